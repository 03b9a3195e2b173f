// Ingress points (CR-INGR): ladders, doors and lifts, linked in groups.

import type { Battlefield } from './battlefield.ts';
import { sameElevation } from './elevation.ts';
import { distance } from './measure.ts';
import { type RestFault, whyNotRest } from './rest.ts';
import type { Disc, Ingress } from './table.ts';

export type IngressFault =
  | RestFault
  | { readonly why: 'too far'; readonly distance: number; readonly allowed: number }
  | { readonly why: 'other elevation'; readonly z: number }
  | { readonly why: 'same elevation'; readonly z: number }
  | { readonly why: 'not linked' };

const at = (point: Ingress): Disc => ({ x: point.x, y: point.y, r: 0, z: point.z });

/** CR-INGR-02, CR-INGR-03: a base that would stop here may use the point. */
export function whyNotEnter(field: Battlefield, base: Disc, point: Ingress): IngressFault | null {
  return notBeside(field, base, point);
}

export function ingressNear(field: Battlefield, base: Disc): Ingress[] {
  return field.table.ingress.filter((point) => whyNotEnter(field, base, point) === null);
}

export function exitsOf(field: Battlefield, point: Ingress): Ingress[] {
  return field.table.ingress.filter((other) => other.group === point.group && other.name !== point.name);
}

/** CR-INGR-04, CR-INGR-05: set down at another point of the group, at another Elevation than the one left. */
export function whyNotExit(
  field: Battlefield,
  from: Disc,
  entry: Ingress,
  exit: Ingress,
  end: Disc,
  bases: readonly Disc[],
  self?: number,
): IngressFault | null {
  if (exit.group !== entry.group || exit.name === entry.name) return { why: 'not linked' };
  const entering = whyNotEnter(field, from, entry);
  if (entering !== null) return entering;
  const beside = notBeside(field, end, exit);
  if (beside !== null) return beside;
  if (sameElevation(field.constants, from.z, end.z)) return { why: 'same elevation', z: end.z };
  return whyNotRest(field, end, bases, self);
}

function notBeside(field: Battlefield, base: Disc, point: Ingress): IngressFault | null {
  const allowed = field.constants.range[1];
  const far = distance(base, at(point));
  if (far > allowed + field.constants.eps) return { why: 'too far', distance: far, allowed };
  return sameElevation(field.constants, base.z, point.z) ? null : { why: 'other elevation', z: point.z };
}
