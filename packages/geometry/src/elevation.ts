// Elevation is a comparison of two heights, never a number of its own (R-TERR-4, GEO-ELEV).

import type { Constants } from './constants.ts';

/** Equality counts as the same (R-TERR-1). */
export function sameElevation(constants: Constants, a: number, b: number): boolean {
  return Math.abs(a - b) <= constants.range[2] + constants.eps;
}

export function isHigher(constants: Constants, a: number, than: number): boolean {
  return a - than > constants.range[2] + constants.eps;
}

export type ElevationOf = 'same' | 'higher' | 'lower';

export function compareElevation(constants: Constants, a: number, to: number): ElevationOf {
  if (isHigher(constants, a, to)) return 'higher';
  return isHigher(constants, to, a) ? 'lower' : 'same';
}
