// Walkable tops of one height that touch are one surface. Its rim is what is left of the edges of its parts when
// the seams between them are taken away; a base is wholly supported if its centre is on the surface and no piece
// of the rim comes nearer than its radius.

import { distanceToEdges, type Edge, edge, edgeDistance, edgesOf, HAIR, inside } from './edge.ts';
import { by } from './order.ts';
import type { TerrainPart, Surface } from './table.ts';

interface Top {
  readonly part: TerrainPart;
  readonly edges: readonly Edge[];
}

export function joinSurfaces(parts: readonly TerrainPart[], eps: number): Surface[] {
  const tops = parts.filter((part) => part.walkable).map((part) => ({ part, edges: edgesOf(part.footprint) }));
  const surfaces: Surface[] = [];
  const taken = new Set<Top>();
  for (const first of tops) {
    if (taken.has(first)) continue;
    const group = [first];
    taken.add(first);
    for (const member of group) {
      for (const other of tops) {
        if (taken.has(other) || Math.abs(other.part.top - first.part.top) > eps) continue;
        if (!touch(member.edges, other.edges, eps)) continue;
        taken.add(other);
        group.push(other);
      }
    }
    const names = new Set(group.map((top) => top.part.name));
    surfaces.push({ z: first.part.top, parts: parts.map((p) => p.name).filter((name) => names.has(name)) });
  }
  return surfaces;
}

export function touch(a: readonly Edge[], b: readonly Edge[], eps: number): boolean {
  const [ea, eb] = [a[0], b[0]];
  if (ea === undefined || eb === undefined) return false;
  if (inside(ea.ax, ea.ay, b) || inside(eb.ax, eb.ay, a)) return true;
  return a.some((e) => b.some((f) => edgeDistance(e, f) <= eps));
}

/** The edges of these areas that no seam and no neighbour covers. */
export function rimOf(areas: readonly (readonly Edge[])[], eps: number): Edge[] {
  return areas.flatMap((area) => {
    const others = areas.filter((other) => other !== area);
    return area.flatMap((e) => uncovered(e, others, eps));
  });
}

type Stretch = readonly [from: number, to: number];

function uncovered(e: Edge, others: readonly (readonly Edge[])[], eps: number): Edge[] {
  const covered = others.flatMap((other) => [...insideStretches(e, other), ...seams(e, other, eps)]);
  covered.sort(
    by(
      ([from]) => from,
      ([, to]) => to,
    ),
  );
  const left: Edge[] = [];
  let at = 0;
  for (const [from, to] of [...covered, [1, 1] as const]) {
    if ((from - at) * e.length > eps) {
      left.push(edge(e.ax + e.dx * at, e.ay + e.dy * at, e.ax + e.dx * from, e.ay + e.dy * from));
    }
    at = Math.max(at, to);
  }
  return left;
}

/** Where e runs inside another area; along its rim is not inside, for there both rims are one. */
function insideStretches(e: Edge, area: readonly Edge[]): Stretch[] {
  const cuts = [0, 1];
  for (const f of area) {
    const cross = e.dx * f.dy - e.dy * f.dx;
    if (cross === 0) continue;
    const s = ((f.ax - e.ax) * f.dy - (f.ay - e.ay) * f.dx) / cross;
    if (s > 0 && s < 1) cuts.push(s);
  }
  cuts.sort((p, q) => p - q);
  const stretches: Stretch[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1] as number, cuts[i] as number];
    const [x, y] = [e.ax + (e.dx * (from + to)) / 2, e.ay + (e.dy * (from + to)) / 2];
    if (to > from && inside(x, y, area) && distanceToEdges(x, y, area) > HAIR) stretches.push([from, to]);
  }
  return stretches;
}

/** Where another area lies against e from the other side. */
export function seams(e: Edge, area: readonly Edge[], eps: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const f of area) {
    if (e.dx * f.dx + e.dy * f.dy >= 0) continue;
    const sa = ((f.ax - e.ax) * e.dx + (f.ay - e.ay) * e.dy) / e.length2;
    const sb = ((f.bx - e.ax) * e.dx + (f.by - e.ay) * e.dy) / e.length2;
    const [from, to] = [Math.max(0, sb), Math.min(1, sa)];
    if (to <= from) continue;
    const ha = ((f.ax - e.ax) * e.dy - (f.ay - e.ay) * e.dx) / e.length;
    const hb = ((f.bx - e.ax) * e.dy - (f.by - e.ay) * e.dx) / e.length;
    const gap = (s: number): number => Math.abs(hb + ((s - sb) / (sa - sb)) * (ha - hb));
    if (gap(from) <= eps && gap(to) <= eps) stretches.push([from, to]);
  }
  return stretches;
}
