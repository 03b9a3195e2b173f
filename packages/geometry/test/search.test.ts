import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  CONSTANTS,
  canRest,
  type Disc,
  findMove,
  type Move,
  type Placement,
  prepare,
  sampleMove,
  tableOf,
  wedgeOf,
  whyNotEnd,
  whyNotMove,
} from '../src/index.ts';
import { amongRocks, rock } from '../bench/rocks.ts';
import { closest } from '../src/approach.ts';
import { pivotsNear } from '../src/around.ts';
import { findBeside, searchFor } from '../src/search.ts';
import { openSectors, SECTORS, type Sectors, sectorOf, WINDOWS, type Window } from '../src/sectors.ts';
import { type Search, tryPivot } from '../src/trial.ts';
import { grid, lattice, type Next, pick, within, yard } from './clutter.ts';
import { base, field, mm, random, wall } from './scene.ts';

/** The same tool, the base at the very end of its reach: at the flat end, beside it, or round its corner. */
function atTheTip({ p1, p2, z }: Placement, { mover }: Move, width: number, where: number): Placement {
  const length = Math.hypot(p2.x - p1.x, p2.y - p1.y);
  const [vx, vy] = [(p2.x - p1.x) / length, (p2.y - p1.y) / length];
  const side = where === 1 ? -1 : 1;
  const [along, beside] = [
    [mover.r, 0],
    [0, mover.r + width / 2],
    [0, mover.r + width / 2],
    [mover.r * Math.SQRT1_2, mover.r * Math.SQRT1_2 + width / 2],
  ][where] as [number, number];
  const end = {
    x: Math.round(p2.x + vx * along - vy * side * beside),
    y: Math.round(p2.y + vy * along + vx * side * beside),
  };
  return { p1, p2, end, z };
}

function lost(seed: number, width: number, scenes: number): { tried: number; lost: Placement[] } {
  const next = random(seed);
  const found = { tried: 0, lost: [] as Placement[] };
  for (let i = 0; i < scenes; i++) {
    const { field: table, mover } = yard(next, 9, width);
    if (!canRest(table, mover, [])) continue;
    const move: Move = { mover, kind: i % 2 === 0 ? 'advance' : 'dash', bases: [] };
    for (let j = 0; j < 60; j++) {
      const sample = sampleMove(table, move, next);
      if (sample === null) continue;
      const wished = j % 5 === 4 ? sample : atTheTip(sample, move, width, j % 5);
      if (whyNotMove(table, move, wished) !== null) continue;
      found.tried++;
      const answer = findMove(table, move, wished.end, wished.z);
      if (!('placement' in answer) || whyNotMove(table, move, answer.placement) !== null) found.lost.push(wished);
    }
  }
  return found;
}

describe('the search for a tool', () => {
  it('[CR-MOVE-04] [CR-MOVE-05] finds one, and a legal one, wherever a random tool reaches', () => {
    const { tried, lost: missed } = lost(11, 1270, 220);
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(3000);
  });

  it('[CR-MOVE-04] [CR-MOVE-05] does so for a tool without width', () => {
    expect(lost(12, 0, 120).lost).toEqual([]);
  });

  it('[CR-MOVE-05] goes straight to an end on open ground, at any distance', () => {
    const mover = base(400, 400);
    for (let far = 0; far <= 190; far += 5) {
      const answer = findMove(
        field(),
        { mover, kind: 'advance', bases: [] },
        { x: mm(400 + far * 0.6), y: mm(400 + far * 0.8) },
        0,
      );
      expect('placement' in answer).toBe(true);
    }
  });

  it('says how far is too far', () => {
    const answer = findMove(
      field([], { toolWidth: 0 }),
      { mover: base(400, 400), kind: 'dash', bases: [] },
      { x: mm(526), y: mm(400) },
      0,
    );
    expect(answer).toEqual({ fault: { why: 'too far', distance: mm(126), allowed: mm(125) } });
  });

  it('says that no tool fits through a wall', () => {
    const scene = field([wall({ name: 'wall', at: [450, 0, 10, 914.4], top: 100 })]);
    const answer = findMove(
      scene,
      { mover: base(400, 400), kind: 'advance', bases: [] },
      { x: mm(500), y: mm(400) },
      0,
    );
    expect(answer).toEqual({ fault: { why: 'no tool fits' } });
  });

  it('says why nobody can stand there', () => {
    const answer = findMove(
      field(),
      { mover: base(400, 400), kind: 'advance', bases: [base(500, 400)] },
      { x: mm(510), y: mm(400) },
      0,
    );
    expect(answer).toEqual({ fault: { why: 'base', base: 0, by: mm(30) } });
  });

  it('[R-MOVE-5] keeps to the wedge, up to its very edge', () => {
    const mover = base(400, 400);
    const move: Move = { mover, kind: 'advance', bases: [], wedge: wedgeOf(mover, base(300, 400), 'away', 5) };
    for (const [x, y] of [
      [480, 480],
      [530, 270],
      [590, 400],
    ] as const) {
      const answer = findMove(field(), move, { x: mm(x), y: mm(y) }, 0);
      expect('placement' in answer && whyNotMove(field(), move, answer.placement)).toBeNull();
    }
    expect(findMove(field(), move, { x: mm(470), y: mm(480) }, 0)).toEqual({
      fault: { why: 'outside the wedge', of: 'end' },
    });
  });
});

/** Every sector open: all pivots are tried, as if nothing could be told beforehand. */
const everywhere = (_search: Search, window: Window, open: Sectors): void => {
  if (window === WINDOWS[0]) open.fill(1);
};

describe('the search where nothing fits', () => {
  const ENDS = [0, 7, 14, 21];

  it.each([4, 12, 24, 48])('takes no more steps among rocks of %i corners than among any others', (corners) => {
    const { field: rocks, move, ends } = amongRocks(corners);
    for (const n of ENDS) {
      const effort = { steps: 0 };
      const answer = findMove(rocks, move, ends[n] as Placement['end'], 0, effort);
      expect(answer).toEqual({ fault: { why: 'no tool fits' } });
      expect(effort.steps).toBeLessThan(400);
    }
  });

  it('takes less than a twentieth of the steps of a search everywhere', () => {
    const { field: rocks, move, ends } = amongRocks(12);
    for (const n of ENDS) {
      const [near, far] = [{ steps: 0 }, { steps: 0 }];
      findMove(rocks, move, ends[n] as Placement['end'], 0, near);
      findBeside(searchFor(rocks, move, ends[n] as Placement['end'], 0, far), everywhere);
      expect(near.steps * 20).toBeLessThan(far.steps);
    }
  });
});

const MIDDLE = CONSTANTS.size / 2;

/** Some rocks that leave the middle free. */
function rocky(next: Next): Battlefield {
  const rocks = Array.from({ length: within(next, 2, 12) }, (_, i) => {
    const [x, y] = [within(next, -14000, 14000), within(next, -14000, 14000)];
    return rock(`rock ${i}`, MIDDLE + x, MIDDLE + y, within(next, 3, 9), within(next, 1200, 3600), i / 7);
  });
  return prepare(tableOf('rocky', rocks));
}

function cluttered(next: Next): { field: Battlefield; mover: Disc } {
  const mover = { x: MIDDLE, y: MIDDLE, r: pick(next, [2000, 2500]), z: 0 };
  return pick<() => { field: Battlefield; mover: Disc }>(next, [
    () => yard(next, 14),
    () => yard(next, 10, pick(next, [0, 300, 2540])),
    () => grid(next, 12),
    () => ({ field: lattice(next), mover }),
    () => ({ field: rocky(next), mover }),
    () => ({ field: rocky(next), mover }),
  ])();
}

it('[CR-MOVE-04] [CR-MOVE-05] a search that leaves out closed sectors answers as one everywhere does', () => {
  const next = random(81);
  const wrong: unknown[] = [];
  const count = { found: 0, none: 0 };
  while (Math.min(count.found, count.none) < 120) {
    const { field: table, mover } = cluttered(next);
    if (!canRest(table, mover, [])) continue;
    for (let k = 0; k < 12; k++) {
      const kind = pick(next, ['advance', 'dash'] as const);
      const other = base(within(next, 300, 600), within(next, 300, 600));
      const wedge = wedgeOf(mover, other, pick(next, ['toward', 'away']), CONSTANTS.eps);
      const move: Move = { mover, kind, bases: [], ...(k % 4 === 0 ? { wedge } : {}) };
      const far = kind === 'advance' ? 18000 : 12000;
      const end = { x: mover.x + within(next, -far, far), y: mover.y + within(next, -far, far) };
      if (whyNotEnd(table, move, end, 0) !== null) continue;
      const search = searchFor(table, move, end, 0, { steps: 0 });
      if (tryPivot(search, search.aim) !== null) continue;
      const [narrow, wide] = [findBeside(search, openSectors), findBeside(search, everywhere)];
      count[wide === null ? 'none' : 'found']++;
      if (JSON.stringify(narrow) !== JSON.stringify(wide)) wrong.push({ move, end, narrow, wide });
    }
  }
  expect(wrong).toEqual([]);
});

it('the pivots laid out for some sectors, and the low points between them, are those that lie there among all', () => {
  const next = random(82);
  const every = new Uint8Array(SECTORS).fill(1);
  const written = (pivots: Iterable<Placement['end']>): string[] => [...pivots].map(({ x, y }) => `${x} ${y}`);
  let low = 0;
  for (let i = 0; i < 40; i++) {
    const { field: table, mover } = cluttered(next);
    const end = { x: mover.x + within(next, -15000, 15000), y: mover.y + within(next, -15000, 15000) };
    const search = searchFor(table, { mover, kind: 'advance', bases: [] }, end, 0, { steps: 0 });
    const open = new Uint8Array(SECTORS);
    for (let k = 0; k < 9; k++) open.fill(1, within(next, 0, 4000), within(next, 0, SECTORS));
    open.fill(0, 100 * within(next, 0, 10), 100 * within(next, 10, 40));
    if (!open.includes(1)) continue;
    const [some, all] = [pivotsNear(search, open), pivotsNear(search, every)];
    const isOpen = (u: Placement['end']): boolean => open[sectorOf(search, u)] === 1;
    expect(written(some.filter(isOpen))).toEqual(written(all.filter(isOpen)));
    const lowest = written(closest(search, some, open));
    expect(lowest).toEqual(written(closest(search, all, open)));
    low += lowest.length;
  }
  expect(low).toBeGreaterThan(100);
});
