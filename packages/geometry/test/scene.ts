// Scenes in millimetres, so that a test reads like a drawing.

import {
  type Battlefield,
  CONSTANTS,
  type Constants,
  type Disc,
  type Ingress,
  type TerrainPart,
  prepare,
  tableOf,
} from '../src/index.ts';

export const mm = (length: number): number => Math.round(length * 100);

const SMALL = 20;
export const LARGE = 25;

/** A base by its centre. */
export const base = (x: number, y: number, z = 0, r = SMALL): Disc => ({ x: mm(x), y: mm(y), z: mm(z), r: mm(r) });

interface Shape {
  readonly name: string;
  /** Left, near, width, depth. */
  readonly at: readonly [number, number, number, number];
  readonly top: number;
  readonly bottom?: number;
  readonly feature?: string;
  readonly walkable?: boolean;
}

const part = (shape: Shape, blocked: boolean, impassable: boolean, walkable: boolean): TerrainPart => {
  const [x, y, w, d] = shape.at.map(mm) as [number, number, number, number];
  return {
    name: shape.name,
    feature: shape.feature ?? shape.name,
    footprint: [[x, y, x + w, y, x + w, y + d, x, y + d]],
    bottom: mm(shape.bottom ?? 0),
    top: mm(shape.top),
    blocked,
    impassable,
    walkable: shape.walkable ?? walkable,
  };
};

/** Blocked and Impassable, with a roof to stand on. */
export const building = (shape: Shape): TerrainPart => part(shape, true, true, true);
/** Blocked and Impassable, nothing to stand on. */
export const wall = (shape: Shape): TerrainPart => part(shape, true, true, false);
/** Clear and Passable, a thin deck. */
export const gantry = (shape: Shape): TerrainPart => part({ bottom: shape.top - 7.6, ...shape }, false, false, true);
/** Clear and Impassable. */
export const ladder = (shape: Shape): TerrainPart => part(shape, false, true, false);
/** Blocked and Passable. */
export const crate = (shape: Shape): TerrainPart => part(shape, true, false, false);

export const field = (
  parts: readonly TerrainPart[] = [],
  constants: Partial<Constants> = {},
  ingress: readonly Ingress[] = [],
): Battlefield => {
  const all = { ...CONSTANTS, ...constants };
  return prepare(tableOf('scene', parts, ingress, all), all);
};

/** A small generator for scenes, so that a failing one can be found again by its seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}
