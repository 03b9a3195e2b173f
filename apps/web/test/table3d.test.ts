import { TABLES } from '@faultline/geometry';
import { describe, expect, it } from 'vitest';
import { pixelOf } from '../src/board/camera.ts';
import { middleOf } from '../src/board/frame.ts';
import type { Scene, SceneBase, ScenePart, SceneSight, Spot } from '../src/board/scene.ts';
import { light, mixed } from '../src/table3d/colour.ts';
import { cloaksOf, facesOf } from '../src/table3d/figures.ts';
import { medallionOf } from '../src/table3d/figureShape.ts';
import { nearer } from '../src/table3d/gestures.ts';
import { ABOVE, type Lens, lensOf, matricesOf, type Pose, project, rayAt } from '../src/table3d/lens.ts';
import { clip, draped } from '../src/table3d/areas.ts';
import { marksOf } from '../src/table3d/marks.ts';
import { heightAt, trianglesOf } from '../src/table3d/outlines.ts';
import type { Palette } from '../src/table3d/palette.ts';
import { figureAt, surfaceAt } from '../src/table3d/picking.ts';
import { abovePose, boxPose, kept, shoulderPose, tablePose } from '../src/table3d/poses.ts';
import { shoulderIn } from '../src/table3d/shoulder.ts';
import { alongWay, slidden, slidesOf } from '../src/table3d/sliding.ts';
import { trianglesIn } from '../src/table3d/soup.ts';
import { dot, INCH, inSpace, minus, type Point, plus } from '../src/table3d/space.ts';
import { terrainOf } from '../src/table3d/terrain.ts';
import { seenAt } from './browser/seenFrom.ts';

const SIZE = 91440;
const ROOM = { width: 800, height: 600 };
const FROM_TABLE: Pose = tablePose(ROOM, SIZE, 0);

const partsOf = (name: keyof typeof TABLES): readonly ScenePart[] =>
  TABLES[name].parts
    .filter((part) => !part.name.endsWith('ladder'))
    .map(({ name: called, footprint, bottom, top, blocked, walkable }) => ({
      name: called,
      rings: footprint,
      bottom,
      top,
      blocked,
      walkable,
      level: top <= 5080 ? 0 : top <= 10160 ? 1 : 2,
      height: null,
    }));

/** Every colour of it is the same grey. */
const GREY = new Proxy({ isLight: false } as Palette, {
  get: (_, key) => (key === 'isLight' ? false : '#808080'),
});

describe('the lens', () => {
  it('gives back the point that it put on the screen', () => {
    const lens = lensOf({ ...FROM_TABLE, yaw: 0.7 }, ROOM);
    const at: Point = [3, 2, -5];
    const { from, along } = rayAt(lens, project(lens, at));
    const met = plus(from, along, (at[1] - from[1]) / along[1]);
    for (const i of [0, 1, 2] as const) expect(met[i]).toBeCloseTo(at[i], 9);
  });

  it('is the renderer’s own: its matrices put a point where the labels are', () => {
    const lens = lensOf({ ...FROM_TABLE, yaw: -0.4 }, ROOM);
    const at: Point = [-7, 3, 4];
    const { world, lens: m } = matricesOf(lens);
    const from = at.map((each, i) => each - (world[12 + i] ?? 0));
    const seen = [0, 4, 8].map((k) => from.reduce((sum, each, i) => sum + each * (world[k + i] ?? 0), 0));
    const row = (r: number) => [0, 4, 8].reduce((sum, k, i) => sum + (m[k + r] ?? 0) * (seen[i] ?? 0), m[12 + r] ?? 0);
    const { x, y } = project(lens, at);
    expect((row(0) / row(3) / 2 + 0.5) * ROOM.width).toBeCloseTo(x, 6);
    expect((0.5 - row(1) / row(3) / 2) * ROOM.height).toBeCloseTo(y, 6);
  });

  it('has everything on the flat board’s pixels from above, however high it is', () => {
    const camera = { x: 300, y: 500, zoom: 1.7 };
    const lens = lensOf(abovePose(camera, ROOM, SIZE, false), ROOM);
    const pixel = pixelOf(camera, ROOM, SIZE / 100);
    for (const z of [0, 16256]) {
      const { x, y } = project(lens, inSpace(SIZE, { x: 20000, y: 70000 }, z));
      expect(x).toBeCloseTo(400 + (200 - 300) / pixel, 6);
      expect(y).toBeCloseTo(300 + (914.4 - 700 - 500) / pixel, 6);
    }
  });

  it('shows the whole table from one side', () => {
    const lens = lensOf(FROM_TABLE, ROOM);
    for (const [x, y] of [0, SIZE].flatMap((a) => [0, SIZE].map((b) => [a, b] as const))) {
      const seen = project(lens, inSpace(SIZE, { x, y }));
      expect(seen.x).toBeGreaterThan(0);
      expect(seen.x).toBeLessThan(ROOM.width);
      expect(seen.y).toBeGreaterThan(0);
      expect(seen.y).toBeLessThan(ROOM.height);
    }
  });

  it('has whoever acts above the question when it looks over a shoulder', () => {
    const lens = lensOf(shoulderPose([5, 0, 9], [0, 0, 0], ROOM, { top: 0, bottom: 150, left: 0, right: 0 }), ROOM);
    expect(project(lens, [5, 0, 9]).y).toBeLessThan(ROOM.height - 150);
  });

  it('shows what is decided between the buttons and the question of a phone, and not too near', () => {
    const phone = { width: 390, height: 446 };
    const box = { west: 40000, east: 44000, south: 30000, north: 34000 };
    const pose = boxPose(box, phone, SIZE, tablePose(phone, SIZE, 0), { top: 52, bottom: 228, left: 0, right: 0 });
    const { y } = project(lensOf(pose, phone), inSpace(SIZE, { x: 42000, y: 32000 }, INCH));
    expect(y).toBeGreaterThan(52);
    expect(y).toBeLessThan(446 - 228);
    expect(pose.scale).toBeLessThanOrEqual(30);
  });

  it('comes nearer to what is under the hand, which stays there', () => {
    const [lens, hand] = [lensOf(FROM_TABLE, ROOM), { x: 520, y: 330 }];
    const groundAt = (pose: Pose): Point => {
      const { from, along } = rayAt(lensOf(pose, ROOM), hand);
      return plus(from, along, -from[1] / along[1]);
    };
    const closer = nearer(FROM_TABLE, lens, 1.2, hand);
    expect(closer.scale).toBeCloseTo(1.2 * FROM_TABLE.scale, 9);
    for (const i of [0, 2] as const) expect(groundAt(closer)[i]).toBeCloseTo(groundAt(FROM_TABLE)[i], 1);
  });

  it('looks over a shoulder along the directions of a push', () => {
    const acting = {
      name: 'a1.1',
      x: 45720,
      y: 45720,
      z: 0,
      r: 2000,
      side: 'a',
      wounded: false,
      hunker: 0,
      selected: true,
    };
    const scene = { size: SIZE, parts: [], bases: [acting], wedge: { x: 45720, y: 45720, reach: 9000, axis: [1, 0] } };
    const pose = shoulderIn(scene as unknown as Scene, ROOM, { top: 0, bottom: 100, left: 0, right: 0 }) as Pose;
    const lens = lensOf(pose, ROOM);
    const [at, ahead] = [acting, { x: 52000, y: 45720 }].map((spot) => project(lens, inSpace(SIZE, spot)));
    expect((at?.y ?? 0) > (ahead?.y ?? 0) + 50 && Math.abs((at?.x ?? 0) - (ahead?.x ?? 0)) < 1).toBe(true);
  });

  it('never looks from below the table', () => {
    const low = kept({ ...FROM_TABLE, pitch: -1, y: -3 }, ROOM, SIZE);
    expect(low.pitch).toBeGreaterThan(0);
    expect(low.y).toBe(0);
    expect(kept({ ...FROM_TABLE, pitch: 3 }, ROOM, SIZE).pitch).toBe(ABOVE);
  });
});

describe('the terrain', () => {
  it('stays far below what may be drawn, on every table', () => {
    for (const name of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
      const { tops, walls, rods } = terrainOf({ size: SIZE, parts: partsOf(name), table: TABLES[name] }, GREY);
      const all = [...Object.values(tops), walls, rods].reduce((sum, soup) => sum + trianglesIn(soup), 0);
      expect(all).toBeGreaterThan(200);
      expect(all).toBeLessThan(40_000);
    }
  });

  it('has every top at its true height', () => {
    const parts = partsOf('core-1');
    const { tops } = terrainOf({ size: SIZE, parts }, GREY);
    const heights = Object.values(tops).flatMap(({ position }) => position.filter((_, i) => i % 3 === 1));
    expect(new Set(heights)).toEqual(new Set(parts.map(({ top }) => top / INCH)));
  });

  it('raises an own part of any outline to its true height, and is hollow below it', () => {
    const rings = [[0, 0, 20000, 0, 20000, 8000, 8000, 8000, 8000, 20000, 0, 20000]];
    const bridge = { name: 'own', rings, bottom: 6000, top: 7000, blocked: false, walkable: true, level: 1 as const };
    const { tops, walls, rods } = terrainOf({ size: SIZE, parts: [{ ...bridge, height: null }] }, GREY);
    const area = trianglesOf(rings).reduce(
      (sum, [a, b, c]) => sum + Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2,
      0,
    );
    expect(area).toBeCloseTo(20000 * 8000 + 8000 * 12000, 3);
    const heights = (positions: readonly number[]) => positions.filter((_, i) => i % 3 === 1).map((y) => y * INCH);
    for (const { position } of Object.values(tops)) for (const y of heights(position)) expect(y).toBeCloseTo(7000, 6);
    expect(Math.min(...heights(walls.position))).toBeCloseTo(6000, 6);
    // It stands on legs, which stand on the ground.
    expect(Math.min(...heights(rods.position))).toBeCloseTo(0, 6);
  });

  it('makes nothing solid of what can be seen through but the top somebody stands on', () => {
    const rings = [[0, 0, 9000, 0, 9000, 9000, 0, 9000]];
    const clear = { name: 'own', rings, bottom: 0, top: 5000, blocked: false, level: 0 as const, height: null };
    const solid = (walkable: boolean) => terrainOf({ size: SIZE, parts: [{ ...clear, walkable }] }, GREY);
    const fence = solid(false);
    expect([...Object.values(fence.tops), fence.walls, fence.sides].map(trianglesIn)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(trianglesIn(fence.rods)).toBeGreaterThan(0);
    const stage = solid(true);
    const lowest = Math.min(...stage.walls.position.filter((_, i) => i % 3 === 1)) * INCH;
    expect(lowest).toBeCloseTo(5000 - 0.3 * INCH, 6);
  });

  it('begins a ladder on the deck it stands on', () => {
    const ingress = [8128, 16256].map((z) => ({ x: 20000, y: 20000, z, group: 'upper ladder' }));
    const { rods } = terrainOf({ size: SIZE, parts: [], table: { parts: [], ingress } }, GREY);
    const heights = rods.position.filter((_, i) => i % 3 === 1);
    expect(Math.min(...heights)).toBeCloseTo(8128 / INCH, 1);
    expect(Math.max(...heights)).toBeGreaterThan(16256 / INCH);
  });

  it('fills a ring but not its hole', () => {
    const square = [0, 0, 100, 0, 100, 100, 0, 100];
    const hole = [25, 25, 75, 25, 75, 75, 25, 75];
    const area = trianglesOf([square, hole]).reduce(
      (sum, [a, b, c]) => sum + Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2,
      0,
    );
    expect(area).toBeCloseTo(7500, 6);
  });
});

describe('what is laid over the table', () => {
  it('shares with a top what lies on it', () => {
    const shared = clip([0, 0, 10, 0, 10, 10, 0, 10], [5, 5, 20, 5, 20, 20, 5, 20]);
    expect([...new Set(shared)].sort((a, b) => a - b)).toEqual([5, 10]);
  });

  it('sees from the deck somebody acts on, whoever stands below', () => {
    const below = { name: 'b1.1', x: 20000, y: 20000, z: 0, r: 2000, selected: false } as SceneBase;
    const acting = { ...below, name: 'a1.1', x: 21000, z: 8128, selected: true };
    const sight = { name: 'x', from: { x: 21500, y: 20000 }, to: { x: 40000, y: 20000 }, stop: null } as SceneSight;
    const planned = { lit: [], ties: [], sights: [sight], contests: {}, ghost: null };
    const scene = { size: SIZE, parts: [], bases: [below, acting], trails: [], objectives: [], ruler: null } as unknown;
    const { position } = marksOf(scene as Scene, planned, GREY);
    const highest = Math.max(...position.filter((_, i) => i % 3 === 1));
    expect(highest).toBeGreaterThan(8128 / INCH);
  });

  it('lies on the ground and on each top below it', () => {
    const parts = partsOf('core-1');
    const all = draped([0, 0, SIZE, 0, SIZE, SIZE, 0, SIZE], parts, SIZE);
    expect(all).toHaveLength(parts.length + 1);
  });
});

const onRoom = ([x, y]: readonly [number, number]) => ({ x, y });

/** How far along its ray a spot lies. */
const farOf = (lens: Lens, { x, y, z }: Spot & { readonly z: number }): number => {
  const { from, along } = rayAt(lens, project(lens, inSpace(SIZE, { x, y }, z)));
  return (z / INCH - from[1]) / along[1];
};

describe('a pick', () => {
  const parts = partsOf('core-1');
  const lens = lensOf({ ...FROM_TABLE, pitch: 1.1 }, ROOM);

  it('finds the deck, and the height somebody would stand at', () => {
    const deck = parts.find(({ name }) => name === 'gantry 1') as ScenePart;
    const [ring = []] = deck.rings;
    const middle = {
      x: ring.filter((_, i) => i % 2 === 0).reduce((sum, x) => sum + x, 0) / (ring.length / 2),
      y: ring.filter((_, i) => i % 2 === 1).reduce((sum, y) => sum + y, 0) / (ring.length / 2),
    };
    expect(heightAt(parts, middle)).toBe(deck.top);
    const met = surfaceAt(lens, project(lens, inSpace(SIZE, middle, deck.top)), { parts, size: SIZE });
    expect(met?.z).toBe(8128);
    expect(met?.spot.x).toBeCloseTo(middle.x, 3);
    expect(met?.spot.y).toBeCloseTo(middle.y, 3);
  });

  it('finds 40 spots of every kind of surface where they are seen, and their heights', () => {
    const look = { ...lens.pose, ...ROOM, left: 0, top: 0 };
    const spots = parts
      .filter(({ walkable }) => walkable)
      .map(({ rings: [ring = []], top }) => ({ ...middleOf(ring), z: top }))
      .concat(Array.from({ length: 40 }, (_, i) => ({ x: 6000 + (i % 8) * 11000, y: 6000 + (i >> 3) * 19000, z: 0 })))
      .filter(({ x, y, z }) => heightAt(parts, { x, y }) === z);
    // Whatever is nearer to the eye may hide a spot, but nothing may be found behind it.
    const found = spots.map((spot) => ({
      spot,
      met: surfaceAt(lens, onRoom(seenAt(look, [spot.x, spot.y, spot.z])), { parts, size: SIZE }),
    }));
    const hit = found.filter(({ spot, met }) => met?.z === spot.z);
    expect(hit.length).toBeGreaterThanOrEqual(40);
    for (const { spot, met } of hit)
      expect(Math.hypot((met?.spot.x ?? 0) - spot.x, (met?.spot.y ?? 0) - spot.y)).toBeLessThan(1);
    for (const { spot, met } of found) expect(met?.far).toBeLessThanOrEqual(farOf(lens, spot) + 1e-6);
  });

  it('finds no height on a wall or a crate', () => {
    const crate = parts.find(({ name }) => name === 'crate 1') as ScenePart;
    const [x = 0, y = 0, , , x2 = 0, y2 = 0] = crate.rings[0] ?? [];
    const top = project(lens, inSpace(SIZE, { x: (x + x2) / 2, y: (y + y2) / 2 }, crate.top));
    expect(surfaceAt(lens, top, { parts, size: SIZE })?.z).toBeNull();
  });

  it('finds a figure by its medallion, behind terrain too', () => {
    const figure = { x: 45000, y: 30000, z: 0, r: 2000, side: 'a', wounded: false, hunker: 0 } as SceneBase;
    const { middle } = medallionOf(figure, lens, SIZE);
    expect(figureAt(lens, project(lens, middle), [figure], SIZE)).toBe(figure);
    expect(figureAt(lens, { x: 5, y: 5 }, [figure], SIZE)).toBeNull();
  });
});

describe('a figure', () => {
  const base = { x: 45720, y: 45720, z: 0, r: 2000, side: 'a', wounded: false, hunker: 1, hurt: 0, conditions: [] };
  const figure = base as unknown as SceneBase;

  it('has no cloak over its token from above', () => {
    const fine = { corners: 16 };
    expect(trianglesIn(cloaksOf([figure], SIZE, GREY, fine, 1))).toBeGreaterThan(0);
    expect(trianglesIn(cloaksOf([figure], SIZE, GREY, fine, 0))).toBe(0);
  });

  it('has its cover between itself and whoever looks, from every side', () => {
    for (const yaw of [0, 1, 2.5, -2]) {
      const lens = lensOf({ ...FROM_TABLE, pitch: ABOVE, yaw }, ROOM);
      // From above there is no medallion: what is left of its layer is the wall.
      const { position } = facesOf([figure], SIZE, lens, () => null, GREY).medals;
      const toward = [0, 1, 2].flatMap((k) => (k === 1 ? [] : [position.filter((_, i) => i % 3 === k)]));
      const [east = [], south = []] = toward;
      for (const [i, x] of east.entries())
        expect(x * Math.sin(yaw) + (south[i] ?? 0) * Math.cos(yaw)).toBeGreaterThan(0.4);
    }
  });

  it('is looked at from where no terrain hides it, over its shoulder', () => {
    const wall = {
      name: 'wall',
      rings: [[43000, 40000, 48000, 40000, 48000, 41000, 43000, 41000]],
      bottom: 0,
      top: 16000,
    };
    const parts = [{ ...wall, blocked: true, walkable: false, level: 2 as const, height: null }];
    const acting = { ...figure, name: 'a1.1', selected: true };
    const foe = { ...figure, name: 'b1.1', side: 'b' as const, y: 60000, selected: false };
    const scene = { size: SIZE, parts, bases: [acting, foe] } as unknown as Scene;
    const pose = shoulderIn(scene, ROOM, { top: 0, bottom: 100, left: 0, right: 0 });
    const over = lensOf(pose as Pose, ROOM);
    const { middle } = medallionOf(acting, over, SIZE);
    const met = surfaceAt(over, project(over, middle), scene);
    expect(met?.far).toBeGreaterThan(dot(minus(rayAt(over, project(over, middle)).from, middle), over.back));
    // Straight from behind the wall would be in the way.
    const straight = lensOf(
      shoulderPose(inSpace(SIZE, acting), inSpace(SIZE, foe), ROOM, { top: 0, bottom: 100, left: 0, right: 0 }),
      ROOM,
    );
    const behind = medallionOf(acting, straight, SIZE).middle;
    expect(surfaceAt(straight, project(straight, behind), scene)?.z).toBeNull();
  });
});

describe('whoever acts', () => {
  const one = { x: 45720, z: 0, r: 2000, wounded: false, hunker: 0 };
  const acting = { ...one, name: 'a1.1', side: 'a', y: 45720, selected: true } as SceneBase;
  const friend = { ...one, name: 'a2.1', side: 'a', y: 43000 } as SceneBase;
  const foe = { ...one, name: 'b1.1', side: 'b', y: 60000 } as SceneBase;
  const margins = { top: 0, bottom: 100, left: 0, right: 0 };
  const bases = [acting, friend, foe];
  const seenIn = (pose: Pose) => {
    const lens = lensOf(pose, ROOM);
    return figureAt(lens, project(lens, medallionOf(acting, lens, SIZE).middle), bases, SIZE)?.name;
  };

  it('stands higher in the picture where those it faces are far below it', () => {
    const onDeck = { ...acting, z: 16256 };
    const below = [-3000, 3000].map((aside) => ({ ...foe, x: acting.x + aside, y: acting.y + 5000 }));
    const scene = { size: SIZE, parts: [], bases: [onDeck, ...below] } as unknown as Scene;
    const yOf = (pose: Pose, { x, y, z }: SceneBase) => project(lensOf(pose, ROOM), inSpace(SIZE, { x, y }, z)).y;
    const pose = shoulderIn(scene, ROOM, margins) as Pose;
    expect(
      yOf(shoulderPose(inSpace(SIZE, onDeck, onDeck.z), inSpace(SIZE, foe), ROOM, margins), onDeck),
    ).toBeGreaterThan(400);
    expect(yOf(pose, onDeck)).toBeLessThan(400);
    for (const each of below) expect(yOf(pose, each)).toBeLessThan(ROOM.height);
  });

  it('is not hidden by a friend, over its shoulder', () => {
    expect(seenIn(shoulderPose(inSpace(SIZE, acting), inSpace(SIZE, foe), ROOM, margins))).toBe('a2.1');
    expect(seenIn(shoulderIn({ size: SIZE, parts: [], bases } as unknown as Scene, ROOM, margins) as Pose)).toBe(
      'a1.1',
    );
  });
});

describe('whoever has moved', () => {
  const stood = { name: 'a1.1', x: 0, y: 0, z: 0 };
  const stands = { name: 'a1.1', x: 3000, y: 4000, z: 8000 } as SceneBase;
  const corner = { x: 3000, y: 0 };

  it('slides along the way that leads there, round its corners', () => {
    const [slide] = slidesOf(
      [stood],
      [stands],
      [
        [corner, stands],
        [stood, corner, stands],
      ],
    );
    expect(alongWay(slide?.way ?? [], 3 / 7)).toEqual(corner);
    expect(alongWay(slide?.way ?? [], 1)).toEqual({ x: 3000, y: 4000 });
  });

  it('slides straight where no way is known, and rises as it goes', () => {
    const slides = slidesOf([stood], [stands], []);
    expect(slidden([stands], slides, 0.5)[0]).toMatchObject({ x: 1500, y: 2000, z: 4000 });
  });

  it('is nobody who stands where he stood, or has just come', () => {
    expect(slidesOf([stood], [stood, { ...stands, name: 'b1.1' }], [])).toEqual([]);
  });
});

describe('colours', () => {
  it('are mixed as pens have them, and lit as light has them', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(light('#ffffff')).toEqual([1, 1, 1, 1]);
    expect(light('#808080')[0]).toBeCloseTo(0.2159, 3);
  });
});
