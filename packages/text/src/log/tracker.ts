import type { Open } from '@faultline/rules';

/** The Struggle Tracker as far as events tell it. */
export interface Tracker {
  /** Positive on the first seat's side. */
  readonly token: number;
  readonly momentum: readonly [number, number];
}

export const FRESH: Tracker = { token: 0, momentum: [1, 1] };

export const trackerOf = ({ score }: Open): Tracker | null =>
  score.mode === 'standard' ? { token: score.token, momentum: [score.momentum[0], score.momentum[1]] } : null;
