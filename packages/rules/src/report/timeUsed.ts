import type { Entry, Timed } from '../outside/entry.ts';
import type { Seat } from '../state/ids.ts';

/** A pause in milliseconds after which somebody was away from the table. */
export const AWAY = 600_000;

/** Milliseconds that each player took for their decisions; null where nobody noted times. Longer pauses do not count. */
export function timeUsed(entries: readonly Timed<Entry>[]): readonly [number, number] | null {
  const used: [number, number] = [0, 0];
  let noted = false;
  for (const [i, entry] of entries.entries()) {
    if (entry.time === undefined) continue;
    noted = true;
    const took = entry.time - (entries[i - 1]?.time ?? entry.time);
    const seat = whose(entry);
    if (seat !== null && took <= AWAY) used[seat] += Math.max(0, took);
  }
  return noted ? used : null;
}

function whose(entry: Entry): Seat | null {
  const author = entry.do === 'answer' ? entry.seat : entry.by;
  return author === 0 || author === 1 ? author : null;
}
