import { describe, expect, it } from 'vitest';
import { covered, type Rect } from '../src/board/labels.ts';
import type { Planned, Scene, SceneBase, SceneSight, ThingBody } from '../src/board/scene.ts';
import { badgePlaces } from '../src/table3d/badgePlaces.ts';
import { areasOf, draped } from '../src/table3d/areas.ts';
import { light } from '../src/table3d/colour.ts';
import { facesOf } from '../src/table3d/figures.ts';
import { lensOf, project } from '../src/table3d/lens.ts';
import { blockingOf, marksOf } from '../src/table3d/marks.ts';
import type { Palette } from '../src/table3d/palette.ts';
import { tablePose } from '../src/table3d/poses.ts';
import { lengthPlace, ringNumbers } from '../src/table3d/rulerPlaces.ts';
import type { Cell, Soup } from '../src/table3d/soup.ts';
import { INCH, inSpace } from '../src/table3d/space.ts';
import { textOf } from '../src/table3d/Tags.tsx';
import { bodiesIn, coinsOf, thingFaces } from '../src/table3d/things.ts';

const SIZE = 91440;
const ROOM = { width: 800, height: 600 };
const LENS = lensOf(tablePose(ROOM, SIZE, 0), ROOM);

/** Every colour is its own, to be told apart again. */
const COLOURS = ['text', 'planned', 'threat', 'blocker', 'legal', 'a', 'b', 'body'];
const PALETTE = new Proxy({} as Palette, {
  get: (_, key) => (key === 'isLight' ? false : `#${(16 + COLOURS.indexOf(String(key))).toString(16).repeat(3)}`),
});

const NOTHING: Planned = { lit: [], ties: [], sights: [], contests: {}, ghost: null };
const EMPTY = { size: SIZE, parts: [], bases: [], things: [], trails: [], objectives: [], areas: [], wedge: null };
const sceneOf = (some: object): Scene => ({ ...EMPTY, ruler: null, ...some }) as unknown as Scene;

/** Triangles in one colour of the palette. */
const inColour = ({ colour }: Soup, name: keyof Palette): number => {
  const [red] = light(PALETTE[name] as string);
  return colour.filter((each, i) => i % 12 === 0 && each === red).length;
};

const heights = ({ position }: Soup) => [
  ...new Set(position.filter((_, i) => i % 3 === 1).map((y) => Math.round(y * 100))),
];

const SIGHT = {
  name: 'b1.1',
  from: { x: 20000, y: 20000 },
  to: { x: 40000, y: 20000 },
  by: null,
  cover: false,
  tag: 'R3',
};
const marked = (some: Partial<Planned>, scene: object = {}) =>
  marksOf(sceneOf(scene), { ...NOTHING, ...some }, PALETTE);

/** A rod has six sides of two triangles. */
const ROD = 12;

describe('lines in space', () => {
  it('draw a free line of sight as one rod', () => {
    const seen = { ...SIGHT, stop: null } as SceneSight;
    expect(inColour(marked({ sights: [seen] }), 'text')).toBe(ROD);
  });

  it('draw a blocked line up to what blocks it, with a cross there and dots behind', () => {
    const blocked = { ...SIGHT, stop: { x: 30000, y: 20000 }, by: 'wall' } as SceneSight;
    const rods = inColour(marked({ sights: [blocked] }), 'blocker') / ROD;
    expect(rods).toBeGreaterThan(1 + 2 + 3);
  });

  it('name the part that blocks them beside the Range', () => {
    const [free, blocked] = [null, 'wall 1'].map((by) => textOf({ ...SIGHT, stop: null, by }, (part) => `the ${part}`));
    expect([free, blocked]).toEqual(['R3', 'R3 · the wall 1']);
  });

  it('hatch the part that blocks it, and no other', () => {
    const part = { rings: [[0, 0, 5000, 0, 5000, 5000, 0, 5000]], bottom: 0, top: 8128 };
    const { hatched } = blockingOf(
      sceneOf({
        parts: [
          { ...part, name: 'wall' },
          { ...part, name: 'other', top: 2540 },
        ],
      }),
      ['wall'],
      PALETTE,
    );
    expect(Math.max(...heights(hatched))).toBe(322);
    expect(heights(hatched)).not.toContain(102);
  });

  it('tie the engaged by a rod with two ends, and dash what would only be so', () => {
    const end = (x: number) => ({ x, y: 20000, r: 2000 });
    const tie = { key: 'x', from: end(20000), to: end(30000), carried: false };
    expect(inColour(marked({ ties: [{ ...tie, planned: false }] }), 'text')).toBe(3 * ROD);
    expect(inColour(marked({ ties: [{ ...tie, planned: true }] }), 'planned')).toBeGreaterThan(3 * ROD);
  });

  it('ring an objective as far as it is contested', () => {
    const objective = { key: 'C', x: 45000, y: 45000, z: 0, r: 2000, active: true, priority: false, side: null };
    const { position } = marked({ contests: { C: { ring: 7000, count: null } } }, { objectives: [objective] });
    const [x, z] = [
      Math.max(...position.filter((_, i) => i % 3 === 0)),
      Math.max(...position.filter((_, i) => i % 3 === 2)),
    ];
    expect([x, z].map((each) => each > 2.4)).toEqual([true, true]);
  });

  it('cross out a ghost that may not stand there', () => {
    const ghost = { x: 40000, y: 40000, r: 2000, z: 0, emblem: 'x', path: [] };
    const rods = (legal: boolean) =>
      inColour(marked({ ghost: { ...ghost, legal } }), legal ? 'planned' : 'threat') / ROD;
    expect(rods(false)).toBe(rods(true) + 1);
  });
});

describe('where somebody could go', () => {
  it('lies on each surface, a hair above it', () => {
    const rings = [[0, 0, 5000, 0, 5000, 5000, 0, 5000]];
    const { fill } = areasOf(sceneOf({ areas: [0, 8128].map((z) => ({ z, rings })) }), PALETTE);
    expect(heights(fill)).toEqual([3, 323]);
  });
});

describe('where somebody may be pushed', () => {
  const axis = [1, 0] as const;

  it('is a quarter toward or away from whoever pushes', () => {
    const { edges } = areasOf(sceneOf({ wedge: { x: 45720, y: 45720, reach: 10 * INCH, axis } }), PALETTE);
    const east = edges.position.filter((_, i) => i % 3 === 0);
    expect(Math.min(...east)).toBeGreaterThan(-0.1);
    expect(Math.max(...east)).toBeCloseTo(10, 1);
  });

  it('ends where the table does', () => {
    const { edges } = areasOf(sceneOf({ wedge: { x: 88000, y: 45720, reach: 10 * INCH, axis } }), PALETTE);
    expect(Math.max(...edges.position.filter((_, i) => i % 3 === 0))).toBeLessThan(18.1);
  });

  it('lies on a top of any outline, and not beside it', () => {
    const rings = [[0, 0, 40000, 0, 40000, 8000, 8000, 8000, 8000, 40000, 0, 40000]];
    const part = { name: 'own', rings, bottom: 0, top: 5080, level: 1, blocked: true, walkable: true, height: null };
    const onTop = draped([10000, 10000, 30000, 10000, 30000, 30000, 10000, 30000], [part as never], SIZE).slice(1);
    expect(onTop).toEqual([]);
    expect(draped([0, 0, 30000, 0, 30000, 30000, 0, 30000], [part as never], SIZE).length).toBeGreaterThan(1);
  });
});

describe('whoever is hidden', () => {
  const cells = (key: string): Cell | null => (key.startsWith('token') ? { u: 0, v: 0, side: 0.1 } : null);
  const base = { x: 40000, y: 40000, z: 0, r: 2000, side: 'a', wounded: false, hunker: 0, hurt: 0, conditions: [] };
  const through = (wounded: boolean) =>
    facesOf([{ ...base, wounded } as unknown as SceneBase], SIZE, LENS, cells, PALETTE).hidden.colour[3];

  it('shows through terrain, and less so when Wounded', () => {
    expect([through(false), through(true)]).toEqual([0.52, 0.3]);
  });
});

describe('a ruler', () => {
  const about = { x: 6000, y: SIZE - 4000 };
  const reach = [5080, 10160, 15240, 20320, 25400];

  it('has each Range written on the table and in the picture, and on no other', () => {
    const places = ringNumbers({ about, reach }, LENS, { parts: [], size: SIZE }, []);
    expect(places.every((each) => each !== null)).toBe(true);
    for (const [i, place] of places.entries()) {
      expect(place && place.x >= 0 && place.y >= 0 && place.x + place.width <= ROOM.width).toBe(true);
      for (const other of places.slice(i + 1)) expect(place && other ? covered(place, [other]) : 0).toBe(0);
    }
  });

  it('has its length in the picture, off what is there', () => {
    const [from, to] = [
      { x: 100, y: 40 },
      { x: 300, y: 40 },
    ];
    const name = { x: 150, y: 0, width: 100, height: 40 };
    const place = lengthPlace(from, to, { width: 90, height: 18 }, LENS, [name]);
    expect([place.y >= 0, covered(place, [name])]).toEqual([true, 0]);
  });
});

describe('the letters of an objective', () => {
  const objective = { key: 'C', x: 45720, y: 45720, z: 0, r: 2000, active: true, priority: false, side: null };
  const placed = (figures: readonly Rect[]) => badgePlaces([objective], LENS, SIZE, figures).get('C') as Rect;

  it('stand on top of its pole, and lower where they would cover a figure', () => {
    const top = placed([]);
    const lower = placed([top]);
    expect([covered(lower, [top]), lower.y > top.y]).toEqual([0, true]);
  });

  it('lie below the disc of one that is not Active', () => {
    const inactive = badgePlaces([{ ...objective, active: false }], LENS, SIZE, []).get('C');
    expect(inactive?.y).toBeGreaterThan(project(LENS, inSpace(SIZE, objective)).y);
  });
});

describe('what an operation has on the table', () => {
  const thing = { x: 40000, y: 40000, z: 8128, r: 2000, side: 'a', sign: 'strike', outline: null, load: 0, title: 't' };
  const bodied = (kind: ThingBody['kind']) => [{ z: 8128, draw: () => null, body: { ...thing, kind } as ThingBody }];
  const cells = (): Cell => ({ u: 0, v: 0, side: 0.1 });

  it('is a coin on the surface it lies on', () => {
    expect(heights(coinsOf(bodied('token'), SIZE, PALETTE, { corners: 8 }))).toEqual([320, 332]);
    expect(Math.max(...heights(thingFaces(bodied('token'), SIZE, LENS, cells).seen))).toBeGreaterThan(332);
  });

  it('is drawn on the disc where it marks an objective', () => {
    expect(coinsOf(bodied('mark'), SIZE, PALETTE, { corners: 8 }).position).toEqual([]);
    const { marks, seen } = thingFaces(bodied('mark'), SIZE, LENS, cells);
    expect([marks.position.length > 0, seen.position.length]).toEqual([true, 0]);
  });

  it('lies where it lies on the table, however it is looked at', () => {
    const { position } = thingFaces(bodied('piece'), SIZE, LENS, cells).seen;
    const [x, , z] = [0, 1, 2].map((k) => {
      const all = position.filter((_, i) => i % 3 === k);
      return (Math.min(...all) + Math.max(...all)) / 2;
    });
    const [east, , south] = inSpace(SIZE, thing);
    expect([x, z].map((each, i) => Math.abs((each ?? 0) - [east, south][i]!) < 0.01)).toEqual([true, true]);
  });

  it('has no body where it is only a name', () => {
    expect(bodiesIn([{ z: 0, draw: () => null }])).toEqual([]);
  });
});
