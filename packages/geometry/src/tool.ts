// The jointed movement tool: two arms of equal length, a pivot between them that bends up to a right angle, flat ends.
// It lies as rectangle, disc at the pivot, rectangle; the first arm points radially away from the base (GEO-MOVE).
// Arms are tested EPS smaller than they are, so that a tool may lie along a wall or round a corner.

import { type Battlefield, outermost, type Solid } from './battlefield.ts';
import { isApart, isBeyond } from './box.ts';
import type { Constants } from './constants.ts';
import { distanceToArea, edge, enters, HAIR, inside } from './edge.ts';
import { isHigher } from './elevation.ts';
import type { Disc } from './table.ts';

export type MoveKind = 'advance' | 'dash' | 'climb' | 'jump';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pivot and end of the tool, in whole units. */
export interface Tool {
  readonly p1: Point;
  readonly p2: Point;
}

/** CR-MOVE-01, CR-MOVE-02. */
export function armLength(constants: Constants, kind: MoveKind): number {
  return (kind === 'advance' ? constants.advance : constants.dash) / 2;
}

/** From where the tool leaves the base to the farthest corner of its flat end: slightly bent it reaches a hair more. */
export function longestReach(constants: Constants, arm: number): number {
  return arm + Math.sqrt(arm * arm + (constants.toolWidth * constants.toolWidth) / 4);
}

/** What the tool may not lie across: Impassable, higher, and not to be passed under (CR-MOVE-07 to CR-MOVE-10). */
export function toolObstacles(field: Battlefield, mover: Disc, kind: MoveKind): Solid[] {
  if (kind === 'climb' || kind === 'jump') return [];
  const { constants } = field;
  const reach = mover.r + 2 * armLength(constants, kind) + constants.toolWidth;
  const found = field.solids.filter(
    (solid) =>
      solid.part.impassable &&
      isHigher(constants, solid.top, mover.z) &&
      solid.bottom - mover.z < constants.clearance - constants.eps &&
      !isBeyond(solid, mover.x, mover.y, reach),
  );
  return outermost(found);
}

/**
 * The part the first arm, from the centre of the base to the pivot, lies across. With `less` both arms are taken that
 * much smaller on every side: what such an arm lies across, every arm does that is nowhere farther from it than `less`.
 */
export function firstArmBlocked(
  constants: Constants,
  solids: readonly Solid[],
  mover: Point,
  p1: Point,
  less = 0,
): Solid | null {
  const half = constants.toolWidth / 2 - constants.eps - HAIR - less;
  for (const solid of solids) {
    if (armMeets(constants, solid, mover.x, mover.y, p1.x, p1.y, 0, less)) return solid;
    if (distanceToArea(p1.x, p1.y, solid.edges) < half) return solid;
  }
  return null;
}

export function secondArmBlocked(
  constants: Constants,
  solids: readonly Solid[],
  p1: Point,
  p2: Point,
  less = 0,
): Solid | null {
  for (const solid of solids) {
    if (armMeets(constants, solid, p1.x, p1.y, p2.x, p2.y, constants.eps, less)) return solid;
  }
  return null;
}

/** Whether the arm from a to b, shortened at b, meets the solid. */
function armMeets(
  constants: Constants,
  solid: Solid,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  shortened: number,
  less: number,
): boolean {
  const wide = constants.toolWidth / 2;
  const left = Math.min(ax, bx) - wide;
  const right = Math.max(ax, bx) + wide;
  if (isApart(solid, left, right, Math.min(ay, by) - wide, Math.max(ay, by) + wide)) return false;
  const half = wide - constants.eps - HAIR - less;
  if (half <= 0) return enters(edge(ax, ay, bx, by), solid.edges, constants.eps + less);
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const end = length - shortened - less;
  if (end < less) return false;
  for (const e of solid.edges) {
    const x1 = ((e.ax - ax) * dx + (e.ay - ay) * dy) / length;
    const y1 = ((e.ay - ay) * dx - (e.ax - ax) * dy) / length;
    const x2 = ((e.bx - ax) * dx + (e.by - ay) * dy) / length;
    const y2 = ((e.by - ay) * dx - (e.bx - ax) * dy) / length;
    if (boxMeets(x1, y1, x2, y2, less, end, half)) return true;
  }
  return inside((ax + bx) / 2, (ay + by) / 2, solid.edges);
}

/** Whether a segment meets the box from `start` to `end`, `half` to either side. */
function boxMeets(x1: number, y1: number, x2: number, y2: number, start: number, end: number, half: number): boolean {
  if ((x1 < start && x2 < start) || (x1 > end && x2 > end)) return false;
  if ((y1 < -half && y2 < -half) || (y1 > half && y2 > half)) return false;
  let from = 0;
  let to = 1;
  if (x1 !== x2) {
    const [p, q] = [(start - x1) / (x2 - x1), (end - x1) / (x2 - x1)];
    from = Math.max(from, Math.min(p, q));
    to = Math.min(to, Math.max(p, q));
  }
  if (y1 !== y2) {
    const [p, q] = [(-half - y1) / (y2 - y1), (half - y1) / (y2 - y1)];
    from = Math.max(from, Math.min(p, q));
    to = Math.min(to, Math.max(p, q));
  }
  return from <= to;
}

/** How far the point is from the tool, from where it leaves the base. */
export function distanceToTool(constants: Constants, mover: Disc, tool: Tool, x: number, y: number): number {
  const { p1, p2 } = tool;
  const half = constants.toolWidth / 2;
  const toPivot = Math.sqrt((x - p1.x) * (x - p1.x) + (y - p1.y) * (y - p1.y)) - half;
  return Math.min(
    Math.max(0, toPivot),
    distanceToArm(x, y, mover.x, mover.y, p1, mover.r, half),
    distanceToArm(x, y, p1.x, p1.y, p2, 0, half),
  );
}

function distanceToArm(x: number, y: number, ax: number, ay: number, b: Point, from: number, half: number): number {
  const dx = b.x - ax;
  const dy = b.y - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = ((x - ax) * dx + (y - ay) * dy) / length;
  const aside = Math.abs((y - ay) * dx - (x - ax) * dy) / length;
  const ex = Math.max(0, from - along, along - length);
  const ey = Math.max(0, aside - half);
  return Math.sqrt(ex * ex + ey * ey);
}
