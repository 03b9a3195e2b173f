import { active, duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = '501st-clone-troopers';
const at = [
  [8, 8],
  [8, 6],
] as const;

describe('Defensive Maneuver', () => {
  const clones = () =>
    duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('defensive-maneuver', 'attacker.1');

  it('[G-25, R-ABIL-7] each may dash, and a Hunker token if anybody did', () => {
    expect(clones().plays('decline', 'decline').unit('attacker').hunker).toBe(0);
    const story = clones()
      .chooses('dash', { to: [9, 8] })
      .chooses('decline');
    expect(story.unit('attacker').hunker).toBe(1);
  });

  it('[CR-COND-17] counts no dash of a Pinned character', () => {
    const story = duel({ attacker: { is, at, conditions: ['pinned'] }, defender: { at: [30, 30] } });
    story.plays('defensive-maneuver', 'attacker.1', 'dash', 'decline');
    expect([story.unit('attacker').hunker, story.unit('attacker').conditions]).toEqual([0, []]);
  });
});

describe('Coordinated Fire', () => {
  const ability = 'coordinated-fire-strained@clones';
  const attack = (attacker: Partial<Fighter>, way: readonly string[] = ['combat'], clones: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Republic'], has: ['shoot'], ...attacker },
      red: { clones: { is, at, ...clones } },
      defender: { at: FAR },
      abilities: { shoot: active(0, { do: 'attack', who: 'self' }) },
    }).plays(...way, 'ranged');

  it('makes the target Strained before dice are rolled', () => {
    const story = attack({}).chooses(ability);
    expect(story.told('condition', 'rolled')[0]).toBe('condition defender strained');
  });

  it('answers only the Combat action of another Republic Unit', () => {
    expect(attack({}).offered).toEqual([ability, 'pass']);
    expect(attack({}, ['shoot']).offered).not.toContain(ability);
    expect(attack({ tags: ['Shadow Collective'] }).offered).not.toContain(ability);
  });

  it('[R-ABIL-4] is not offered with the target beyond Range 5 of both clones', () => {
    const far = [
      [1, 30],
      [3, 30],
    ] as const;
    expect(attack({}, ['combat'], { at: far }).offered).not.toContain(ability);
  });

  it('does not answer their own attack', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [15, 8] } });
    expect(story.plays('combat', 'attacker.1', 'ranged').offered).not.toContain('coordinated-fire-strained@attacker');
  });

  it('[CR-COND-02, CR-ABIL-06] of two Units one answers; a target already Strained suffers one damage', () => {
    const story = skirmish({
      red: {
        jedi: { at: [10, 10], tags: ['Galactic Republic'] },
        clones: { is, at },
        others: {
          is,
          at: [
            [10, 6],
            [12, 6],
          ],
        },
      },
      blue: { enemy: { at: FAR, conditions: ['strained'] } },
      activates: 'jedi',
    }).plays('combat', 'ranged');
    expect(story.offered).toEqual([ability, 'coordinated-fire-strained@others', 'pass']);
    expect(story.chooses(ability).told('suffered')).toEqual(['suffered enemy 1']);
    expect(story.asked).toBe('red DP-23');
  });
});

describe('Brothers in Arms', () => {
  const shoved = (hunker: number) =>
    duel({
      attacker: { is: 'cc-7567-captain-rex', has: [] },
      defender: {
        is,
        at: [
          [17, 10],
          [17, 14],
        ],
        hunker,
      },
      attackDice: 's',
    }).plays('combat', 'ranged', 'defender.1', 'n2').offered;

  it('[CR-KEY-09] keeps them where they are while the Unit has a Hunker token', () => {
    expect(shoved(1)).toEqual(['pull', 'decline']);
  });

  it('not without one', () => expect(shoved(0)).toEqual(['push', 'decline']));
});
