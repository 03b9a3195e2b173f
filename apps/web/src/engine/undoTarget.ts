import type { Match, Seat } from '@faultline/rules';
import type { WayBack } from '../port/port.ts';

type UndoableMatch = Pick<Match, 'entries' | 'freeUndo' | 'goesOnFrom' | 'standingVersions'>;

/** The last answer of these seats that still stands, and where taking it back leads. */
export function undoTarget(match: UndoableMatch, seats: readonly Seat[]): WayBack | null {
  for (const version of match.standingVersions) {
    const entry = match.entries[version - 1];
    if (entry?.do === 'answer' && seats.includes(entry.seat)) {
      const to = match.goesOnFrom(version - 1);
      return { to, by: entry.seat, free: to >= match.freeUndo(entry.seat) };
    }
  }
  return null;
}

/** The version to return to once something was taken back; null where chance or the other player came between. */
export function redoTarget(match: UndoableMatch, seats: readonly Seat[]): number | null {
  const left: number[] = [];
  for (const [i, entry] of match.entries.entries()) {
    if (entry.do !== 'undo') left.length = 0;
    else if (left.at(-1) === match.goesOnFrom(entry.to)) left.pop();
    else left.push(match.goesOnFrom(i));
  }
  const to = left.at(-1);
  return to !== undefined && seats.some((seat) => to >= match.freeUndo(seat)) ? to : null;
}
