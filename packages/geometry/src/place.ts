// Place (GEO-PLACE): anywhere within the range that can be rested on; no path. Deployment sets down the same way.

import type { Battlefield } from './battlefield.ts';
import type { RangeNumber } from './constants.ts';
import { distance, distanceToTableEdge, type TableEdge } from './measure.ts';
import { type RestFault, whyNotRest } from './rest.ts';
import type { Disc } from './table.ts';

export type PlaceFault = RestFault | { readonly why: 'too far'; readonly distance: number; readonly allowed: number };

/** `origin` is the object's own old base unless the effect names another (CR-PLACE-02, CR-PLACE-03). */
export function whyNotPlace(
  field: Battlefield,
  origin: Disc,
  range: RangeNumber,
  end: Disc,
  bases: readonly Disc[],
  self?: number,
): PlaceFault | null {
  return tooFar(field, distance(origin, end), range) ?? whyNotRest(field, end, bases, self);
}

/** CR-DEPLOY-04: the first Primary character of a squad. */
export function whyNotDeploy(
  field: Battlefield,
  edge: TableEdge,
  end: Disc,
  bases: readonly Disc[],
  self?: number,
): PlaceFault | null {
  return tooFar(field, distanceToTableEdge(field, end, edge), 2) ?? whyNotRest(field, end, bases, self);
}

/** CR-DEPLOY-05: everyone else of the squad. */
export function whyNotDeployBeside(
  field: Battlefield,
  primary: Disc,
  end: Disc,
  bases: readonly Disc[],
  self?: number,
): PlaceFault | null {
  return whyNotPlace(field, primary, 1, end, bases, self);
}

function tooFar(field: Battlefield, far: number, range: RangeNumber): PlaceFault | null {
  const allowed = field.constants.range[range];
  return far > allowed + field.constants.eps ? { why: 'too far', distance: far, allowed } : null;
}
