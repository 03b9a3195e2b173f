import type { Game, Open, Seat } from '@faultline/rules';
import { learntOf } from './modes/index.ts';
import { sigmoid } from './sigmoid.ts';

/** A position, or what a seat sees of one: only what lies open is read. */
interface Seen {
  readonly open: Open;
}

/** How likely a seat is to win, as the logarithm of the odds; null where nothing has been learnt of the mode. */
export function winLogit(game: Game, { open }: Seen, seat: Seat): number | null {
  const learnt = learntOf(open);
  if (!learnt) return null;
  const figures = learnt.figures({ game, open }, seat);
  let logit = 0;
  for (let i = 0; i < figures.length; i += 1) logit += (figures[i] ?? 0) * (learnt.weights[i] ?? 0);
  return logit;
}

/**
 * How likely a seat is to win, from 0 to 1, learnt from games of the opponents against themselves at the start of
 * Turns. The two seats' chances add up to 1. Null in a mode of which nothing has been learnt.
 */
export function winChance(game: Game, seen: Seen, seat: Seat): number | null {
  const { result } = seen.open;
  if (result) return result.winner === null ? 0.5 : result.winner === seat ? 1 : 0;
  const logit = winLogit(game, seen, seat);
  return logit === null ? null : sigmoid(logit);
}
