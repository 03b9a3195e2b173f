// Random yards full of slanted walls, for questions about the tool.

import { type Battlefield, CONSTANTS, type Disc, type TerrainPart, prepare, tableOf } from '../src/index.ts';

const MIDDLE = CONSTANTS.size / 2;

export type Next = () => number;
export const pick = <T>(next: Next, list: readonly T[]): T => list[next() % list.length] as T;
export const within = (next: Next, min: number, max: number): number => min + (next() % (max - min + 1));

export interface Yard {
  readonly field: Battlefield;
  readonly mover: Disc;
}

export function yard(random: () => number, walls: number, toolWidth: number = CONSTANTS.toolWidth): Yard {
  const between = (min: number, max: number): number => min + (random() % (max - min + 1));
  const constants = { ...CONSTANTS, toolWidth };
  const parts: TerrainPart[] = Array.from({ length: between(1, walls) }, (_, i) => {
    const [x, y] = [MIDDLE + between(-14000, 14000), MIDDLE + between(-14000, 14000)];
    const [a, b, k] = [between(-4000, 4000), between(300, 4000), between(1, 8) / 4];
    const [px, py] = [Math.trunc(-b * k), Math.trunc(a * k)];
    return {
      name: `wall ${i}`,
      feature: `wall ${i}`,
      footprint: [[x, y, x + a, y + b, x + a + px, y + b + py, x + px, y + py]],
      bottom: 0,
      top: between(0, 3) === 0 ? 2500 : 9000,
      blocked: true,
      impassable: true,
      walkable: between(0, 2) === 0,
    };
  });
  return {
    field: prepare(tableOf('yard', parts, [], constants), constants),
    mover: { x: MIDDLE, y: MIDDLE, r: between(0, 1) === 0 ? 2000 : 2500, z: 0 },
  };
}

/** Upright blocks and decks on a grid of 17 mm: flush sides, shared corners, and no gap that just fits a base. */
export function grid(random: () => number, blocks: number): Yard {
  const between = (min: number, max: number): number => min + (random() % (max - min + 1));
  const parts: TerrainPart[] = Array.from({ length: between(1, blocks) }, (_, i) => {
    const [x, y] = [MIDDLE + 1700 * between(-9, 7), MIDDLE + 1700 * between(-9, 7)];
    const [w, d] = [1700 * between(1, 6), 1700 * between(1, 6)];
    const [bottom, top] = [
      [0, 2500],
      [0, 8128],
      [7366, 8128],
    ][between(0, 2)] as [number, number];
    return {
      name: `block ${i}`,
      feature: `block ${i}`,
      footprint: [[x, y, x + w, y, x + w, y + d, x, y + d]],
      bottom,
      top,
      blocked: true,
      impassable: between(0, 2) > 0,
      walkable: between(0, 2) > 0,
    };
  });
  return {
    field: prepare(tableOf('grid', parts)),
    mover: { x: MIDDLE, y: MIDDLE, r: between(0, 1) === 0 ? 2000 : 2500, z: 0 },
  };
}

/** Rectangles on a grid of 20 mm, some with a court inside: flush sides, shared corners, parts on parts, seams. */
export function lattice(next: Next): Battlefield {
  const parts: TerrainPart[] = Array.from({ length: within(next, 2, 9) }, (_, i) => {
    const [x, y] = [MIDDLE + 2000 * within(next, -6, 4), MIDDLE + 2000 * within(next, -6, 4)];
    const [w, d] = [2000 * within(next, 1, 5), 2000 * within(next, 1, 5)];
    const [bottom, top] = pick(next, [
      [0, 2500],
      [7366, 8128],
      [0, 8128],
      [0, 8128],
      [8128, 9400],
      [0, 16000],
    ] as const);
    const ring = [x, y, x + w, y, x + w, y + d, x, y + d];
    const around = next() % 2 === 0 ? ring : [x, y, x, y + d, x + w, y + d, x + w, y];
    const hole = [x + 2000, y + 2000, x + w - 2000, y + 2000, x + w - 2000, y + d - 2000, x + 2000, y + d - 2000];
    const holed = Math.min(w, d) > 4000 && next() % 3 === 0;
    const walkable = next() % 3 !== 0;
    const [blocked, impassable] = [next() % 2 === 0, next() % 2 === 0];
    return {
      name: `part ${i}`,
      feature: `feature ${i}`,
      footprint: holed ? [around, hole] : [around],
      bottom,
      top,
      blocked,
      impassable,
      walkable,
    };
  });
  return prepare(tableOf('lattice', parts));
}
