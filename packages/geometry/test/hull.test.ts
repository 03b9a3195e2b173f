import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf } from '../src/edge.ts';
import { hullHolds, hullMeets, hullOf } from '../src/hull.ts';
import type { Disc } from '../src/index.ts';
import './arbitrary.ts';

const place = fc.integer({ min: -200, max: 200 });
const base = fc.record({ x: place, y: place, r: fc.integer({ min: 20, max: 80 }), z: fc.constant(0) });

/** How far a point is from all bases that lie on the way from one to the other, walked in small steps. */
function gap(a: Disc, b: Disc, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= 2000; i++) {
    const s = i / 2000;
    const [cx, cy, r] = [a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s, a.r + (b.r - a.r) * s];
    least = Math.min(least, Math.hypot(x - cx, y - cy) - r);
  }
  return least;
}

describe('the hull of two bases', () => {
  it('holds exactly what lies in a base on the way from one to the other', () => {
    fc.assert(
      fc.property(base, base, place, place, (a, b, x, y) => {
        const away = gap(a, b, x, y);
        fc.pre(Math.abs(away) > 0.5);
        expect(hullHolds(hullOf(a, b), x, y)).toBe(away < 0);
      }),
      { numRuns: 400 },
    );
  });

  it('meets what a base on the way would touch, and nothing else', () => {
    const size = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(base, base, place, place, size, size, (a, b, left, near, w, d) => {
        const [right, far] = [left + w, near + d];
        const away = gapToBox(a, b, left, near, right, far);
        fc.pre(Math.abs(away) > 0.5);
        const box = { edges: edgesOf([[left, near, right, near, right, far, left, far]]), left, right, near, far };
        expect(hullMeets(hullOf(a, b), box)).toBe(away < 0);
      }),
      { numRuns: 400 },
    );
  });

  it('taken in by a depth is that of smaller bases', () => {
    const [a, b] = [
      { x: 0, y: 0, r: 20, z: 0 },
      { x: 100, y: 0, r: 30, z: 0 },
    ];
    expect(hullOf(a, b, 5)).toEqual(hullOf({ ...a, r: 15 }, { ...b, r: 25 }));
  });
});

function gapToBox(a: Disc, b: Disc, left: number, near: number, right: number, far: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= 2000; i++) {
    const s = i / 2000;
    const [cx, cy, r] = [a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s, a.r + (b.r - a.r) * s];
    const [dx, dy] = [Math.max(left - cx, 0, cx - right), Math.max(near - cy, 0, cy - far)];
    least = Math.min(least, Math.hypot(dx, dy) - r);
  }
  return least;
}
