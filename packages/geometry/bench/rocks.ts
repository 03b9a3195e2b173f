// Rocks that overlap in a closed ring round a base, and ends beyond them: nothing fits, however long one searches.

import {
  type Battlefield,
  CONSTANTS,
  type Move,
  type TerrainPart,
  type Point,
  prepare,
  tableOf,
} from '../src/index.ts';

export interface Enclosed {
  readonly field: Battlefield;
  readonly move: Move;
  readonly ends: readonly Point[];
}

const MIDDLE = CONSTANTS.size / 2;
const ROCKS = 10;

/** Each rock has so many corners. */
export function amongRocks(corners: number): Enclosed {
  const parts = around(ROCKS, 0.3).map(({ x, y }, i) =>
    rock(`rock ${i + 1}`, MIDDLE + x * 7000, MIDDLE + y * 7000, corners, 2600, 0.2 + i / 7),
  );
  return {
    field: prepare(tableOf('rocks', parts)),
    move: { mover: { x: MIDDLE, y: MIDDLE, r: CONSTANTS.smallBase, z: 0 }, kind: 'advance', bases: [] },
    ends: around(24, 0.1).map(({ x, y }) => ({ x: Math.round(MIDDLE + x * 12500), y: Math.round(MIDDLE + y * 12500) })),
  };
}

/** `turn` shifts where the first corner lies. */
export function rock(name: string, x: number, y: number, corners: number, size: number, turn: number): TerrainPart {
  const ring = around(corners, turn).flatMap((out, k) => {
    const far = size + ((Math.round(turn * 259) + k * 61) % 400);
    return [Math.round(x + out.x * far), Math.round(y + out.y * far)];
  });
  return {
    name,
    feature: name,
    footprint: [ring],
    bottom: 0,
    top: 9000,
    blocked: true,
    impassable: true,
    walkable: false,
  };
}

/** Points of the unit circle, counter-clockwise, without an angle: half of them by a rational circle, half opposite. */
function around(count: number, first: number): Point[] {
  const half = Math.ceil(count / 2);
  const right = Array.from({ length: half }, (_, i) => {
    const t = (2 * (i + (first % 1))) / half - 1;
    return { x: (1 - t * t) / (1 + t * t), y: (2 * t) / (1 + t * t) };
  });
  return [...right, ...right.slice(0, count - half).map(({ x, y }) => ({ x: -x, y: -y }))];
}
