import { describe, expect, it } from 'vitest';
import { solidsNear } from '../src/bends.ts';
import { boxRound, isApart, isBeyond } from '../src/box.ts';
import { armLength, CONSTANTS } from '../src/index.ts';
import { toolObstacles } from '../src/tool.ts';
import { field, mm, wall } from './scene.ts';

const box = { left: 10, right: 20, near: 30, far: 50 };
const SIDES = ['left', 'right', 'near', 'far'] as const;

/** A box as large as a point, so far beyond the middle of each side. */
const beside = (by: number) => ({
  left: [10 - by, 40],
  right: [20 + by, 40],
  near: [15, 30 - by],
  far: [15, 50 + by],
});

describe('two boxes', () => {
  it.each(SIDES)('are apart when one lies beyond the %s side of the other, not when it touches', (side) => {
    const apart = (by: number) => {
      const [x = 0, y = 0] = beside(by)[side];
      return isApart(box, x, x, y, y);
    };
    expect([apart(-1), apart(0), apart(1)]).toEqual([false, false, true]);
  });

  it.each(SIDES)('are apart when a disc does not reach the %s side', (side) => {
    const beyond = (by: number) => {
      const [x = 0, y = 0] = beside(by)[side];
      return isBeyond(box, x, y, 7);
    };
    expect([beyond(6), beyond(7), beyond(8)]).toEqual([false, false, true]);
  });

  it('have one box round them', () => {
    expect(boxRound([box, { left: 5, right: 12, near: 40, far: 70 }])).toEqual({
      left: 5,
      right: 20,
      near: 30,
      far: 70,
    });
  });
});

describe('what a tool cannot touch is not looked at', () => {
  const mover = { x: mm(400), y: mm(400), r: 2000, z: 0 };
  const wallAt = (x: number) =>
    field([
      {
        ...wall({ name: 'wall', at: [0, 0, 1, 1], top: 90 }),
        footprint: [[x, 0, x + 500, 0, x + 500, 91440, x, 91440]],
      },
    ]);

  it.each(['advance', 'dash'] as const)('by a base about to %s', (kind) => {
    const reach = mover.r + 2 * armLength(CONSTANTS, kind) + CONSTANTS.toolWidth;
    const obstacles = (far: number) => toolObstacles(wallAt(mover.x + far), mover, kind).length;
    expect([obstacles(reach), obstacles(reach + 1)]).toEqual([1, 0]);
  });

  it('by an arm from its pivot', () => {
    const near = (far: number) => solidsNear(wallAt(mover.x + far).solids, mover, 5000).length;
    expect([near(5000), near(5001)]).toEqual([1, 0]);
  });
});
