// Whether one footprint holds another: nothing of the inner one lies outside the outer one.

import type { Box } from './box.ts';
import { type Edge, enters, inside, leaves } from './edge.ts';
import { seams } from './surfaces.ts';

interface Footing extends Box {
  readonly edges: readonly Edge[];
}

/** Rounding may leave a corner a unit outside. */
export const ROUNDING = 1;

/**
 * The rim of the inner one nowhere leaves the outer one, the rim of the outer one (a court, a notch) nowhere cuts into
 * the inner one, and the inner one does not fill a court, where the two rims are one and all else lies between them.
 */
export function holds(outer: Footing, inner: Footing): boolean {
  return (
    boxHolds(outer, inner) &&
    !inner.edges.some((e) => leaves(e, outer.edges, ROUNDING)) &&
    !outer.edges.some((e) => enters(e, inner.edges, ROUNDING)) &&
    !inner.edges.some((e) => fillsBeside(e, outer, inner))
  );
}

/** Spares the longer question. */
function boxHolds(outer: Box, { left, right, near, far }: Box): boolean {
  return (
    outer.left - ROUNDING <= left &&
    right <= outer.right + ROUNDING &&
    outer.near - ROUNDING <= near &&
    far <= outer.far + ROUNDING
  );
}

/** Where the outer one lies against an edge from the other side: whether the inner one is alone on its own side. */
function fillsBeside(e: Edge, outer: Footing, inner: Footing): boolean {
  const deep = (2 * ROUNDING) / e.length;
  return seams(e, outer.edges, ROUNDING).some(([from, to]) => {
    const s = (from + to) / 2;
    const [x, y] = [e.ax + e.dx * s - e.dy * deep, e.ay + e.dy * s + e.dx * deep];
    return inside(x, y, inner.edges) && !inside(x, y, outer.edges);
  });
}
