// A disc slides along a straight path. All positions are taken in the frame of the path: `along` it and `across` it,
// from the start of the disc's centre.

import type { Direction } from './direction.ts';
import { type Edge, edge, edgeDistance, HAIR } from './edge.ts';

export interface Path {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ux: number;
  readonly uy: number;
  readonly dx: number;
  readonly dy: number;
  readonly norm: number;
  readonly length: number;
  readonly eps: number;
}

export function pathOf(x: number, y: number, r: number, d: Direction, length: number, eps: number): Path {
  const norm = Math.sqrt(d.dx * d.dx + d.dy * d.dy);
  return { x, y, r, ux: d.dx / norm, uy: d.dy / norm, dx: d.dx, dy: d.dy, norm, length, eps };
}

export function intoPath(path: Path, e: Edge): Edge {
  return edge(along(path, e.ax, e.ay), across(path, e.ax, e.ay), along(path, e.bx, e.by), across(path, e.bx, e.by));
}

export function along(path: Path, x: number, y: number): number {
  return ((x - path.x) * path.dx + (y - path.y) * path.dy) / path.norm;
}

export function across(path: Path, x: number, y: number): number {
  return ((y - path.y) * path.dx - (x - path.x) * path.dy) / path.norm;
}

/** Where the disc is stopped by an edge (of its own frame); Infinity if it passes. */
export function stopAtEdge(path: Path, local: Edge): number {
  const least = edgeDistance(edge(0, 0, path.length, 0), local);
  const start = edgeDistance(edge(0, 0, 0, 0), local);
  return stop(path, start - path.r, least - path.r, () => Math.min(...edgeTangents(local, path.r)));
}

/** Where the disc is stopped by a disc of radius r; Infinity if it passes. */
export function stopAtDisc(path: Path, x: number, y: number, r: number): number {
  const a = along(path, x, y);
  const c = across(path, x, y);
  const near = Math.min(path.length, Math.max(0, a));
  const least = Math.sqrt((a - near) * (a - near) + c * c);
  const apart = r + path.r;
  return stop(path, Math.sqrt(a * a + c * c) - apart, least - apart, () => Math.min(...circleTangents(a, c, apart)));
}

/** Where the disc would leave the table; Infinity if it does not. */
export function stopAtTableEdge(path: Path, size: number): number {
  const sides = [
    { gap: path.x - path.r, speed: path.ux },
    { gap: size - path.x - path.r, speed: -path.ux },
    { gap: path.y - path.r, speed: path.uy },
    { gap: size - path.y - path.r, speed: -path.uy },
  ];
  const stops = sides.map(({ gap, speed }) =>
    stop(path, gap, gap + Math.min(0, speed) * path.length, () => (speed < 0 ? gap / -speed : gap)),
  );
  return Math.min(...stops);
}

/**
 * Pressing into something by more than EPS stops the disc where it touches. A disc that already touches is stopped
 * where it stands (R-PUSH-6), and then half of EPS is pressing: so a second push into the same stop moves nothing.
 */
function stop(path: Path, startGap: number, leastGap: number, touch: () => number): number {
  const touching = startGap <= path.eps / 2;
  const limit = touching ? Math.min(startGap, 0) - path.eps / 2 : -path.eps;
  if (leastGap >= limit - HAIR) return Number.POSITIVE_INFINITY;
  return touching ? 0 : touch();
}

/** Where a disc of radius r is tangent to an edge or round its ends; not where it touches at the start (`touch`). */
export function edgeTangents(local: Edge, r: number, touch = 0): number[] {
  return [
    ...lineTangents(local, r, touch),
    ...circleTangents(local.ax, local.ay, r, touch),
    ...circleTangents(local.bx, local.by, r, touch),
  ];
}

function lineTangents(local: Edge, r: number, touch: number): number[] {
  const found: number[] = [];
  const start = (local.ay * local.dx - local.ax * local.dy) / local.length;
  for (const side of [-r, r]) {
    const s = local.ax + (side * local.length - local.ay * local.dx) / local.dy;
    const foot = (s - local.ax) * local.dx - local.ay * local.dy;
    if (foot >= 0 && foot <= local.length2 && Math.abs(start - side) >= touch) found.push(s);
  }
  return found;
}

export function circleTangents(a: number, c: number, r: number, touch = 0): number[] {
  const half2 = r * r - c * c;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  if (Math.abs(Math.sqrt(a * a + c * c) - r) < touch) return [a > 0 ? a + half : a - half];
  return [a - half, a + half];
}
