import type { Open } from '@faultline/rules';

/** The Struggle Tracker as far as events tell it. */
export interface Tracker {
  /** Positive on the first seat's side. */
  readonly token: number;
  readonly momentum: readonly [number, number];
}

const SPACES = 8;

export const FRESH: Tracker = { token: 0, momentum: [1, 1] };

export const trackerOf = ({ score }: Open): Tracker | null =>
  score.mode === 'standard' ? { token: score.token, momentum: [score.momentum[0], score.momentum[1]] } : null;

/** From the first seat's space 8 to the second's: `M`omentum, the centre `|`, and the token in brackets. */
export function drawn({ token, momentum }: Tracker): string {
  const spaces = Array.from({ length: 2 * SPACES + 1 }, (_, i) => SPACES - i);
  return spaces
    .map((space) => {
      if (space === token) return `[${Math.abs(space)}]`;
      if (space === 0) return '|';
      return Math.abs(space) > SPACES - momentum[space > 0 ? 0 : 1] ? 'M' : '.';
    })
    .join(' ');
}
