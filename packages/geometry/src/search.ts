// A placement of the tool for a wished end. Pivots are tried in the middle between and on all directions at which
// something changes, and on an even ring; then where the tool came nearest to touching, ever finer.
// What is found has passed whyNotMove.

import { closest } from './approach.ts';
import type { Battlefield } from './battlefield.ts';
import { testedArm } from './bends.ts';
import { type Move, type MoveFault, type Placement, whyNotEnd } from './move.ts';
import { by } from './order.ts';
import { criticalPivots } from './pivots.ts';
import { armLength, longestReach, type Point, toolObstacles } from './tool.ts';
import { type Search, tryPivot, unit } from './trial.ts';

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
  const direct = tryPivot(search, search.aim);
  if (direct !== null) return { placement: direct };
  if (search.solids.length === 0 && move.wedge === undefined) return { fault: { why: 'no tool fits' } };
  const pivots = allPivots(search);
  const placement = firstFit(search, nearestFirst(search, pivots)) ?? firstFit(search, closest(search, pivots));
  return placement === null ? { fault: { why: 'no tool fits' } } : { placement };
}

function firstFit(search: Search, pivots: Iterable<Point>): Placement | null {
  for (const u of pivots) {
    const placement = tryPivot(search, u);
    if (placement !== null) return placement;
  }
  return null;
}

function searchFor(field: Battlefield, move: Move, end: Point, z: number): Search {
  const { mover, kind } = move;
  const arm = armLength(field.constants, kind);
  const still = end.x === mover.x && end.y === mover.y;
  const aim = still ? { x: 1, y: 0 } : unit(end.x - mover.x, end.y - mover.y);
  const solids = toolObstacles(field, mover, kind);
  return { field, move, solids, arm, tested: testedArm(field.constants, arm), reach: mover.r + arm, end, z, aim };
}

function tooFar(field: Battlefield, move: Move, end: Point): ReachFault | null {
  const { mover, kind } = move;
  const { constants } = field;
  const allowed = 2 * mover.r + longestReach(constants, armLength(constants, kind));
  const [dx, dy] = [end.x - mover.x, end.y - mover.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  return distance > allowed + constants.eps + 2 ? { why: 'too far', distance, allowed } : null;
}

/** Ring and critical directions and the middles between them, all the way round. */
function allPivots({ aim, field, move, solids, tested, reach, end }: Search): Point[] {
  const touch = move.mover.r + field.constants.toolWidth / 2 + 2 * field.constants.eps;
  const critical = criticalPivots(solids, move.mover, reach, tested, end, touch);
  const around = [...ring(), ...critical].map((u) => ({ u, turn: turnFrom(aim, u) }));
  around.sort(ALL_ROUND);
  return around.flatMap(({ u }, i) => {
    const next = (around[(i + 1) % around.length] as (typeof around)[0]).u;
    return [u, unit(u.x + next.x, u.y + next.y)];
  });
}

interface Turned {
  readonly u: Point;
  readonly turn: number;
}

const ALL_ROUND = by<Turned>(
  ({ turn }) => turn,
  ({ u }) => u.x,
  ({ u }) => u.y,
);
const STRAIGHTEST_FIRST = by<Turned>(
  ({ turn }) => Math.abs(turn),
  ({ turn }) => turn,
);

function nearestFirst({ aim }: Search, pivots: readonly Point[]): Point[] {
  const turns = pivots.map((u) => ({ u, turn: turnFrom(aim, u) }));
  turns.sort(STRAIGHTEST_FIRST);
  return turns.map(({ u }) => u);
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
