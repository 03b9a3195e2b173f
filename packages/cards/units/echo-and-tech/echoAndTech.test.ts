import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'echo-and-tech';
const at = [
  [10, 10],
  [10, 20],
] as const;
const INCH = 2540;

describe('Fight Smarter, Not Harder', () => {
  const acting = (more: Partial<Fighter> = {}, control: 0 | 1 = 1, x = 15) =>
    duel({
      attacker: { is, at, hunker: 1, ...more },
      defender: { at: [30, 30] },
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0], control }],
    });

  it('takes the opponent’s Control token off an objective within Range 3, for a Hunker token', () => {
    const story = acting().plays('fight-smarter-not-harder');
    expect([story.unit('attacker').hunker, story.open.objectives[0]?.control]).toEqual([0, null]);
  });

  it('[R-ABIL-4] is not offered without a token, at an objective of their own, or far away', () => {
    const option = 'fight-smarter-not-harder';
    expect(acting({ hunker: 0 }).offered).not.toContain(option);
    expect(acting({}, 0).offered).not.toContain(option);
    expect(acting({}, 1, 25).offered).not.toContain(option);
  });

  it('takes from the Fifth Brother what his Inquisitorial Mandate won', () => {
    const story = duel({
      attacker: { is, at, hunker: 1 },
      defender: { is: 'fifth-brother', at: [17, 10] },
      objectives: [{ key: 'M', at: [15 * INCH, 10 * INCH, 0], control: 1 }],
    }).plays('fight-smarter-not-harder');
    expect(story.open.objectives[0]?.control).toBeNull();
  });
});

describe('Keep a Low Profile', () => {
  it('gives a Hunker token if anybody dashed', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('keep-a-low-profile', 'attacker.1');
    expect(
      story
        .chooses('dash', { to: [11, 10] })
        .chooses('decline')
        .unit('attacker').hunker,
    ).toBe(1);
  });
});

describe('Forward Planning', () => {
  const option = 'forward-planning@planners';
  const starting = (unit: Partial<Fighter> = {}) =>
    skirmish({
      red: { ally: { at: [10, 13], conditions: ['pinned', 'strained'], ...unit }, planners: { is, at } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ally',
      moment: { phase: 'start' },
      force: [9, 0],
    });

  it('takes a condition off a Primary or Secondary Unit within Range 4 that starts its activation', () => {
    for (const rank of ['primary', 'secondary'] as const) {
      const story = starting({ rank });
      expect(story.offered).toContain(option);
      expect(story.plays(option, 'yes', 'pinned').unit('ally').conditions).toEqual(['strained']);
    }
  });

  it('is not offered for a Supporting Unit, nor out of Range 4', () => {
    expect(starting({ rank: 'supporting' }).asked).toBe('red DP-23');
    expect(starting({ at: [33, 33] }).asked).toBe('red DP-23');
  });

  it('[R-ABIL-4] is not offered for nothing to take off', () => {
    expect(starting({ conditions: [] }).offered).not.toContain(option);
  });

  it('comes after the dash of Rex’s Get a Move On, Soldier', () => {
    const story = starting({ is: 'cc-7567-captain-rex', conditions: ['exposed'] });
    expect(story.asked).toBe('red DP-34');
    expect(story.plays('ally.1', 'decline', 'no').offered).toContain(option);
  });
});

describe('The Brains of the Batch', () => {
  const attack = (hunker: number) =>
    duel({ attacker: { is, at, hunker }, defender: { at: FAR } })
      .plays('combat', 'attacker.1', 'ranged')
      .told('pool')[0];
  const defense = (hunker: number) =>
    duel({ defender: { is, at: [FAR, [33, 33]], hunker } })
      .plays('combat', 'ranged')
      .told('pool')[1];

  it('adds a die to attack and defense while they have a Hunker token, beside its Cover', () => {
    expect([attack(1), defense(1)]).toEqual(['pool attack 7', 'pool defense 7']);
  });

  it('one alone, and none without a token', () => {
    expect([attack(2), attack(0), defense(0)]).toEqual(['pool attack 7', 'pool attack 6', 'pool defense 5']);
  });

  it('stands beside the die of a Coordinated Fire’s target: Strained does not touch it', () => {
    const story = duel({
      attacker: { is, at, hunker: 1 },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'attacker.1', 'ranged', 'coordinated-fire-strained@clones');
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });
});
