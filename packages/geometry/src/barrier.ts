// What stands in the way of a line: solids that touch are one barrier, so that no line slips through the seam.

import type { Solid } from './battlefield.ts';
import { isApart } from './box.ts';
import { distanceToArea, type Edge, edgeDistance, entersBehind, inside } from './edge.ts';
import { rimOf } from './surfaces.ts';

export interface Barrier {
  readonly solids: readonly Solid[];
  readonly rim: readonly Edge[];
}

export function barriersOf(solids: readonly Solid[], eps: number): Barrier[] {
  if (solids.length === 1) return solids.map((solid) => ({ solids, rim: solid.edges }));
  const left = [...solids];
  const barriers: Barrier[] = [];
  for (let first = left.pop(); first !== undefined; first = left.pop()) {
    const group = [first];
    for (const member of group) {
      for (let i = left.length - 1; i >= 0; i--) {
        const other = left[i] as Solid;
        if (touch(member, other, eps)) group.push(...left.splice(i, 1));
      }
    }
    const areas = group.map((solid) => solid.edges);
    barriers.push({ solids: group, rim: group.length === 1 ? first.edges : rimOf(areas, eps) });
  }
  return barriers;
}

function touch(a: Solid, b: Solid, eps: number): boolean {
  if (isApart(a, b.left - eps, b.right + eps, b.near - eps, b.far + eps)) return false;
  return a.edges.some((e) => inside(e.ax, e.ay, b.edges) || b.edges.some((f) => edgeDistance(e, f) <= eps));
}

export function entersBarrier(line: Edge, { solids, rim }: Barrier, eps: number): boolean {
  return entersBehind(line, rim, eps, (x, y) => solids.some((solid) => distanceToArea(x, y, solid.edges) <= eps));
}
