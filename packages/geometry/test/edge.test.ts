import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToEdge, edge, edgeDistance, edgesCross, edgesOf, enters, inside } from '../src/edge.ts';
import './arbitrary.ts';

const place = fc.integer({ min: -50, max: 50 });
const segment = fc.tuple(place, place, place, place).filter(([ax, ay, bx, by]) => ax !== bx || ay !== by);

type F = fc.Arbitrary<number>;

/** Along a segment in small steps, both ends included. */
const walk = ([ax, ay, bx, by]: readonly [number, number, number, number], steps = 1500): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, i) => [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]);

describe('an edge', () => {
  it('is as far from a point as its nearest point', () => {
    fc.assert(
      fc.property(segment, place, place, (s, x, y) => {
        const near = Math.min(...walk(s).map(([px, py]) => Math.hypot(px - x, py - y)));
        expect(Math.abs(distanceToEdge(x, y, edge(...s)) - near)).toBeLessThan(0.1);
      }),
      { numRuns: 200 },
    );
  });

  it('is as far from another as the nearest points of the two', () => {
    fc.assert(
      fc.property(segment, segment, (s, t) => {
        const other = edge(...t);
        const near = Math.min(...walk(s).map(([px, py]) => distanceToEdge(px, py, other)));
        expect(Math.abs(edgeDistance(edge(...s), other) - near)).toBeLessThan(0.2);
      }),
      { numRuns: 200 },
    );
  });

  it('crosses another where each has a point of the other between its ends', () => {
    const small = fc.tuple(...([0, 0, 0, 0].map(() => fc.integer({ min: -3, max: 3 })) as [F, F, F, F]));
    fc.assert(
      fc.property(small, small, (s, t) => {
        const [e, f] = [edge(...s), edge(...t)];
        const lean = e.dx * f.dy - e.dy * f.dx;
        fc.pre(lean !== 0);
        const on = (g: typeof e) => ((f.ax - e.ax) * g.dy - (f.ay - e.ay) * g.dx) / lean;
        const places = [on(f), on(e)];
        fc.pre(places.every((at) => at !== 0 && at !== 1));
        expect(edgesCross(e, f)).toBe(places.every((at) => at > 0 && at < 1));
      }),
      { numRuns: 1000 },
    );
  });

  it('crosses another that goes on beyond it, not one that ends before', () => {
    const across = edge(0, -5, 0, 5);
    expect(edgesCross(edge(-5, 0, 5, 0), across)).toBe(true);
    expect(edgesCross(edge(-5, 0, -1, 0), across)).toBe(false);
    expect(edgesCross(edge(-5, 6, 5, 6), across)).toBe(false);
  });
});

describe('an area', () => {
  const RING = [0, 0, 60, 0, 60, 40, 0, 40];
  const HOLE = [20, 10, 40, 10, 40, 30, 20, 30];

  it('has its solid on the same hand, whichever way its rings are given', () => {
    const turned = (ring: readonly number[]) =>
      Array.from({ length: ring.length / 2 }, (_, i) =>
        ring.slice(ring.length - 2 * i - 2, ring.length - 2 * i),
      ).flat();
    const sides = (footprint: readonly (readonly number[])[]) =>
      edgesOf(footprint).map((e) => {
        const [x, y] = [(e.ax + e.bx) / 2 - e.dy / e.length, (e.ay + e.by) / 2 + e.dx / e.length];
        return inside(x, y, edgesOf(footprint));
      });
    for (const footprint of [
      [RING, HOLE],
      [turned(RING), HOLE],
      [RING, turned(HOLE)],
      [turned(RING), turned(HOLE)],
    ])
      expect(new Set(sides(footprint))).toEqual(new Set([true]));
  });

  it('is entered by a line that has a point deeper in it than the tolerance', () => {
    const areas = [[RING], [RING, HOLE], [[0, 0, 50, 10, 10, 50]]].map(edgesOf);
    fc.assert(
      fc.property(segment, fc.constantFrom(...areas), fc.integer({ min: 0, max: 6 }), (s, edges, eps) => {
        const depth = Math.max(
          ...walk(s).map(([x, y]) =>
            inside(x, y, edges) ? Math.min(...edges.map((e) => distanceToEdge(x, y, e))) : -1,
          ),
        );
        fc.pre(Math.abs(depth - eps) > 0.1);
        expect(enters(edge(...s), edges, eps)).toBe(depth > eps);
      }),
      { numRuns: 400 },
    );
  });
});
