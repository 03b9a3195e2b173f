import type { Spot } from '../board/scene.ts';

/** A point of the table in space, in inches from its middle: to the east, up, to the south. */
export type Point = readonly [x: number, y: number, z: number];

/** Hundredths of a millimetre. */
export const INCH = 2540;

export const inSpace = (size: number, { x, y }: Spot, z = 0): Point => [
  (x - size / 2) / INCH,
  z / INCH,
  (size / 2 - y) / INCH,
];

export const onTableAt = (size: number, [x, , z]: Point): Spot => ({ x: x * INCH + size / 2, y: size / 2 - z * INCH });

export const plus = (a: Point, b: Point, times = 1): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const minus = (a: Point, b: Point): Point => plus(a, b, -1);

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Point): number => Math.hypot(...a);

export const unit = (a: Point): Point => {
  const length = lengthOf(a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

export const between = (a: Point, b: Point, part: number): Point => plus(a, minus(b, a), part);
