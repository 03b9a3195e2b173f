import { determinise, type Game } from '@faultline/rules';
import { rolloutAnswer } from './greedy/rollout.ts';
import { inStyle, type Style, USUAL } from './greedy/style.ts';
import type { Opponent } from './opponent.ts';
import { anyAnswer, randomFrom } from './random.ts';

/** R1 as it plays inside trials: a game takes a tenth of the time. For learning, which needs thousands of them. */
export function hastyOpponent(game: Game, seed: string, style: Style = USUAL): Opponent {
  const random = randomFrom(seed);
  const styled = inStyle(game, style);
  return {
    name: 'hasty',
    decide: (view, decision) =>
      rolloutAnswer(styled, determinise(game, view, random), random) ?? anyAnswer(game, view, decision, random),
  };
}
