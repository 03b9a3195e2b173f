import type { Open } from '../state/open.ts';
import { struggleOf } from '../modes/standard/tracker.ts';

/** How a game ended, in the form an event's desk takes it: figures in the order of the seats. */
export interface EventResult {
  readonly how: 'victory' | 'time' | 'draw' | 'concession';
  readonly winner?: string;
  /** Struggle Cards claimed, and Wounds inflicted, when the game stopped (SD-R-20, SD-R-21, SD-R-23). */
  readonly sc: readonly [number, number];
  readonly w: readonly [number, number];
}

/** SD-R-76: the software reports its own games. Null while one is running; the floors of a concession are the event's. */
export function eventResult(open: Open, players: readonly [string, string]): EventResult | null {
  const { result } = open;
  if (!result) return null;
  const { claimed, wounds } = struggleOf({ open });
  const figures = { sc: [claimed[0].length, claimed[1].length], w: [wounds[0], wounds[1]] } as const;
  if (result.winner === null) return { how: 'draw', ...figures };
  const winner = players[result.winner];
  if (result.why === 'concession') return { how: 'concession', winner, ...figures };
  return { how: result.why === 'struggles' ? 'victory' : 'time', winner, ...figures };
}
