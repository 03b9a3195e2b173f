import type { ModeEvents, ModeId, Open, Seat } from '@faultline/rules';
import type { Phrases } from '../teller.ts';

/** The Struggle Tracker as far as events tell it. */
export interface Tracker {
  /** Positive on the first seat's side; null while it lies beside the tracker. */
  readonly token: number | null;
  readonly momentum: readonly [number, number];
  /** In modes with roles. */
  readonly aggressor?: Seat;
}

/** How a mode is told: its own events, and what of its score the story counts along. */
export interface Telling<M extends ModeId> {
  readonly phrases: Phrases<ModeEvents[M]['event']>;
  readonly fresh: Tracker;
  readonly tracker: (open: Open) => Tracker | null;
  /** Whether what is played for has been won and the next has not begun. */
  readonly isWon: (open: Open) => boolean;
}
