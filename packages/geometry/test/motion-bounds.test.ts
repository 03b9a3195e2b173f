import { describe, expect, it } from 'vitest';
import {
  CONSTANTS,
  type Disc,
  directionOf,
  explainCover,
  findMove,
  type Move,
  type TerrainPart,
  push,
  samplePlace,
  wedgeOf,
  whyNotEnter,
  whyNotMove,
} from '../src/index.ts';
import { distanceToTableEdge, overlapWithPart } from '../src/measure.ts';
import { base, building, field, gantry, wall } from './scene.ts';

const { eps, toolWidth, baseThickness, range } = CONSTANTS;
const mover = { x: 40000, y: 40000, r: 2000, z: 0 };
const right = directionOf(1, 0);
const box = (part: TerrainPart, left: number, near: number, right: number, far: number): TerrainPart => ({
  ...part,
  footprint: [[left, near, right, near, right, far, left, far]],
});
const aWall = wall({ name: 'wall', at: [0, 0, 1, 1], top: 90 });

describe('a push at the very bound', () => {
  const slid = (part: TerrainPart, start: Disc = mover) =>
    push(field([part]), { mover: start, direction: right, range: 2, bases: [] });

  it.each([
    ['near the start', 40500],
    ['half-way', 43000],
    ['at the end', 47000],
  ])(
    '[R-MEAS-2] [CR-PUSH-07] grazes a wall %s by the tolerance, on either hand, and is stopped by more',
    (_where, x) => {
      const grazes = (deep: number) =>
        [box(aWall, x, 42000 - deep, x + 600, 50000), box(aWall, x, 30000, x + 600, 38000 + deep)].map(
          (part) => slid(part, { ...mover, x: x - 2500 }).stop.by,
        );
      expect([grazes(eps), grazes(eps + 1)]).toEqual([
        ['length', 'length'],
        ['part', 'part'],
      ]);
    },
  );

  it('[R-PUSH-6] that begins a hair beside a wall may press into it half the tolerance on its way', () => {
    const along = (startGap: number, aside: number) =>
      push(field([box(aWall, 30000, 42000 + startGap, 60000, 50000)]), {
        mover,
        direction: { dx: 32768, dy: Math.round((aside / range[2]) * 32768) },
        range: 2,
        bases: [],
      }).stop.by;
    expect([along(0, 2), along(2, 4), along(0, 3), along(2, 5)]).toEqual(['length', 'length', 'part', 'part']);
  });

  it('[R-PUSH-2] passes under what leaves room for a base, give or take the tolerance', () => {
    const under = (bottom: number) => slid({ ...box(aWall, 43000, 30000, 44000, 50000), bottom }).stop.by;
    expect([under(baseThickness + eps), under(baseThickness + eps + 1)]).toEqual(['part', 'length']);
  });

  it('[CR-PUSH-09] knows the feature it stands on by the tolerance, in height and in overlap', () => {
    const railing = { ...box(aWall, 43000, 30000, 43300, 50000), feature: 'deck', bottom: 9000, top: 9500 };
    const deck = (left: number, top: number): TerrainPart => ({
      ...box(gantry({ name: 'deck', at: [0, 0, 1, 1], top: 90 }), left, 30000, 60000, 50000),
      top,
    });
    const stop = (left: number, top: number) =>
      push(field([deck(left, top), railing]), { mover: { ...mover, z: 9000 }, direction: right, range: 2, bases: [] })
        .stop.by;
    expect([stop(30000, 9000 - eps), stop(30000, 9000 - eps - 1)]).toEqual(['length', 'part']);
    expect([stop(42000 - eps - 1, 9000), stop(42000 - eps, 9000)]).toEqual(['length', 'part']);
  });

  it('goes back to where it grazed the corner of what it could not pass', () => {
    const post = { ...box(aWall, 44000, 41997, 44100, 43000), bottom: 400, top: 500 };
    const low = { ...box(aWall, 46000, 30000, 60000, 50000), name: 'low', bottom: 400, top: 500 };
    const pushed = push(field([post, low]), { mover, direction: right, range: 2, bases: [] });
    expect(pushed).toMatchObject({ stop: { by: 'length' }, rewound: { why: 'solid', part: 'low' } });
    expect(pushed.end).toEqual({ ...mover, x: 44000 });
  });
});

describe('a tool at the very bound', () => {
  const open = field();
  const straight: Move = { mover, kind: 'advance', bases: [] };
  const [p1, far] = [{ x: mover.x + 9500, y: mover.y }, mover.x + 2000 + 15000];

  it('[CR-MOVE-05] is touched from as far as the tolerance, and from no farther', () => {
    const ends = (x: number, y: number) =>
      whyNotMove(open, straight, { p1, p2: { x: far, y: mover.y }, end: { x, y }, z: 0 })?.why ?? 'touches';
    const beside = mover.y + mover.r + toolWidth / 2 + eps;
    expect([ends(far + mover.r + eps, mover.y), ends(50000, beside)]).toEqual(['touches', 'touches']);
    expect([ends(far + mover.r + eps + 1, mover.y), ends(50000, beside + 1)]).toEqual(['no contact', 'no contact']);
  });

  it('[R-MOVE-5] counts for the wedge from where it is first touched, at its side as at its beginning', () => {
    const away: Move = { ...straight, wedge: wedgeOf(mover, base(300, 400), 'away', eps) };
    const pivot = { x: mover.x + 7600, y: mover.y + 5700 };
    const bent = (x: number, y: number) => {
      const tool = { p1: pivot, p2: { x: pivot.x, y: pivot.y + 7500 } };
      return whyNotMove(open, away, { ...tool, end: { x: mover.x + x, y: mover.y + y }, z: 0 });
    };
    expect([bent(4000 + 0.6 * 2635, 3000 - 0.8 * 2635), bent(1000, 0)]).toEqual([null, null]);
    expect(bent(10200, 10100)).toEqual({ why: 'outside the wedge', of: 'tool' });
  });

  it('is looked for as far as it could reach, and then the end is too far', () => {
    const why = (more: number) => {
      const reach = Math.floor(2 * mover.r + 7500 + Math.sqrt(7500 * 7500 + (toolWidth / 2) * (toolWidth / 2)));
      const found = findMove(open, straight, { x: mover.x + reach + more, y: mover.y }, 0);
      return 'fault' in found ? found.fault.why : 'found';
    };
    expect([why(0), why(eps + 2), why(eps + 3)]).toEqual(['found', 'no tool fits', 'too far']);
  });
});

describe('other bounds', () => {
  it('[R-COVER-2] a part covers from above the lower base to below the head of the higher figure', () => {
    const why = (bottom: number, top: number) => {
      const part = { ...box(aWall, 43000, 38000, 44000, 42000), bottom, top };
      return explainCover(field([part]), base(300, 400), base(470, 400))[0]?.why;
    };
    const head = CONSTANTS.body - eps;
    expect([why(head - 1, 9000), why(head, 9000)]).toEqual([null, 'over or under the line']);
    expect([why(0, eps + 1), why(0, eps)]).toEqual([null, 'over or under the line']);
  });

  it('[CR-INGR-02] an ingress point is used from Range 1, and from no farther', () => {
    const point = { name: 'foot', group: 'ladder', x: mover.x, y: mover.y + 2000 + range[1] + eps, z: 0 };
    const why = (more: number) => whyNotEnter(field(), mover, { ...point, y: point.y + more })?.why ?? 'near';
    expect([why(0), why(1)]).toEqual(['near', 'too far']);
  });

  it('what touches is no way apart, and does not overlap', () => {
    const [hut] = field([building({ name: 'hut', at: [420, 420, 50, 50], top: 90 })]).solids;
    expect(['left', 'near'].map((side) => distanceToTableEdge(field(), base(19, 19), side as 'left'))).toEqual([0, 0]);
    expect([base(100, 100), base(401, 401), base(400, 440)].map((disc) => overlapWithPart(disc, hut!))).toEqual([
      0, 0, 0,
    ]);
  });

  it('a place is tried for 400 times before it is given up', () => {
    let asked = 0;
    const random = () => {
      asked++;
      return 2 ** 31 + 2 ** 29 + asked;
    };
    const walled = field([wall({ name: 'block', at: [0, 0, 914.4, 914.4], top: 90 })]);
    expect(samplePlace(walled, mover, 1, 2000, [], -1, random)).toBeNull();
    expect(asked).toBe(400 * 3);
  });
});
