// One pivot tried for a wished end: the free directions of the second arm are exact, so it is found if there is one.

import type { Battlefield, Solid } from './battlefield.ts';
import {
  angleBetween,
  type Bend,
  bendTo,
  criticalBends,
  inOrder,
  limits,
  middle,
  SAME,
  solidsNear,
  type TestedArm,
} from './bends.ts';
import { type Move, type Placement, whyNotMove } from './move.ts';
import { by } from './order.ts';
import { stepFrom } from './random.ts';
import { distanceToTool, firstArmBlocked, type Point, secondArmBlocked } from './tool.ts';
import { wedgeAllows } from './wedge.ts';

export interface Search {
  readonly field: Battlefield;
  readonly move: Move;
  readonly solids: readonly Solid[];
  readonly arm: number;
  readonly tested: TestedArm;
  readonly reach: number;
  readonly end: Point;
  readonly z: number;
  /** From the base's centre to the wished end. */
  readonly aim: Point;
  readonly effort: Effort;
}

/** How long was searched: tools and pivots looked at. */
export interface Effort {
  steps: number;
}

export function unit(x: number, y: number): Point {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
}

export function tryPivot(search: Search, direction: Point): Placement | null {
  const { field, move, solids, reach, end, z, arm, tested } = search;
  const { mover, wedge } = move;
  const { constants } = field;
  search.effort.steps++;
  const p1 = stepFrom(mover, direction, reach);
  if (wedge !== undefined && !wedgeAllows(wedge, p1.x - mover.x, p1.y - mover.y)) return null;
  const far = Math.sqrt((end.x - p1.x) * (end.x - p1.x) + (end.y - p1.y) * (end.y - p1.y));
  if (far > tested.corner + mover.r + 2 * constants.eps) return null;
  if (firstArmBlocked(constants, solids, mover, p1) !== null) return null;
  const u = unit(p1.x - mover.x, p1.y - mover.y);
  const near = solidsNear(solids, p1, tested.corner);
  for (const bend of bendsToTry(search, near, p1, u, far)) {
    const p2 = stepFrom(p1, bend, arm);
    if (distanceToTool(constants, mover, { p1, p2 }, end.x, end.y) > mover.r + constants.eps) continue;
    if (secondArmBlocked(constants, near, p1, p2) !== null) continue;
    const placement = { p1, p2, end, z };
    if (whyNotMove(field, move, placement) === null) return placement;
  }
  return null;
}

/** The middles between all critical bends, the straightest first. */
function bendsToTry(search: Search, near: readonly Solid[], p1: Point, u: Point, far: number): Bend[] {
  const bends = [...limits(u), ...criticalBends(search.tested, near, p1, u), ...wishedBends(search, p1, u, far)];
  inOrder(bends);
  const tries: Bend[] = [];
  for (let i = 1; i < bends.length; i++) {
    const [p, q] = [bends[i - 1] as Bend, bends[i] as Bend];
    if (angleBetween(p, q) > SAME) tries.push(middle(u, p, q));
  }
  tries.push({ x: u.x, y: u.y, sine: 0 });
  return tries.sort(STRAIGHTEST_FIRST);
}

const STRAIGHTEST_FIRST = by<Bend>(
  ({ sine }) => Math.abs(sine),
  ({ sine }) => sine,
);

/** Where the second arm begins or ceases to touch the base at its wished end. */
function wishedBends({ field, move, end, arm }: Search, p1: Point, u: Point, far: number): Bend[] {
  const [x, y] = [end.x - p1.x, end.y - p1.y];
  const { r } = move.mover;
  const half = field.constants.toolWidth / 2;
  const corner = Math.sqrt(arm * arm + half * half);
  const found: Bend[] = [];
  const add = (cosine: number, sine: number): void => {
    for (const side of [-sine, sine]) {
      const [dx, dy] = [x * cosine - y * side, y * cosine + x * side];
      if (dx * u.x + dy * u.y > 0) found.push(bendTo(u, dx, dy));
    }
  };
  if (far === 0) return found;
  add(1, 0);
  if (far > r + half) add(Math.sqrt(far * far - (r + half) * (r + half)), r + half);
  const cosine = (far * far + corner * corner - r * r) / (2 * far * corner);
  if (Math.abs(cosine) < 1) {
    const sine = Math.sqrt(1 - cosine * cosine);
    add((cosine * arm - sine * half) / corner, (sine * arm + cosine * half) / corner);
    add((cosine * arm + sine * half) / corner, (sine * arm - cosine * half) / corner);
  }
  return found;
}
