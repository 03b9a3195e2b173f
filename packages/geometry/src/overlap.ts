// Whether two footprints share more than their rims.

import type { Solid } from './battlefield.ts';
import { edgesCross, inside } from './edge.ts';

export function overlaps(a: Solid, b: Solid): boolean {
  const within = (p: Solid, q: Solid): boolean =>
    p.edges.some((e) => inside((e.ax + e.bx) / 2, (e.ay + e.by) / 2, q.edges));
  return within(a, b) || within(b, a) || a.edges.some((e) => b.edges.some((f) => edgesCross(e, f)));
}
