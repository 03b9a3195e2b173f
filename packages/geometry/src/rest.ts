// Where a base may come to rest (GEO-REST): on the battlefield, wholly supported, nothing solid in the way,
// no base of the same Elevation below it. null means legal; anything else says what is in the way and by how much.

import type { Battlefield, Floor } from './battlefield.ts';
import { isBeyond } from './box.ts';
import { distanceToEdges, HAIR, inside } from './edge.ts';
import { sameElevation } from './elevation.ts';
import { overlapWithPart } from './measure.ts';
import type { Disc } from './table.ts';

export type RestFault =
  | { readonly why: 'not whole numbers' }
  | { readonly why: 'off the table'; readonly by: number }
  | { readonly why: 'no surface'; readonly z: number }
  | { readonly why: 'overhang'; readonly by: number }
  | { readonly why: 'solid'; readonly part: string; readonly by: number; readonly room: number }
  | { readonly why: 'base'; readonly base: number; readonly by: number };

/** `bases` may hold the mover itself at place `self`, which is then not in its own way. */
export function whyNotRest(
  field: Battlefield,
  disc: Disc,
  bases: readonly Disc[],
  self?: number,
  clearance: number = field.constants.clearance,
): RestFault | null {
  return (
    whyNotSupported(field, disc) ?? solidInTheWay(field, disc, clearance) ?? baseInTheWay(field, disc, bases, self)
  );
}

export function canRest(field: Battlefield, disc: Disc, bases: readonly Disc[], self?: number): boolean {
  return whyNotRest(field, disc, bases, self) === null;
}

/** On the battlefield and wholly on a surface: all that a token needs. */
export function whyNotSupported(field: Battlefield, disc: Disc): RestFault | null {
  if (!Number.isInteger(disc.x) || !Number.isInteger(disc.y) || !Number.isInteger(disc.z)) {
    return { why: 'not whole numbers' };
  }
  const { size } = field.table;
  const { eps } = field.constants;
  const beyond = disc.r - Math.min(disc.x, disc.y, size - disc.x, size - disc.y);
  if (beyond > eps) return { why: 'off the table', by: beyond };
  if (Math.abs(disc.z) <= eps) return null;
  let least = Number.POSITIVE_INFINITY;
  for (const floor of field.floors) {
    if (Math.abs(floor.z - disc.z) > eps) continue;
    least = Math.min(least, overhang(floor, disc, eps));
    if (least <= eps + HAIR) return null;
  }
  return least === Number.POSITIVE_INFINITY ? { why: 'no surface', z: disc.z } : { why: 'overhang', by: least };
}

/** How far the base sticks out over the rim; Infinity if it is nowhere near the surface. */
export function overhang(floor: Floor, disc: Disc, eps: number): number {
  const { x, y, r } = disc;
  if (isBeyond(floor, x, y, r)) return Number.POSITIVE_INFINITY;
  const toRim = distanceToEdges(x, y, floor.rim);
  return isOn(floor, x, y, eps) ? r - toRim : r + toRim;
}

function isOn(floor: Floor, x: number, y: number, eps: number): boolean {
  for (const solid of floor.solids) if (inside(x, y, solid.edges)) return true;
  for (const solid of floor.solids) if (distanceToEdges(x, y, solid.edges) <= eps) return true;
  return false;
}

function solidInTheWay(field: Battlefield, disc: Disc, clearance: number): RestFault | null {
  const { eps } = field.constants;
  for (const solid of field.solids) {
    const room = solid.bottom - disc.z;
    if (solid.top <= disc.z + eps || room >= clearance - eps) continue;
    const by = overlapWithPart(disc, solid);
    if (by > eps) return { why: 'solid', part: solid.part.name, by, room: Math.max(0, room) };
  }
  return null;
}

function baseInTheWay(
  field: Battlefield,
  disc: Disc,
  bases: readonly Disc[],
  self: number | undefined,
): RestFault | null {
  const { eps } = field.constants;
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i] as Disc;
    if (i === self || !sameElevation(field.constants, disc.z, other.z)) continue;
    const dx = disc.x - other.x;
    const dy = disc.y - other.y;
    const apart = disc.r + other.r - eps;
    if (dx * dx + dy * dy >= apart * apart) continue;
    return { why: 'base', base: i, by: disc.r + other.r - Math.sqrt(dx * dx + dy * dy) };
  }
  return null;
}

/** The heights of the surfaces a point has under or over it, the ground first. */
export function heightsAt(field: Battlefield, x: number, y: number): number[] {
  const heights = [0];
  for (const floor of field.floors) {
    if (isBeyond(floor, x, y, 0)) continue;
    if (isOn(floor, x, y, field.constants.eps) && heights[heights.length - 1] !== floor.z) heights.push(floor.z);
  }
  return heights;
}

/** A legal position near an illegal one, if one straight correction is enough. */
export function nearestRest(field: Battlefield, disc: Disc, bases: readonly Disc[], self?: number): Disc | null {
  let at = disc;
  for (let tries = 0; tries < 4; tries++) {
    const fault = whyNotRest(field, at, bases, self);
    if (fault === null) return at;
    const next = corrected(field, at, fault, bases);
    if (next === null) return null;
    at = next;
  }
  return null;
}

function corrected(field: Battlefield, disc: Disc, fault: RestFault, bases: readonly Disc[]): Disc | null {
  if (fault.why === 'no surface' || fault.why === 'not whole numbers') return null;
  if (fault.why === 'off the table') {
    const most = field.table.size - disc.r;
    return { ...disc, x: Math.min(most, Math.max(disc.r, disc.x)), y: Math.min(most, Math.max(disc.r, disc.y)) };
  }
  if (fault.why === 'base') {
    const other = bases[fault.base] as Disc;
    return awayFrom(disc, other.x, other.y, disc.r + other.r);
  }
  const rims =
    fault.why === 'solid'
      ? field.solids.filter((solid) => solid.part.name === fault.part).map((solid) => solid.edges)
      : field.floors.filter((floor) => Math.abs(floor.z - disc.z) <= field.constants.eps).map((floor) => floor.rim);
  const edges = rims.flat();
  let nearest = edges[0];
  if (nearest === undefined) return null;
  for (const e of edges) {
    if (distanceToEdges(disc.x, disc.y, [e]) < distanceToEdges(disc.x, disc.y, [nearest])) nearest = e;
  }
  const along = ((disc.x - nearest.ax) * nearest.dx + (disc.y - nearest.ay) * nearest.dy) / nearest.length2;
  const s = Math.min(1, Math.max(0, along));
  const wrongSide = fault.why === 'solid' ? fault.by === disc.r : fault.by > disc.r;
  return awayFrom(disc, nearest.ax + nearest.dx * s, nearest.ay + nearest.dy * s, wrongSide ? -disc.r : disc.r);
}

function awayFrom(disc: Disc, x: number, y: number, apart: number): Disc | null {
  const dx = disc.x - x;
  const dy = disc.y - y;
  const now = Math.sqrt(dx * dx + dy * dy);
  if (now === 0) return null;
  return { ...disc, x: Math.round(x + (dx / now) * apart), y: Math.round(y + (dy / now) * apart) };
}
