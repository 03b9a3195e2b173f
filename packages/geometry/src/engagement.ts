// CR-ENG-01: within Range 2, same Elevation, Line of Sight. Who is an enemy is not a question of space.

import type { Battlefield } from './battlefield.ts';
import { type ElevationOf, compareElevation } from './elevation.ts';
import { type Measured, measure, within } from './measure.ts';
import { canSee, type Sight, sight } from './sight.ts';
import type { Disc } from './table.ts';

export interface Engagement {
  readonly engaged: boolean;
  readonly measured: Measured;
  /** The other, seen from the first. */
  readonly elevation: ElevationOf;
  readonly sight: Sight;
}

export function engaged(field: Battlefield, a: Disc, b: Disc): boolean {
  return within(field, a, b, 2) && compareElevation(field.constants, b.z, a.z) === 'same' && canSee(field, a, b);
}

export function explainEngagement(field: Battlefield, a: Disc, b: Disc): Engagement {
  const measured = measure(field, a, b, 2);
  const elevation = compareElevation(field.constants, b.z, a.z);
  const line = sight(field, a, b);
  return { engaged: measured.within && elevation === 'same' && line.clear, measured, elevation, sight: line };
}
