// A placement of the tool for a wished end. Pivots are tried in the middle between and on all directions at which
// something changes, and on an even ring; then where the tool came nearest to touching, ever finer.
// What is found has passed whyNotMove.

import { closest } from './approach.ts';
import { nearestFirst, pivotsNear } from './around.ts';
import type { Battlefield } from './battlefield.ts';
import { testedArm } from './bends.ts';
import { type Move, type MoveFault, type Placement, whyNotEnd } from './move.ts';
import { openSectors, SECTORS, type Sectors, sectorOf, WINDOWS, type Window } from './sectors.ts';
import { armLength, longestReach, type Point, toolObstacles } from './tool.ts';
import { type Effort, type Search, tryPivot, unit } from './trial.ts';

export type ReachFault =
  | MoveFault
  | { readonly why: 'too far'; readonly distance: number; readonly allowed: number }
  | { readonly why: 'no tool fits' };

export type Found = { readonly placement: Placement } | { readonly fault: ReachFault };

/** `effort` is added to: how long was searched. */
export function findMove(field: Battlefield, move: Move, end: Point, z: number, effort: Effort = { steps: 0 }): Found {
  const fault = whyNotEnd(field, move, end, z) ?? tooFar(field, move, end);
  if (fault !== null) return { fault };
  const search = searchFor(field, move, end, z, effort);
  const placement = tryPivot(search, search.aim) ?? findBeside(search, openSectors);
  return placement === null ? { fault: { why: 'no tool fits' } } : { placement };
}

/** Opens the sectors of a window in which a tool may fit. */
type Opener = (search: Search, window: Window, open: Sectors) => void;

/** A tool that does not point straight at the end. Only pivots in open sectors are tried, for no other fits. */
export function findBeside(search: Search, opener: Opener): Placement | null {
  if (search.solids.length === 0 && search.move.wedge === undefined) return null;
  const all = new Uint8Array(SECTORS);
  for (const window of WINDOWS) {
    const open = new Uint8Array(SECTORS);
    opener(search, window, open);
    if (!open.includes(1)) continue;
    const pivots = pivotsNear(search, open).filter((u) => open[sectorOf(search, u)] === 1);
    const placement = firstFit(search, nearestFirst(search, pivots));
    if (placement !== null) return placement;
    for (let i = 0; i < SECTORS; i++) if (open[i] === 1) all[i] = 1;
  }
  return all.includes(1) ? firstFit(search, closest(search, pivotsNear(search, all), all)) : null;
}

function firstFit(search: Search, pivots: Iterable<Point>): Placement | null {
  for (const u of pivots) {
    const placement = tryPivot(search, u);
    if (placement !== null) return placement;
  }
  return null;
}

export function searchFor(field: Battlefield, move: Move, end: Point, z: number, effort: Effort): Search {
  const { mover, kind } = move;
  const arm = armLength(field.constants, kind);
  const still = end.x === mover.x && end.y === mover.y;
  const aim = still ? { x: 1, y: 0 } : unit(end.x - mover.x, end.y - mover.y);
  const solids = toolObstacles(field, mover, kind);
  const tested = testedArm(field.constants, arm);
  return { field, move, solids, arm, tested, reach: mover.r + arm, end, z, aim, effort };
}

function tooFar(field: Battlefield, move: Move, end: Point): ReachFault | null {
  const { mover, kind } = move;
  const { constants } = field;
  const allowed = 2 * mover.r + longestReach(constants, armLength(constants, kind));
  const [dx, dy] = [end.x - mover.x, end.y - mover.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  return distance > allowed + constants.eps + 2 ? { why: 'too far', distance, allowed } : null;
}
