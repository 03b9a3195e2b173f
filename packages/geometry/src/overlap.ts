// Whether two footprints share more than their rims, give or take rounding.

import type { Solid } from './battlefield.ts';
import { enters } from './edge.ts';
import { holds, ROUNDING } from './holding.ts';

export function overlaps(a: Solid, b: Solid): boolean {
  const cuts = (p: Solid, q: Solid): boolean => p.edges.some((e) => enters(e, q.edges, ROUNDING));
  return cuts(a, b) || cuts(b, a) || holds(a, b);
}
