// Slow twins of sight, push and reach that share no code with the real ones: they walk in small steps, look at points,
// and know a robust yes and a robust no; between the two, within the slack, they do not judge.

import type { Constants, Direction, Disc, Move, TerrainPart, Placement } from '../src/index.ts';

export const SLACK = 12;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const known = new WeakMap<TerrainPart, Spot[][]>();

function corners(part: TerrainPart): Spot[][] {
  const before = known.get(part);
  if (before !== undefined) return before;
  const found = part.footprint.map((ring) => {
    const spots: Spot[] = [];
    for (let i = 0; i < ring.length; i += 2) spots.push({ x: ring[i] as number, y: ring[i + 1] as number });
    return spots;
  });
  known.set(part, found);
  return found;
}

/** Winding number, not even-odd. */
function isInside(part: TerrainPart, p: Spot): boolean {
  let winding = 0;
  for (const [n, ring] of corners(part).entries()) {
    let turns = 0;
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as Spot;
      const side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
      if (a.y <= p.y && b.y > p.y && side > 0) turns++;
      if (a.y > p.y && b.y <= p.y && side < 0) turns--;
    });
    winding += n === 0 ? Math.abs(turns) : -Math.abs(turns);
  }
  return winding > 0;
}

function toRim(part: TerrainPart, p: Spot): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of corners(part)) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as Spot;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const along = Math.min(length, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
      const foot = { x: a.x + ((b.x - a.x) * along) / length, y: a.y + ((b.y - a.y) * along) / length };
      least = Math.min(least, Math.hypot(p.x - foot.x, p.y - foot.y));
    });
  }
  return least;
}

/** Positive outside, negative inside. */
const depth = (part: TerrainPart, p: Spot): number => (isInside(part, p) ? -toRim(part, p) : toRim(part, p));

const between = (a: Spot, b: Spot, s: number): Spot => ({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s });

// Sight

const obstructs = (constants: Constants, part: TerrainPart, a: Disc, b: Disc): boolean =>
  part.blocked &&
  part.top > Math.max(a.z, b.z) + constants.range[2] + constants.eps &&
  depth(part, a) > a.r - constants.eps &&
  depth(part, b) > b.r - constants.eps;

/** Whether every point of the line, walked in steps, is less deep in the parts than the limit. */
function isShallow(parts: readonly TerrainPart[], a: Spot, b: Spot, limit: number): boolean {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 60);
  for (let i = 0; i <= steps; i++) {
    const p = between(a, b, steps === 0 ? 0 : i / steps);
    for (const part of parts) if (-depth(part, p) > limit) return false;
  }
  return true;
}

/** Whether one of many lines from base to base is free by a clear margin. */
export function surelySees(constants: Constants, all: readonly TerrainPart[], a: Disc, b: Disc): boolean {
  const parts = all.filter((part) => obstructs(constants, part, a, b));
  if (parts.length === 0) return true;
  const rim = (d: Disc, n: number): Spot => ({
    x: d.x + d.r * Math.cos((n * Math.PI) / 6),
    y: d.y + d.r * Math.sin((n * Math.PI) / 6),
  });
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 12; j++) if (isShallow(parts, rim(a, i), rim(b, j), -SLACK)) return true;
  return false;
}

/** Whether a line really joins the bases without entering what obstructs. */
export function isFreeLine(
  constants: Constants,
  all: readonly TerrainPart[],
  a: Disc,
  b: Disc,
  from: Spot,
  to: Spot,
): boolean {
  const parts = all.filter((part) => obstructs(constants, part, a, b));
  const near = (d: Disc, p: Spot): boolean => Math.hypot(p.x - d.x, p.y - d.y) <= d.r + 1;
  const joins = (near(a, from) && near(b, to)) || (near(a, to) && near(b, from));
  return joins && isShallow(parts, from, to, constants.eps + 1);
}

// Rest and push

/** How far the disc is from resting there: positive if it surely rests, negative if it surely does not. */
export function restMargin(
  constants: Constants,
  parts: readonly TerrainPart[],
  disc: Disc,
  bases: readonly Disc[],
): number {
  let margin = Math.min(disc.x, disc.y, constants.size - disc.x, constants.size - disc.y) - disc.r;
  for (const part of parts) {
    if (part.top > disc.z && part.bottom - disc.z < constants.clearance)
      margin = Math.min(margin, depth(part, disc) - disc.r);
  }
  for (const other of bases) {
    if (Math.abs(other.z - disc.z) > constants.range[2]) continue;
    margin = Math.min(margin, Math.hypot(other.x - disc.x, other.y - disc.y) - other.r - disc.r);
  }
  return disc.z > 0 && margin > -SLACK ? Math.min(margin, supportMargin(parts, disc)) : margin;
}

/** Whether a slightly larger disc is wholly on tops of that height, or a slightly smaller one is not. */
function supportMargin(parts: readonly TerrainPart[], disc: Disc): number {
  const tops = parts.filter((part) => part.walkable && part.top === disc.z);
  if (isOnTops(tops, disc, disc.r + SLACK + 1)) return SLACK + 1;
  return isOnTops(tops, disc, disc.r - SLACK - 1) ? 0 : -SLACK - 1;
}

/** Every point of rings around the centre is on one of the tops. */
function isOnTops(tops: readonly TerrainPart[], centre: Spot, r: number): boolean {
  for (const share of [0, 0.5, 0.8, 0.97, 0.99, 1]) {
    const spots = share > 0.9 ? 720 : 90;
    for (let i = 0; i < spots; i++) {
      const turn = (2 * i * Math.PI) / spots;
      const p = { x: centre.x + r * share * Math.cos(turn), y: centre.y + r * share * Math.sin(turn) };
      if (!tops.some((part) => depth(part, p) <= 1)) return false;
    }
  }
  return true;
}

const at = (mover: Disc, d: Direction, s: number): Spot => {
  const norm = Math.hypot(d.dx, d.dy);
  return { x: mover.x + (d.dx / norm) * s, y: mover.y + (d.dy / norm) * s };
};

/** How deep the sliding disc is in something that stops it, s along its path. */
export function pressure(
  constants: Constants,
  parts: readonly TerrainPart[],
  mover: Disc,
  d: Direction,
  bases: readonly Disc[],
  s: number,
): number {
  const p = at(mover, d, s);
  const own = parts.filter((part) => part.top === mover.z && depth(part, mover) < mover.r).map((part) => part.feature);
  let deep = mover.r - Math.min(p.x, p.y, constants.size - p.x, constants.size - p.y);
  for (const part of parts) {
    if (part.top <= mover.z || part.bottom > mover.z + constants.baseThickness) continue;
    if (own.includes(part.feature) && part.top - mover.z <= constants.range[2]) continue;
    deep = Math.max(deep, mover.r - depth(part, p));
  }
  for (const other of bases) {
    if (Math.abs(other.z - mover.z) > constants.range[2]) continue;
    deep = Math.max(deep, mover.r + other.r - Math.hypot(p.x - other.x, p.y - other.y));
  }
  return deep;
}

/** The disc come down at s: the highest top there that is not above the start; null where the twin cannot tell. */
export function landing(parts: readonly TerrainPart[], mover: Disc, d: Direction, s: number): Disc | null {
  const p = at(mover, d, s);
  let z = 0;
  for (const part of parts) {
    if (!part.walkable || part.top > mover.z) continue;
    const over = mover.r - depth(part, p);
    if (Math.abs(over) < SLACK) return null;
    if (over > 0) z = Math.max(z, part.top);
  }
  return { x: p.x, y: p.y, r: mover.r, z };
}

// Reach

/** How deep the tool lies in what it may not cross, walked along three lines of each arm. */
export function toolPressure(
  constants: Constants,
  all: readonly TerrainPart[],
  move: Move,
  p1: Spot,
  p2: Spot,
  grown: number,
): number {
  const { mover, kind } = move;
  if (kind === 'climb' || kind === 'jump') return Number.NEGATIVE_INFINITY;
  const parts = all.filter(
    (part) =>
      part.impassable &&
      part.top > mover.z + constants.range[2] + constants.eps &&
      part.bottom - mover.z < constants.clearance,
  );
  const half = constants.toolWidth / 2 + grown;
  let deep = Number.NEGATIVE_INFINITY;
  for (const [a, b] of [
    [mover, p1],
    [p1, p2],
  ] as const) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const side = { x: (-(b.y - a.y) / length) * half, y: ((b.x - a.x) / length) * half };
    const stretch = 1 + grown / length;
    for (let i = 0; i <= 240; i++) {
      for (const share of [-1, -0.5, 0, 0.5, 1]) {
        const p = between(a, b, (i / 240) * stretch);
        for (const part of parts)
          deep = Math.max(deep, -depth(part, { x: p.x + side.x * share, y: p.y + side.y * share }));
      }
    }
  }
  return deep;
}

/** How far the end is from touching the tool, measured to points of it. */
export function contactGap(constants: Constants, move: Move, { p1, p2, end }: Placement): number {
  const { mover } = move;
  const half = constants.toolWidth / 2;
  const reach = Math.hypot(p1.x - mover.x, p1.y - mover.y);
  let least = Math.hypot(p1.x - end.x, p1.y - end.y) - half;
  for (const [a, b, from] of [
    [mover, p1, mover.r / reach],
    [p1, p2, 0],
  ] as const) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (let i = 0; i <= 400; i++) {
      const p = between(a, b, from + ((1 - from) * i) / 400);
      for (let share = -1; share <= 1; share += 0.1) {
        const spot = { x: p.x - ((b.y - a.y) / length) * half * share, y: p.y + ((b.x - a.x) / length) * half * share };
        least = Math.min(least, Math.hypot(spot.x - end.x, spot.y - end.y));
      }
    }
  }
  return least - mover.r;
}
