// Convex outlines with round corners, for display areas. Arcs are drawn by turning a direction step by step.

import type { Point } from './tool.ts';

interface Turn {
  readonly cosine: number;
  readonly sine: number;
}

/** A turn by nearly 2t: cosine and sine of a rational angle. */
const turn = (t: number): Turn => ({ cosine: (1 - t * t) / (1 + t * t), sine: (2 * t) / (1 + t * t) });

/** Chords stay within a few units of their arc, on small arcs with fewer corners. */
export const FINE = turn(1 / 40);
const COARSE = turn(1 / 20);
const SMALL = 4000;

/** Corners on the arc around the centre from one unit direction to another, in the sense x to y. */
export function arc(
  corners: number[],
  centre: Point,
  r: number,
  from: Point,
  to: Point,
  { cosine, sine }: Turn = r < SMALL ? COARSE : FINE,
): void {
  let { x, y } = from;
  corners.push(centre.x + x * r, centre.y + y * r);
  while (x * to.x + y * to.y < cosine) {
    [x, y] = [x * cosine - y * sine, y * cosine + x * sine];
    corners.push(centre.x + x * r, centre.y + y * r);
  }
  corners.push(centre.x + to.x * r, centre.y + to.y * r);
}

export const leftOf = ({ x, y }: Point): Point => ({ x: -y, y: x });
export const rightOf = ({ x, y }: Point): Point => ({ x: y, y: -x });

export function disc(centre: Point, r: number, step?: Turn): number[] {
  const corners: number[] = [];
  const [east, west] = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ];
  arc(corners, centre, r, east, west, step);
  arc(corners, centre, r, west, east, step);
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
