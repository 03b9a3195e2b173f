import { determinise, type Game } from '@faultline/rules';
import type { Opponent } from '../opponent.ts';
import { randomFrom } from '../random.ts';
import { Planner } from './planner.ts';
import { WIDE } from './spots.ts';
import { inStyle, type Style, USUAL } from './style.ts';

/** R1: plans its activation from public facts. What it cannot see it deals anew for itself, so it never knows more. */
export function greedyOpponent(game: Game, seed: string, style: Style = USUAL): Opponent {
  const random = randomFrom(seed);
  const planner = new Planner(inStyle(game, style), random, WIDE);
  return { name: 'greedy', decide: (view) => planner.answer(determinise(game, view, random)) };
}
