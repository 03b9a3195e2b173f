// Terrain cover (GEO-COVER): a part near the defender, not lower than the attacker, that lines between them pass.

import type { Battlefield, Solid } from './battlefield.ts';
import { isHigher } from './elevation.ts';
import { hullMeets, hullOf } from './hull.ts';
import { distanceToPart, withinPart } from './measure.ts';
import type { Disc } from './table.ts';

/** The parts that cover the defender; one is as good as many (CR-COVER-06). R-COVER-2: in plan only, heights are ignored. */
export function coveringParts(field: Battlefield, attacker: Disc, defender: Disc, inPlanOnly = false): string[] {
  return field.solids
    .filter((solid) => covers(field, solid, attacker, defender, inPlanOnly))
    .map((solid) => solid.part.name);
}

export function hasTerrainCover(field: Battlefield, attacker: Disc, defender: Disc): boolean {
  for (const solid of field.solids) if (covers(field, solid, attacker, defender, false)) return true;
  return false;
}

export interface CoverFacts {
  readonly part: string;
  readonly distance: number;
  /** Why it does not cover; null if it does. */
  readonly why: 'lower' | 'over or under the line' | 'not between' | null;
}

/** All parts within Range 1 of the defender, and what each is worth. */
export function explainCover(field: Battlefield, attacker: Disc, defender: Disc, inPlanOnly = false): CoverFacts[] {
  return field.solids
    .filter((solid) => withinPart(field, defender, solid, 1))
    .map((solid) => ({
      part: solid.part.name,
      distance: distanceToPart(defender, solid),
      why: whyNotCover(field, solid, attacker, defender, inPlanOnly),
    }));
}

function covers(field: Battlefield, solid: Solid, attacker: Disc, defender: Disc, inPlanOnly: boolean): boolean {
  return withinPart(field, defender, solid, 1) && whyNotCover(field, solid, attacker, defender, inPlanOnly) === null;
}

function whyNotCover(
  field: Battlefield,
  solid: Solid,
  attacker: Disc,
  defender: Disc,
  inPlanOnly: boolean,
): CoverFacts['why'] {
  const { constants } = field;
  if (isHigher(constants, attacker.z, solid.top)) return 'lower';
  if (!inPlanOnly && !rises(field, solid, attacker, defender)) return 'over or under the line';
  return hullMeets(hullOf(attacker, defender, constants.eps), solid) ? null : 'not between';
}

/** R-COVER-2: the solid stands above the lower base and begins below the higher figure's head. */
function rises(field: Battlefield, solid: Solid, attacker: Disc, defender: Disc): boolean {
  const { eps, body } = field.constants;
  const low = Math.min(attacker.z, defender.z);
  const high = Math.max(attacker.z, defender.z) + body;
  return solid.top > low + eps && solid.bottom < high - eps;
}
