import { library } from '@faultline/cards';
import { oddsOfCase } from '@faultline/odds';
import { describe, expect, it } from 'vitest';
import { goalsOf } from '../src/attack/goals.ts';

const odds = oddsOfCase(library, {
  attacker: { unit: 'lord-maul' },
  defender: { unit: 'bo-katan-kryze' },
  type: 'melee',
  damage: 4,
});
const goals = goalsOf(odds);

describe('what an attacker may go for', () => {
  it('is most damage, a Wound, and then every effect, the likeliest first', () => {
    expect(goals.slice(0, 2).map(({ of }) => of)).toEqual(['most', 'wound']);
    const rest = goals.slice(2).map(({ chance }) => chance);
    expect(rest.length).toBeGreaterThan(2);
    expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  });

  it('has the chance of the odds, and the way of the odds', () => {
    const shove = odds.effects.find(({ effect }) => effect === 'shove');
    expect(goals.find(({ of }) => of === 'wound')).toMatchObject({ chance: odds.wound, way: odds.woundPath });
    expect(goals.find(({ of }) => of === 'shove')).toMatchObject({ chance: shove?.chance, way: shove?.path });
  });

  it('takes the farthest way with damage that a roll can pay for', () => {
    const [most] = goals;
    const paid = odds.successes.slice(most?.way?.successes).reduce((sum, chance) => sum + chance, 0);
    expect(most?.chance).toBeCloseTo(paid, 12);
    expect(paid).toBeGreaterThanOrEqual(0.005);
  });

  it('leaves out what cannot be', () => {
    const none = goalsOf({ ...odds, wound: null, damagePaths: [], effects: [] });
    expect(none).toEqual([]);
  });
});
