// Line of Sight in plan view (R-LOS-1): one free line from base to base is enough. A free line can always be turned
// and shifted until it touches two of: the bases, the corners of what obstructs. So only those lines are tried.

import { type Barrier, barriersOf, entersBarrier } from './barrier.ts';
import { type Battlefield, outermost, type Solid } from './battlefield.ts';
import { edge } from './edge.ts';
import { isHigher } from './elevation.ts';
import { type Hull, hullHolds, hullMeets, hullOf } from './hull.ts';
import { overlapWithPart } from './measure.ts';
import type { Disc } from './table.ts';

export interface SightLine {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export interface Sight {
  readonly clear: boolean;
  /** A free line, or the line of the centres if there is none. */
  readonly line: SightLine;
  /** The parts that stand in the line of the centres' way; empty if that line is free. */
  readonly blockedBy: readonly string[];
}

export function canSee(field: Battlefield, viewer: Disc, object: Disc): boolean {
  return sight(field, viewer, object).clear;
}

export function sight(field: Battlefield, viewer: Disc, object: Disc): Sight {
  const swap = viewer.x - object.x || viewer.y - object.y;
  const [a, b] = swap > 0 ? [object, viewer] : [viewer, object];
  const direct = { ax: a.x, ay: a.y, bx: b.x, by: b.y };
  const apart2 = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
  const hull = hullOf(a, b);
  const solids = obstructing(field, a, b, hull);
  if (solids.length === 0 || apart2 <= (a.r + b.r) * (a.r + b.r)) return { clear: true, line: direct, blockedBy: [] };
  const { eps } = field.constants;
  const barriers = barriersOf(solids, eps);
  const free = freeLine(barriers, a, b, hull, eps);
  if (free !== null) return { clear: true, line: free, blockedBy: [] };
  const middle = edge(a.x, a.y, b.x, b.y);
  const stopping = barriers.filter((barrier) => entersBarrier(middle, barrier, eps));
  const named = stopping.length > 0 ? stopping.flatMap((barrier) => barrier.solids) : solids;
  return { clear: false, line: direct, blockedBy: inOrder(named) };
}

/** Blocked parts higher than both ends (R-LOS-2) that neither end overlaps (R-ENG-1) and that lie between them. */
function obstructing(field: Battlefield, a: Disc, b: Disc, hull: Hull): Solid[] {
  const { constants } = field;
  const found: Solid[] = [];
  const higher = Math.max(a.z, b.z);
  for (const solid of field.solids) {
    if (!solid.part.blocked || !isHigher(constants, solid.top, higher)) continue;
    if (!hullMeets(hull, solid)) continue;
    if (overlapWithPart(a, solid) > constants.eps || overlapWithPart(b, solid) > constants.eps) continue;
    found.push(solid);
  }
  return outermost(found);
}

function freeLine(barriers: readonly Barrier[], a: Disc, b: Disc, hull: Hull, eps: number): SightLine | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const attempt = (ux: number, uy: number, px: number, py: number): SightLine | null =>
    lineBetween(barriers, a, b, eps, ux, uy, px, py);
  const direct = attempt(dx, dy, a.x, a.y);
  if (direct !== null) return direct;
  for (const side of SIDES) {
    for (const end of SIDES) {
      const t = tangent(a, b, side, end);
      const line = t && attempt(t.ux, t.uy, t.px, t.py);
      if (line !== null) return line;
    }
  }
  const corners = cornersBetween(barriers, hull);
  for (const k of corners) {
    for (const base of [a, b]) {
      for (const side of SIDES) {
        const t = tangent(base, k, side, 1);
        const line = t && attempt(t.ux, t.uy, k.x, k.y);
        if (line !== null) return line;
      }
    }
  }
  for (const [i, k] of corners.entries()) {
    for (const l of corners.slice(0, i)) {
      const same = k.x === l.x && k.y === l.y;
      const line = same ? null : attempt(k.x - l.x, k.y - l.y, k.x, k.y);
      if (line !== null) return line;
    }
  }
  return null;
}

const SIDES = [-1, 1] as const;

function cornersBetween(barriers: readonly Barrier[], hull: Hull): Disc[] {
  const corners: Disc[] = [];
  const add = (x: number, y: number): void => {
    if (hullHolds(hull, x, y)) corners.push({ x, y, r: 0, z: 0 });
  };
  for (const { rim, solids } of barriers) {
    for (const e of rim) {
      add(e.ax, e.ay);
      if (solids.length > 1) add(e.bx, e.by);
    }
  }
  return corners;
}

function inOrder(solids: readonly Solid[]): string[] {
  return [...solids].sort((p, q) => p.index - q.index).map((solid) => solid.part.name);
}

/** A common tangent: a on the given side of it, b on the same side (end 1) or the other (end -1). */
function tangent(a: Disc, b: Disc, side: 1 | -1, end: 1 | -1) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart2 = dx * dx + dy * dy;
  const lean = side * (a.r - end * b.r);
  const run2 = apart2 - lean * lean;
  if (run2 < 0 || apart2 === 0) return null;
  const run = Math.sqrt(run2);
  const ux = (dx * run - dy * lean) / apart2;
  const uy = (dy * run + dx * lean) / apart2;
  const length = Math.sqrt(ux * ux + uy * uy);
  return { ux, uy, px: a.x + (side * uy * a.r) / length, py: a.y - (side * ux * a.r) / length };
}

/** The stretch between the bases of the line through (px, py) along (dx, dy), if it meets both and is free. */
function lineBetween(
  barriers: readonly Barrier[],
  a: Disc,
  b: Disc,
  eps: number,
  dx: number,
  dy: number,
  px: number,
  py: number,
): SightLine | null {
  const forward = dx * (b.x - a.x) + dy * (b.y - a.y) >= 0 ? 1 : -1;
  const length = Math.sqrt(dx * dx + dy * dy) * forward;
  const ux = dx / length;
  const uy = dy / length;
  const offA = (a.x - px) * uy - (a.y - py) * ux;
  const offB = (b.x - px) * uy - (b.y - py) * ux;
  if (Math.abs(offA) > a.r + TOUCH || Math.abs(offB) > b.r + TOUCH) return null;
  const from = (a.x - px) * ux + (a.y - py) * uy + Math.sqrt(Math.max(0, a.r * a.r - offA * offA));
  const to = (b.x - px) * ux + (b.y - py) * uy - Math.sqrt(Math.max(0, b.r * b.r - offB * offB));
  const line = edge(px + ux * from, py + uy * from, px + ux * to, py + uy * to);
  if (to > from) for (const barrier of barriers) if (entersBarrier(line, barrier, eps)) return null;
  return { ax: line.ax, ay: line.ay, bx: line.bx, by: line.by };
}

/** Tangents are computed in floats; this much is still touching. */
const TOUCH = 1 / 1024;
