// Tables for the pairs of a round: a requested table is kept, nobody sits twice at one table while another is free,
// the rest is drawn (SD-R-44).
import type { Stream } from '../chance/stream.ts';
import type { Pair, PlayerId } from '../pairing/field.ts';
import { cheapestAssignment } from './assignment.ts';

export interface TableHistory {
  readonly player: PlayerId;
  /** Tables of earlier rounds, in order. */
  readonly sat: readonly number[];
  readonly fixed: number | null;
}

/** Dearer than all repeats of a round together. */
const AWAY_FROM_FIXED = 1_000_000;

/** One table number per pair. Tables are numbered from 1; there may be more of them than pairs. */
export function seatPairs(
  pairs: readonly Pair[],
  tables: number,
  histories: readonly TableHistory[],
  stream: Stream,
): readonly number[] {
  const history = new Map(histories.map((known) => [known.player, known]));
  const asked = pairs.map((pair) => pair.flatMap((player) => history.get(player)?.fixed ?? []));
  const usual = Math.max(tables, pairs.length);
  const extra = [...new Set(asked.flat())].filter((table) => table > usual).sort((a, b) => a - b);
  const order = stream.shuffled([...Array.from({ length: usual }, (_, index) => index + 1), ...extra]);
  const costs = pairs.map((pair, row) => {
    const requests = asked[row] ?? [];
    const sat = pair.map((player) => history.get(player)?.sat ?? []);
    return order.map((table) => {
      if (requests.length > 0) return requests.includes(table) ? 0 : AWAY_FROM_FIXED;
      return sat.filter((tables) => tables.includes(table)).length;
    });
  });
  const columns = cheapestAssignment(pairs.length, order.length, (row, column) => costs[row]?.[column] ?? 0);
  return columns.map((column) => order[column] ?? 0);
}
