import { describe, expect, it } from 'vitest';
import {
  CONSTANTS,
  canRest,
  compareElevation,
  contests,
  distanceToPart,
  hasPlace,
  isDirection,
  isHigher,
  joinSurfaces,
  nearestRest,
  placeToken,
  type RangeNumber,
  readTable,
  sameElevation,
  whyNotDeploy,
  whyNotPlace,
  whyNotTool,
  within,
  withinPart,
} from '../src/index.ts';
import { barriersOf } from '../src/barrier.ts';
import { randomInDisc } from '../src/random.ts';
import { building, crate, field, gantry, mm, wall } from './scene.ts';

const { eps, range } = CONSTANTS;
const RANGES: readonly RangeNumber[] = [1, 2, 3, 4, 5];
const disc = (x: number, y: number) => ({ x, y, r: 2000, z: 0 });

describe('at the very bound', () => {
  it.each(RANGES)('Range %i reaches so far and not a hair farther', (n) => {
    const [open, far] = [field(), 4000 + range[n] + eps];
    expect(within(open, disc(10000, 10000), disc(10000 + far, 10000), n)).toBe(true);
    expect(within(open, disc(10000, 10000), disc(10001 + far, 10000), n)).toBe(false);
  });

  it.each([
    ['left', -1, 0],
    ['right', 1, 0],
    ['near', 0, -1],
    ['far', 0, 1],
  ] as const)('[CR-MEAS-15] a part is within Range 2 from its %s', (_side, x, y) => {
    const scene = field([building({ name: 'hut', at: [400, 400, 50, 50], top: 90 })]);
    const hut = scene.solids[0]!;
    const from = (more: number) => {
      const far = 2500 + 2000 + range[2] + eps + more;
      return disc(mm(425) + x * far, mm(425) + y * far);
    };
    expect([withinPart(scene, from(0), hut, 2), withinPart(scene, from(1), hut, 2)]).toEqual([true, false]);
    expect(distanceToPart(from(0), hut)).toBe(range[2] + eps);
  });

  it.each(RANGES)('[CR-PLACE-01] a place at Range %i reaches as far', (n) => {
    const [open, far] = [field(), 4000 + range[n] + eps];
    const placed = (more: number) => whyNotPlace(open, disc(10000, 10000), n, disc(10000 + far + more, 10000), []);
    expect([placed(0), placed(1)?.why]).toEqual([null, 'too far']);
  });

  it.each([
    ['left', (d: number) => disc(d, 40000)],
    ['right', (d: number) => disc(CONSTANTS.size - d, 40000)],
    ['near', (d: number) => disc(40000, d)],
    ['far', (d: number) => disc(40000, CONSTANTS.size - d)],
  ] as const)('[CR-DEPLOY-04] a squad is set up within Range 2 of the %s edge', (edge, at) => {
    const deployed = (more: number) => whyNotDeploy(field(), edge, at(2000 + range[2] + eps + more), []);
    expect([deployed(0), deployed(1)?.why]).toEqual([null, 'too far']);
  });

  it('a part a hair outside another is still held by it, on every side', () => {
    const heldBy = (left: number, near: number, right: number, far: number) => {
      const inner = { ...building({ name: 'inner', at: [0, 0, 1, 1], top: 90 }) };
      const ring = [left, near, right, near, right, far, left, far];
      const scene = field([
        building({ name: 'outer', at: [100, 100, 50, 50], top: 90 }),
        { ...inner, footprint: [ring] },
      ]);
      return scene.solids[1]!.heldBy.length;
    };
    const [from, to] = [mm(101), mm(149)];
    const outside = (hair: number) => [
      heldBy(mm(100) - hair, from, to, to),
      heldBy(from, mm(100) - hair, to, to),
      heldBy(from, from, mm(150) + hair, to),
      heldBy(from, from, to, mm(150) + hair),
    ];
    expect([outside(1), outside(2)]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
  });

  it('a part is held only if all of it is, its corners and its sides', () => {
    const held = (outer: readonly number[], inner: readonly number[]) => {
      const part = building({ name: 'outer', at: [0, 0, 1, 1], top: 90 });
      const parts = [
        { ...part, footprint: [outer] },
        { ...part, name: 'inner', footprint: [inner] },
      ];
      return field(parts).solids[1]!.heldBy.length;
    };
    const square = [10000, 10000, 20000, 10000, 20000, 20000, 10000, 20000];
    const notched = (deep: number) => [...square.slice(0, 6), 15000, 20000 - deep, 10000, 20000];
    const beak = (out: number) => [12000, 12000, 18000, 12000, 15000, 20000 + out];
    const band = [11000, 19000, 19000, 19000, 19000, 20000, 11000, 20000];
    expect([held(square, beak(1)), held(square, beak(2))]).toEqual([1, 0]);
    expect([held(notched(0), square), held(notched(1), square), held(notched(2), square)]).toEqual([1, 1, 0]);
    expect([held(square, band), held(notched(3000), band)]).toEqual([1, 0]);
    expect(held([...square.slice(0, 6), 15000, 15000], square)).toBe(0);
    const strip = [11000, 19999, 19000, 19999, 19000, 20000, 11000, 20000];
    expect([held(notched(1), strip), held(notched(2), strip)]).toEqual([1, 0]);
    const nicked = (deep: number) => [
      ...square.slice(0, 6),
      13000,
      20000,
      12500,
      20000 - deep,
      12000,
      20000,
      10000,
      20000,
    ];
    expect([held(nicked(1), square), held(nicked(2), square)]).toEqual([1, 0]);
  });

  it('[R-TERR-1] as much as Range 2 apart is the same elevation, a hair more is another', () => {
    const most = range[2] + eps;
    expect([sameElevation(CONSTANTS, most, 0), sameElevation(CONSTANTS, 0, most)]).toEqual([true, true]);
    expect([sameElevation(CONSTANTS, most + 1, 0), sameElevation(CONSTANTS, 0, most + 1)]).toEqual([false, false]);
    expect([isHigher(CONSTANTS, most, 0), isHigher(CONSTANTS, most + 1, 0)]).toEqual([false, true]);
    expect([-most - 1, -most, most, most + 1].map((a) => compareElevation(CONSTANTS, a, 0))).toEqual([
      'lower',
      'same',
      'same',
      'higher',
    ]);
  });

  it('decks so close that they touch are one surface', () => {
    const decks = (gap: number) =>
      joinSurfaces(
        [
          gantry({ name: 'east', at: [100, 100, 50, 50], top: 90 }),
          gantry({ name: 'west', at: [150 + gap / 100, 100, 50, 50], top: 90 }),
        ],
        eps,
      ).length;
    expect([decks(0), decks(eps), decks(eps + 1)]).toEqual([1, 1, 2]);
  });

  it('[CR-MOVE-03] [CR-MOVE-04] a tool is as long and as bent as whole numbers can say it', () => {
    const why = (long: number, second: number, back: number) => {
      const [mover, arm] = [disc(40000, 40000), CONSTANTS.advance / 2];
      const p1 = { x: mover.x + mover.r + arm + long, y: mover.y };
      const tool = { p1, p2: { x: p1.x - back, y: p1.y + arm + second } };
      return whyNotTool(field(), { mover, kind: 'advance', bases: [] }, tool)?.why ?? 'fits';
    };
    expect([why(1, 0, 0), why(-1, 0, 0), why(0, 1, 0), why(0, -1, 0), why(0, 0, 1)]).toEqual(Array(5).fill('fits'));
    expect([why(2, 0, 0), why(-2, 0, 0), why(0, 2, 0), why(0, -2, 0)]).toEqual(Array(4).fill('arm length'));
    expect(why(0, 0, 2)).toBe('bent too far');
  });

  it('walls so close that they touch are one barrier, on every side', () => {
    const barriers = (dx: number, dy: number) => {
      const at = (x: number, y: number) => [mm(300) + x, mm(300) + y].map((v) => v / 100) as [number, number];
      const scene = field([
        wall({ name: 'one', at: [...at(0, 0), 50, 50], top: 90 }),
        wall({ name: 'two', at: [...at(dx, dy), 50, 50], top: 90 }),
      ]);
      return barriersOf(scene.solids, eps).length;
    };
    const beside = (gap: number) => {
      const far = mm(50) + gap;
      return [barriers(far, 0), barriers(-far, 0), barriers(0, far), barriers(0, -far)];
    };
    expect([beside(eps), beside(eps + 1)]).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ]);
  });

  it('[CR-MOVE-19] a base can stand under a deck that leaves room for a figure, and not under a lower one', () => {
    const under = (bottom: number) => {
      const deck = { ...gantry({ name: 'deck', at: [300, 300, 400, 400], top: 90 }), bottom, top: bottom + 500 };
      const scene = field([{ ...deck, walkable: false }]);
      const at = disc(mm(500), mm(500));
      return [canRest(scene, at, []), hasPlace(scene, at, 1, 2000, [])];
    };
    const least = CONSTANTS.clearance - eps;
    expect([under(least), under(least - 1)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('[CR-MOVE-20] what is no higher than the tolerance is not in the way of a base', () => {
    const on = (top: number) => {
      const mat = { ...crate({ name: 'mat', at: [300, 300, 400, 400], top: 90 }), top };
      const at = disc(mm(500), mm(500));
      return [canRest(field([mat]), at, []), hasPlace(field([mat]), at, 1, 2000, [])];
    };
    expect([on(eps), on(eps + 1)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('[CR-OVER-02] bases may overlap by the tolerance, and by no more', () => {
    const beside = (gap: number) => canRest(field(), disc(40000, 40000), [disc(44000 + gap, 40000)]);
    expect([beside(-eps), beside(-eps - 1)]).toEqual([true, false]);
  });

  it('[CR-MOVE-22] a base may stick out over the edge of the table by the tolerance, and by no more', () => {
    const { size } = CONSTANTS;
    const out = (by: number) => [
      disc(2000 - by, 9000),
      disc(9000, 2000 - by),
      disc(size - 2000 + by, 9000),
      disc(9000, size - 2000 + by),
    ];
    expect(out(eps).map((at) => canRest(field(), at, []))).toEqual([true, true, true, true]);
    expect(out(eps + 1).map((at) => canRest(field(), at, []))).toEqual([false, false, false, false]);
  });

  it('a base off the table is put back to its edge, on every side', () => {
    const { size } = CONSTANTS;
    const back = (x: number, y: number) => nearestRest(field(), disc(x, y), []);
    expect([back(-50, 9000), back(9000, -50)]).toEqual([disc(2000, 9000), disc(9000, 2000)]);
    expect([back(size + 50, 9000), back(9000, size + 50)]).toEqual([disc(size - 2000, 9000), disc(9000, size - 2000)]);
  });

  it('[CR-MOVE-21] a base may stick out over the rim of a deck by the tolerance, and by no more', () => {
    const scene = field([gantry({ name: 'deck', at: [300, 300, 100, 100], top: 90 })]);
    const [low, high] = [mm(300) + 2000, mm(400) - 2000];
    const out = (by: number) => [
      disc(low - by, mm(350)),
      disc(mm(350), low - by),
      disc(high + by, mm(350)),
      disc(mm(350), high + by),
    ];
    const rests = (by: number) => out(by).map((at) => canRest(scene, { ...at, z: mm(90) }, []));
    expect([rests(eps), rests(eps + 1)]).toEqual([
      [true, true, true, true],
      [false, false, false, false],
    ]);
  });

  it('[GEO-OBJ] a token may stick out over the edge of the table by the tolerance, and by no more', () => {
    const { size, objective: r } = CONSTANTS;
    const out = (by: number) =>
      [
        [r - by, 9000],
        [9000, r - by],
        [size - r + by, 9000],
        [9000, size - r + by],
      ].map(([x = 0, y = 0]) => placeToken(field(), x, y).legal);
    expect([out(eps), out(eps + 1)]).toEqual([
      [true, true, true, true],
      [false, false, false, false],
    ]);
  });

  it('[GEO-OBJ] a token lies on what is no higher than the tolerance, and under what is 3 mm above it', () => {
    const lies = (bottom: number, top: number) => {
      const lid = { ...crate({ name: 'lid', at: [300, 300, 400, 400], top: 90 }), bottom, top };
      return placeToken(field([lid]), mm(500), mm(500)).legal;
    };
    expect([lies(0, eps), lies(0, eps + 1), lies(300, 900), lies(299, 900)]).toEqual([true, false, true, false]);
  });

  it('[GEO-OBJ] a token lies beside what it overlaps by the tolerance, and on a deck over whose rim it sticks as far', () => {
    const { objective: r } = CONSTANTS;
    const scene = field([
      crate({ name: 'crate', at: [500, 100, 100, 100], top: 90 }),
      gantry({ name: 'deck', at: [300, 300, 100, 100], top: 90 }),
    ]);
    const into = (by: number) => placeToken(scene, mm(500) - r + by, mm(150));
    const over = (by: number) => placeToken(scene, mm(300) + r - by, mm(350));
    expect([into(eps), over(eps)]).toEqual([
      { legal: true, z: 0 },
      { legal: true, z: mm(90) },
    ]);
    expect([into(eps + 1), over(eps + 1)]).toEqual([
      { legal: false, why: 'no room', part: 'crate' },
      { legal: false, why: 'half on', part: 'deck' },
    ]);
  });

  it('[CR-OBJ-02] a character beside a token contests it from Range 2, on its level or on another', () => {
    const far = 2000 + CONSTANTS.objective + range[2] + eps;
    const token = { x: 40000, y: 40000, z: 0, r: CONSTANTS.objective };
    const how = (more: number, z: number) => contests(field(), { ...disc(40000 + far + more, 40000), z }, token);
    expect([how(0, 0), how(0, range[2] + eps), how(0, range[2] + eps + 1), how(1, 0)]).toEqual([
      'level',
      'level',
      'other level',
      'no',
    ]);
  });

  it('chance in a disc leaves out its very middle, and what lies beyond it', () => {
    const drawn = (...numbers: readonly number[]) => {
      const left = numbers.map((v) => Math.round(((v + 1) / 2) * 4294967296));
      const { x, y } = randomInDisc(() => left.shift() ?? 0);
      return [x, y].map((v) => Math.round(v * 1000) / 1000);
    };
    expect(drawn(0.03124, 0, 0.5, 0.25)).toEqual([0.5, 0.25]);
    expect(drawn(0.03127, 0, 0.5, 0.25)).toEqual([0.031, 0]);
    expect(drawn(0.9, -0.9, 0.5, -0.25)).toEqual([0.5, -0.25]);
    expect(drawn(-1, 0, 0.5, 0.25)).toEqual([-1, 0]);
  });

  it('a direction is whole, and as long as half its scale to the whole of it', () => {
    const is = (dx: number, dy: number) => isDirection({ dx, dy });
    expect([is(16384, 0), is(0, -16384), is(32768, 5), is(-32768, 32768)]).toEqual([true, true, true, true]);
    expect([is(16383, 0), is(0, 32769), is(-32769, 0), is(20000.5, 0), is(20000, 0.5)]).toEqual(Array(5).fill(false));
  });

  it('a name has up to a hundred letters', () => {
    const named = (name: unknown) => {
      const part = { ...building({ name: 'hut', at: [100, 100, 50, 50], top: 90 }), name };
      const read = readTable({ name: 'test', size: CONSTANTS.size, parts: [part], ingress: [] });
      return 'faults' in read ? read.faults[0] : 'read';
    };
    expect([named('x'), named('x'.repeat(100))]).toEqual(['read', 'read']);
    expect(named('x'.repeat(101))).toContain('a name is a text of 1 to 100 characters');
    expect(named('')).toContain('has the name ""');
    expect(named(undefined)).toContain('Number 1 of parts has the name missing');
  });
});
