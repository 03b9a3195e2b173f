import { describe, expect, it } from 'vitest';
import {
  type Area,
  type Battlefield,
  canRest,
  findMove,
  hasPlace,
  type Move,
  type MoveKind,
  type Point,
  placeAreas,
  reachAreas,
  sampleMove,
  wedgeOf,
  whyNotPlace,
} from '../src/index.ts';
import { grid, yard } from './clutter.ts';
import { distanceToRings, holds } from './rings.ts';
import { base, building, field, gantry, mm, random, wall } from './scene.ts';

const HALF_A_MILLIMETRE = 50;
const kinds: readonly MoveKind[] = ['advance', 'dash', 'climb'];

/** Ends of random legal tools that the areas leave out by more than half a millimetre. */
function leftOut(table: Battlefield, move: Move, areas: readonly Area[], count: number, next: () => number) {
  const missed: unknown[] = [];
  let tried = 0;
  for (let i = 0; i < count; i++) {
    const sample = sampleMove(table, move, next);
    if (sample === null) continue;
    tried++;
    const { x, y } = sample.end;
    const here = areas.filter((area) => area.z === sample.z);
    if (here.some(({ rings }) => holds(rings, x, y) || distanceToRings(rings, x, y) <= HALF_A_MILLIMETRE)) continue;
    if (isRoomy(table, move, sample.end, sample.z)) missed.push({ kind: move.kind, sample });
  }
  return { tried, missed };
}

/** Whether the place is more than a strip narrower than half a millimetre, which no area shows. */
function isRoomy(table: Battlefield, { mover, bases, self }: Move, { x, y }: Point, z: number): boolean {
  return Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).some((turn) => {
    const [dx, dy] = [Math.round(40 * Math.cos(turn)), Math.round(40 * Math.sin(turn))];
    return canRest(table, { x: x + dx, y: y + dy, r: mover.r + 25, z }, bases, self);
  });
}

/** Points inside the areas, most of them near the rim, for which no legal tool is found. */
function unreachable(table: Battlefield, move: Move, areas: readonly Area[], count: number, next: () => number) {
  const missed: unknown[] = [];
  let tried = 0;
  for (const { z, rings } of areas) {
    for (let i = 0; i < count; i++) {
      const ring = rings[next() % rings.length] as readonly number[];
      const k = 2 * (next() % (ring.length / 2));
      const spread = i % 4 === 0 ? 3000 : 150;
      const [dx, dy] = [(next() % (2 * spread)) - spread, (next() % (2 * spread)) - spread];
      const end = { x: (ring[k] as number) + dx, y: (ring[k + 1] as number) + dy };
      if (!holds(rings, end.x, end.y)) continue;
      tried++;
      const found = findMove(table, move, end, z);
      if ('fault' in found) missed.push({ kind: move.kind, end, z, fault: found.fault });
    }
  }
  return { tried, missed };
}

describe('the area of legal ends', () => {
  it('[CR-MOVE-05] [CR-MOVE-09] shows nothing illegal, and all that 100,000 random tools reach', () => {
    const next = random(2024);
    const missed: unknown[] = [];
    let [tools, points] = [0, 0];
    while (tools < 100000) {
      const { field: table, mover } = next() % 2 === 0 ? yard(next, 9) : grid(next, 8);
      const others = Array.from({ length: 5 }, () => base(457 + (next() % 200) - 100, 457 + (next() % 200) - 100));
      const bases = [mover, ...others];
      if (!canRest(table, mover, bases, 0)) continue;
      for (const kind of kinds) {
        const move = { mover, kind, bases, self: 0 };
        const areas = reachAreas(table, move);
        const outside = leftOut(table, move, areas, 700, next);
        const inside = unreachable(table, move, areas, 120, next);
        missed.push(...outside.missed, ...inside.missed);
        tools += outside.tried;
        points += inside.tried;
      }
    }
    expect(missed).toEqual([]);
    expect(points).toBeGreaterThan(7000);
  }, 60000);

  it('[R-MOVE-5] keeps to the wedge', () => {
    const next = random(5);
    const missed: unknown[] = [];
    for (let i = 0; i < 12; i++) {
      const { field: table, mover } = yard(next, 5);
      if (!canRest(table, mover, [])) continue;
      const other = base(457 + (next() % 300) - 150, 457 + (next() % 300) - 150);
      const move: Move = { mover, kind: 'advance', bases: [], wedge: wedgeOf(mover, other, 'away', 5) };
      const areas = reachAreas(table, move);
      missed.push(
        ...unreachable(table, move, areas, 40, next).missed,
        ...leftOut(table, move, areas, 200, next).missed,
      );
    }
    expect(missed).toEqual([]);
  }, 30000);

  it('[CR-MOVE-05] on open ground is the whole disc of the tool and two radii', () => {
    const open = field([], { toolWidth: 0 });
    const [area] = reachAreas(open, { mover: base(400, 400), kind: 'dash', bases: [] });
    expect(holds(area?.rings ?? [], mm(400 + 124.5), mm(400))).toBe(true);
    expect(holds(area?.rings ?? [], mm(400 + 125.1), mm(400))).toBe(false);
  });

  it('[CR-MOVE-11] [CR-MOVE-12] has no higher surface for an advance, but for a climb', () => {
    const scene = field([building({ name: 'tower', at: [430, 370, 60, 60], top: 81.3 })]);
    const heights = (kind: MoveKind) => reachAreas(scene, { mover: base(400, 400), kind, bases: [] }).map(({ z }) => z);
    expect([heights('advance'), heights('climb')]).toEqual([[0], [0, mm(81.3)]]);
  });

  it('[CR-PLACE-01] for a place is what can be rested on within the range', () => {
    const scene = field([gantry({ name: 'deck', at: [430, 370, 100, 60], top: 81.3 })]);
    const next = random(3);
    const origin = base(400, 400);
    const areas = placeAreas(scene, origin, 2, origin.r, [origin], 0);
    expect(areas.map(({ z }) => z)).toEqual([0, mm(81.3)]);
    for (let i = 0; i < 3000; i++) {
      const end = { ...origin, x: origin.x + (next() % 26000) - 13000, y: origin.y + (next() % 26000) - 13000 };
      for (const { z, rings } of areas) {
        const legal = whyNotPlace(scene, origin, 2, { ...end, z }, [origin], 0) === null;
        if (holds(rings, end.x, end.y)) expect(legal).toBe(true);
        else if (legal) expect(distanceToRings(rings, end.x, end.y)).toBeLessThanOrEqual(HALF_A_MILLIMETRE);
      }
    }
  });

  it('[R-DEPLOY-3] tells whether anyone can be put beside a character', () => {
    const corner = base(20, 20);
    expect(hasPlace(field(), corner, 1, corner.r, [corner])).toBe(true);
    const walled = field([
      wall({ name: 'one', at: [40, 0, 100, 140], top: 50 }),
      wall({ name: 'two', at: [0, 40, 100, 100], top: 50 }),
    ]);
    expect(hasPlace(walled, corner, 1, corner.r, [corner])).toBe(false);
  });
});
