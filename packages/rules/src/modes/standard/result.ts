import type { Open } from '../../state/open.ts';
import type { EventResult } from '../../game/report.ts';
import { struggleOf } from './tracker.ts';

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
