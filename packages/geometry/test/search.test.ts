import { describe, expect, it } from 'vitest';
import { canRest, findMove, type Move, type Placement, sampleMove, wedgeOf, whyNotMove } from '../src/index.ts';
import { yard } from './clutter.ts';
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
