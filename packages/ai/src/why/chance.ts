import type { Game, Open, Seat } from '@faultline/rules';
import type { Position } from '../greedy/choice.ts';
import { type Evaluation, totalOf } from '../greedy/evaluate.ts';
import { sigmoid } from '../value/sigmoid.ts';
import { winChance } from '../value/winChance.ts';

/** So many spaces of an evaluation are one logit, where nothing has been learnt of a mode. */
const LOGIT = 12;

/** The chance of a seat to win, from a position in which nobody is in the middle of anything. */
export const chanceAt = (p: Position, seat: Seat, outlook: Evaluation): number =>
  winChance(p.game, p, seat) ?? sigmoid(totalOf(outlook) / LOGIT);

/** From this Turn on a chance is told in figures: before, little is known. */
const FIRST_FIGURES = 7;

/** How a chance may be told: in words while little is known of it; not at all where nothing has been learnt. */
export function telling(game: Game, open: Open): 'words' | 'figures' | null {
  if (winChance(game, { open }, 0) === null) return null;
  return open.turn < FIRST_FIGURES ? 'words' : 'figures';
}
