import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inside } from '../src/edge.ts';
import { CONSTANTS, findMove, type Move, type TerrainPart, reachAreas } from '../src/index.ts';
import { distanceToTool, firstArmBlocked, type Point, secondArmBlocked } from '../src/tool.ts';
import './arbitrary.ts';
import { holds } from './rings.ts';
import { field, wall } from './scene.ts';

/** A base of 20 mm with a tool that goes east and bends north, as on squared paper: 0, 0 is where the base stands. */
const AT = 40000;
const mover = { x: AT, y: AT, r: 2000, z: 0 };
const [p1, p2] = [
  { x: AT + 9500, y: AT },
  { x: AT + 9500, y: AT + 7500 },
];

type Box = readonly [left: number, near: number, right: number, far: number];

const block = ([left, near, right, far]: Box): TerrainPart => ({
  ...wall({ name: 'block', at: [0, 0, 1, 1], top: 90 }),
  footprint: [[left, near, right, near, right, far, left, far].map((v) => AT + v)],
});

describe('how far a point is from the tool', () => {
  it.each([
    ['on the first arm', 5000, 0, 0],
    ['where the base still covers it', 1500, 0, 500],
    ['at the very edge of the first arm', 5000, 635, 0],
    ['left of the first arm', 5000, 1000, 365],
    ['right of the first arm', 5000, -1000, 365],
    ['before and beside the first arm', 1600, -935, 500],
    ['on the second arm', 9500, 5000, 0],
    ['beside the second arm', 10500, 5000, 365],
    ['beyond the flat end', 9500, 8000, 500],
    ['beyond a corner of the flat end', 9500 + 635 + 300, 7900, 500],
    ['on the round of the pivot', 9900, -400, 0],
    ['off the round of the pivot', 9500 + 600, -800, 365],
  ])('%s', (_where, x, y, far) => {
    expect(distanceToTool(CONSTANTS, mover, { p1, p2 }, AT + x, AT + y)).toBe(far);
  });
});

it('a slanted tool is as far from a point beside it', () => {
  const [pivot, end] = [
    { x: AT + 7600, y: AT + 5700 },
    { x: AT + 13600, y: AT + 10200 },
  ];
  const far = (x: number, y: number) => distanceToTool(CONSTANTS, mover, { p1: pivot, p2: end }, AT + x, AT + y);
  expect([far(3400, 3800), far(4600, 2200), far(13000, 11000)].map(Math.round)).toEqual([365, 365, 365]);
});

/** The tolerance of a tool: 635 less 5 on either side. */
const EDGE = 630;

/** The same figure turned by quarters round the base. */
const turned = ({ x, y }: Point, quarters: number): Point => {
  const [dx, dy] = [x - AT, y - AT];
  return [
    { x: AT + dx, y: AT + dy },
    { x: AT - dy, y: AT + dx },
    { x: AT - dx, y: AT - dy },
    { x: AT + dy, y: AT - dx },
  ][quarters] as Point;
};
const turnedBox = ([left, near, right, far]: Box, quarters: number): Box => {
  const [a, b] = [turned({ x: AT + left, y: AT + near }, quarters), turned({ x: AT + right, y: AT + far }, quarters)];
  return [Math.min(a.x, b.x) - AT, Math.min(a.y, b.y) - AT, Math.max(a.x, b.x) - AT, Math.max(a.y, b.y) - AT];
};

describe.each([0, 1, 2, 3])('the first arm, turned by %i quarters', (quarters) => {
  const blocked = (box: Box, toolWidth: number = CONSTANTS.toolWidth) => {
    const scene = field([block(turnedBox(box, quarters))], { toolWidth });
    return firstArmBlocked(scene.constants, scene.solids, mover, turned(p1, quarters)) !== null;
  };

  it.each<readonly [string, Box, Box]>([
    ['along its left side', [3000, EDGE, 6000, 3000], [3000, EDGE - 1, 6000, 3000]],
    ['along its right side', [3000, -3000, 6000, -EDGE], [3000, -3000, 6000, 1 - EDGE]],
    ['with a corner at its side', [3000, EDGE, 3010, 640], [3000, EDGE - 1, 3010, 640]],
    ['before the round of its pivot', [9500 + EDGE, -100, 12000, 100], [9500 + EDGE - 1, -100, 12000, 100]],
    ['with a corner before the round', [9500 + 378, 504, 12000, 3000], [9500 + 377, 503, 12000, 3000]],
    ['behind the base’s centre', [-900, -100, -1, 100], [-900, -100, 1, 100]],
  ])('may lie %s, and no deeper', (_where, free, deep) => {
    expect([blocked(free), blocked(deep)]).toEqual([false, true]);
  });

  it('is blocked by a post that it covers, and by a block that holds it', () => {
    expect([blocked([5000, -20, 5040, 20]), blocked([-9000, -9000, 19000, 9000])]).toEqual([true, true]);
  });

  it('without width is a line, which may cut a corner by the tolerance', () => {
    expect([blocked([3000, -5, 6000, 900], 0), blocked([3000, -6, 6000, 900], 0)]).toEqual([false, true]);
  });
});

describe.each([0, 1, 2, 3])('the second arm, turned by %i quarters', (quarters) => {
  const blocked = (box: Box) => {
    const scene = field([block(turnedBox(box, quarters))]);
    return secondArmBlocked(scene.constants, scene.solids, turned(p1, quarters), turned(p2, quarters)) !== null;
  };

  it.each<readonly [string, Box, Box]>([
    ['with its end at a wall', [9000, 7496, 10000, 9000], [9000, 7494, 10000, 9000]],
    ['along its left side', [6000, 2000, 9500 - EDGE, 4000], [6000, 2000, 9501 - EDGE, 4000]],
    ['along its right side', [9500 + EDGE, 2000, 12000, 4000], [9499 + EDGE, 2000, 12000, 4000]],
    ['behind its pivot', [9000, -3000, 10000, -1], [9000, -3000, 10000, 1]],
  ])('may lie %s, and no deeper', (_where, free, deep) => {
    expect([blocked(free), blocked(deep)]).toEqual([false, true]);
  });

  it('is blocked by a block that holds it', () => {
    expect(blocked([5000, -3000, 15000, 12000])).toBe(true);
  });
});

describe('an arm beside slanted walls', () => {
  const corner = fc.tuple(fc.integer({ min: -2500, max: 2500 }), fc.integer({ min: -1500, max: 9000 }));

  /** How deep the point lies in the second arm as it is tested; below zero beside it. */
  const depth = (x: number, y: number) => Math.min(EDGE - Math.abs(x - p1.x), y - p1.y, p2.y - 5 - y);

  it('is blocked by those that have a point in it, and by no others', () => {
    fc.assert(
      fc.property(fc.tuple(corner, corner, corner), (corners) => {
        const ring = corners.flatMap(([x, y]) => [p1.x + x, p1.y + y]);
        const scene = field([{ ...block([0, 0, 1, 1]), footprint: [ring] }]);
        const edges = scene.solids[0]?.edges ?? [];
        const walked = edges.flatMap(({ ax, ay, dx, dy }) =>
          Array.from({ length: 257 }, (_, i) => depth(ax + (dx * i) / 256, ay + (dy * i) / 256)),
        );
        const deepest = Math.max(...walked, inside(p1.x, p1.y + 3750, edges) ? 100 : -100);
        fc.pre(Math.abs(deepest) >= 50);
        expect(secondArmBlocked(scene.constants, scene.solids, p1, p2) !== null).toBe(deepest > 0);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a tool', () => {
  it('[R-MOVE-3] for a base that stays where it is points along the table', () => {
    const move: Move = { mover, kind: 'advance', bases: [] };
    expect(findMove(field(), move, mover, 0)).toMatchObject({ placement: { p1, p2: { x: AT + 17000, y: AT } } });
  });

  it('without width reaches as far beside a wall as one with it, less half of that', () => {
    const scene = field([block([3000, 500, 3500, 4000])], { toolWidth: 0 });
    const [ground] = reachAreas(scene, { mover, kind: 'advance', bases: [], self: 0 });
    const reached = (x: number, y: number) => holds(ground?.rings ?? [], AT + x, AT + y);
    expect(ground?.rings.flat().every(Number.isFinite)).toBe(true);
    expect([reached(18900, 0), reached(19100, 0), reached(0, -18900), reached(3250, 2000)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
