// Objective tokens on terrain (GEO-OBJ): at the same spot, as high as the token lies wholly on what it touches.

import type { Battlefield, Solid } from './battlefield.ts';
import { compareElevation, type ElevationOf, sameElevation } from './elevation.ts';
import { type Measured, measure, overlapWithPart, within } from './measure.ts';
import { overhang } from './rest.ts';
import type { Disc } from './table.ts';

export type TokenPlace =
  | { readonly legal: true; readonly z: number }
  | { readonly legal: false; readonly why: 'off the table' | 'half on' | 'no room'; readonly part: string };

export function placeToken(
  field: Battlefield,
  x: number,
  y: number,
  r: number = field.constants.objective,
): TokenPlace {
  const { eps } = field.constants;
  const inTable = Math.min(x, y, field.table.size - x, field.table.size - y) >= r - eps;
  if (!inTable) return { legal: false, why: 'off the table', part: '' };
  const token = { x, y, r, z: 0 };
  const under = field.solids.filter((solid) => overlapWithPart(token, solid) > eps);
  const tops = under.filter((solid) => solid.part.walkable);
  const heights = tops.length === 0 ? [0] : restingHeights(field, token);
  const tightAt = (z: number): Solid | undefined =>
    under.find((solid) => solid.top > z + eps && solid.bottom < z + field.constants.baseThickness);
  const roomy = heights.findLast((z) => tightAt(z) === undefined);
  if (roomy !== undefined) return { legal: true, z: roomy };
  const [lowest] = heights;
  if (lowest === undefined) return { legal: false, why: 'half on', part: tops[0]?.part.name ?? '' };
  return { legal: false, why: 'no room', part: tightAt(lowest)?.part.name ?? '' };
}

function restingHeights(field: Battlefield, token: Disc): number[] {
  const { eps } = field.constants;
  return field.floors.filter((floor) => overhang(floor, token, eps) <= eps).map((floor) => floor.z);
}

export interface Contest {
  readonly measured: Measured;
  /** The character, seen from the token. */
  readonly elevation: ElevationOf;
}

export function explainContest(field: Battlefield, character: Disc, token: Disc): Contest {
  return {
    measured: measure(field, character, token, 2),
    elevation: compareElevation(field.constants, character.z, token.z),
  };
}

/** CR-OBJ-02 and CR-OBJ-05: how the character stands to the token; whether its Unit is Wounded is not asked here. */
export function contests(field: Battlefield, character: Disc, token: Disc): 'level' | 'other level' | 'no' {
  if (!within(field, character, token, 2)) return 'no';
  return sameElevation(field.constants, character.z, token.z) ? 'level' : 'other level';
}
