import { copyState, type Decision, type Match } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import type { Position } from '../src/greedy/choice.ts';
import { Planner } from '../src/greedy/planner.ts';
import { reaction } from '../src/greedy/rollout.ts';
import { WIDEST } from '../src/greedy/spots.ts';
import { inStyle, USUAL } from '../src/greedy/style.ts';
import { randomFrom } from '../src/random.ts';
import { goalsOf } from '../src/search/goals.ts';
import type { Goal } from '../src/search/plan.ts';

/** Somebody between two objectives. */
function between(): Match {
  const objective = (key: string, x: number) => ({ key, at: [x * 2540, 45720, 0] as const, active: true });
  return skirmish({
    red: { actor: { at: [18, 18], stamina: 8, attack: 5 }, friend: { at: [3, 3] } },
    blue: { foe: { at: [33, 30], stamina: 8, attack: 5 } },
    objectives: [objective('west', 13), objective('east', 23)],
    activates: 'actor',
  }).match;
}

function goals(option: string, most: number): readonly Goal[] {
  const { game, state } = between();
  const random = randomFrom('goals');
  const planner = new Planner(game, random, WIDEST);
  return goalsOf(game, planner, copyState(state), { answer: { option }, value: 1 }, most, random);
}

describe('the goals of a move', () => {
  it('are places with another aim each: one at either objective', () => {
    const sides = new Set(goals('move', 4).map(({ goes }) => ((goes?.to?.[0] ?? 0) < 45720 ? 'west' : 'east')));
    expect([...sides].toSorted()).toEqual(['east', 'west']);
  });

  it('are no more than are asked for, the best as good as the move itself', () => {
    const found = goals('move', 2);
    expect(found).toHaveLength(2);
    expect(found[0]?.value).toBe(1);
    expect(found[1]?.value).toBeLessThanOrEqual(1);
  });

  it('are only the choice itself where it is no move, or where places are not told apart', () => {
    expect(goals('take-cover', 3)).toEqual([{ answer: { option: 'take-cover' }, value: 1 }]);
    expect(goals('move', 0)).toEqual([{ answer: { option: 'move' }, value: 1 }]);
  });
});

describe('reactions inside trials', () => {
  const { game, state } = between();
  const style = { ...USUAL, weights: { ...USUAL.weights, reacts: 1 } };
  const asked = (cost: number): Decision => ({
    seat: 0,
    point: 'DP-55',
    step: 'window.ask',
    options: [{ id: 'deflect@a1', ability: 'deflect', cost }, { id: 'pass' }],
  });
  const attacked = (damage: number): Position => {
    const target = state.open.units[0]?.characters[0] ?? 0;
    const units = state.open.units.map((u, at) => (at === 0 ? { ...u, damage } : u));
    const resolutions = [{ attack: { step: 'modify', target } }] as unknown as Position['open']['resolutions'];
    return { game: inStyle(game, style), open: { ...state.open, units, resolutions } };
  };

  it('are made where they are free', () => {
    expect(reaction(attacked(0), asked(0))).toEqual({ option: 'deflect@a1' });
  });

  it('are paid for where somebody who may fall is attacked, and not else', () => {
    expect(reaction(attacked(5), asked(1))).toEqual({ option: 'deflect@a1' });
    expect(reaction(attacked(0), asked(1))).toBeNull();
  });

  it('are not made by who does not think of them', () => {
    const still = { ...attacked(5), game: inStyle(game, { ...style, weights: { ...style.weights, reacts: 0 } }) };
    expect(reaction(still, asked(0))).toBeNull();
  });
});
