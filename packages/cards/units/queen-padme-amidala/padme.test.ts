import { active, duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'queen-padme-amidala';
const INCH = 2540;

describe('Royal Command', () => {
  const commanding = (ally: Partial<Fighter>) =>
    duel({
      attacker: { is },
      red: {
        troops: {
          at: [
            [20, 10],
            [20, 13],
          ],
          tags: ['Galactic Republic'],
          ...ally,
        },
      },
      defender: { at: [33, 33] },
    }).plays('royal-command');

  it('lets each of a Unit of the Republic advance, however far away', () => {
    const story = commanding({}).chooses('troops').chooses('troops.1');
    expect(story.offered).toEqual(['advance', 'decline']);
    expect(story.plays('decline').offered).toEqual(['advance', 'decline']);
  });

  it('is for herself as well, and for nobody of another side', () => {
    expect(commanding({}).offered).toEqual(['attacker', 'troops']);
    expect(commanding({ tags: ['Separatist Alliance'] }).offered).toEqual(['advance', 'decline']);
  });

  it('takes clones from Super Commandos, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: { is },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [20, 10],
            [20, 20],
          ],
        },
      },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [23, 10],
          [33, 33],
        ],
      },
    }).plays('royal-command', 'clones', 'clones.1');
    expect(story.chooses('dash', { to: [17, 10] }).told('suffered')).toEqual(['suffered clones 2']);
  });
});

describe("Queen's Gambit", () => {
  const option = 'queens-gambit@queen';
  const wounding = (more: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage'], ['dash']) },
      defender: { stamina: 4, damage: 3 },
      blue: { queen: { is, at: [30, 30], ...more } },
      attackDice: 'ss',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');

  it('lets her advance once the effect by which the opponent gained Momentum is resolved', () => {
    const story = wounding();
    expect(story.offered).not.toContain(option);
    story.plays('n2', 'decline');
    expect(story.plays(option).offered).toEqual(['advance', 'decline']);
  });

  it('answers no Momentum of her own side', () => {
    const story = duel({
      attacker: { is, has: ['queens-gambit', 'gain'] },
      defender: { at: [30, 30] },
      abilities: { gain: active(0, { do: 'momentum', amount: 1 }) },
      force: [9, 0],
    }).plays('gain');
    expect(story.asked).toBe('red DP-23');
  });

  it('answers the Momentum of Ezra’s This Helmet is Property of Ezra Bridger', () => {
    const story = duel({
      attacker: { is: 'ezra-bridger-spectre-6' },
      defender: { rank: 'supporting', stamina: 4, damage: 3 },
      blue: { queen: { is, at: [30, 30] } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee');
    while (!story.offered.includes(option))
      story.plays(story.offered.includes('decline') ? 'decline' : (story.offered[0] ?? ''));
    expect(story.told('momentum').length).toBeGreaterThan(0);
  });
});

describe('Crack Shot', () => {
  it('[CR-KEY-04] is Sharpshooter 2, and a dash with her Focus action', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } }).plays('focus');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.plays('decline', 'combat', 'ranged').told('pool')[0]).toBe('pool attack 10');
  });
});

describe('Servant of the People', () => {
  const tied = (stance: number) =>
    duel({
      attacker: { is, stance },
      objectives: [{ key: 'M', at: [11.5 * INCH, 11.5 * INCH, 0] }],
    }).plays('end').open.objectives[0]?.control;

  it('[CR-OBJ-06] wins ties with Faith in Diplomacy alone', () => {
    expect([tied(0), tied(1)]).toEqual([null, 0]);
  });

  const pool = (stance: number, more: Partial<Fighter> = {}, queen: Partial<Fighter> = {}) =>
    duel({
      attacker: { rank: 'supporting', tags: ['Galactic Republic'], ...more },
      red: { queen: { is, at: [30, 30], stance, ...queen } },
    })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('adds a die to the attacks of Supporting characters of the Republic in Aggressive Negotiations', () => {
    expect([pool(0), pool(1)]).toEqual(['pool attack 5', 'pool attack 4']);
  });

  it('not to those of others, nor while she is Wounded', () => {
    expect(pool(0, { rank: 'secondary' })).toBe('pool attack 4');
    expect(pool(0, { tags: ['Jedi'] })).toBe('pool attack 4');
    expect(pool(0, {}, { wounded: 1 })).toBe('pool attack 4');
  });

  it('leaves a tie with the Fifth Brother, whose Inquisitorial Mandate would win it too', () => {
    const story = skirmish({
      red: { queen: { is, at: [10, 10], stance: 1 } },
      blue: { brother: { is: 'fifth-brother', at: [13, 10] } },
      objectives: [{ key: 'M', at: [11.5 * INCH, 11.5 * INCH, 0] }],
      activates: 'queen',
    }).plays('end');
    expect(story.open.objectives[0]?.control).toBeNull();
  });
});
