/** How dice tumble: where each is and how it is turned at any time, worked out from its place alone. */

import { type DieSort, liesAt, scattered } from '../board/thrown.ts';

export interface Throw {
  readonly kind: DieSort;
  /** Where it comes to lie, in pixels. */
  readonly to: { readonly x: number; readonly y: number };
  /** Its place in the row, from 0. */
  readonly place: number;
}

export type Turn = readonly [number, number, number];

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/** A die in the air; null once it lies. Attack dice come from the left edge, defense dice from the right one. */
export function poseAt(die: Throw, time: number, width: number): Pose | null {
  const past = time / liesAt(die);
  if (past >= 1) return null;
  const { place, kind, to } = die;
  const near = 1 - (1 - past) ** 2.2;
  const from = { x: kind === 'attack' ? -60 : width + 60, y: to.y + 70 * (scattered(place, 1) - 0.2) };
  const hop = Math.abs(Math.sin(past * Math.PI * 1.7)) * (1 - past) * 64;
  const spin = (salt: number): number => scattered(place, salt) * 6 + (7 + 8 * scattered(place, salt + 3)) * time;
  return {
    x: from.x + (to.x - from.x) * near,
    y: from.y + (to.y - from.y) * near - hop,
    turn: [spin(2), spin(3), spin(4)],
  };
}

type Corner = readonly [number, number, number];

const OCTAHEDRON: readonly Corner[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const OCTAHEDRON_FACES = [
  [0, 2, 4],
  [2, 1, 4],
  [1, 3, 4],
  [3, 0, 4],
  [2, 0, 5],
  [1, 2, 5],
  [3, 1, 5],
  [0, 3, 5],
] as const;

const C = 0.62;
const CUBE: readonly Corner[] = [-C, C].flatMap((x) => [-C, C].flatMap((y) => [-C, C].map((z): Corner => [x, y, z])));
const CUBE_FACES = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
] as const;

export interface Side {
  readonly corners: readonly Corner[];
  /** How much light falls on it, up to 1. */
  readonly light: number;
}

/** The sides of a turned die that can be seen, the farthest first. */
export function sidesOf(kind: Throw['kind'], turn: Turn): readonly Side[] {
  const corners = (kind === 'attack' ? OCTAHEDRON : CUBE).map((corner) => turned(corner, turn));
  const faces: readonly (readonly number[])[] = kind === 'attack' ? OCTAHEDRON_FACES : CUBE_FACES;
  return faces
    .map((face) => face.map((i) => corners[i] as Corner))
    .map((side) => ({ side, middle: middleOf(side) }))
    .filter(({ middle }) => middle[2] > 0)
    .sort((a, b) => a.middle[2] - b.middle[2])
    .map(({ side, middle }) => ({ corners: side, light: lightOn(middle) }));
}

const middleOf = (side: readonly Corner[]): Corner => {
  const at = (i: 0 | 1 | 2) => side.reduce((sum, corner) => sum + corner[i], 0) / side.length;
  return [at(0), at(1), at(2)];
};

/** From the upper left, toward whoever looks. */
function lightOn([x, y, z]: Corner): number {
  return Math.max(0, (-0.5 * x - 0.65 * y + 0.57 * z) / Math.hypot(x, y, z));
}

function turned([x, y, z]: Corner, [a, b, c]: Turn): Corner {
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), z1 * Math.cos(b) - x * Math.sin(b)];
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
}
