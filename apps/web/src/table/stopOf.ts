import type { Spot } from '../board/scene.ts';

/** Where a line first meets one of these rings; null where it meets none. */
export function stopOf(rings: readonly (readonly number[])[], from: Spot, to: Spot): Spot | null {
  let first: number | null = null;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i + 1 < ring.length; j = i, i += 2) {
      const met = meeting(from, to, { x: ring[j] ?? 0, y: ring[j + 1] ?? 0 }, { x: ring[i] ?? 0, y: ring[i + 1] ?? 0 });
      if (met !== null && (first === null || met < first)) first = met;
    }
  }
  return first === null ? null : { x: from.x + first * (to.x - from.x), y: from.y + first * (to.y - from.y) };
}

/** How far along the first line it crosses the second: 0 at its beginning, 1 at its end. */
function meeting(a: Spot, b: Spot, c: Spot, d: Spot): number | null {
  const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (turn === 0) return null;
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
  const across = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / turn;
  return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? along : null;
}
