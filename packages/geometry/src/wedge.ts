// Toward and Away (GEO-TOWARD): the displacement stays within 45 degrees of the line through the centres. Exact.

import { type Direction, isDirection } from './direction.ts';
import type { Disc } from './table.ts';
import type { Point } from './tool.ts';

export interface Wedge {
  /** Where the moving object starts. */
  readonly x: number;
  readonly y: number;
  /** The middle of the allowed directions; both 0 when every direction is allowed (R-PUSH-9). */
  readonly dx: number;
  readonly dy: number;
}

export type Heading = 'toward' | 'away';

export function wedgeOf(mover: Disc, other: Disc, heading: Heading, eps: number): Wedge {
  const dx = heading === 'toward' ? other.x - mover.x : mover.x - other.x;
  const dy = heading === 'toward' ? other.y - mover.y : mover.y - other.y;
  const undefinedAxis = dx * dx + dy * dy <= eps * eps;
  return undefinedAxis ? { x: mover.x, y: mover.y, dx: 0, dy: 0 } : { x: mover.x, y: mover.y, dx, dy };
}

export function wedgeAllows(wedge: Wedge, dx: number, dy: number): boolean {
  if (wedge.dx === 0 && wedge.dy === 0) return true;
  const dot = wedge.dx * dx + wedge.dy * dy;
  return dot > 0 && Math.abs(wedge.dx * dy - wedge.dy * dx) <= dot;
}

/** Whether the wedge allows neither the unit direction u nor any other that is no farther from it than `off`. */
export function wedgeLeavesOut({ dx, dy }: Wedge, u: Point, off: number): boolean {
  const along = dx * u.x + dy * u.y;
  const aside = Math.abs(dx * u.y - dy * u.x);
  return aside - along > 2 * off * Math.sqrt(dx * dx + dy * dy);
}

export type DirectionFault = { readonly why: 'not a direction' } | { readonly why: 'outside the wedge' };

/** Whether a push may go this way (CR-PUSH-17); without a wedge every direction will do. */
export function whyNotDirection(direction: Direction, wedge?: Wedge): DirectionFault | null {
  if (!isDirection(direction)) return { why: 'not a direction' };
  return wedge === undefined || wedgeAllows(wedge, direction.dx, direction.dy) ? null : { why: 'outside the wedge' };
}

/** Standing still crosses no line; otherwise as for directions, give or take the tolerance. */
export function wedgeHolds(wedge: Wedge, x: number, y: number, eps: number): boolean {
  if (wedge.dx === 0 && wedge.dy === 0) return true;
  const dx = x - wedge.x;
  const dy = y - wedge.y;
  const slack = eps * Math.sqrt(wedge.dx * wedge.dx + wedge.dy * wedge.dy);
  return Math.abs(wedge.dx * dy - wedge.dy * dx) <= wedge.dx * dx + wedge.dy * dy + slack;
}

/** The unit directions that bound the wedge, in the sense x to y; null if every direction is allowed. */
export function wedgeRays({ dx, dy }: Wedge): readonly [Point, Point] | null {
  const size = Math.sqrt(2 * (dx * dx + dy * dy));
  if (size === 0) return null;
  return [
    { x: (dx + dy) / size, y: (dy - dx) / size },
    { x: (dx - dy) / size, y: (dy + dx) / size },
  ];
}
