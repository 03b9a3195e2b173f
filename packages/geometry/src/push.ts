// Push and pull (GEO-PUSH): slide at the starting height until something stops the base, then come down on the highest
// surface below; where it cannot rest, rewind to the last place along the path where it can (R-PUSH-4).

import type { Battlefield, Solid } from './battlefield.ts';
import { type Box, isApart } from './box.ts';
import type { RangeNumber } from './constants.ts';
import { type Direction, roundEvenly } from './direction.ts';
import type { Edge } from './edge.ts';
import { sameElevation } from './elevation.ts';
import { overlapWithPart } from './measure.ts';
import {
  along,
  across,
  circleTangents,
  edgeTangents,
  intoPath,
  type Path,
  pathOf,
  stopAtDisc,
  stopAtEdge,
  stopAtTableEdge,
} from './path.ts';
import { type RestFault, whyNotRest, whyNotSupported } from './rest.ts';
import type { Disc } from './table.ts';

export type Stop =
  | { readonly by: 'length' }
  | { readonly by: 'table edge' }
  | { readonly by: 'part'; readonly part: string }
  | { readonly by: 'base'; readonly base: number };

export interface Push {
  readonly end: Disc;
  /** How far the base came along the tool. */
  readonly moved: number;
  /** What ended the slide, and where along the tool. */
  readonly stop: Stop;
  readonly stoppedAt: number;
  /** Why the base could not rest there and was taken back; null if it rests where it stopped. */
  readonly rewound: RestFault | null;
}

export interface Pushed {
  readonly mover: Disc;
  readonly direction: Direction;
  readonly range: RangeNumber;
  readonly bases: readonly Disc[];
  /** Place of the mover among the bases, or -1. */
  readonly self?: number;
  /** A token only has to lie on something. */
  readonly token?: boolean;
}

export function push(field: Battlefield, pushed: Pushed): Push {
  const { mover, direction, range } = pushed;
  const { eps } = field.constants;
  const path = pathOf(mover.x, mover.y, mover.r, direction, field.constants.range[range], eps);
  const { stop, at } = slide(field, pushed, path);
  const there = comeDown(field, pushed, path, at);
  const rewound = whyNotThere(field, pushed, there);
  const stillThere = at === 0 || rewound === null;
  const moved = stillThere ? at : lastRest(field, pushed, path, at);
  const end = moved === 0 ? mover : comeDown(field, pushed, path, moved);
  return { end, moved, stop, stoppedAt: at, rewound: stillThere ? null : rewound };
}

function slide(field: Battlefield, pushed: Pushed, path: Path): { stop: Stop; at: number } {
  let at = path.length;
  let stop: Stop = { by: 'length' };
  const edge = stopAtTableEdge(path, field.table.size);
  if (edge < at) [at, stop] = [edge, { by: 'table edge' }];
  for (const solid of obstacles(field, pushed.mover, path)) {
    for (const e of solid.edges) {
      const s = stopAtEdge(path, intoPath(path, e));
      if (s < at) [at, stop] = [s, { by: 'part', part: solid.part.name }];
    }
  }
  for (let i = 0; i < pushed.bases.length; i++) {
    const other = pushed.bases[i] as Disc;
    if (i === pushed.self || !sameElevation(field.constants, other.z, pushed.mover.z)) continue;
    const s = stopAtDisc(path, other.x, other.y, other.r);
    if (s < at) [at, stop] = [s, { by: 'base', base: i }];
  }
  return { stop, at };
}

/** Parts whose solid is at the height of the base (R-PUSH-2), but not those of the feature it stands on (CR-PUSH-09). */
function obstacles(field: Battlefield, mover: Disc, path: Path): Solid[] {
  const { eps, baseThickness } = field.constants;
  const own = field.solids
    .filter((solid) => Math.abs(solid.top - mover.z) <= eps && overlapWithPart(mover, solid) > eps)
    .map((solid) => solid.part.feature);
  return field.solids.filter(
    (solid) =>
      solid.top > mover.z + eps &&
      solid.bottom <= mover.z + baseThickness + eps &&
      isNear(path, solid) &&
      !(own.includes(solid.part.feature) && sameElevation(field.constants, solid.top, mover.z)),
  );
}

function isNear(path: Path, box: Box): boolean {
  const x = path.x + path.ux * path.length;
  const y = path.y + path.uy * path.length;
  const r = path.r + path.eps;
  const left = Math.min(path.x, x) - r;
  const right = Math.max(path.x, x) + r;
  return !isApart(box, left, right, Math.min(path.y, y) - r, Math.max(path.y, y) + r);
}

function whyNotThere(field: Battlefield, pushed: Pushed, there: Disc): RestFault | null {
  return pushed.token ? whyNotSupported(field, there) : whyNotRest(field, there, pushed.bases, pushed.self);
}

/** The place s along the path, on the highest surface there that is not above the start. */
function comeDown(field: Battlefield, pushed: Pushed, path: Path, s: number): Disc {
  const { x, y, r, z: start } = pushed.mover;
  const at = { x: x + roundEvenly(s * path.ux), y: y + roundEvenly(s * path.uy), r, z: 0 };
  const { eps } = field.constants;
  const below = field.floors.findLast(
    (floor) => floor.z <= start + eps && floor.solids.some((solid) => overlapWithPart(at, solid) > eps),
  );
  return below === undefined ? at : { ...at, z: below.z };
}

/** What can rest changes only where the disc becomes tangent to something: so only those places are looked at. */
function lastRest(field: Battlefield, pushed: Pushed, path: Path, from: number): number {
  for (const s of tangentPlaces(field, pushed, path, from)) {
    if (whyNotThere(field, pushed, comeDown(field, pushed, path, s)) === null) return s;
  }
  return 0;
}

function tangentPlaces(field: Battlefield, pushed: Pushed, path: Path, from: number): number[] {
  const { r } = path;
  const touch = path.eps / 2;
  const edges: Edge[] = [];
  for (const solid of field.solids) if (isNear(path, solid)) edges.push(...solid.edges);
  for (const floor of field.floors) if (isNear(path, floor)) edges.push(...floor.rim);
  const places = edges.flatMap((e) => edgeTangents(intoPath(path, e), r, touch));
  for (const other of pushed.bases) {
    const [a, c] = [along(path, other.x, other.y), across(path, other.x, other.y)];
    places.push(...circleTangents(a, c, r + other.r, touch));
  }
  return places.filter((s) => s > 0 && s < from).sort((p, q) => q - p);
}
