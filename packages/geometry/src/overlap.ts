// Whether two footprints share more than their rims (CR-OVER-01, CR-OVER-05).

import type { Solid } from './battlefield.ts';
import { type Edge, enters, inside } from './edge.ts';

/** Contact is none, nor is what reaches no deeper than the tolerance. */
export const overlaps = (a: Solid, b: Solid, eps: number): boolean =>
  a.edges.some((e) => enters(e, b.edges, eps)) ||
  b.edges.some((e) => enters(e, a.edges, eps)) ||
  beginsInside(a.edges, b.edges, eps);

/** Where no side of one runs inside the other, one lies wholly in the other or wholly outside: any of its points tells. */
function beginsInside([first]: readonly Edge[], edges: readonly Edge[], eps: number): boolean {
  if (!first) return false;
  const { ax, ay, dx, dy, length } = first;
  const deep = (2 * eps + 1) / length;
  // What is solid lies on the left of its edges.
  return inside(ax + dx / 2 - dy * deep, ay + dy / 2 + dx * deep, edges);
}
