import { describe, expect, it } from 'vitest';
import { outermost, type Solid } from '../src/battlefield.ts';
import {
  type Battlefield,
  CONSTANTS,
  canSee,
  type Disc,
  engaged,
  findMove,
  type Footprint,
  type Move,
  type TerrainPart,
  prepare,
  sight,
  type Tool,
  tableOf,
  whyNotTool,
} from '../src/index.ts';
import { overlaps } from '../src/overlap.ts';
import { type Next, pick, within } from './clutter.ts';
import { base, field, mm, random, wall } from './scene.ts';

const solid = (name: string, footprint: Footprint): TerrainPart => ({
  ...wall({ name, at: [0, 0, 1, 1], top: 100 }),
  footprint,
});
const inMm = (...ring: number[]): number[] => ring.map(mm);

/** A house with a yard that opens to the near side, its left arm much the thicker. */
const house = solid('house', [inMm(300, 400, 400, 400, 400, 560, 460, 560, 460, 400, 480, 400, 480, 580, 300, 580)]);
/** Let into both arms; the middles of its long sides are in the left one. */
const bar = wall({ name: 'bar', at: [310, 410, 160, 10], top: 100 });

const inTheYard = base(430, 450);
/** Seen past the corner of the thick arm, which is thus among the parts that count. */
const outside = base(405, 370);

describe('a bar let into both arms of a house bars the yard between them', () => {
  const barred = field([house, bar]);

  it('[CR-LOS-01] [CR-LOS-06] nobody sees through it', () => {
    expect(canSee(field([house]), outside, inTheYard)).toBe(true);
    expect(sight(barred, outside, inTheYard)).toMatchObject({ clear: false, blockedBy: ['house', 'bar'] });
  });

  it('[CR-ENG-01] nobody engages through it', () => {
    expect(engaged(field([house]), outside, inTheYard)).toBe(true);
    expect(engaged(barred, outside, inTheYard)).toBe(false);
  });

  it('[CR-MOVE-09] no advance goes through it', () => {
    const move: Move = { mover: outside, kind: 'advance', bases: [] };
    expect(findMove(field([house]), move, inTheYard, 0)).toHaveProperty('placement');
    expect(findMove(barred, move, inTheYard, 0)).toEqual({ fault: { why: 'no tool fits' } });
  });
});

const holders = (on: Battlefield): string[][] => on.solids.map(({ heldBy }) => heldBy.map(({ part }) => part.name));

describe('what holds a part', () => {
  it('is not a yard that the part fills from rim to rim', () => {
    const court = solid('court', [
      inMm(300, 300, 400, 300, 400, 400, 300, 400),
      inMm(320, 320, 380, 320, 380, 380, 320, 380),
    ]);
    expect(holders(field([court, wall({ name: 'block', at: [320, 320, 60, 60], top: 100 })]))).toEqual([[], []]);
  });

  it('is one of the same outline, the earlier of the two', () => {
    const twice = ['first', 'second'].map((name) => wall({ name, at: [300, 300, 50, 50], top: 100 }));
    expect(holders(field(twice))).toEqual([[], ['first']]);
  });

  it('is one that a corner leaves by no more than rounding, 0.01 mm', () => {
    const [x, y] = [mm(350), mm(350)];
    const leaning = (out: number): TerrainPart =>
      solid('inner', [[x - 1000, y, x, y - 1000, mm(400) + out, y, x, y + 1000]]);
    const outer = wall({ name: 'outer', at: [300, 300, 100, 100], top: 100 });
    expect(holders(field([outer, leaning(1)]))).toEqual([[], ['outer']]);
    expect(holders(field([outer, leaning(2)]))).toEqual([[], []]);
  });

  it('is not a neighbour reached by many steps of rounding', () => {
    const steps = Array.from({ length: 12 }, (_, i) =>
      wall({ name: `${i}`, at: [300 + i / 100, 300, 50, 50], top: 100 }),
    );
    const left = outermost(field(steps).solids);
    for (const { left: at } of field(steps).solids)
      expect(left.some((kept) => Math.abs(kept.left - at) <= 1)).toBe(true);
  });
});

type Cells = readonly (readonly [x: number, y: number])[];

interface Figure {
  readonly rings: readonly Cells[];
}

/** A block, a block with a notch in one side, or a block with a court: corners in whole cells. */
function figure(next: Next): Figure {
  const [x, y] = [within(next, 0, 8), within(next, 0, 8)];
  const [w, d] = [within(next, 1, 8), within(next, 1, 8)];
  const around: Cells = [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ];
  if (w < 3 || d < 3 || next() % 4 === 0) return { rings: [around] };
  const [from, deep] = [within(next, 1, w - 2), within(next, 1, d - 1)];
  const to = within(next, from + 1, w - 1);
  if (next() % 3 > 0) {
    const notched: Cells = [
      [x, y],
      [x + from, y],
      [x + from, y + deep],
      [x + to, y + deep],
      [x + to, y],
      ...around.slice(1),
    ];
    return { rings: [next() % 2 === 0 ? notched : notched.map(([a, b]) => [b, a] as const)] };
  }
  const high = within(next, 2, d - 1);
  return {
    rings: [
      around,
      [
        [x + from, y + 1],
        [x + to, y + 1],
        [x + to, y + high],
        [x + from, y + high],
      ],
    ],
  };
}

/** Even-odd, cell by cell: shares nothing with the code. */
function cellsOf({ rings }: Figure): Set<string> {
  const found = new Set<string>();
  for (let x = 0; x < 16; x++) {
    for (let y = 0; y < 16; y++) {
      const crossed = rings.flatMap((ring) =>
        ring.filter(([ax, ay], i) => {
          const [bx, by] = ring[(i + 1) % ring.length] as readonly [number, number];
          return ax === bx && ax > x && Math.min(ay, by) <= y && y < Math.max(ay, by);
        }),
      );
      if (crossed.length % 2 === 1) found.add(`${x} ${y}`);
    }
  }
  return found;
}

/** A cell is a square of whole numbers, upright or slanted. */
function laid(next: Next, figures: readonly Figure[]): Battlefield {
  const [a, b] = pick(next, [
    [1700, 0],
    [1500, 700],
    [-400, 1600],
    [900, -1300],
  ] as const);
  const place = ([x, y]: readonly [number, number]): number[] => [45720 + x * a - y * b, 45720 + x * b + y * a];
  return prepare(
    tableOf(
      'figures',
      figures.map(({ rings }, i) =>
        solid(
          `${i}`,
          rings.map((ring) => ring.flatMap(place)),
        ),
      ),
    ),
  );
}

describe('properties of holding', () => {
  it('a part is held by another exactly if every cell of it is one of the other', () => {
    const next = random(71);
    const wrong: unknown[] = [];
    const count = { held: 0, not: 0 };
    for (let i = 0; i < 600; i++) {
      const figures = Array.from({ length: 6 }, () => figure(next));
      const cells = figures.map(cellsOf);
      const { solids } = laid(next, figures);
      solids.forEach(({ heldBy }, p) => {
        const inner = cells[p] as Set<string>;
        cells.forEach((outer, q) => {
          if (p === q) return;
          const isSame = inner.size === outer.size;
          const expected = [...inner].every((cell) => outer.has(cell)) && !(isSame && q > p);
          if (heldBy.some(({ index }) => index === q) !== expected) wrong.push({ i, p, q, figures });
          count[expected ? 'held' : 'not']++;
        });
      });
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.held, count.not)).toBeGreaterThan(300);
  });

  it('two parts overlap exactly if they share a cell', () => {
    const next = random(73);
    const wrong: unknown[] = [];
    const count = { shared: 0, apart: 0 };
    for (let i = 0; i < 1500; i++) {
      const figures = [figure(next), figure(next)];
      const [first, second] = figures.map(cellsOf) as [Set<string>, Set<string>];
      const [a, b] = laid(next, figures).solids as [Solid, Solid];
      const expected = [...first].some((cell) => second.has(cell));
      if (overlaps(a, b) !== expected || overlaps(b, a) !== expected) wrong.push({ i, figures });
      count[expected ? 'shared' : 'apart']++;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.shared, count.apart)).toBeGreaterThan(300);
  });

  it('[GEO-LOS] [CR-MOVE-09] leaving out what is held changes no sight and no tool', () => {
    const next = random(72);
    const wrong: unknown[] = [];
    const count = { held: 0, clear: 0, blocked: 0, free: 0, across: 0 };
    for (let i = 0; i < 400; i++) {
      const on = laid(next, [...barred(next), figure(next), figure(next)]);
      const all: Battlefield = { ...on, solids: on.solids.map((each) => ({ ...each, heldBy: [] })) };
      if (on.solids.some(({ heldBy }) => heldBy.length > 0)) count.held++;
      for (let k = 0; k < 20; k++) {
        const [a, b] = [somewhere(next), somewhere(next)];
        const { clear } = sight(on, a, b);
        count[clear ? 'clear' : 'blocked']++;
        if (clear !== sight(all, a, b).clear) wrong.push({ i, a, b });
        const move: Move = { mover: a, kind: 'advance', bases: [] };
        const tool = toolToward(a, b, CONSTANTS.advance / 2);
        const free = whyNotTool(on, move, tool) === null;
        count[free ? 'free' : 'across']++;
        if (free !== (whyNotTool(all, move, tool) === null)) wrong.push({ i, a, tool });
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(...Object.values(count))).toBeGreaterThan(100);
  });
});

/** A notched block, one arm thick, and a bar let into both arms so that its middle lies in the thick one. */
function barred(next: Next): Figure[] {
  const [thick, wide, deep] = [within(next, 5, 8), within(next, 2, 4), within(next, 4, 9)];
  const across = within(next, 1, deep - 2);
  const end = thick + wide;
  return [
    {
      rings: [
        [
          [0, 0],
          [thick, 0],
          [thick, deep],
          [end, deep],
          [end, 0],
          [end + 1, 0],
          [end + 1, deep + 1],
          [0, deep + 1],
        ],
      ],
    },
    {
      rings: [
        [
          [0, across],
          [end + 1, across],
          [end + 1, across + 1],
          [0, across + 1],
        ],
      ],
    },
  ];
}

const somewhere = (next: Next): Disc => ({
  x: 45720 + within(next, -22000, 24000),
  y: 45720 + within(next, -22000, 24000),
  r: 2000,
  z: 0,
});

function toolToward(from: Disc, to: Disc, arm: number): Tool {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const on = (s: number): Tool['p1'] => ({
    x: from.x + Math.round(((to.x - from.x) * s) / far),
    y: from.y + Math.round(((to.y - from.y) * s) / far),
  });
  return { p1: on(from.r + arm), p2: on(from.r + 2 * arm) };
}
