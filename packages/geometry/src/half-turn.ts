// Both players have the same table when it looks the same after half a turn about its middle.

import { by } from './order.ts';
import type { TerrainPart, Table } from './table.ts';

/** Names of the parts without a twin of the same shape, height and qualities on the other side; none on a fair table. */
export function partsWithoutTwin({ parts, size }: Table): string[] {
  const here = new Set(parts.map((part) => outline(part, (v) => v)));
  return parts.filter((part) => !here.has(outline(part, (v) => size - v))).map(({ name }) => name);
}

/** Rings begin at any corner: their corners are put in order. */
function outline(
  { footprint, bottom, top, blocked, impassable, walkable }: TerrainPart,
  turned: (v: number) => number,
): string {
  const corners = footprint.flatMap((ring) =>
    ring.flatMap((x, i) => (i % 2 === 0 ? [[turned(x), turned(ring[i + 1] as number)] as const] : [])),
  );
  const inOrder = corners.toSorted(
    by(
      ([x]) => x,
      ([, y]) => y,
    ),
  );
  return [inOrder.join(' '), bottom, top, blocked, impassable, walkable].join('/');
}
