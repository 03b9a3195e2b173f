// The convex hull of two bases: exactly the union of all lines from one to the other.

import { type Box, isApart } from './box.ts';
import { distanceToEdge, type Edge, edge, edgesCross, inside } from './edge.ts';
import type { Disc } from './table.ts';

export interface Hull {
  readonly ax: number;
  readonly ay: number;
  readonly ar: number;
  readonly bx: number;
  readonly by: number;
  readonly br: number;
  /** The four-sided figure between the outer tangents; empty if one disc lies in the other. */
  readonly sides: readonly Edge[];
}

/** The hull, taken in by `depth` on every side. */
export function hullOf(a: Disc, b: Disc, depth = 0): Hull {
  const ar = a.r - depth;
  const br = b.r - depth;
  return { ax: a.x, ay: a.y, ar, bx: b.x, by: b.y, br, sides: taper(a.x, a.y, ar, b.x, b.y, br) };
}

export function hullMeets(hull: Hull, area: Box & { readonly edges: readonly Edge[] }): boolean {
  const { ax, ay, ar, bx, by, br, sides } = hull;
  const left = Math.min(ax - ar, bx - br);
  const right = Math.max(ax + ar, bx + br);
  if (isApart(area, left, right, Math.min(ay - ar, by - br), Math.max(ay + ar, by + br))) return false;
  for (const e of area.edges) {
    if (hullHolds(hull, e.ax, e.ay)) return true;
    if (distanceToEdge(ax, ay, e) < ar || distanceToEdge(bx, by, e) < br) return true;
    for (const side of sides) if (edgesCross(e, side)) return true;
  }
  return inside(ax, ay, area.edges);
}

export function hullHolds(hull: Hull, x: number, y: number): boolean {
  const [pa, qa, pb, qb] = [x - hull.ax, y - hull.ay, x - hull.bx, y - hull.by];
  if (pa * pa + qa * qa <= hull.ar * hull.ar || pb * pb + qb * qb <= hull.br * hull.br) return true;
  return inside(x, y, hull.sides);
}

function taper(ax: number, ay: number, ar: number, bx: number, by: number, br: number): Edge[] {
  const dx = bx - ax;
  const dy = by - ay;
  const apart2 = dx * dx + dy * dy;
  const lean = ar - br;
  if (apart2 <= lean * lean) return [];
  const run = Math.sqrt(apart2 - lean * lean);
  const lx = (dx * lean - dy * run) / apart2;
  const ly = (dy * lean + dx * run) / apart2;
  const rx = (dx * lean + dy * run) / apart2;
  const ry = (dy * lean - dx * run) / apart2;
  const a = [ax + lx * ar, ay + ly * ar, ax + rx * ar, ay + ry * ar] as const;
  const b = [bx + rx * br, by + ry * br, bx + lx * br, by + ly * br] as const;
  return [edge(...a), edge(a[2], a[3], b[0], b[1]), edge(...b), edge(b[2], b[3], a[0], a[1])];
}
