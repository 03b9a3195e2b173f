import { describe, expect, it } from 'vitest';
import {
  directionOf,
  isDirection,
  push,
  sampleDirection,
  wedgeAllows,
  wedgeOf,
  whyNotDirection,
} from '../src/index.ts';
import { base, building, crate, field, gantry, mm, random, wall } from './scene.ts';

const right = directionOf(1, 0);
const open = field();
const deck = gantry({ name: 'deck', at: [200, 200, 165, 63.5], top: 100 });
const platform = field([deck]);

describe('push', () => {
  it('[CR-PUSH-01] [CR-PUSH-02] [G-21] moves along the full length of the range tool', () => {
    const pushed = push(open, { mover: base(300, 300), direction: right, range: 3, bases: [] });
    expect(pushed).toEqual({
      end: base(452.4, 300),
      moved: mm(152.4),
      stop: { by: 'length' },
      stoppedAt: mm(152.4),
      rewound: null,
    });
  });

  it('[R-PUSH-1] goes as far in a slanted direction as in a straight one', () => {
    const { end } = push(open, { mover: base(300, 300), direction: directionOf(3, 4), range: 5, bases: [] });
    expect([end.x, end.y]).toEqual([mm(300 + 152.4), mm(300 + 203.2)]);
  });

  it('[CR-PUSH-06] stops where it touches a base of the same Elevation', () => {
    const pushed = push(open, { mover: base(300, 300), direction: right, range: 2, bases: [base(380, 300)] });
    expect(pushed).toMatchObject({ end: base(340, 300), stop: { by: 'base', base: 0 } });
  });

  it('[CR-PUSH-07] [G-12] stops where the base touches a wall', () => {
    const scene = field([wall({ name: 'wall', at: [350, 200, 20, 200], top: 100 })]);
    expect(push(scene, { mover: base(300, 300), direction: right, range: 3, bases: [] })).toMatchObject({
      end: base(330, 300),
      stop: { by: 'part', part: 'wall' },
    });
  });

  it('[R-PUSH-3] a low wall stops it too', () => {
    const scene = field([crate({ name: 'crate', at: [350, 290, 25, 25], top: 25 })]);
    expect(push(scene, { mover: base(300, 300), direction: right, range: 2, bases: [] }).end).toEqual(base(330, 300));
  });

  it('[R-PUSH-2] a gantry overhead does not, nor a surface flush with its own', () => {
    const start = { direction: right, range: 2, bases: [] } as const;
    expect(push(platform, { ...start, mover: base(150, 230) }).moved).toBe(mm(76.2));
    const flush = field([deck, gantry({ name: 'next', at: [365, 200, 165, 63.5], top: 100 })]);
    expect(push(flush, { ...start, mover: base(340, 230, 100) }).end).toEqual(base(416.2, 230, 100));
  });

  it('[CR-PUSH-08] [CR-PUSH-09] ignores its own deck and the railing of its feature', () => {
    const railing = wall({ name: 'railing', at: [300, 200, 5, 63.5], bottom: 100, top: 112, feature: 'deck' });
    const start = { mover: base(240, 230, 100), direction: right, range: 3, bases: [] } as const;
    expect(push(field([deck, railing]), start)).toMatchObject({ end: base(392.4, 230, 0), stop: { by: 'length' } });
    expect(push(field([deck, { ...railing, feature: 'other' }]), start)).toMatchObject({
      end: base(280, 230, 100),
      stop: { by: 'part', part: 'railing' },
    });
  });

  it('[CR-PUSH-10] [G-11] Count Dooku stops at the last place wholly on the gantry', () => {
    const pushed = push(platform, { mover: base(335, 230, 100), direction: right, range: 1, bases: [] });
    expect(pushed.end).toEqual(base(345, 230, 100));
    expect(pushed.rewound).toEqual({ why: 'overhang', by: mm(15.4) });
  });

  it('[CR-PUSH-10] [CR-PUSH-13] [X-07] a short push stays on the platform, a long one falls off it', () => {
    const edge = { mover: base(335, 230, 100), direction: right, bases: [] };
    expect(push(platform, { ...edge, range: 1 })).toMatchObject({ end: base(345, 230, 100), moved: mm(10) });
    expect(push(platform, { ...edge, range: 2 }).end).toEqual(base(411.2, 230, 0));
  });

  it('[CR-PUSH-11] [R-PUSH-5] does not come to rest on someone below', () => {
    const edge = { mover: base(335, 230, 100), direction: right, range: 2 as const };
    const below = push(platform, { ...edge, bases: [base(430, 230)] });
    expect(below).toMatchObject({ end: base(390, 230, 0), rewound: { why: 'base', base: 0 } });
    expect(push(platform, { ...edge, bases: [base(420, 230)] }).end).toEqual(base(345, 230, 100));
  });

  it('[CR-PUSH-12] stays on the battlefield', () => {
    const pushed = push(open, { mover: base(880, 300), direction: right, range: 2, bases: [] });
    expect(pushed).toMatchObject({ end: base(894.4, 300), stop: { by: 'table edge' } });
  });

  it('[CR-PUSH-20] keeps its starting height for everything on the way', () => {
    const scene = field([deck, crate({ name: 'crate', at: [420, 220, 25, 25], top: 25 })]);
    const pushed = push(scene, { mover: base(335, 230, 100), direction: right, range: 3, bases: [] });
    expect(pushed.end).toEqual(base(335 + 152.4, 230, 0));
  });

  it('[R-PUSH-4] comes down on the highest surface below', () => {
    const step = building({ name: 'step', at: [365, 150, 200, 200], top: 40 });
    const pushed = push(field([deck, step]), { mover: base(335, 230, 100), direction: right, range: 2, bases: [] });
    expect(pushed.end).toEqual(base(411.2, 230, 40));
  });

  it('[R-PUSH-6] already in contact it moves nothing, sideways it is free', () => {
    const scene = field([wall({ name: 'wall', at: [320, 200, 20, 300], top: 100 })]);
    const touching = { mover: base(300, 300), range: 1 as const, bases: [] };
    expect(push(scene, { ...touching, direction: right }).moved).toBe(0);
    expect(push(scene, { ...touching, direction: directionOf(1, 30) }).moved).toBe(0);
    expect(push(scene, { ...touching, direction: directionOf(0, 1) }).moved).toBe(mm(25.4));
  });

  it('[CR-PUSH-23] a token is pushed like a base, and may come to lie under a low deck', () => {
    const scene = field([gantry({ name: 'pipe', at: [330, 200, 100, 200], bottom: 20, top: 40 })]);
    const token = { mover: base(300, 300, 0, 12.7), direction: right, range: 1 as const, bases: [] };
    expect(push(scene, { ...token, token: true }).end).toEqual(base(325.4, 300, 0, 12.7));
    expect(push(scene, { ...token }).end).toEqual(base(317.3, 300, 0, 12.7));
  });
});

describe('toward and away', () => {
  const maul = base(300, 300);
  const asajj = base(200, 300);
  const away = wedgeOf(maul, asajj, 'away', 5);
  const toward = wedgeOf(maul, asajj, 'toward', 5);

  it('[GEO-TOWARD] [CR-PUSH-04] [CR-PUSH-14] a push goes on beyond the line through the centres', () => {
    expect([wedgeAllows(away, 1, 0), wedgeAllows(away, -1, 0)]).toEqual([true, false]);
  });

  it('[CR-PUSH-05] [CR-PUSH-16] a pull is the same with the wedge reversed', () => {
    expect([wedgeAllows(toward, 1, 0), wedgeAllows(toward, -1, 0)]).toEqual([false, true]);
  });

  it('[CR-PUSH-15] [CR-PUSH-17] [G-22] 45 degrees to either side and not a hair more', () => {
    expect([wedgeAllows(away, 16384, 16384), wedgeAllows(away, 16384, -16384)]).toEqual([true, true]);
    expect([wedgeAllows(away, 32767, 32768), wedgeAllows(away, 32767, -32768)]).toEqual([false, false]);
  });

  it('[R-PUSH-9] with one centre above the other every direction is free', () => {
    expect(wedgeAllows(wedgeOf(maul, { ...maul, z: 8000 }, 'away', 5), -3, 4)).toBe(true);
  });

  it('[CR-PUSH-17] says why a direction will not do', () => {
    expect(whyNotDirection(right, away)).toBeNull();
    expect(whyNotDirection(directionOf(-1, 0), away)).toEqual({ why: 'outside the wedge' });
    expect(whyNotDirection({ dx: 1, dy: 0 }, away)).toEqual({ why: 'not a direction' });
    const next = random(1);
    for (let i = 0; i < 200; i++) expect(whyNotDirection(sampleDirection(away, next), away)).toBeNull();
  });

  it('directions are pairs of whole numbers of one size', () => {
    expect(directionOf(-3, 4)).toEqual({ dx: -24576, dy: 32768 });
    expect([isDirection({ dx: 3, dy: 4 }), isDirection({ dx: 16384, dy: 0.5 }), isDirection(right)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
