import type { ModeEvents, ModeId, Open } from '@faultline/rules';
import type { Phrases } from '../teller.ts';

/** The Struggle Tracker as far as events tell it. */
export interface Tracker {
  /** Positive on the first seat's side. */
  readonly token: number;
  readonly momentum: readonly [number, number];
}

/** How a mode is told: its own events, and what of its score the story counts along. */
export interface Telling<M extends ModeId> {
  readonly phrases: Phrases<ModeEvents[M]['event']>;
  readonly fresh: Tracker;
  readonly tracker: (open: Open) => Tracker | null;
  /** Whether what is played for has been won and the next has not begun. */
  readonly isWon: (open: Open) => boolean;
}
