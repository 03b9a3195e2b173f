// A direction is a pair of whole numbers whose larger one lies in 16384..32768: exact to compare, fine enough to aim.

export interface Direction {
  readonly dx: number;
  readonly dy: number;
}

const FULL = 32768;

/** Rounds halves away from zero, so that mirrors agree. */
export function roundEvenly(value: number): number {
  const size = Math.floor(Math.abs(value) + 0.5);
  return value < 0 ? 0 - size : size;
}

/** The direction of any vector but the null vector. */
export function directionOf(x: number, y: number): Direction {
  const scale = FULL / Math.max(Math.abs(x), Math.abs(y));
  return { dx: roundEvenly(x * scale), dy: roundEvenly(y * scale) };
}

export function isDirection(d: Direction): boolean {
  const larger = Math.max(Math.abs(d.dx), Math.abs(d.dy));
  return Number.isInteger(d.dx) && Number.isInteger(d.dy) && larger >= FULL / 2 && larger <= FULL;
}
