// Rows become rings. Between two rows a stretch is a four-sided figure; where a stretch splits or ends the gap is taken
// as wide as it is on the nearer row, so that the rings never hold more than the region.

import type { Rows } from './rows.ts';
import type { Ring } from './table.ts';

type Stretch = readonly [from: number, to: number];

interface Quad {
  readonly top: Stretch;
  readonly bottom: Stretch;
}

/** A corner by one number: its row and its place in the row. */
type Corner = number;

/** More than any place on a table. */
const WIDE = 1048576;

/** Where the rim goes on from a corner; more than one way where two rings meet. */
type Rim = Map<Corner, Corner[]>;

export function outline({ first, step, rows }: Rows): Ring[] {
  const rim: Rim = new Map();
  let upper: number[] = [];
  let above: Quad[] = [];
  for (let k = 0; k <= rows.length; k++) {
    const lower = whole(rows[k] ?? []);
    const below = quads(upper, lower);
    level(rim, (k - 1) * WIDE, above, below);
    for (const { top, bottom } of below) {
      link(rim, k * WIDE + bottom[0], (k - 1) * WIDE + top[0]);
      link(rim, (k - 1) * WIDE + top[1], k * WIDE + bottom[1]);
    }
    upper = lower;
    above = below;
  }
  return ringsOf(rim, step).map((ring) => {
    return ring.flatMap((corner) => [corner % WIDE, first + step * Math.floor(corner / WIDE)]);
  });
}

/** Whole numbers inside the row. */
function whole(row: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < row.length; i += 2) {
    const [from, to] = [Math.floor(row[i] as number) + 1, Math.floor(row[i + 1] as number)];
    if (from < to) found.push(from, to);
  }
  return found;
}

/** The figures between two rows: every overlap of a stretch above with one below, cut where neighbours begin. */
function quads(upper: readonly number[], lower: readonly number[]): Quad[] {
  const found: Quad[] = [];
  for (let i = 0; i < upper.length; i += 2) {
    for (let j = 0; j < lower.length; j += 2) {
      const apart =
        (upper[i] as number) >= (lower[j + 1] as number) || (lower[j] as number) >= (upper[i + 1] as number);
      if (apart) continue;
      const quad = sheer(cut(upper, i, lower, j), cut(lower, j, upper, i));
      if (quad.top[0] < quad.top[1] && quad.bottom[0] < quad.bottom[1]) found.push(quad);
    }
  }
  return found;
}

/** A side that leans far may hide the round of a hole between the rows: it is drawn upright at its inner end. */
function sheer(top: Stretch, bottom: Stretch): Quad {
  const left = Math.abs(top[0] - bottom[0]) > LEAN ? Math.max(top[0], bottom[0]) : null;
  const right = Math.abs(top[1] - bottom[1]) > LEAN ? Math.min(top[1], bottom[1]) : null;
  return { top: [left ?? top[0], right ?? top[1]], bottom: [left ?? bottom[0], right ?? bottom[1]] };
}

/** Chords of this length stay within a few units of a round of a base's radius. */
const LEAN = 250;

/** Stretch i of a row, less what belongs to the neighbours of stretch j in the other row or to the gaps between. */
function cut(row: readonly number[], i: number, other: readonly number[], j: number): Stretch {
  const [from, to] = [row[i] as number, row[i + 1] as number];
  const before = other[j - 1];
  const after = other[j + 2];
  return [
    before !== undefined && before > from ? Math.max(from, other[j] as number) : from,
    after !== undefined && after < to ? Math.min(to, other[j + 1] as number) : to,
  ];
}

/** Along one row, the rim is what only one side of it holds. */
function level(rim: Rim, row: Corner, above: readonly Quad[], below: readonly Quad[]): void {
  const cuts = [...above.flatMap((quad) => quad.bottom), ...below.flatMap((quad) => quad.top)].sort((p, q) => p - q);
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1] as number, cuts[i] as number];
    if (from === to) continue;
    const up = above.some(({ bottom }) => bottom[0] <= from && to <= bottom[1]);
    const down = below.some(({ top }) => top[0] <= from && to <= top[1]);
    if (down && !up) link(rim, row + from, row + to);
    if (up && !down) link(rim, row + to, row + from);
  }
}

function link(rim: Rim, from: Corner, to: Corner): void {
  const next = rim.get(from);
  if (next === undefined) rim.set(from, [to]);
  else next.push(to);
}

function ringsOf(rim: Rim, step: number): Corner[][] {
  const rings: Corner[][] = [];
  for (const [start, ways] of rim) {
    while (ways.length > 0) {
      const ring: Corner[] = [];
      let at = start;
      do {
        ring.push(at);
        at = rim.get(at)?.pop() ?? start;
      } while (at !== start);
      const simple = straightened(ring, step);
      if (simple.length >= 3) rings.push(simple);
    }
  }
  return rings;
}

/** Corners that lie in a line with their neighbours, as nearly as whole numbers do, are left out. */
function straightened(ring: readonly Corner[], step: number): Corner[] {
  const kept: Corner[] = [];
  let last = ring[0] as Corner;
  let skipped: Corner[] = [];
  for (const corner of [...ring.slice(1), ring[0] as Corner]) {
    if (skipped.length > 20 || skipped.some((point) => !isBetween(last, point, corner, step))) {
      last = skipped[skipped.length - 1] as Corner;
      kept.push(last);
      skipped = [];
    }
    skipped.push(corner);
  }
  return [ring[0] as Corner, ...kept];
}

/** Within one unit beside the line from a to b. */
function isBetween(a: Corner, p: Corner, b: Corner, step: number): boolean {
  const [dx, dy] = [(b % WIDE) - (a % WIDE), Math.floor(b / WIDE) - Math.floor(a / WIDE)];
  const [px, py] = [(p % WIDE) - (a % WIDE), Math.floor(p / WIDE) - Math.floor(a / WIDE)];
  const aside = px * dy - py * dx;
  return aside * aside <= dy * dy + (dx * dx) / (step * step);
}
