import {
  type Answer,
  type Decision,
  drawing,
  fast,
  type Game,
  type Random,
  sampleAnswer,
  sha256,
} from '@faultline/rules';
import type { View } from '@faultline/rules';
import type { Opponent } from './opponent.ts';

/** Numbers from a seed: the same seed, the same numbers, whatever the game's own dice do. */
export const randomFrom = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** A place may be there although a search by chance missed it, so an empty hand is dealt again. */
const ROUNDS = 20;

/** Every legal option is as likely as any other; places and directions are drawn. */
export function anyAnswer(game: Game, view: View, decision: Decision, random: Random): Answer {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = decision.options.map((option) => option.id);
    while (left.length > 0) {
      const [option = ''] = left.splice(random(left.length), 1);
      const answer = sampleAnswer({ game, open: view.open }, option, random);
      if (answer) return answer;
    }
  }
  throw new Error(`No legal answer was found for ${decision.step} (${decision.point}).`);
}

/** R0: the baseline of all others. */
export function randomOpponent(game: Game, seed: string): Opponent {
  const random = randomFrom(seed);
  return { name: 'random', decide: (view, decision) => anyAnswer(game, view, decision, random) };
}
