import { describe, expect, it } from 'vitest';
import {
  type Disc,
  findMove,
  type Move,
  type MoveKind,
  type Placement,
  type Point,
  reachAreas,
  sampleMove,
  type Tool,
  wedgeOf,
  whyNotMove,
  whyNotTool,
} from '../src/index.ts';
import { rock } from '../bench/rocks.ts';
import { base, building, crate, field, gantry, LARGE, ladder, mm, random, wall } from './scene.ts';

const thin = { toolWidth: 0 };
const open = field([], thin);
const start = base(400, 400);

/** The tool laid from a base along two directions (unit vectors), the base set down `far` mm along and `aside` mm beside the last. */
function laid(mover: Disc, kind: MoveKind, u: Point, v: Point, end: readonly [number, number], z = 0): Placement {
  const arm = kind === 'advance' ? 7500 : 4250;
  const p1 = { x: Math.round(mover.x + u.x * (mover.r + arm)), y: Math.round(mover.y + u.y * (mover.r + arm)) };
  const p2 = { x: Math.round(p1.x + v.x * arm), y: Math.round(p1.y + v.y * arm) };
  return { p1, p2, end: { x: mm(end[0]), y: mm(end[1]) }, z: mm(z) };
}

const right = { x: 1, y: 0 };
const down = { x: 0, y: 1 };
const advance = { mover: start, kind: 'advance', bases: [] } as const;
const dash = { ...advance, kind: 'dash' } as const;

/** Ten rocks round a base: large ones overlap, small ones leave gaps. */
const ringOfRocks = ({ x, y }: Disc, size: number) =>
  Array.from({ length: 10 }, (_, i) => {
    const [u, v] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)];
    return rock(`rock ${i}`, x + 7000 * u, y + 7000 * v, 6, size, i / 7);
  });

function anyTool(next: () => number, kind: MoveKind): Tool {
  const turn = (next() % 6283) / 1000;
  const bend = turn + ((next() % 3141) - 1570) / 1000;
  const toward = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) });
  return laid(start, kind, toward(turn), toward(bend), [400, 400]);
}

describe('the movement tool', () => {
  it('[CR-MOVE-01] [G-23] an advance carries the centre its length and two radii', () => {
    expect(whyNotMove(open, advance, laid(start, 'advance', right, right, [590, 400]))).toBeNull();
    expect(whyNotMove(open, advance, laid(start, 'advance', right, right, [590.1, 400]))).toEqual({
      why: 'no contact',
      distance: mm(20.1),
      allowed: mm(20),
    });
  });

  it('[CR-MOVE-02] [G-25] a dash uses the dash tool', () => {
    expect(whyNotMove(open, dash, laid(start, 'dash', right, right, [525, 400]))).toBeNull();
    expect(whyNotMove(open, dash, laid(start, 'advance', right, right, [525, 400]))).toEqual({
      why: 'arm length',
      arm: 1,
      length: mm(75),
      allowed: mm(42.5),
    });
  });

  it('[CR-MOVE-03] the first arm points away from the base in any direction', () => {
    expect(
      whyNotMove(open, dash, laid(start, 'dash', { x: -0.6, y: 0.8 }, { x: -0.6, y: 0.8 }, [325, 500])),
    ).toBeNull();
  });

  it('[CR-MOVE-04] the pivot bends to a right angle and no farther', () => {
    expect(whyNotMove(open, advance, laid(start, 'advance', right, down, [495, 495]))).toBeNull();
    const back = { x: -0.01, y: Math.sqrt(1 - 0.0001) };
    expect(whyNotMove(open, advance, laid(start, 'advance', right, back, [494, 495]))).toEqual({ why: 'bent too far' });
  });

  it('[CR-MOVE-05] [CR-MOVE-24] the base ends in contact with any portion of the tool', () => {
    const ends = [
      [450, 420],
      [450, 380],
      [495, 400],
      [515, 450],
    ] as const;
    expect(ends.map((end) => whyNotMove(open, advance, laid(start, 'advance', right, down, end)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(whyNotMove(open, advance, laid(start, 'advance', right, down, [450, 421]))).toMatchObject({
      why: 'no contact',
    });
  });

  it('[R-MOVE-3] ending where it began is legal', () => {
    expect(
      whyNotMove(open, { ...advance, bases: [start], self: 0 }, laid(start, 'advance', right, down, [400, 400])),
    ).toBeNull();
  });

  describe('[R-MOVE-3] in a yard too small for any tool', () => {
    const yard = (gate: number) => [
      wall({ name: 'west', at: [350, 340, 20, 120], top: 90 }),
      wall({ name: 'east', at: [430, 340, 20, 120], top: 90 }),
      wall({ name: 'south', at: [350, 340, 100, 20], top: 90 }),
      wall({ name: 'north, left', at: [350, 440, 50 - gate / 2, 20], top: 90 }),
      wall({ name: 'north, right', at: [400 + gate / 2, 440, 50 - gate / 2, 20], top: 90 }),
    ];
    const stay = (kind: MoveKind, gate = 0) =>
      findMove(field(yard(gate)), { ...advance, kind, bases: [start], self: 0 }, start, 0);

    it('nobody advances or dashes, not even to the own place', () => {
      expect([stay('advance'), stay('dash')]).toEqual([
        { fault: { why: 'no tool fits' } },
        { fault: { why: 'no tool fits' } },
      ]);
      expect(reachAreas(field(yard(0)), { ...advance, bases: [start], self: 0 })).toEqual([]);
    });

    it('a gate that lets the tool out is enough for it', () => {
      expect(stay('advance', 12)).toEqual({ fault: { why: 'no tool fits' } });
      expect(stay('advance', 14)).toHaveProperty('placement');
    });

    it('a climb or a jump to the own place is legal', () => {
      expect([stay('climb'), stay('jump')].every((found) => 'placement' in found)).toBe(true);
    });
  });

  it('[R-MOVE-3] ending where it began is legal exactly if a tool can be laid', () => {
    const next = random(91);
    const wrong: unknown[] = [];
    const count = { none: 0, some: 0 };
    for (let i = 0; i < 120; i++) {
      const table = field(ringOfRocks(start, 900 + (next() % 1300)));
      const move: Move = { ...advance, kind: i % 2 === 0 ? 'advance' : 'dash' };
      const found = findMove(table, move, start, 0);
      count['placement' in found ? 'some' : 'none']++;
      if ('placement' in found && whyNotTool(table, move, found.placement) !== null) wrong.push({ i, found });
      for (let k = 0; k < 200; k++) {
        const tool = anyTool(next, move.kind);
        const isFree = whyNotTool(table, move, tool) === null;
        if (isFree !== (whyNotMove(table, move, { ...tool, end: start, z: 0 }) === null)) wrong.push({ i, tool });
        if (isFree && 'fault' in found) wrong.push({ i, tool });
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.none, count.some)).toBeGreaterThan(20);
  });

  it('[CR-MOVE-06] the tool may lie across a base', () => {
    const crowd = { ...advance, bases: [start, base(480, 400)], self: 0 };
    expect(whyNotMove(open, crowd, laid(start, 'advance', right, right, [590, 400]))).toBeNull();
  });

  it('the points of a tool are whole numbers', () => {
    const crooked = { ...laid(start, 'dash', right, right, [500, 400]), end: { x: 50000.5, y: 40000 } };
    expect(whyNotMove(open, dash, crooked)).toEqual({ why: 'not whole numbers' });
  });
});

describe('what the tool lies across', () => {
  const between = (part: typeof wall, top: number, bottom = 0) =>
    field([part({ name: 'part', at: [460, 300, 20, 200], top, bottom })], thin);
  const across = laid(start, 'advance', right, right, [590, 400]);

  it('[CR-MOVE-09] an advance is refused across an Impassable part of a higher Elevation', () => {
    expect(whyNotMove(between(wall, 90), advance, across)).toEqual({ why: 'tool blocked', part: 'part', arm: 1 });
  });

  it('[CR-MOVE-08] an Impassable part of the same Elevation is crossed', () => {
    expect(whyNotMove(between(wall, 76.2), advance, across)).toBeNull();
  });

  it('[CR-MOVE-07] a Passable part is crossed at any Elevation', () => {
    expect(whyNotMove(between(crate, 200), advance, across)).toBeNull();
  });

  it('[CR-MOVE-07] an Impassable part high enough to pass under is no obstacle', () => {
    expect(whyNotMove(between(wall, 90, 60), advance, across)).toBeNull();
    expect(whyNotMove(between(wall, 90, 59), advance, across)).toMatchObject({ why: 'tool blocked' });
  });

  it('[CR-MOVE-10] [CR-MOVE-12] [CR-MOVE-13] climb and jump cross everything and end at any height', () => {
    const scene = field([building({ name: 'tower', at: [430, 370, 60, 60], top: 400 })], thin);
    const up = laid(start, 'dash', right, right, [460, 400], 400);
    expect(whyNotMove(scene, { ...advance, kind: 'climb' }, up)).toBeNull();
    expect(whyNotMove(scene, { ...advance, kind: 'jump' }, up)).toBeNull();
    expect(whyNotMove(scene, dash, up)).toMatchObject({ why: 'tool blocked', part: 'tower' });
  });

  it('[CR-MOVE-18] the height at the start counts for the whole tool', () => {
    const scene = field(
      [
        gantry({ name: 'deck', at: [350, 370, 100, 60], top: 81.3 }),
        wall({ name: 'wall', at: [460, 300, 20, 200], top: 150 }),
      ],
      thin,
    );
    const high = { ...advance, mover: base(400, 400, 81.3) };
    expect(whyNotMove(scene, high, laid(high.mover, 'advance', right, right, [590, 400]))).toBeNull();
  });

  it('[CR-MOVE-25] the base itself need not fit along the way', () => {
    const gap = field(
      [
        wall({ name: 'one', at: [460, 200, 20, 190], top: 90 }),
        wall({ name: 'two', at: [460, 410, 20, 190], top: 90 }),
      ],
      thin,
    );
    expect(whyNotMove(gap, advance, across)).toBeNull();
  });

  it('a tool with its width fits a gap of its width, not a narrower one', () => {
    const gap = (width: number) =>
      field([
        wall({ name: 'one', at: [460, 200, 20, 200 - width / 2], top: 90 }),
        wall({ name: 'two', at: [460, 400 + width / 2, 20, 190], top: 90 }),
      ]);
    expect(whyNotMove(gap(12.7), advance, across)).toBeNull();
    expect(whyNotMove(gap(12.5), advance, across)).toMatchObject({ why: 'tool blocked' });
  });

  it('[CR-MOVE-04] a bent tool goes round a corner that stops a straight one', () => {
    const corner = field([wall({ name: 'wall', at: [510, 200, 20, 215], top: 90 })]);
    const straight = laid(start, 'advance', right, right, [590, 400]);
    expect(whyNotMove(corner, advance, straight)).toMatchObject({ why: 'tool blocked', arm: 2 });
    const u = { x: 0.8, y: 0.6 };
    expect(whyNotMove(corner, advance, laid(start, 'advance', u, right, [552, 440]))).toBeNull();
  });

  it('[CR-MEAS-14] where it cannot lie flat its place in the plan counts: over crates and railings, half beyond the edge', () => {
    const heap = field(
      [
        crate({ name: 'crate', at: [440, 390, 30, 30], top: 60 }),
        wall({ name: 'railing', at: [490, 300, 5, 200], top: 30 }),
        crate({ name: 'stack', at: [510, 380, 25, 30], top: 250 }),
      ],
      thin,
    );
    expect(whyNotMove(heap, advance, across)).toBeNull();
    const rim = base(850, 400);
    const beyond = laid(rim, 'advance', right, right, [890, 400]);
    expect(beyond.p2.x).toBeGreaterThan(91440);
    expect(whyNotMove(open, { ...advance, mover: rim }, beyond)).toBeNull();
  });

  it('[CR-TERR-11] a ladder is in the way of an advance, but not of sight', () => {
    expect(whyNotMove(between(ladder, 90), advance, across)).toMatchObject({ why: 'tool blocked' });
  });
});

describe('where a move ends', () => {
  const deck = gantry({ name: 'deck', at: [440, 370, 165, 63.5], top: 81.3 });

  it('[CR-MOVE-11] [G-14] an advance does not end at a higher Elevation', () => {
    expect(whyNotMove(field([deck], thin), advance, laid(start, 'advance', right, right, [500, 400], 81.3))).toEqual({
      why: 'too high',
      z: mm(81.3),
      allowed: mm(76.2),
    });
  });

  it('[CR-MOVE-12] [G-24] a climb does', () => {
    const climb = { ...advance, kind: 'climb' } as const;
    expect(whyNotMove(field([deck], thin), climb, laid(start, 'dash', right, right, [500, 400], 81.3))).toBeNull();
  });

  it('[R-MOVE-2] an advance steps up as far as Range 2', () => {
    const stage = { ...deck, top: mm(76.2) };
    expect(
      whyNotMove(field([stage], thin), advance, laid(start, 'advance', right, right, [500, 400], 76.2)),
    ).toBeNull();
  });

  it('[R-MOVE-6] the mover chooses on the gantry or under it', () => {
    const high = { ...advance, mover: base(400, 400, 81.3) };
    const scene = field([deck, gantry({ name: 'start', at: [370, 370, 70, 63.5], top: 81.3 })], thin);
    for (const z of [0, 81.3]) {
      expect(whyNotMove(scene, high, laid(high.mover, 'advance', right, right, [500, 400], z))).toBeNull();
    }
  });

  it('[CR-MOVE-21] [G-13] not with an overhang', () => {
    const high = { ...advance, mover: base(470, 400, 81.3) };
    const ends = [
      [580, 400],
      [590, 400],
    ] as const;
    const faults = ends.map((end) =>
      whyNotMove(field([deck], thin), high, laid(high.mover, 'advance', right, right, end, 81.3)),
    );
    expect(faults).toEqual([null, { why: 'overhang', by: mm(5) }]);
  });

  it('[CR-OVER-02] not on another base', () => {
    const crowd = { ...advance, bases: [base(560, 400, 0, LARGE)] };
    expect(whyNotMove(open, crowd, laid(start, 'advance', right, right, [590, 400]))).toEqual({
      why: 'base',
      base: 0,
      by: mm(15),
    });
  });
});

describe('a move Toward or Away', () => {
  const away = { ...advance, wedge: wedgeOf(start, base(300, 400), 'away', 5) };

  it('[R-MOVE-5] end and tool stay in the wedge', () => {
    expect(whyNotMove(open, away, laid(start, 'advance', right, right, [590, 400]))).toBeNull();
    expect(whyNotMove(open, away, laid(start, 'advance', down, right, [480, 495]))).toEqual({
      why: 'outside the wedge',
      of: 'end',
    });
    expect(whyNotMove(open, away, laid(start, 'advance', down, right, [476, 476]))).toEqual({
      why: 'outside the wedge',
      of: 'tool',
    });
  });

  it('[R-MOVE-5] only as far as the base goes along the tool', () => {
    const u = { x: 0.8, y: 0.6 };
    expect(whyNotMove(open, away, laid(start, 'advance', u, down, [476, 465]))).toBeNull();
    const nearTheRim = { x: 0.72, y: Math.sqrt(1 - 0.72 * 0.72) };
    const beyond = laid(start, 'advance', nearTheRim, { x: 0.6, y: 0.8 }, [525, 522]);
    expect(whyNotMove(open, away, beyond)).toEqual({ why: 'outside the wedge', of: 'tool' });
    expect(whyNotMove(open, { ...away, wedge: wedgeOf(start, start, 'away', 5) }, beyond)).toBeNull();
  });
});

describe('forward sampling', () => {
  it('[CR-MOVE-05] finds legal moves only, of every kind', () => {
    const scene = field([
      building({ name: 'tower', at: [440, 330, 60, 60], top: 81.3 }),
      gantry({ name: 'deck', at: [300, 380, 60, 165], top: 81.3 }),
      crate({ name: 'crate', at: [430, 430, 25, 25], top: 25 }),
    ]);
    const next = random(7);
    for (const kind of ['advance', 'dash', 'climb', 'jump'] as const) {
      const move = { mover: start, kind, bases: [start, base(360, 450)], self: 0 };
      const found = Array.from({ length: 500 }, () => sampleMove(scene, move, next));
      expect(found.every((placement) => placement !== null && whyNotMove(scene, move, placement) === null)).toBe(true);
      const heights = new Set(found.map((placement) => placement?.z));
      expect(heights.has(mm(81.3))).toBe(kind === 'climb' || kind === 'jump');
    }
  });
});
