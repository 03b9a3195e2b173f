// Straight edges and what can be measured against them. Integer input gives results that quarter turns and
// mirrors cannot change: every square root is taken of, and every division made by, an exact integer.

import { by } from './order.ts';
import type { Footprint, Ring } from './table.ts';

export interface Edge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly dx: number;
  readonly dy: number;
  readonly length2: number;
  readonly length: number;
}

/** Keeps an exact tie (a line just EPS deep) from being decided by the last bit of a float. */
export const HAIR = 1 / 1024;

export function edge(ax: number, ay: number, bx: number, by: number): Edge {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  return { ax, ay, bx, by, dx, dy, length2, length: Math.sqrt(length2) };
}

/** Twice the signed area. */
function doubleArea(ring: Ring): number {
  let sum = 0;
  let px = ring[ring.length - 2] as number;
  let py = ring[ring.length - 1] as number;
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    sum += px * y - x * py;
    px = x;
    py = y;
  }
  return sum;
}

function ringEdges(ring: Ring, forward: boolean): Edge[] {
  const edges: Edge[] = [];
  let px = ring[ring.length - 2] as number;
  let py = ring[ring.length - 1] as number;
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    edges.push(forward ? edge(px, py, x, y) : edge(x, y, px, py));
    px = x;
    py = y;
  }
  return edges;
}

/** The edges of a footprint, solid always on the same hand. */
export function edgesOf(footprint: Footprint): Edge[] {
  return footprint.flatMap((ring, i) => ringEdges(ring, doubleArea(ring) > 0 === (i === 0)));
}

export function distanceToEdge(x: number, y: number, e: Edge): number {
  const qx = x - e.ax;
  const qy = y - e.ay;
  const along = qx * e.dx + qy * e.dy;
  if (along <= 0) return Math.sqrt(qx * qx + qy * qy);
  if (along >= e.length2) {
    const wx = x - e.bx;
    const wy = y - e.by;
    return Math.sqrt(wx * wx + wy * wy);
  }
  return Math.abs(qx * e.dy - qy * e.dx) / e.length;
}

export function distanceToEdges(x: number, y: number, edges: readonly Edge[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const e of edges) least = Math.min(least, distanceToEdge(x, y, e));
  return least;
}

/** Even-odd; a point on the boundary may fall either way. */
export function inside(x: number, y: number, edges: readonly Edge[]): boolean {
  let odd = false;
  for (const e of edges) {
    if (e.ay > y === e.by > y) continue;
    const side = (x - e.ax) * e.dy - (y - e.ay) * e.dx;
    if (side < 0 === e.dy > 0) odd = !odd;
  }
  return odd;
}

/** 0 inside. */
export function distanceToArea(x: number, y: number, edges: readonly Edge[]): number {
  return inside(x, y, edges) ? 0 : distanceToEdges(x, y, edges);
}

export function edgesCross(e: Edge, f: Edge): boolean {
  const fa = (f.ax - e.ax) * e.dy - (f.ay - e.ay) * e.dx;
  const fb = (f.bx - e.ax) * e.dy - (f.by - e.ay) * e.dx;
  const ea = (e.ax - f.ax) * f.dy - (e.ay - f.ay) * f.dx;
  const eb = (e.bx - f.ax) * f.dy - (e.by - f.ay) * f.dx;
  return fa > 0 !== fb > 0 && ea > 0 !== eb > 0;
}

export function edgeDistance(e: Edge, f: Edge): number {
  if (edgesCross(e, f)) return 0;
  return Math.min(
    distanceToEdge(e.ax, e.ay, f),
    distanceToEdge(e.bx, e.by, f),
    distanceToEdge(f.ax, f.ay, e),
    distanceToEdge(f.bx, f.by, e),
  );
}

/** Whether the segment has a point inside the area that is deeper than eps (R-LOS-3: touching is not entering). */
export function enters(e: Edge, edges: readonly Edge[], eps: number): boolean {
  return entersBehind(e, edges, eps, (x, y) => inside(x, y, edges));
}

/** Whether the segment has a point outside the area that is farther from it than eps. */
export function leaves(e: Edge, edges: readonly Edge[], eps: number): boolean {
  return entersBehind(e, edges, eps, (x, y) => !inside(x, y, edges));
}

/** Whether it enters an area given by its rim and by what it holds away from the rim. */
export function entersBehind(
  e: Edge,
  edges: readonly Edge[],
  eps: number,
  holds: (x: number, y: number) => boolean,
): boolean {
  const depth = eps + HAIR;
  const near: { from: number; to: number }[] = [];
  for (const f of edges) {
    const stretch = nearStretch(e, f, depth);
    if (stretch !== null) near.push(stretch);
  }
  near.sort(FIRST_FIRST);
  let at = 0;
  for (const stretch of near) {
    if (stretch.from > at && holdsBetween(e, Math.min(stretch.from, e.length), at, holds)) return true;
    at = Math.max(at, stretch.to);
    if (at >= e.length) return false;
  }
  return holdsBetween(e, e.length, at, holds);
}

const FIRST_FIRST = by<{ from: number; to: number }>(
  ({ from }) => from,
  ({ to }) => to,
);

function holdsBetween(e: Edge, from: number, to: number, holds: (x: number, y: number) => boolean): boolean {
  const s = (from + to) / 2 / e.length;
  return holds(e.ax + e.dx * s, e.ay + e.dy * s);
}

/** Where along e, measured from its start, the edge f is no farther than reach. */
function nearStretch(e: Edge, f: Edge, reach: number): { from: number; to: number } | null {
  const ux = e.dx / e.length;
  const uy = e.dy / e.length;
  const ya = (f.ay - e.ay) * ux - (f.ax - e.ax) * uy;
  const yb = (f.by - e.ay) * ux - (f.bx - e.ax) * uy;
  if ((ya > reach && yb > reach) || (ya < -reach && yb < -reach)) return null;
  const xa = (f.ax - e.ax) * ux + (f.ay - e.ay) * uy;
  const xb = (f.bx - e.ax) * ux + (f.by - e.ay) * uy;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  if (Math.abs(ya) <= reach) {
    const half = Math.sqrt(reach * reach - ya * ya);
    from = xa - half;
    to = xa + half;
  }
  if (Math.abs(yb) <= reach) {
    const half = Math.sqrt(reach * reach - yb * yb);
    from = Math.min(from, xb - half);
    to = Math.max(to, xb + half);
  }
  const rise = (yb - ya) / f.length;
  if (rise !== 0) {
    const run = (xb - xa) / f.length;
    for (const side of [-reach, reach]) {
      const s = xa + (side - ya * run) / rise;
      const along = (s - xa) * run - ya * rise;
      if (along >= 0 && along <= f.length) {
        from = Math.min(from, s);
        to = Math.max(to, s);
      }
    }
  }
  return from <= to ? { from, to } : null;
}
