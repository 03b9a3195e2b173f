import type { Effect } from '../cards/ability.ts';
import type { Seat } from '../state/ids.ts';
import type { Cause } from '../timing/cause.ts';
import type { Context } from './context.ts';

/** Effects of an ability on their way: the names bound so far, who decides, and whether the step before really happened. */
export interface Running {
  readonly effects: readonly Effect[];
  readonly next: number;
  readonly context: Context;
  readonly cause: Cause;
  readonly seat: Seat;
  readonly did: boolean;
}
