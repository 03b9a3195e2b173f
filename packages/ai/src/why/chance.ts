import type { Open, Seat } from '@faultline/rules';
import type { Position } from '../greedy/choice.ts';
import { evaluate, totalOf } from '../greedy/evaluate.ts';

/** So many spaces of an evaluation are one logit. */
const LOGIT = 12;

/** The chance of a seat to win, from a position in which nobody is in the middle of anything. */
export function chanceAt(p: Position, seat: Seat): number {
  const { result } = p.open;
  if (result) return result.winner === null ? 0.5 : Number(result.winner === seat);
  return 1 / (1 + Math.exp(-totalOf(evaluate(p, seat)) / LOGIT));
}

/** From this Turn on a chance is told in figures: before, little is known. */
const FIRST_FIGURES = 7;

/** How a chance may be told: in words while little is known of it; not at all where it was never measured. */
export function telling({ score, turn }: Open): 'words' | 'figures' | null {
  if (score.mode !== 'standard') return null;
  return turn < FIRST_FIGURES ? 'words' : 'figures';
}
