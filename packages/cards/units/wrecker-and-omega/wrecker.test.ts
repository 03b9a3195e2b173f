import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'wrecker-and-omega';
const INCH = 2540;

describe('Bulldoze', () => {
  const starting = (enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { wrecker: { is, at: [10, 10] } },
      blue: { enemy: { at: [14.5, 10], ...enemy } },
      activates: 'wrecker',
      moment: { phase: 'start' },
    });

  it('[CR-EFF-05] lets him dash, and Shove an enemy beside whom he ends', () => {
    const story = starting().chooses('dash', { to: [12, 10] });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('yes').offered).toEqual(['push', 'decline']);
  });

  it('shoves nobody where he stayed, or is out of Range 1', () => {
    expect(starting({ at: [12.5, 10] }).chooses('decline').asked).toBe('red DP-23');
    expect(starting().chooses('dash', { to: [8, 10] }).asked).toBe('red DP-23');
  });

  it('shoves clones whom Brothers in Arms would keep from an attack’s Shove alone', () => {
    const at = [
      [14.5, 10],
      [33, 33],
    ] as const;
    const story = starting({ is: '501st-clone-troopers', at, hunker: 1 }).chooses('dash', { to: [12, 10] });
    expect(story.chooses('yes').offered).toEqual(['push', 'decline']);
  });
});

describe('Hahahaha, Yeah!!!', () => {
  const shooting = () => duel({ attacker: { is }, defender: { at: FAR }, force: [9, 9] });

  it('[CR-ABIL-02] is a Ranged attack with all his dice, as an action', () => {
    const story = shooting().plays('ability');
    expect(story.offered).toEqual(['ranged', 'decline']);
    expect(story.plays('ranged').told('pool')[0]).toBe('pool attack 6');
  });

  it('[R-ABIL-4] is not offered with nobody to shoot at', () => {
    expect(duel({ attacker: { is }, defender: { at: [34, 34] }, force: [9, 9] }).offered).not.toContain('ability');
  });

  it('may be Deflected', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'general-anakin-skywalker', at: FAR },
      force: [9, 9],
    }).plays('ability', 'ranged');
    expect(story.offered).toContain('deflect@defender');
  });
});

describe('I Wasn’t Sneaking...', () => {
  const objective = (control?: 0 | 1) =>
    ({ key: 'M', at: [15 * INCH, 10 * INCH, 0], ...(control === undefined ? {} : { control }) }) as const;
  const blasting = (enemy: Partial<Fighter> = {}, control?: 0 | 1) =>
    duel({
      attacker: { is },
      defender: { at: [17, 10], ...enemy },
      objectives: [objective(control)],
      attackDice: 'csefs',
      force: [9, 9],
    });

  it('deals a damage for each crit and strike of five dice to a Unit that contests the objective', () => {
    expect(blasting().plays('i-wasnt-sneaking').told('suffered')).toEqual(['suffered defender 3']);
  });

  it('brings Momentum beside that of the wound it deals', () => {
    const momentum = (damage: number) =>
      blasting({ stamina: 5, damage }).plays('i-wasnt-sneaking').told('momentum').length;
    expect(momentum(4)).toBe(momentum(0) + 2);
  });

  it('[R-ABIL-4] is not offered at an objective he controls, or that no enemy contests', () => {
    expect(blasting({}, 0).offered).not.toContain('i-wasnt-sneaking');
    expect(blasting({ at: [30, 30] }).offered).not.toContain('i-wasnt-sneaking');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = blasting({ is: 'lord-maul', damage: 9 }).plays('i-wasnt-sneaking');
    expect([story.unit('defender').wounded, story.told('attack')]).toEqual([1, []]);
  });
});

describe('The Muscle of the Batch', () => {
  const shoved = (tags: readonly string[], wrecker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['shove']) },
      defender: { tags },
      blue: { wrecker: { is, at: [15, 13], ...wrecker } },
      attackDice: 's',
      force: [0, 0],
    })
      .plays('combat', 'melee', 'n1')
      .offered.includes('push');
  const suffered = (tags: readonly string[]) =>
    duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: { tags },
      blue: { wrecker: { is, at: [15, 13] } },
      attackDice: 's',
      force: [0, 0],
    })
      .plays('combat', 'melee', 'n1')
      .told('suffered')[0];

  it('[CR-KEY-09] gives Steadfast to the Bad Batch within Range 3', () => {
    expect([shoved(['Bad Batch']), shoved(['Clone Trooper'])]).toEqual([false, true]);
  });

  it('[CR-KEY-06] gives Protection to Clone Troopers and Scoundrels', () => {
    expect([suffered(['Clone Trooper']), suffered(['Scoundrel']), suffered(['Bad Batch'])]).toEqual([
      'suffered defender 1',
      'suffered defender 1',
      'suffered defender 2',
    ]);
  });

  it('not Wounded, nor farther away', () => {
    expect(shoved(['Bad Batch'], { wounded: 1 })).toBe(true);
    expect(shoved(['Bad Batch'], { at: [30, 30] })).toBe(true);
  });

  it('protects no one from the damage of No Mercy', () => {
    const story = duel({
      attacker: { tags: ['Clone Trooper'] },
      red: { wrecker: { is, at: [10, 13] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('move');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});
