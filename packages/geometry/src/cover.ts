// Terrain cover (GEO-COVER): a part near the defender, not lower than the attacker, that lines between them pass.

import type { Battlefield, Solid } from './battlefield.ts';
import { isHigher } from './elevation.ts';
import { hullMeets, hullOf } from './hull.ts';
import { withinPart } from './measure.ts';
import type { Disc } from './table.ts';

/** The parts that cover the defender; one is as good as many (CR-COVER-06). */
export function coveringParts(field: Battlefield, attacker: Disc, defender: Disc): string[] {
  return field.solids.filter((solid) => covers(field, solid, attacker, defender)).map((solid) => solid.part.name);
}

export function hasTerrainCover(field: Battlefield, attacker: Disc, defender: Disc): boolean {
  for (const solid of field.solids) if (covers(field, solid, attacker, defender)) return true;
  return false;
}

function covers(field: Battlefield, solid: Solid, attacker: Disc, defender: Disc): boolean {
  const { constants } = field;
  if (isHigher(constants, attacker.z, solid.top)) return false;
  if (!constants.coverInPlanOnly && !rises(field, solid, attacker, defender)) return false;
  return withinPart(field, defender, solid, 1) && hullMeets(hullOf(attacker, defender, constants.eps), solid);
}

/** R-COVER-2: the solid stands above the lower base and begins below the higher figure's head. */
function rises(field: Battlefield, solid: Solid, attacker: Disc, defender: Disc): boolean {
  const { eps, body } = field.constants;
  const low = Math.min(attacker.z, defender.z);
  const high = Math.max(attacker.z, defender.z) + body;
  return solid.top > low + eps && solid.bottom < high - eps;
}
