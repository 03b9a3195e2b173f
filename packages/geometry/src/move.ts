// Whether a move is legal: the tool as it was laid, and the place where the base ends. null means legal.

import type { Battlefield } from './battlefield.ts';
import { isHigher } from './elevation.ts';
import { type RestFault, whyNotRest } from './rest.ts';
import type { Disc } from './table.ts';
import {
  armLength,
  distanceToTool,
  firstArmBlocked,
  type MoveKind,
  type Point,
  secondArmBlocked,
  type Tool,
  toolObstacles,
} from './tool.ts';
import { type Wedge, wedgeAllows, wedgeHolds } from './wedge.ts';

export interface Placement extends Tool {
  readonly end: Point;
  /** The surface on which the base ends (R-MOVE-6). */
  readonly z: number;
}

export type MoveFault =
  | RestFault
  | { readonly why: 'arm length'; readonly arm: 1 | 2; readonly length: number; readonly allowed: number }
  | { readonly why: 'bent too far' }
  | { readonly why: 'tool blocked'; readonly part: string; readonly arm: 1 | 2 }
  | { readonly why: 'no contact'; readonly distance: number; readonly allowed: number }
  | { readonly why: 'too high'; readonly z: number; readonly allowed: number }
  | { readonly why: 'outside the wedge'; readonly of: 'tool' | 'end' };

export interface Move {
  readonly mover: Disc;
  readonly kind: MoveKind;
  readonly bases: readonly Disc[];
  /** Place of the mover among the bases, or -1. */
  readonly self?: number;
  /** Toward or Away (R-MOVE-5). */
  readonly wedge?: Wedge;
}

export function whyNotMove(field: Battlefield, move: Move, placement: Placement): MoveFault | null {
  return (
    whyNotTool(field, move, placement) ??
    whyNotEnd(field, move, placement.end, placement.z) ??
    whyNoContact(field, move, placement)
  );
}

/** The tool alone: its shape, and what it lies across over its whole length. */
export function whyNotTool(field: Battlefield, move: Move, tool: Tool): MoveFault | null {
  const { mover, kind } = move;
  const { constants } = field;
  const arm = armLength(constants, kind);
  const misshapen = whyMisshapen(mover, arm, tool);
  if (misshapen !== null) return misshapen;
  const solids = toolObstacles(field, mover, kind);
  const first = firstArmBlocked(constants, solids, mover, tool.p1);
  if (first !== null) return { why: 'tool blocked', part: first.part.name, arm: 1 };
  const second = secondArmBlocked(constants, solids, tool.p1, tool.p2);
  return second === null ? null : { why: 'tool blocked', part: second.part.name, arm: 2 };
}

/** Whole numbers cannot carry arms of an exact length: one unit either way is allowed, and as much at the pivot. */
function whyMisshapen(mover: Disc, arm: number, { p1, p2 }: Tool): MoveFault | null {
  if (![p1.x, p1.y, p2.x, p2.y].every(Number.isInteger)) return { why: 'not whole numbers' };
  const [ux, uy, vx, vy] = [p1.x - mover.x, p1.y - mover.y, p2.x - p1.x, p2.y - p1.y];
  const first = Math.sqrt(ux * ux + uy * uy);
  if (Math.abs(first - (mover.r + arm)) > 1) {
    return { why: 'arm length', arm: 1, length: first - mover.r, allowed: arm };
  }
  const second = Math.sqrt(vx * vx + vy * vy);
  if (Math.abs(second - arm) > 1) return { why: 'arm length', arm: 2, length: second, allowed: arm };
  return ux * vx + uy * vy >= -(mover.r + 2 * arm) ? null : { why: 'bent too far' };
}

/** The end alone: Elevation, wedge and rest. */
export function whyNotEnd(field: Battlefield, move: Move, end: Point, z: number): MoveFault | null {
  const { mover, kind, wedge } = move;
  const climbs = kind === 'climb' || kind === 'jump';
  if (!climbs && isHigher(field.constants, z, mover.z)) {
    return { why: 'too high', z, allowed: mover.z + field.constants.range[2] };
  }
  const still = end.x === mover.x && end.y === mover.y;
  if (wedge !== undefined && !still && !wedgeAllows(wedge, end.x - mover.x, end.y - mover.y)) {
    return { why: 'outside the wedge', of: 'end' };
  }
  return whyNotRest(field, { x: end.x, y: end.y, r: mover.r, z }, move.bases, move.self);
}

function whyNoContact(field: Battlefield, move: Move, { p1, p2, end }: Placement): MoveFault | null {
  const { mover, wedge } = move;
  const { constants } = field;
  const distance = distanceToTool(constants, mover, { p1, p2 }, end.x, end.y);
  if (distance > mover.r + constants.eps) return { why: 'no contact', distance, allowed: mover.r };
  if (wedge === undefined) return null;
  const touch = firstContact(mover, p1, p2, end, mover.r + constants.toolWidth / 2 + constants.eps);
  const inWedge =
    wedgeAllows(wedge, p1.x - mover.x, p1.y - mover.y) && wedgeHolds(wedge, touch.x, touch.y, constants.eps);
  return inWedge ? null : { why: 'outside the wedge', of: 'tool' };
}

/** The first point along the middle of the tool from which the end is no farther than `reach`. */
function firstContact(mover: Disc, p1: Point, p2: Point, end: Point, reach: number): Point {
  const first = edgeContact(mover.x, mover.y, p1.x, p1.y, end, reach);
  return first ?? edgeContact(p1.x, p1.y, p2.x, p2.y, end, reach) ?? p2;
}

function edgeContact(ax: number, ay: number, bx: number, by: number, end: Point, reach: number): Point | null {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = ((end.x - ax) * dx + (end.y - ay) * dy) / length;
  const aside = Math.abs((end.y - ay) * dx - (end.x - ax) * dy) / length;
  if (aside > reach) return null;
  const half = Math.sqrt(reach * reach - aside * aside);
  if (along + half < 0 || along - half > length) return null;
  const s = Math.max(0, along - half) / length;
  return { x: ax + dx * s, y: ay + dy * s };
}
