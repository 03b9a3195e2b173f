// Where the pivot can lie so that something changes: the first arm touches a corner, the second arm's free directions
// appear or vanish. Directions from the base's centre, unordered; the search looks between and beside them.

import type { Solid } from './battlefield.ts';
import { type Edge, inside } from './edge.ts';
import type { TestedArm } from './bends.ts';
import type { Disc } from './table.ts';
import type { Point } from './tool.ts';

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Takes a direction, or leaves it. */
type Take = (x: number, y: number) => void;

/**
 * `reach` from the base's centre to the pivot; `touch` how near the tool's middle line must come to the wished end.
 * There are some four for each pair of corners: those not `wanted` are never laid down.
 */
export function criticalPivots(
  solids: readonly Solid[],
  mover: Disc,
  reach: number,
  arm: TestedArm,
  end: Point,
  touch: number,
  wanted: (u: Point) => boolean = () => true,
): Point[] {
  const corners = outerCorners(solids, mover, reach + arm.corner).map(({ x, y }) => ({ x, y, r: arm.half }));
  const wish = { x: end.x - mover.x, y: end.y - mover.y, r: touch };
  const far = arm.corner + touch;
  const found: Point[] = [];
  const take: Take = (x, y) => {
    const [dx, dy] = [x * reach - wish.x, y * reach - wish.y];
    const u = { x, y };
    if (dx * dx + dy * dy <= far * far && wanted(u)) found.push(u);
  };
  for (const k of [...corners, wish]) {
    besideFirstArm(take, k, reach);
    atRightAngle(take, k, reach);
    for (const far of [arm.length, arm.corner]) atDistance(take, k, reach, k === wish ? far + touch : far);
  }
  for (const solid of solids) for (const e of solid.edges) besideEdge(take, e, mover, reach, arm.half);
  const rounds = [...corners, wish];
  rounds.forEach((a, i) => {
    for (let j = 0; j < i; j++) alongTangents(take, a, rounds[j] as Round, reach, far);
  });
  return found;
}

/** Corners that do not lie inside another obstacle, seen from the base's centre. */
function outerCorners(solids: readonly Solid[], mover: Disc, far: number): Point[] {
  const corners: Point[] = [];
  for (const solid of solids) {
    for (const e of solid.edges) {
      const [x, y] = [e.ax - mover.x, e.ay - mover.y];
      if (x * x + y * y > far * far) continue;
      if (solids.some((other) => other !== solid && inside(e.ax, e.ay, other.edges))) continue;
      corners.push({ x, y });
    }
  }
  return corners;
}

function turned(take: Take, x: number, y: number, cosine: number, sine: number): void {
  const size = Math.sqrt((x * x + y * y) * (cosine * cosine + sine * sine));
  for (const side of [-sine, sine]) {
    take((x * cosine - y * side) / size, (y * cosine + x * side) / size);
  }
}

function besideFirstArm(take: Take, k: Round, reach: number): void {
  const far2 = k.x * k.x + k.y * k.y;
  const run2 = far2 - k.r * k.r;
  if (run2 > 0 && run2 <= reach * reach) turned(take, k.x, k.y, Math.sqrt(run2), k.r);
  atDistance(take, k, reach, k.r);
}

/** The round of the pivot touches an edge. */
function besideEdge(take: Take, e: Edge, mover: Disc, reach: number, half: number): void {
  const [ux, uy] = [e.dx / e.length, e.dy / e.length];
  for (const side of [-half, half]) {
    lineMeetsCircle(take, e.ax - mover.x - uy * side, e.ay - mover.y + ux * side, ux, uy, reach);
  }
}

/** The pivot lies `apart` from k. */
function atDistance(take: Take, k: Round, reach: number, apart: number): void {
  const far2 = k.x * k.x + k.y * k.y;
  const cosine = (far2 + reach * reach - apart * apart) / (2 * reach * Math.sqrt(far2));
  if (Math.abs(cosine) <= 1) turned(take, k.x, k.y, cosine, Math.sqrt(1 - cosine * cosine));
}

/** The second arm, bent to a right angle, touches k. */
function atRightAngle(take: Take, k: Round, reach: number): void {
  const far = Math.sqrt(k.x * k.x + k.y * k.y);
  for (const along of [reach - k.r, reach + k.r]) {
    if (far > along) turned(take, k.x, k.y, along, Math.sqrt(far * far - along * along));
  }
}

/** The second arm touches both. */
function alongTangents(take: Take, a: Round, b: Round, reach: number, far: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart2 = dx * dx + dy * dy;
  if (apart2 > 4 * far * far) return;
  for (const [ra, rb] of [
    [a.r, b.r],
    [a.r, -b.r],
    [-a.r, b.r],
    [-a.r, -b.r],
  ] as const) {
    const lean = ra - rb;
    if (apart2 < lean * lean) continue;
    const run = Math.sqrt(apart2 - lean * lean);
    const ux = (dx * run - dy * lean) / apart2;
    const uy = (dy * run + dx * lean) / apart2;
    lineMeetsCircle(take, a.x + uy * ra, a.y - ux * ra, ux, uy, reach);
  }
}

function lineMeetsCircle(take: Take, x: number, y: number, ux: number, uy: number, reach: number): void {
  const along = -(x * ux + y * uy);
  const [fx, fy] = [x + ux * along, y + uy * along];
  const half2 = reach * reach - (fx * fx + fy * fy);
  if (half2 < 0) return;
  const half = Math.sqrt(half2);
  take((fx - ux * half) / reach, (fy - uy * half) / reach);
  take((fx + ux * half) / reach, (fy + uy * half) / reach);
}
