import type { Position } from '../../game/machine.ts';
import type { Seat } from '../../state/ids.ts';

/**
 * R-SETUP-4, CR-FORCE-07: the Force of a strike team's Units together, from the first Turn to the last. Null for a
 * position laid out by hand, which brings its own (its Units are in no squad).
 */
export function poolOf({ game: { library }, open }: Position, seat: Seat): number | null {
  const own = open.units.filter((u) => u.seat === seat);
  if (own.length === 0 || own.some(({ squad }) => squad === 0)) return null;
  return own.reduce((sum, { card }) => sum + (library.units[card]?.force ?? 0), 0);
}
