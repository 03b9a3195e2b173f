import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../build/layouts.ts';
import { KINDS } from '../build/pieces.ts';
import { readLayout } from '../build/read-layout.ts';
import { buildLayout, buildTable } from '../build/table.ts';
import {
  CONSTANTS,
  canRest,
  partsWithoutTwin,
  placeToken,
  prepare,
  readTable,
  TABLE_IDS,
  TABLES,
  type Table,
  whyNotEnter,
  whyNotExit,
} from '../src/index.ts';
import { building, crate, gantry, mm, wall } from './scene.ts';

const inches = (x: number, y: number): [number, number] => [x * 2540, y * 2540];

/** Where the objectives of the five missions lie. */
const OBJECTIVES = [
  [8, 8],
  [18, 8],
  [28, 8],
  [8, 18],
  [18, 18],
  [28, 18],
  [8, 28],
  [18, 28],
  [28, 28],
  [13, 10],
  [23, 10],
  [13, 26],
  [23, 26],
  [8, 10],
  [28, 10],
  [18, 13],
  [3, 18],
  [33, 18],
  [18, 23],
  [8, 26],
  [28, 26],
  [6, 9],
  [30, 9],
  [6, 27],
  [30, 27],
  [18, 6],
  [18, 12],
  [18, 24],
  [18, 30],
  [9, 18],
  [27, 18],
  [18, 11],
  [11, 18],
  [25, 18],
  [18, 25],
] as const;

describe('the tables that come with the game', () => {
  for (const [id, table] of Object.entries(TABLES)) {
    it(`${id} is valid, and is what its layout builds`, () => {
      expect(readTable(table)).toEqual({ table });
      expect(buildTable(id)).toEqual(table);
    });

    it(`${id} is the same after half a turn, but for the kinds that stand for each other`, () => {
      const alone = partsWithoutTwin(table);
      expect(alone.filter((name) => !/console|vent wall|tall-tower|dish/.test(name))).toEqual([]);
    });

    it(`[CR-SETUP-15] [CR-SETUP-16] ${id} takes every objective of the missions`, () => {
      const field = prepare(table);
      const ground = { legal: true, z: 0 };
      for (const [x, y] of OBJECTIVES) expect(placeToken(field, ...inches(x, y))).toEqual(ground);
    });

    it(`[CR-INGR-01] every ladder of ${id} can be climbed from the ground to each of its heads`, () => {
      const field = prepare(table);
      for (const foot of table.ingress.filter((point) => point.z === 0)) {
        for (const head of table.ingress.filter((point) => point.group === foot.group && point !== foot)) {
          expect(usable(table, foot, head), `${foot.name} to ${head.name}`).toBe(true);
        }
      }
      expect(field.floors.every((floor) => table.ingress.some((point) => point.z === floor.z))).toBe(true);
    });
  }

  it('has every layout', () => {
    expect(Object.keys(TABLES)).toEqual(Object.keys(LAYOUTS));
    expect(TABLE_IDS).toEqual(Object.keys(LAYOUTS));
  });

  it('[CR-TERR-02] [CR-TERR-11] [G-27] has gantries, ladders and buildings with the qualities of the reference terrain', () => {
    const qualities = (kind: RegExp) => {
      const parts = Object.values(TABLES).flatMap((table) => table.parts.filter((part) => kind.test(part.name)));
      return [...new Set(parts.map(({ blocked, impassable }) => JSON.stringify({ blocked, impassable })))];
    };
    expect(qualities(/^gantry \d+$/)).toEqual(['{"blocked":false,"impassable":false}']);
    expect(qualities(/ ladder$/)).toEqual(['{"blocked":false,"impassable":true}']);
    expect(qualities(/^(console|vent|dish)-building \d+$/)).toEqual(['{"blocked":true,"impassable":true}']);
  });

  it('[CR-TERR-01] [CR-TERR-03] [G-27] has features whose parts differ: a tower with its platform and its ladder', () => {
    const tower = TABLES['core-1'].parts.filter((part) => part.feature === 'array-tower 1');
    expect(tower.map(({ top, blocked, impassable }) => [top, blocked, impassable])).toEqual([
      [8128, true, true],
      [16256, false, false],
      [16256, false, true],
    ]);
  });

  it('[CR-SETUP-25] has parts at two or more Elevations on every table', () => {
    for (const table of Object.values(TABLES))
      expect(new Set(table.surfaces.map(({ z }) => z)).size).toBeGreaterThan(1);
  });
});

describe('a layout of pieces', () => {
  it.each(Object.keys(KINDS))('makes a sound table of a %s and its twin', (kind) => {
    const ladder = (KINDS[kind]?.levels.length ?? 0) > 1 ? { ladder: 'rear' } : {};
    const read = readLayout({ name: 'one', pieces: [{ kind, at: [9, 9], turn: 30, ...ladder }] });
    if ('faults' in read) throw new Error(read.faults.join());
    const table = buildLayout(read.layout);
    expect(readTable(table)).toEqual({ table });
    expect(partsWithoutTwin(table)).toEqual([]);
  });

  const piece = { kind: 'crate', at: [9, 9], turn: 0 };
  it.each([
    [{ ...piece, kind: 'hut' }, 'kind should be one of console-building'],
    [{ ...piece, twin: 'hut' }, 'twin should be one of'],
    [{ ...piece, at: [9] }, 'at should be two numbers'],
    [{ ...piece, at: [9, 40] }, 'from 0 to 36'],
    [{ ...piece, turn: 'left' }, 'turn should be a number'],
    [{ ...piece, back: 'top' }, 'back should be one of front'],
    [{ ...piece, ladder: 'front' }, 'a crate takes no ladder'],
    [{ ...piece, height: 3 }, '"height" is no field'],
    [7, 'it should be an object'],
  ])('is refused with its place: %j', (wrong, fault) => {
    const read = readLayout({ name: 'wrong', pieces: [piece, wrong] });
    expect('faults' in read && read.faults).toEqual([expect.stringContaining(`Piece 2: ${fault}`.slice(0, 9))]);
    expect('faults' in read && read.faults.join()).toContain(fault);
  });

  it('is refused when it is none', () => {
    for (const value of [null, [], {}, { name: 'x' }, { pieces: [] }])
      expect(readLayout(value)).toHaveProperty('faults');
  });
});

/** Whether a base at the foot finds a place at the head. */
function usable(table: Table, foot: Table['ingress'][0], head: Table['ingress'][0]): boolean {
  const field = prepare(table);
  const around = (z: number) => {
    const places = [];
    for (let dx = -4500; dx <= 4500; dx += 300) {
      for (let dy = -4500; dy <= 4500; dy += 300) places.push({ x: foot.x + dx, y: foot.y + dy, r: 2500, z });
    }
    return places;
  };
  const from = around(0).find((base) => whyNotEnter(field, base, foot) === null && canRest(field, base, []));
  return from !== undefined && around(head.z).some((end) => whyNotExit(field, from, foot, head, end, []) === null);
}

describe('a table is refused with a sentence', () => {
  const hut = building({ name: 'hut', at: [200, 200, 100, 100], top: 81.3 });
  const faults = (parts: readonly unknown[], more: object = {}): readonly string[] => {
    const read = readTable({ name: 'test', size: CONSTANTS.size, parts, ingress: [], ...more });
    return 'faults' in read ? read.faults : [];
  };

  it('not, if it is sound', () => {
    expect(faults([hut, gantry({ name: 'deck', at: [300, 220, 165, 60], top: 81.3 })])).toEqual([]);
  });

  it('[CR-OVER-04] nor for features that overlap each other', () => {
    const shed = building({ name: 'shed', at: [250, 250, 100, 100], top: 50 });
    expect(faults([hut, shed])).toEqual([]);
  });

  it('[R-TERR-5] for a slope: a part has one flat top', () => {
    expect(faults([{ ...hut, top: [0, 8130] }])[0]).toMatch(/"hut".*top/);
  });

  it('for a seam open by 0.01 to 2 mm', () => {
    const deck = (gap: number) => gantry({ name: 'deck', at: [300 + gap, 220, 165, 60], top: 81.3 });
    const sentence = (gap: number) => [
      `The seam between "hut" and "deck" is open by ${gap} mm; close it, or move them at least 2 mm apart.`,
    ];
    expect([0.01, 0.5, 2].map((gap) => faults([hut, deck(gap)]))).toEqual([0.01, 0.5, 2].map(sentence));
    expect(faults([hut, deck(2.01)])).toEqual([]);
  });

  it('for a wedge-shaped seam', () => {
    const deck = { ...hut, name: 'deck', footprint: [[30000, 20000, 40000, 20000, 40000, 30000, 30050, 30000]] };
    expect(faults([hut, deck])[0]).toContain('is open by 0.5 mm');
  });

  it('for a top on which no base can rest', () => {
    expect(faults([building({ name: 'post', at: [200, 200, 39, 100], top: 50 })])).toEqual([
      'Nobody can stand on "post"; say that it is not walkable, or give it room for a base of 40 mm.',
    ]);
    expect(faults([building({ name: 'beam', at: [200, 200, 40, 100], top: 50 })])).toEqual([]);
    expect(faults([hut, wall({ name: 'block', at: [230, 200, 40, 100], bottom: 81.3, top: 100 })])[0]).toContain(
      'Nobody can stand on "hut"',
    );
  });

  it('for a gantry under which nobody can stand, unless it is marked', () => {
    const pipe = gantry({ name: 'pipe', at: [400, 220, 165, 60], top: 60 });
    expect(faults([pipe])).toEqual([
      'Under "pipe" there is 52.4 mm of room, and a figure needs 60 mm; raise it, fill it, or mark it "low".',
    ]);
    expect(faults([{ ...pipe, low: true }])).toEqual([]);
    expect(faults([hut, gantry({ name: 'shelf', at: [200, 200, 60, 60], top: 120 })])[0]).toContain(
      'Under "shelf" there is 31.1 mm',
    );
  });

  it('not for a deck beside a lower roof, on whatever side of it, flush along a whole side or half of one', () => {
    const deck = gantry({ name: 'deck', at: [300, 300, 100, 100], top: 120 });
    const beside = [200, 220, 300, 400].flatMap((x) => [200, 220, 300, 400].map((y) => [x, y] as const));
    const houses = beside.filter(([x, y]) => x === 200 || x === 400 || y === 200 || y === 400);
    for (const [x, y] of houses)
      expect(faults([deck, building({ name: 'house', at: [x, y, 100, 100], top: 81.3 })]), `${x}, ${y}`).toEqual([]);
  });

  it('for a part without qualities', () => {
    const { blocked, walkable, ...rest } = hut;
    expect(faults([{ ...rest, blocked, walkable: 'yes' }])).toEqual([
      '"hut" does not say whether it is to be stood on: "walkable" must be true or false.',
    ]);
    expect(faults([{ ...rest, walkable }])).toEqual([
      '"hut" does not say whether it is Blocked or Clear: "blocked" must be true or false.',
    ]);
  });

  it('for a shape that is none', () => {
    const shaped = (...ring: number[]) => faults([{ ...hut, footprint: [ring] }]);
    expect(shaped(0, 0, 9000, 9000, 9000, 0, 0, 9000)).toEqual([
      '"hut" crosses itself; give the corners in order around it.',
    ]);
    expect(shaped(0, 0, 9000, 0, 5000, 0)).toEqual(['"hut" has no area; its corners lie in one line.']);
    expect(shaped(0, 0, 9000, 0, 9000, 0, 0, 9000)).toEqual([
      '"hut" has the same corner twice in a row; leave one out.',
    ]);
    expect(shaped(0, 0, 9000, 0, 9000, 9000, 9000, -5, 9000, 9000, 0, 9000)[0]).toContain('off the table');
    expect(shaped(0, 0, 9000, 0, 9000, 9000, 9000, 4000, 0, 9000)).toEqual([
      '"hut" crosses itself; give the corners in order around it.',
    ]);
    expect(shaped(0, 0, 9000, 0, 0.5, 9000)[0]).toContain('needs a footprint');
    const hole = [20000, 20000, 25000, 20000, 25000, 25000];
    const beside = hole.map((v) => v + 40000);
    for (const ring of [hole, beside])
      expect(faults([{ ...hut, footprint: [...hut.footprint, ring] }])).toEqual([
        '"hut" has a hole that is not inside it.',
      ]);
  });

  it('for a side that folds back, not for a corner in the middle of a side', () => {
    const shaped = (...ring: number[]) => faults([{ ...hut, footprint: [ring] }]);
    const crosses = ['"hut" crosses itself; give the corners in order around it.'];
    expect(shaped(0, 0, 9000, 0, 4000, 0, 4000, 9000)).toEqual(crosses);
    expect(shaped(0, 0, 0, 4000, 0, 2000, 9000, 9000)).toEqual(crosses);
    expect(shaped(4000, 0, 9000, 0, 0, 0, 4000, 9000)).toEqual(crosses);
    expect(shaped(0, 0, 4000, 0, 9000, 0, 9000, 4000, 9000, 9000, 0, 9000)).toEqual([]);
  });

  it('at the very bound: tops, decks and ingress points a hair apart', () => {
    const shelf = gantry({ name: 'shelf', at: [301, 200, 100, 100], top: 81.3 });
    const tops = (higher: number) => faults([hut, { ...shelf, top: hut.top + higher }]).length;
    expect([tops(5), tops(6)]).toEqual([1, 0]);
    const box = building({ name: 'box', at: [260, 200, 40, 100], top: 100 });
    const deck = (higher: number) => faults([hut, { ...box, bottom: hut.top + higher }]).length;
    expect([deck(5), deck(6)]).toEqual([0, 1]);
    const foot = { name: 'foot', group: 'ladder', x: mm(200), y: mm(250), z: 0 };
    const points = (apart: number) => faults([hut], { ingress: [foot, { ...foot, name: 'head', x: foot.x + apart }] });
    expect([points(0).length, points(1).length]).toEqual([2, 0]);
  });

  it('for anything off the table or upside down', () => {
    expect(faults([crate({ name: 'crate', at: [900, 400, 25, 25], top: 25 })])).toEqual([
      '"crate" lies partly off the table; every corner must be from 0 to 91440.',
    ]);
    expect(faults([{ ...hut, top: -1 }])[0]).toContain('its top must be above its bottom');
  });

  it('for names used twice, lone or floating ingress points, and other surfaces than its own', () => {
    expect(faults([hut, { ...hut }])[0]).toBe('Two things are called "hut"; every name must be used once.');
    const foot = { name: 'foot', group: 'ladder', x: mm(200), y: mm(250), z: 0 };
    expect(faults([hut], { ingress: [foot] })).toEqual([
      'The ingress point "foot" is alone in its group "ladder"; link it to at least one other.',
    ]);
    expect(faults([hut], { ingress: [foot, { ...foot, name: 'head', z: 5000 }] })).toEqual([
      'The ingress point "head" is at 50 mm, where no surface is within Range 1 of it.',
    ]);
    expect(faults([hut], { surfaces: [] })[0]).toContain('The surfaces are not those');
  });

  it('for any value whatever, and for every damaged table, without an exception', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (value) => 'faults' in readTable(value)),
      { seed: 1977 },
    );
    const keys = ['name', 'feature', 'footprint', 'bottom', 'top', 'blocked', 'impassable', 'walkable'] as const;
    const damage = fc.record({ key: fc.constantFrom(...keys), at: fc.nat(20), value: anything });
    fc.assert(
      fc.property(damage, ({ key, at, value }) => {
        const parts = TABLES['core-1'].parts.map((part, i) => (i === at ? { ...part, [key]: value } : part));
        const read = readTable({ ...TABLES['core-1'], parts });
        return 'table' in read || read.faults.length > 0;
      }),
      { seed: 1977 },
    );
  });

  it('for too much of it', () => {
    const ring = Array.from({ length: 90 }, (_, i) => [10000 + 100 * i, 20000 + (i % 2)]).flat();
    const many = Array.from({ length: 60 }, (_, i) => ({ ...hut, name: `part ${i}`, footprint: [ring] }));
    expect(faults(many)).toEqual(['The parts have 5400 corners together; 2000 are the most.']);
    expect(faults(Array.from({ length: 151 }, () => hut))[0]).toContain('they must be a list of at most 150');
  });

  it('for any other value, without an exception', () => {
    const odd: unknown[] = [
      null,
      7,
      'table',
      [],
      {},
      { parts: 3 },
      { parts: [null, 5, {}], ingress: [[]] },
      { size: 1, parts: [{ footprint: [[1]] }] },
    ];
    for (const value of odd) {
      const read = readTable(value);
      expect(
        'faults' in read &&
          read.faults.length > 0 &&
          read.faults.every((fault) => fault.endsWith('.') || fault.endsWith('…')),
      ).toBe(true);
    }
  });
});
