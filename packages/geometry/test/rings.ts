// Rings as the display uses them: even-odd, and the distance to their line.

import type { Ring } from '../src/index.ts';

export function holds(rings: readonly Ring[], x: number, y: number): boolean {
  let odd = false;
  eachSide(rings, (ax, ay, bx, by) => {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  });
  return odd;
}

export function distanceToRings(rings: readonly Ring[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  eachSide(rings, (ax, ay, bx, by) => {
    const [dx, dy] = [bx - ax, by - ay];
    const s = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * s, y - ay - dy * s));
  });
  return least;
}

function eachSide(rings: readonly Ring[], see: (ax: number, ay: number, bx: number, by: number) => void): void {
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      see(ring[i] as number, ring[i + 1] as number, ring[j] as number, ring[j + 1] as number);
    }
  }
}
