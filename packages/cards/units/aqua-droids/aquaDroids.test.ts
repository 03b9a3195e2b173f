import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'aqua-droids';
const at = [
  [10, 10],
  [30, 4],
] as const;

describe('Calculated Advance', () => {
  const advancing = (defender: Partial<Fighter> = { at: [33, 33] }, ...first: readonly string[]) =>
    duel({ attacker: { is, at }, defender }).plays(...first, 'calculated-advance', 'attacker.1');

  it('[R-ABIL-7] lets each dash, and focuses them', () => {
    expect(advancing().offered).toEqual(['dash', 'decline']);
    const story = advancing().plays('decline', 'decline');
    expect([story.told('action'), story.offered.includes('focus')]).toEqual([['action attacker focus'], false]);
  });

  it('[R-ACT-1] focuses nobody a second time', () => {
    expect(
      advancing({ at: [33, 33] }, 'focus')
        .plays('decline', 'decline')
        .told('action'),
    ).toHaveLength(1);
  });

  it('takes one from Super Commandos, whose No Mercy hurts them', () => {
    const commandos = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = advancing({ is: 'mandalorian-super-commandos', at: commandos });
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Submerge', () => {
  const option = 'submerge@droids';
  const revealing = (other: Partial<Fighter>) =>
    skirmish({
      red: { droids: { is, at }, other: { at: [5, 5], tags: ['Aquatic'], ...other }, third: { at: [15, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a3', 'shatterpoint'], reserve: 'a2', discard: [] }, {}],
    }).plays('reveal');

  it('[R-ORDER-4] changes places with another Aquatic Unit’s card in reserve', () => {
    const story = revealing({}).plays(option, 'deck-bottom');
    expect([story.open.seats[0].reserve, story.open.seats[0].deck.includes('a2')]).toEqual(['a1', true]);
    expect(story.open.activation?.unit).toBe(story.unit('third').id);
  });

  it('[R-ABIL-4] is not offered where the card in reserve is another’s', () => {
    expect(revealing({ tags: ['Scoundrel'] }).offered).not.toContain(option);
  });

  it('comes after Nossor Ri went into reserve by Opportunistic Usurper', () => {
    const story = revealing({ is: 'nossor-ri' }).plays(option, 'deck-top');
    // He is revealed next, and may change places in turn.
    expect([story.open.seats[0].reserve, story.offered]).toEqual(['a1', ['yes', 'no']]);
  });
});

describe('Augmented Power Servos', () => {
  const pool = (defender: Partial<Fighter>, ...way: readonly string[]) =>
    duel({ attacker: { is, at }, defender })
      .plays(...way)
      .told('pool')[0];

  it('[CR-KEY-03] is Impact 1 after a Focus action', () => {
    expect(pool({}, 'focus', 'combat', 'attacker.1', 'melee')).toBe('pool attack 8');
  });

  it('[CR-KEY-05] is none without, nor for Ranged attacks', () => {
    expect(pool({}, 'combat', 'attacker.1', 'melee')).toBe('pool attack 6');
    expect(pool({ at: FAR }, 'focus', 'combat', 'attacker.1', 'ranged')).toBe('pool attack 8');
  });

  it('adds its die beside that of Nossor Ri’s Riptide', () => {
    const nossor = { is: 'nossor-ri', at: [17, 14] } as const;
    const story = duel({ attacker: { is, at }, red: { nossor }, force: [9, 0] });
    story.plays('focus', 'combat', 'attacker.1', 'melee', 'riptide@nossor');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });
});

describe('Enhanced Blast Armor', () => {
  const struck = (tree: ReturnType<typeof path>, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree, ...attacker },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      attackDice: 's',
      force: [9, 0],
    });

  it('[CR-KEY-06] takes one damage off a pool', () => {
    const story = struck(path(['damage', 'damage'])).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });

  it('[CR-KEY-07] takes nothing off an empty one', () => {
    expect(
      struck(path(['pinned']))
        .plays('combat', 'melee', 'n1')
        .told('suffered'),
    ).toEqual([]);
  });

  it('takes one off the damage that Vader’s Fury adds', () => {
    const story = struck(path(['damage']), { is: 'darth-vader-jedi-hunter' });
    story.plays('vaders-fury', 'decline', 'combat', 'melee', 'no', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 3']);
  });
});

describe('Sonar Detection', () => {
  const pool = (defender: Partial<Fighter>, blue: Readonly<Record<string, Fighter>> = {}) =>
    duel({ attacker: { is, at }, defender: { at: FAR, ...defender }, blue })
      .plays('combat', 'attacker.1', 'ranged', ...('hera' in blue ? ['defender.1'] : []))
      .told('pool')[1];

  it('[R-COVER-6] takes one off the Cover of their target', () => {
    expect([pool({ hunker: 2 }), pool({ hunker: 1 })]).toEqual(['pool defense 3', 'pool defense 2']);
  });

  it('takes nothing where there is no Cover', () => expect(pool({})).toBe('pool defense 2'));

  it('takes away what Crew of the Ghost gives', () => {
    const hera = { is: 'hera-syndulla-spectre-2', at: [17, 16] } as const;
    expect(pool({ tags: ['Rebel Alliance'] }, { hera })).toBe('pool defense 2');
  });
});
