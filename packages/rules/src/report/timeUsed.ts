import type { Entry, Timed } from '../outside/entry.ts';
import type { Seat } from '../state/ids.ts';

/** A pause in milliseconds after which somebody was away from the table. */
export const AWAY = 600_000;

/** Milliseconds that each player took for their decisions; null where nobody noted times. Longer pauses do not count. */
export function timeUsed(entries: readonly Timed<Entry>[]): readonly [number, number] | null {
  const used: [number, number] = [0, 0];
  let noted = false;
  for (const [i, entry] of entries.entries()) {
    const took = (entry.time ?? 0) - (entries[i - 1]?.time ?? entry.time ?? 0);
    const seat = whose(entry);
    if (entry.time !== undefined) noted = true;
    if (seat !== null && took > 0 && took <= AWAY) used[seat] += took;
  }
  return noted ? used : null;
}

function whose(entry: Entry): Seat | null {
  const author = entry.do === 'answer' ? entry.seat : entry.by;
  return author === 'arbiter' ? null : author;
}
