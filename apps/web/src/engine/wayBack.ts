import type { Entry, Match, Seat } from '@faultline/rules';
import type { WayBack } from '../port/port.ts';

type Told = Pick<Match, 'entries' | 'freeUndo'>;

/** The last answer of these seats that still stands, and where taking it back leads. */
export function wayBack(match: Told, seats: readonly Seat[]): WayBack | null {
  for (let version = match.entries.length; version > 0; ) {
    version = standing(match.entries, version);
    const entry = match.entries[version - 1];
    if (entry?.do === 'answer' && seats.includes(entry.seat)) {
      const to = standing(match.entries, version - 1);
      return { to, by: entry.seat, free: to >= match.freeUndo(entry.seat) };
    }
    version -= 1;
  }
  return null;
}

/** The version to return to once something was taken back; null where chance or the other player came between. */
export function wayForth(match: Told, seats: readonly Seat[]): number | null {
  const left: number[] = [];
  for (const [i, entry] of match.entries.entries()) {
    if (entry.do !== 'undo') left.length = 0;
    else if (left.at(-1) === standing(match.entries, entry.to)) left.pop();
    else left.push(standing(match.entries, i));
  }
  const to = left.at(-1);
  return to !== undefined && seats.some((seat) => to >= match.freeUndo(seat)) ? to : null;
}

/** The version whose state stands at another: what an undo leads to is that version itself. */
function standing(entries: readonly Entry[], version: number): number {
  const entry = entries[version - 1];
  return entry?.do === 'undo' ? standing(entries, entry.to) : version;
}
