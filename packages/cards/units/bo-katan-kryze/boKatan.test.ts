import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'bo-katan-kryze';
const inch = 2540;
const kryze = {
  is: 'clan-kryze-mandalorians',
  at: [
    [14, 10],
    [16, 12],
  ],
} as const;

describe('Pride of the Mandalore', () => {
  const starting = (red: Readonly<Record<string, Fighter>>) =>
    skirmish({
      red: { boKatan: { is, at: [10, 10] }, ...red },
      blue: { enemy: { at: [30, 30], tags: ['Mandalorian'] } },
      activates: 'boKatan',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets another allied Mandalorian jump at the start of the activation', () => {
    const story = starting({ kryze, rex: { at: [5, 5] } });
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['kryze.1', 'kryze.2']]);
    story.chooses('kryze.2').chooses('jump', { to: [18, 12] });
    expect(story.character('kryze.2').x).toBe(18 * inch);
  });

  it('[R-ABIL-4] asks nothing without one', () => {
    expect(starting({ rex: { at: [5, 5] } }).asked).toBe('red DP-23');
  });
});

describe('Jet Pack', () => {
  it('lets her jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('jet-pack');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('Mandalorians are Stronger Together', () => {
  const ability = 'mandalorians-are-stronger-together@boKatan';
  const moved = (ally: Partial<Fighter>, before: readonly string[] = []) =>
    skirmish({
      red: {
        boKatan: { is, at: [10, 10], has: ['mandalorians-are-stronger-together'] },
        ally: { at: [10, 13], tags: ['Mandalorian'], ...ally },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'boKatan',
    }).plays(...before, 'move', 'decline');

  it('[R-ACT-1] makes a Focus action that is none of the two, but the only Focus of the activation', () => {
    const story = moved({}).chooses(ability);
    expect(story.told('action')).toEqual(['action boKatan move', 'action boKatan focus']);
    expect(story.open.activation?.left).toBe(1);
    expect(story.offered).not.toContain('focus');
  });

  it('[R-ABIL-4] is not offered where Focus was made before', () => {
    expect(moved({}, ['focus']).asked).toBe('red DP-23');
  });

  it('nor without another Mandalorian within Range 2', () => {
    expect(moved({ at: [10, 20] }).asked).toBe('red DP-23');
    expect(moved({ tags: [] }).asked).toBe('red DP-23');
  });

  it('[R-ACT-6] is not offered where the move has wounded her and ended her activation', () => {
    const story = skirmish({
      red: {
        boKatan: { is, at: [10, 10], damage: 5, conditions: ['strained'], has: ['mandalorians-are-stronger-together'] },
        ally: { at: [10, 13], tags: ['Mandalorian'] },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'boKatan',
    }).chooses('move');
    story.chooses('dash', { to: [11, 10] });
    expect(story.told('wounded', 'action', 'activation-ended')).toEqual([
      'action boKatan move',
      'wounded boKatan',
      'activation-ended boKatan',
    ]);
  });

  it('[R-CARD-5] counts where she ends, not where she began', () => {
    const story = skirmish({
      red: {
        boKatan: { is, at: [10, 20], has: ['mandalorians-are-stronger-together'] },
        ally: { at: [10, 13], tags: ['Mandalorian'] },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'boKatan',
    }).chooses('move');
    expect(story.chooses('advance', { to: [10, 17] }).offered).toEqual([ability, 'pass']);
  });
});

describe('Mandalore Will Survive', () => {
  const focused = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is, ...more }, defender: { at: [30, 30] } }).chooses('focus');

  it('lets her dash and heal twice after a Focus action', () => {
    const story = focused({ damage: 3 }).chooses('dash', { to: [12, 10] });
    expect(story.plays('attacker:damage', 'attacker:damage').unit('attacker').damage).toBe(1);
  });

  it('lets her heal without the dash', () => {
    expect(focused({ damage: 3 }).plays('decline', 'attacker:damage', 'decline').unit('attacker').damage).toBe(2);
  });

  it('answers no other action', () => {
    const story = duel({ attacker: { is, damage: 3 }, defender: { at: [30, 30] } }).plays('take-cover', 'decline');
    expect(story.asked).toBe('red DP-23');
  });

  it('answers also the Focus that Stronger Together makes', () => {
    const story = skirmish({
      red: { boKatan: { is, at: [10, 10] }, kryze },
      blue: { enemy: { at: [30, 30] } },
      activates: 'boKatan',
    }).plays('move', 'decline', 'mandalorians-are-stronger-together@boKatan');
    expect(story.offered).toEqual(['dash', 'decline']);
  });
});

describe('Some of Us Serve a Higher Purpose', () => {
  /** A Mandalorian on an objective is hit for three and shoved. */
  const hit = (target: Partial<Fighter>, boKatan: Partial<Fighter> = {}, active = true) =>
    skirmish({
      red: { enemy: { at: [13, 10], tree: path(['damage', 'damage', 'damage'], ['shove']) } },
      blue: {
        friend: { at: [16, 10], tags: ['Mandalorian'], ...target },
        boKatan: { is, at: [20, 10], has: ['some-of-us-serve-a-higher-purpose'], ...boKatan },
      },
      objectives: [{ key: 'C', at: [16 * inch, 12 * inch, 0], active }],
      activates: 'enemy',
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2');

  it('[CR-KEY-06, CR-KEY-09] gives Protection and Steadfast to those who contest within Range 3', () => {
    const story = hit({});
    expect(story.offered).toEqual(['pull', 'decline']);
    expect(story.chooses('decline').unit('friend').damage).toBe(2);
  });

  it.each([
    ['who are no Mandalorians', { tags: [] }, {}, true],
    ['who do not contest', {}, {}, false],
    ['beyond Range 3', {}, { at: [30, 10] }, true],
  ] as const)('but not to those %s', (_who, target, boKatan, active) => {
    const story = hit(target, boKatan, active);
    expect(story.offered).toEqual(['push', 'decline']);
    expect(story.plays('decline', 'decline').unit('friend').damage).toBe(3);
  });

  it('[CR-OBJ-02] not to the Wounded, who contest nothing', () => {
    expect(hit({ wounded: 1 }).offered).toEqual(['push', 'decline']);
  });

  it('[R-KEY-5] is one Protection with that of I Hate This Job', () => {
    const story = skirmish({
      red: { enemy: { at: FAR, tree: path(['damage', 'damage', 'damage']) } },
      blue: {
        friend: { at: [10, 10], tags: ['Mandalorian'], has: ['i-hate-this-job'] },
        boKatan: { is, at: [10, 14], has: ['some-of-us-serve-a-higher-purpose'] },
      },
      objectives: [{ key: 'C', at: [10 * inch, 8 * inch, 0], active: true }],
      activates: 'enemy',
      attackDice: 's',
    }).plays('combat', 'ranged', 'friend.1', 'n1');
    expect(story.unit('friend').damage).toBe(2);
  });
});
