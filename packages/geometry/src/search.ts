// A placement of the tool for a wished end. Pivots are tried in the middle between and on all directions at which
// something changes, and on an even ring; for each pivot the free directions of the second arm are exact.
// What is found has passed whyNotMove; null means that no tool was found.

import type { Battlefield, Solid } from './battlefield.ts';
import {
  type Bend,
  bendTo,
  criticalBends,
  inOrder,
  limits,
  middle,
  solidsNear,
  type TestedArm,
  testedArm,
} from './bends.ts';
import { type Move, type MoveFault, type Placement, whyNotEnd, whyNotMove } from './move.ts';
import { criticalPivots } from './pivots.ts';
import { stepFrom } from './sample.ts';
import { armLength, distanceToTool, firstArmBlocked, type Point, secondArmBlocked, toolObstacles } from './tool.ts';
import { wedgeAllows } from './wedge.ts';

export type ReachFault =
  | MoveFault
  | { readonly why: 'too far'; readonly distance: number; readonly allowed: number }
  | { readonly why: 'no tool fits' };

export type Found = { readonly placement: Placement } | { readonly fault: ReachFault };

const RING = 180;

export function findMove(field: Battlefield, move: Move, end: Point, z: number): Found {
  const fault = whyNotEnd(field, move, end, z) ?? tooFar(field, move, end);
  if (fault !== null) return { fault };
  const search = searchFor(field, move, end, z);
  for (const u of straightPivots(search)) {
    const placement = tryPivot(search, u);
    if (placement !== null) return { placement };
  }
  if (search.solids.length === 0 && move.wedge === undefined) return { fault: { why: 'no tool fits' } };
  for (const u of allPivots(search)) {
    const placement = tryPivot(search, u);
    if (placement !== null) return { placement };
  }
  return { fault: { why: 'no tool fits' } };
}

interface Search {
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
}

function searchFor(field: Battlefield, move: Move, end: Point, z: number): Search {
  const { mover, kind } = move;
  const arm = armLength(field.constants, kind);
  const still = end.x === mover.x && end.y === mover.y;
  const aim = still ? { x: 1, y: 0 } : unit(end.x - mover.x, end.y - mover.y);
  const solids = toolObstacles(field, mover, kind);
  return { field, move, solids, arm, tested: testedArm(field.constants, arm), reach: mover.r + arm, end, z, aim };
}

function unit(x: number, y: number): Point {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
}

function tooFar(field: Battlefield, move: Move, end: Point): ReachFault | null {
  const { mover, kind } = move;
  const { constants } = field;
  const length = mover.r + 2 * armLength(constants, kind);
  const allowed = mover.r + Math.sqrt(length * length + (constants.toolWidth * constants.toolWidth) / 4);
  const [dx, dy] = [end.x - mover.x, end.y - mover.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  return distance > allowed + constants.eps + 2 ? { why: 'too far', distance, allowed } : null;
}

/** Straight at the end, or with a corner of the flat end at it. */
function straightPivots({ aim, field, move, arm }: Search): Point[] {
  const lean = field.constants.toolWidth / 2 / (move.mover.r + 2 * arm);
  return [aim, unit(aim.x - aim.y * lean, aim.y + aim.x * lean), unit(aim.x + aim.y * lean, aim.y - aim.x * lean)];
}

/** Ring and critical directions and the middles between them, nearest to the aim first. */
function allPivots({ aim, field, move, solids, tested, reach, end }: Search): Point[] {
  const touch = move.mover.r + field.constants.toolWidth / 2 + 2 * field.constants.eps;
  const critical = criticalPivots(solids, move.mover, reach, tested, end, touch);
  const around = [...ring(), ...critical].map((u) => ({ u, turn: turnFrom(aim, u) }));
  around.sort((p, q) => p.turn - q.turn);
  const tries = around.flatMap((p, i) => {
    const q = around[(i + 1) % around.length] as typeof p;
    const u = unit(p.u.x + q.u.x, p.u.y + q.u.y);
    return [p, { u, turn: turnFrom(aim, u) }];
  });
  tries.sort((p, q) => Math.abs(p.turn) - Math.abs(q.turn) || p.turn - q.turn);
  return tries.map(({ u }) => u);
}

/** Grows with the angle from a to u, -2 to 2, without trigonometry. */
function turnFrom(a: Point, u: Point): number {
  const x = a.x * u.x + a.y * u.y;
  const y = a.x * u.y - a.y * u.x;
  const ratio = 1 - x / (Math.abs(x) + Math.abs(y));
  return y < 0 ? -ratio : ratio;
}

/** Even enough: points on the sides of a square, drawn to the circle. */
function ring(): Point[] {
  const points: Point[] = [];
  const side = RING / 4;
  for (let i = 0; i < side; i++) {
    const t = (2 * i) / side - 1;
    const { x, y } = unit(1, t * (1.27 - 0.27 * t * t));
    points.push({ x, y }, { x: -y, y: x }, { x: -x, y: -y }, { x: y, y: -x });
  }
  return points;
}

function tryPivot(search: Search, direction: Point): Placement | null {
  const { field, move, solids, reach, end, z, arm, tested } = search;
  const { mover, wedge } = move;
  const { constants } = field;
  const p1 = stepFrom(mover, direction, reach);
  if (wedge !== undefined && !wedgeAllows(wedge, p1.x - mover.x, p1.y - mover.y)) return null;
  const far = Math.sqrt((end.x - p1.x) * (end.x - p1.x) + (end.y - p1.y) * (end.y - p1.y));
  const touches = distanceToTool(constants, mover, { p1, p2: p1 }, end.x, end.y) <= mover.r;
  if (!touches && far > tested.corner + mover.r + 2 * constants.eps) return null;
  if (firstArmBlocked(constants, solids, mover, p1) !== null) return null;
  const u = unit(p1.x - mover.x, p1.y - mover.y);
  const near = solidsNear(solids, p1, tested.corner);
  for (const bend of bendsToTry(search, near, p1, u, far)) {
    const p2 = stepFrom(p1, bend, arm);
    if (!touches && distanceToTool(constants, mover, { p1, p2 }, end.x, end.y) > mover.r + constants.eps) continue;
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
    if (q.sine - p.sine > MEANINGLESS) tries.push(middle(u, p, q));
  }
  tries.push({ x: u.x, y: u.y, sine: 0 });
  return tries.sort((p, q) => Math.abs(p.sine) - Math.abs(q.sine) || p.sine - q.sine);
}

/** Less than the rounding of the arm's end. */
const MEANINGLESS = 1e-6;

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
