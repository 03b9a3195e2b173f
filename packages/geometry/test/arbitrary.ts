// Random tables and bases for properties, and the eight symmetries of the square.

import fc from 'fast-check';
import {
  type Battlefield,
  CONSTANTS,
  type Disc,
  type Ingress,
  type TerrainPart,
  prepare,
  tableOf,
} from '../src/index.ts';

/** One seed for every property: a failure can be repeated, a green run stays green. */
fc.configureGlobal({ seed: 1977 });

const SIZE = CONSTANTS.size;

const between = (min: number, max: number) => fc.integer({ min, max });

/** A rectangle on a slanted pair of whole-number sides. */
const slanted = fc
  .record({
    x: between(20000, 70000),
    y: between(20000, 70000),
    a: between(-9000, 9000),
    b: between(500, 9000),
    k: between(1, 4),
  })
  .map(({ x, y, a, b, k }) => {
    const [px, py] = [Math.trunc((-b * k) / 2), Math.trunc((a * k) / 2)];
    return [x, y, x + a, y + b, x + a + px, y + b + py, x + px, y + py];
  });

/** A rectangle on a grid of 20 mm, so that sides lie flush and corners meet. */
const upright = fc
  .record({ x: between(10, 35), y: between(10, 35), w: between(1, 5), d: between(1, 5) })
  .map(({ x, y, w, d }) => [x, y, x + w, y, x + w, y + d, x, y + d].map((v) => 2000 * v));

const footprint = fc.oneof(slanted, upright);

const qualities = fc.record({ blocked: fc.boolean(), impassable: fc.boolean(), walkable: fc.boolean() });

const heights = fc.constantFrom(
  [0, 2540],
  [0, 8128],
  [7366, 8128],
  [0, 12000],
  [15500, 16256],
  [8128, 16256],
) as fc.Arbitrary<[number, number]>;

export const parts: fc.Arbitrary<TerrainPart[]> = fc
  .array(fc.tuple(footprint, heights, qualities), { maxLength: 7 })
  .map((shapes) =>
    shapes.map(([ring, [bottom, top], quality], i) => ({
      name: `part ${i}`,
      feature: `feature ${i >> 1}`,
      footprint: [ring],
      bottom,
      top,
      ...quality,
    })),
  );

const place = fc.oneof(
  between(2500, SIZE - 2500),
  between(20, 70).map((v) => 1000 * v),
);

export const disc: fc.Arbitrary<Disc> = fc.record({
  x: place,
  y: place,
  r: fc.constantFrom(2000, 2500),
  z: fc.constantFrom(0, 0, 2540, 8128, 16256),
});

/** Two bases near enough to matter to one another. */
export const pair: fc.Arbitrary<[Disc, Disc]> = fc
  .record({
    a: disc,
    dx: fc.oneof(
      between(-25000, 25000),
      between(-25, 25).map((v) => 1000 * v),
    ),
    dy: fc.oneof(
      between(-25000, 25000),
      between(-25, 25).map((v) => 1000 * v),
    ),
    r: fc.constantFrom(2000, 2500),
    level: fc.boolean(),
  })
  .map(({ a, dx, dy, r, level }) => {
    const clamp = (v: number) => Math.min(SIZE - 2500, Math.max(2500, v));
    return [a, { x: clamp(a.x + dx), y: clamp(a.y + dy), r, z: level ? a.z : 0 }];
  });

/** Half of the bases stand somewhere on a part. */
export const standing = (list: readonly TerrainPart[], wished: Disc, on: number, fx: number, fy: number): Disc => {
  const part = list[on % (2 * Math.max(1, list.length))];
  if (part === undefined) return wished;
  const ring = part.footprint[0] as readonly number[];
  const spot = (i: 0 | 1): number => {
    const [a, b, d] = [ring[i], ring[i + 2], ring[i + 6]] as [number, number, number];
    return Math.round(a + fx * (b - a) + fy * (d - a));
  };
  return { ...wished, x: spot(0), y: spot(1), z: part.top };
};

export const fieldOf = (list: readonly TerrainPart[], ingress: readonly Ingress[] = []): Battlefield =>
  prepare(tableOf('random', list, ingress));

export interface Symmetry {
  readonly name: string;
  readonly point: (x: number, y: number) => readonly [number, number];
  readonly vector: (x: number, y: number) => readonly [number, number];
}

const turn = (name: string, vector: (x: number, y: number) => readonly [number, number]): Symmetry => ({
  name,
  vector,
  point: (x, y) => {
    const [px, py] = vector(2 * x - SIZE, 2 * y - SIZE);
    return [(px + SIZE) / 2, (py + SIZE) / 2];
  },
});

export const SYMMETRIES: readonly Symmetry[] = [
  turn('quarter turn', (x, y) => [-y, x]),
  turn('half turn', (x, y) => [-x, -y]),
  turn('three quarters', (x, y) => [y, -x]),
  turn('mirror left to right', (x, y) => [-x, y]),
  turn('mirror near to far', (x, y) => [x, -y]),
  turn('mirror along the diagonal', (x, y) => [y, x]),
  turn('mirror along the other diagonal', (x, y) => [-y, -x]),
];

export const movedDisc = (s: Symmetry, d: Disc): Disc => {
  const [x, y] = s.point(d.x, d.y);
  return { ...d, x, y };
};

export const movedPart = (s: Symmetry, part: TerrainPart): TerrainPart => ({
  ...part,
  footprint: part.footprint.map((ring) => {
    const out: number[] = [];
    for (let i = 0; i < ring.length; i += 2) out.push(...s.point(ring[i] as number, ring[i + 1] as number));
    return out;
  }),
});
