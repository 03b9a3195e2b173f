// For a pivot laid down, the directions the second arm may take. Between two directions at which the arm begins or
// ceases to touch something nothing changes, so one trial in each interval decides it exactly.

import type { Solid } from './battlefield.ts';
import { isBeyond } from './box.ts';
import type { Constants } from './constants.ts';
import { HAIR } from './edge.ts';
import { by } from './order.ts';
import { type Point, secondArmBlocked } from './tool.ts';

/** A direction of the second arm; `sine` of the bend orders them from one right angle to the other. */
export interface Bend extends Point {
  readonly sine: number;
}

export interface Bends {
  readonly from: Bend;
  readonly to: Bend;
}

/** The arm as it is tested: EPS narrower and shorter than it is; a thin one may cut EPS deep into a corner. */
export interface TestedArm {
  readonly length: number;
  readonly half: number;
  /** From the pivot to a corner of the flat end. */
  readonly corner: number;
}

export function testedArm(constants: Constants, arm: number): TestedArm {
  const half = Math.abs(constants.toolWidth / 2 - constants.eps) - HAIR;
  const length = arm - constants.eps;
  return { length, half, corner: Math.sqrt(length * length + half * half) };
}

export function bendTo(u: Point, x: number, y: number): Bend {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size, sine: (u.x * y - u.y * x) / size };
}

/** The straight tool and the two right angles. */
export function limits(u: Point): Bend[] {
  return [
    { x: u.y, y: -u.x, sine: -1 },
    { x: u.x, y: u.y, sine: 0 },
    { x: -u.y, y: u.x, sine: 1 },
  ];
}

export function middle(u: Point, p: Bend, q: Bend): Bend {
  return bendTo(u, p.x + q.x, p.y + q.y);
}

/** Its sine, rather: near a right angle the sines of two bends hardly differ. */
export function angleBetween(p: Bend, q: Bend): number {
  return p.x * q.y - p.y * q.x;
}

/** Less than the rounding of the arm's end. */
export const SAME = 1e-6;

const BY_SINE = by<Bend>(
  ({ sine }) => sine,
  ({ x }) => x,
  ({ y }) => y,
);

export function inOrder(bends: Bend[]): Bend[] {
  return bends.sort(BY_SINE);
}

/** Where the arm begins or ceases to touch one of the solids. */
export function criticalBends(arm: TestedArm, solids: readonly Solid[], p1: Point, u: Point): Bend[] {
  const found: Bend[] = [];
  const add = (x: number, y: number, cosine: number, sine: number): void => {
    for (const side of [-sine, sine]) {
      const dx = x * cosine - y * side;
      const dy = y * cosine + x * side;
      if (dx * u.x + dy * u.y > 0) found.push(bendTo(u, dx, dy));
    }
  };
  for (const solid of solids) {
    for (const e of solid.edges) {
      const x = e.ax - p1.x;
      const y = e.ay - p1.y;
      const far = Math.sqrt(x * x + y * y);
      if (far <= arm.corner && far > arm.half) add(x, y, Math.sqrt(far * far - arm.half * arm.half), arm.half);
      if (far <= arm.corner && far >= arm.length) add(x, y, arm.length, Math.sqrt(far * far - arm.length * arm.length));
      const foot = -(x * e.dx + y * e.dy) / e.length2;
      const [fx, fy] = [x + e.dx * foot, y + e.dy * foot];
      const chord2 = arm.corner * arm.corner - (fx * fx + fy * fy);
      if (chord2 < 0) continue;
      const half = Math.sqrt(chord2) / e.length;
      for (const s of [foot - half, foot + half]) {
        if (s >= 0 && s <= 1) add(x + e.dx * s, y + e.dy * s, arm.length, arm.half);
      }
    }
  }
  return found;
}

/** Solids an arm from this pivot could touch at all. */
export function solidsNear(solids: readonly Solid[], p1: Point, reach: number): readonly Solid[] {
  return solids.filter((solid) => !isBeyond(solid, p1.x, p1.y, reach));
}

/** All free directions of the second arm, as intervals. */
export function freeBends(constants: Constants, arm: number, solids: readonly Solid[], p1: Point, u: Point): Bends[] {
  const tested = testedArm(constants, arm);
  const near = solidsNear(solids, p1, tested.corner);
  const ends = limits(u);
  if (near.length === 0) return [{ from: ends[0] as Bend, to: ends[2] as Bend }];
  const bends = inOrder([...ends, ...criticalBends(tested, near, p1, u)]);
  const free: Bends[] = [];
  let open: Bend | null = null;
  let last = bends[0] as Bend;
  for (let i = 1; i < bends.length; i++) {
    const next = bends[i] as Bend;
    if (angleBetween(last, next) < SAME) continue;
    const trial = middle(u, last, next);
    const p2 = { x: p1.x + trial.x * arm, y: p1.y + trial.y * arm };
    if (secondArmBlocked(constants, near, p1, p2) === null) open ??= last;
    else if (open !== null) {
      free.push({ from: open, to: last });
      open = null;
    }
    last = next;
  }
  if (open !== null) free.push({ from: open, to: last });
  return free;
}
