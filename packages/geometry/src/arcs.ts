// Convex outlines with round corners, for display areas. Arcs are drawn by turning a direction step by step.

import type { Point } from './tool.ts';

/** A turn by 0.05: cosine and sine of a rational angle. */
const T = 1 / 40;
const COSINE = (1 - T * T) / (1 + T * T);
const SINE = (2 * T) / (1 + T * T);

/** Corners on the arc around the centre from one unit direction to another, in the sense x to y. */
export function arc(corners: number[], centre: Point, r: number, from: Point, to: Point): void {
  let { x, y } = from;
  for (let i = 0; i < 130; i++) {
    corners.push(centre.x + x * r, centre.y + y * r);
    const cross = x * to.y - y * to.x;
    if (x * to.x + y * to.y >= COSINE || (cross > 0 && cross < SINE && x * to.x + y * to.y > 0)) break;
    [x, y] = [x * COSINE - y * SINE, y * COSINE + x * SINE];
  }
  corners.push(centre.x + to.x * r, centre.y + to.y * r);
}

export const leftOf = ({ x, y }: Point): Point => ({ x: -y, y: x });
export const rightOf = ({ x, y }: Point): Point => ({ x: y, y: -x });

export function disc(centre: Point, r: number): number[] {
  const corners: number[] = [];
  const [east, west] = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ];
  arc(corners, centre, r, east, west);
  arc(corners, centre, r, west, east);
  return corners;
}

/** All that lies within r of a convex polygon whose corners turn from x to y. */
export function rounded(polygon: readonly Point[], r: number): number[] {
  const corners: number[] = [];
  const normals = polygon.map((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const size = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    return { x: (q.y - p.y) / size, y: (p.x - q.x) / size };
  });
  polygon.forEach((p, i) => {
    const before = normals[(i + polygon.length - 1) % polygon.length] as Point;
    arc(corners, p, r, before, normals[i] as Point);
  });
  return corners;
}
