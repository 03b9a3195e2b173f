// Distances in plan view, from edge to edge of the bases; height never enters (CR-MEAS-01, GEO-DIST).

import type { Battlefield, Solid } from './battlefield.ts';
import { isBeyond } from './box.ts';
import type { RangeNumber } from './constants.ts';
import { distanceToArea } from './edge.ts';
import type { Disc } from './table.ts';

export interface Measured {
  readonly within: boolean;
  readonly distance: number;
  readonly allowed: number;
}

export function centreDistance(a: Disc, b: Disc): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export function distance(a: Disc, b: Disc): number {
  return Math.max(0, centreDistance(a, b) - (a.r + b.r));
}

export function distanceToPart(disc: Disc, solid: Solid): number {
  return Math.max(0, distanceToArea(disc.x, disc.y, solid.edges) - disc.r);
}

export function within(field: Battlefield, a: Disc, b: Disc, range: RangeNumber): boolean {
  return measure(field, a, b, range).within;
}

export function measure(field: Battlefield, a: Disc, b: Disc, range: RangeNumber): Measured {
  const allowed = field.constants.range[range];
  const apart = distance(a, b);
  return { within: apart <= allowed + field.constants.eps, distance: apart, allowed };
}

/** CR-MEAS-15. */
export function withinPart(field: Battlefield, disc: Disc, solid: Solid, range: RangeNumber): boolean {
  const reach = field.constants.range[range] + field.constants.eps;
  return !isBeyond(solid, disc.x, disc.y, reach + disc.r) && distanceToPart(disc, solid) <= reach;
}

/** Any character of one group to any of another (CR-MEAS-06). */
export function unitDistance(a: readonly Disc[], b: readonly Disc[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) for (const q of b) least = Math.min(least, distance(p, q));
  return least;
}

export type TableEdge = 'left' | 'right' | 'near' | 'far';

export function distanceToTableEdge(field: Battlefield, disc: Disc, edge: TableEdge): number {
  const { size } = field.table;
  const centre = { left: disc.x, right: size - disc.x, near: disc.y, far: size - disc.y }[edge];
  return Math.max(0, centre - disc.r);
}

/** How deep the base reaches into the footprint; 0 for contact alone. */
export function overlapWithPart(disc: Disc, solid: Solid): number {
  if (isBeyond(solid, disc.x, disc.y, disc.r)) return 0;
  return Math.max(0, disc.r - distanceToArea(disc.x, disc.y, solid.edges));
}
