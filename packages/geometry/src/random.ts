// Chance comes from outside: a function that gives whole numbers from 0 below 2^32.

import { roundEvenly } from './direction.ts';
import type { Point } from './tool.ts';

export type Random = () => number;

export function fraction(random: Random): number {
  return random() / 4294967296;
}

/** Even over the disc, its middle left out. */
export function randomInDisc(random: Random): Point {
  for (;;) {
    const x = 2 * fraction(random) - 1;
    const y = 2 * fraction(random) - 1;
    const square = x * x + y * y;
    if (square <= 1 && square > 1 / 1024) return { x, y };
  }
}

export function stepFrom(from: Point, d: Point, length: number): Point {
  const scale = length / Math.sqrt(d.x * d.x + d.y * d.y);
  return { x: from.x + roundEvenly(d.x * scale), y: from.y + roundEvenly(d.y * scale) };
}
