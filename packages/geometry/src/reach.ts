// What a tool can touch, for display: the tool is laid in many first directions, closer where something changes, and
// all that lies within the base's radius of each legal tool is covered. Every piece is legal, so their union is.

import { arc, disc, FINE, leftOf, rightOf, rounded } from './arcs.ts';
import type { Battlefield, Solid } from './battlefield.ts';
import { type Bends, freeBends } from './bends.ts';
import type { Move } from './move.ts';
import { coverConvex, pairs, type Rows } from './rows.ts';
import { armLength, firstArmBlocked, longestReach, type Point, toolObstacles } from './tool.ts';
import { type Wedge, wedgeAllows, wedgeRays } from './wedge.ts';

interface Laying {
  readonly field: Battlefield;
  readonly move: Move;
  readonly solids: readonly Solid[];
  readonly arm: number;
  readonly half: number;
  /** A little less than the base's radius: what is shown is never more than what is legal. */
  readonly r: number;
}

/** A first direction with all free bends; none if the first arm is blocked. */
interface Laid {
  readonly u: Point;
  readonly p1: Point;
  readonly bends: readonly Bends[];
}

const MARGIN = 6;
/** How far the tip of a tool may jump from one first direction to the next. */
const JUMP = 400;
/** Two first directions this near are not divided further. */
const NARROW = 1 / 2048;

export function coverReach(field: Battlefield, move: Move, rows: Rows): void {
  const arm = armLength(field.constants, move.kind);
  const half = field.constants.toolWidth / 2;
  const solids = toolObstacles(field, move.mover, move.kind);
  const laying = { field, move, solids, arm, half, r: move.mover.r - MARGIN };
  if (solids.length === 0 && move.wedge === undefined) {
    coverConvex(rows, disc(move.mover, move.mover.r + laying.r + longestReach(field.constants, arm)));
    return;
  }
  coverAll(laying, layAround(laying), rows);
}

function layAround(laying: Laying): Laid[] {
  const found: Laid[] = [];
  let last: Laid | null = null;
  for (const [x, y] of pairs(disc({ x: 0, y: 0 }, 1, FINE))) {
    const next = lay(laying, { x, y });
    if (last !== null) divide(laying, last, next, found);
    found.push(next);
    last = next;
  }
  return found;
}

function divide(laying: Laying, a: Laid, b: Laid, found: Laid[]): void {
  const [dx, dy] = [a.u.x - b.u.x, a.u.y - b.u.y];
  if (dx * dx + dy * dy < NARROW * NARROW || areAlike(laying, a, b)) return;
  const size = Math.sqrt((a.u.x + b.u.x) * (a.u.x + b.u.x) + (a.u.y + b.u.y) * (a.u.y + b.u.y));
  const middle = lay(laying, { x: (a.u.x + b.u.x) / size, y: (a.u.y + b.u.y) / size });
  divide(laying, a, middle, found);
  found.push(middle);
  divide(laying, middle, b, found);
}

function areAlike({ arm }: Laying, a: Laid, b: Laid): boolean {
  if (a.bends.length !== b.bends.length) return false;
  return a.bends.every((bends, i) => {
    const other = b.bends[i] as Bends;
    return (
      (isWhole(a) && isWhole(b)) ||
      (isNear(a.p1, b.p1, bends.from, other.from, arm) && isNear(a.p1, b.p1, bends.to, other.to, arm))
    );
  });
}

function isNear(p: Point, q: Point, v: Point, w: Point, arm: number): boolean {
  const dx = p.x + v.x * arm - q.x - w.x * arm;
  const dy = p.y + v.y * arm - q.y - w.y * arm;
  return dx * dx + dy * dy <= JUMP * JUMP;
}

function lay(laying: Laying, u: Point): Laid {
  const { field, move, solids, arm } = laying;
  const { mover, wedge } = move;
  const reach = mover.r + arm;
  const p1 = { x: mover.x + u.x * reach, y: mover.y + u.y * reach };
  const blocked =
    (wedge !== undefined && !wedgeAllows(wedge, u.x, u.y)) ||
    firstArmBlocked(field.constants, solids, mover, p1) !== null;
  return { u, p1, bends: blocked ? [] : freeBends(field.constants, arm, solids, p1, u) };
}

/** Between neighbours with all bends free everything in their directions is in reach: one sector stands for them all. */
function coverAll(laying: Laying, all: readonly Laid[], rows: Rows): void {
  coverFirstArms(laying, all, rows);
  for (let i = 0; i < all.length; ) {
    const first = all[i] as Laid;
    let last = i;
    if (isWhole(first)) while (last + 1 < all.length && continues(first, all[last + 1] as Laid)) last++;
    coverSecondArms(laying, first, rows);
    if (last === i) {
      i++;
      continue;
    }
    const end = all[last] as Laid;
    coverSecondArms(laying, end, rows);
    coverConvex(rows, sector(laying, first.u, end.u));
    i = last + 1 < all.length && isWhole(all[last + 1] as Laid) ? last : last + 1;
  }
}

const isWhole = ({ bends }: Laid): boolean =>
  bends.length === 1 && bends[0]?.from.sine === -1 && bends[0]?.to.sine === 1;

/** Whole too, and less than a right angle on. */
const continues = (first: Laid, next: Laid): boolean =>
  isWhole(next) && first.u.x * next.u.x + first.u.y * next.u.y > 0;

function sector({ field, move, arm, r }: Laying, from: Point, to: Point): number[] {
  const { mover } = move;
  const corners = [mover.x, mover.y];
  arc(corners, mover, mover.r + longestReach(field.constants, arm) + r, from, to);
  return corners;
}

/** First arms stand close even where the bends change fast: the even ones and those beside a blocked one will do. */
function coverFirstArms(laying: Laying, all: readonly Laid[], rows: Rows): void {
  let last: Point = { x: 0, y: 0 };
  all.forEach(({ u, p1, bends }, i) => {
    const beside = [all[(i + all.length - 1) % all.length], all[(i + 1) % all.length]] as [Laid, Laid];
    const near = last.x * u.x + last.y * u.y > CLOSE && beside.every((other) => other.bends.length > 0);
    if (bends.length === 0 || near) return;
    coverConvex(rows, besideFirstArm(laying, u, p1));
    last = u;
  });
}

/** Cosine of 0.04. */
const CLOSE = 0.9992;

function coverSecondArms(laying: Laying, { p1, bends }: Laid, rows: Rows): void {
  const { wedge } = laying.move;
  for (const free of bends) {
    coverConvex(rows, wedge === undefined ? besideSecondArm(laying, p1, free) : besideWedged(laying, p1, free, wedge));
  }
}

function besideFirstArm({ move, half, r }: Laying, u: Point, p1: Point): number[] {
  const { mover } = move;
  const p0 = { x: mover.x + u.x * mover.r, y: mover.y + u.y * mover.r };
  if (half === 0) return rounded([p0, p1], r);
  const [n, m] = [rightOf(u), leftOf(u)];
  const beside = (p: Point, side: Point): Point => ({ x: p.x + side.x * half, y: p.y + side.y * half });
  return rounded([beside(p0, n), beside(p1, n), beside(p1, m), beside(p0, m)], r);
}

/** The second arm swept from one bend to another, and all that a base can touch of it. */
function besideSecondArm({ arm, half, r }: Laying, p1: Point, { from, to }: Bends): number[] {
  const corners: number[] = [];
  const [right, left] = [rightOf(from), leftOf(to)];
  const first = { x: p1.x + from.x * arm + right.x * half, y: p1.y + from.y * arm + right.y * half };
  const last = { x: p1.x + to.x * arm + left.x * half, y: p1.y + to.y * arm + left.y * half };
  const corner = Math.sqrt(arm * arm + half * half);
  const toFirst = { x: (first.x - p1.x) / corner, y: (first.y - p1.y) / corner };
  const toLast = { x: (last.x - p1.x) / corner, y: (last.y - p1.y) / corner };
  const isWide = (to.sine - from.sine) * arm > 2 * half;
  arc(corners, p1, r + half, left, right);
  arc(corners, first, r, right, isWide ? toFirst : from);
  if (isWide) arc(corners, p1, r + corner, toFirst, toLast);
  arc(corners, last, r, isWide ? toLast : to, left);
  return corners;
}

/** As far as the tool stays in the wedge (R-MOVE-5); the corners of the flat end are left out. */
function besideWedged({ arm, half, r }: Laying, p1: Point, { from, to }: Bends, wedge: Wedge): number[] {
  const flat: number[] = [];
  arc(flat, p1, arm - half, from, to);
  let swept: Point[] = [p1, ...pairs(flat).map(([x, y]) => ({ x, y }))];
  const [right, left] = wedgeRays(wedge) ?? [];
  if (right !== undefined) swept = leftPart(swept, wedge, right);
  if (left !== undefined) swept = leftPart(swept, wedge, { x: -left.x, y: -left.y });
  return swept.length < 2 ? [] : rounded(swept, r + half);
}

/** What of a convex polygon lies to the left of a ray. */
function leftPart(polygon: readonly Point[], from: Point, ray: Point): Point[] {
  const side = (p: Point): number => ray.x * (p.y - from.y) - ray.y * (p.x - from.x);
  const kept = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const [sp, sq] = [side(p), side(q)];
    const own = sp >= 0 ? [p] : [];
    if (sp >= 0 === sq >= 0) return own;
    const s = sp / (sp - sq);
    return [...own, { x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s }];
  });
  return kept.filter((p, i) => {
    const q = kept[(i + 1) % kept.length] as Point;
    return Math.abs(p.x - q.x) + Math.abs(p.y - q.y) > 1;
  });
}
