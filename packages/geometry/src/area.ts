// Areas of legal end centres, one for each surface, as rings for display (even-odd). Never more than what is legal,
// less by at most half a millimetre; a strip narrower than that is left out.

import { disc } from './arcs.ts';
import type { Battlefield, Floor, Solid } from './battlefield.ts';
import { isApart } from './box.ts';
import type { RangeNumber } from './constants.ts';
import type { Edge } from './edge.ts';
import { isHigher, sameElevation } from './elevation.ts';
import type { Move } from './move.ts';
import { outline } from './outline.ts';
import { coverReach } from './reach.ts';
import { common, cover, coverConvex, emptyRows, type Rows, uncover } from './rows.ts';
import type { Disc, Ring } from './table.ts';
import { armLength, type Point } from './tool.ts';
import { type Wedge, wedgeRays } from './wedge.ts';

export interface Area {
  readonly z: number;
  readonly rings: readonly Ring[];
}

const STEP = 36;
/** Chords of round holes would cut into them. */
const MARGIN = 3;

export function reachAreas(field: Battlefield, move: Move): Area[] {
  const { mover, kind, wedge } = move;
  const far = 2 * (mover.r + armLength(field.constants, kind)) + field.constants.toolWidth;
  const rows = rowsAround(field, mover, far);
  coverReach(field, move, rows);
  const inWedge = wedge === undefined ? rows : keptToWedge(field, rows, wedge, far);
  const climbs = kind === 'climb' || kind === 'jump';
  const floors = field.floors.filter((floor) => climbs || !isHigher(field.constants, floor.z, mover.z));
  return areasOn(field, inWedge, mover, floors, move.bases, move.self);
}

/** Where an object may be placed within a range of its origin. */
export function placeAreas(
  field: Battlefield,
  origin: Disc,
  range: RangeNumber,
  r: number,
  bases: readonly Disc[],
  self?: number,
): Area[] {
  const far = origin.r + field.constants.range[range] + r;
  const rows = rowsAround(field, origin, far);
  coverConvex(rows, disc(origin, far));
  return areasOn(field, rows, { ...origin, r }, field.floors, bases, self);
}

/** Whether there is any such place (R-DEPLOY-3). */
export function hasPlace(
  field: Battlefield,
  origin: Disc,
  range: RangeNumber,
  r: number,
  bases: readonly Disc[],
  self?: number,
): boolean {
  return placeAreas(field, origin, range, r, bases, self).length > 0;
}

function rowsAround(field: Battlefield, at: Disc, far: number): Rows {
  const from = Math.max(0, Math.floor(at.y - far));
  return emptyRows(from, Math.min(field.table.size, at.y + far), STEP);
}

/** Whether a base has any place with its centre on this walkable top. */
export function roomOn(field: Battlefield, solid: Solid, r: number): boolean {
  const floor = field.floors.find((each) => each.solids.includes(solid));
  if (floor === undefined) return false;
  const solids = solidsOver(field, solid.top);
  const smaller = r - field.constants.eps - MARGIN;
  for (let y = solid.near; y <= solid.far; y += STEP) {
    const row = onFloor(field, floor, y, smaller);
    clear(row, y, smaller, solids, []);
    if (common(row, crossings(solid.edges, y)).length > 0) return true;
  }
  return false;
}

function keptToWedge(field: Battlefield, rows: Rows, wedge: Wedge, far: number): Rows {
  const rays = wedgeRays(wedge);
  if (rays === null) return rows;
  const wedged = emptyRows(rows.first, field.table.size, STEP);
  const [a, b] = rays.map((ray) => ({ x: wedge.x + 2 * far * ray.x, y: wedge.y + 2 * far * ray.y })) as [Point, Point];
  coverConvex(wedged, [wedge.x, wedge.y, a.x, a.y, b.x, b.y]);
  return { ...rows, rows: rows.rows.map((row, k) => common(row, wedged.rows[k] ?? [])) };
}

function areasOn(
  field: Battlefield,
  rows: Rows,
  { r }: Disc,
  floors: readonly Floor[],
  bases: readonly Disc[],
  self?: number,
): Area[] {
  const areas: Area[] = [];
  for (const floor of [null, ...floors]) {
    const z = floor === null ? 0 : floor.z;
    const solids = solidsOver(field, z);
    const others = bases.filter((other, i) => i !== self && sameElevation(field.constants, other.z, z));
    const kept = rows.rows.map((row, k) => {
      const y = rows.first + k * rows.step;
      // Most rows are empty, and what lies under them is dear to work out.
      if (row.length === 0) return row;
      const free = common(row, floor === null ? ground(field, y, r) : onFloor(field, floor, y, r));
      if (free.length > 0) clear(free, y, r, solids, others);
      return free;
    });
    const rings = outline({ ...rows, rows: kept });
    if (rings.length > 0) areas.push({ z, rings });
  }
  return areas;
}

function solidsOver(field: Battlefield, z: number): Solid[] {
  const { eps, clearance } = field.constants;
  return field.solids.filter((solid) => solid.top > z + eps && solid.bottom - z < clearance - eps);
}

function ground(field: Battlefield, y: number, r: number): number[] {
  const { size } = field.table;
  return y < r || y > size - r ? [] : [r, size - r];
}

function onFloor(field: Battlefield, floor: Floor, y: number, r: number): number[] {
  const row: number[] = [];
  if (y < floor.near || y > floor.far) return row;
  for (const solid of floor.solids) {
    const cuts = crossings(solid.edges, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      cover(row, (cuts[i] as number) - field.constants.eps, (cuts[i + 1] as number) + field.constants.eps);
    }
  }
  for (const e of floor.rim) uncoverBeside(row, e, y, r + MARGIN);
  return row;
}

function clear(row: number[], y: number, r: number, solids: readonly Solid[], others: readonly Disc[]): void {
  const apart = r + MARGIN;
  for (const solid of solids) {
    if (isApart(solid, solid.left, solid.right, y - apart, y + apart)) continue;
    const cuts = crossings(solid.edges, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) uncover(row, cuts[i] as number, cuts[i + 1] as number);
    for (const e of solid.edges) uncoverBeside(row, e, y, apart);
  }
  for (const other of others) {
    const half2 = (other.r + apart) * (other.r + apart) - (y - other.y) * (y - other.y);
    if (half2 > 0) uncover(row, other.x - Math.sqrt(half2), other.x + Math.sqrt(half2));
  }
}

function crossings(edges: readonly Edge[], y: number): number[] {
  const cuts: number[] = [];
  for (const e of edges) if (e.ay > y !== e.by > y) cuts.push(e.ax + ((y - e.ay) * e.dx) / e.dy);
  return cuts.sort((p, q) => p - q);
}

/** Takes from a row what lies nearer to the edge than r. */
function uncoverBeside(row: number[], e: Edge, y: number, r: number): void {
  if (y < Math.min(e.ay, e.by) - r || y > Math.max(e.ay, e.by) + r) return;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const include = (x: number, half2: number): void => {
    if (half2 < 0) return;
    from = Math.min(from, x - Math.sqrt(half2));
    to = Math.max(to, x + Math.sqrt(half2));
  };
  include(e.ax, r * r - (y - e.ay) * (y - e.ay));
  include(e.bx, r * r - (y - e.by) * (y - e.by));
  for (const side of [-r, r]) {
    const x = e.ax + ((y - e.ay) * e.dx + side * e.length) / e.dy;
    const foot = (x - e.ax) * e.dx + (y - e.ay) * e.dy;
    if (e.dy !== 0 && foot >= 0 && foot <= e.length2) include(x, 0);
  }
  uncover(row, from, to);
}
