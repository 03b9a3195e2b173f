import { ShapeUtils, Vector2 } from 'three';
import { covers } from '../board/frame.ts';
import type { ScenePart, Spot } from '../board/scene.ts';

type Rings = ScenePart['rings'];

/** The corners of a ring. */
export const cornersOf = (ring: readonly number[]): readonly Spot[] =>
  ring.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: ring[i + 1] ?? 0 }] : []));

export type Edge = readonly [Spot, Spot];

export const edgesOf = (ring: readonly number[]): readonly Edge[] => {
  const corners = cornersOf(ring);
  return corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] ?? from]);
};

export const long = ([a, b]: Edge): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A millimetre. */
const ALMOST = 100;

/** The edges of a part that are as long as its longest: there its planks end, and railings stand. */
export function longEdges({ rings }: Pick<ScenePart, 'rings'>): readonly Edge[] {
  const edges = edgesOf(rings[0] ?? []);
  const longest = Math.max(...edges.map(long));
  return edges.filter((edge) => long(edge) > longest - ALMOST);
}

export type Corners = readonly [Spot, Spot, Spot];

/** What even-odd rings cover, as triangles. */
export function trianglesOf(rings: Rings): readonly Corners[] {
  const known = rings.filter((ring) => ring.length >= 6);
  const depth = (ring: readonly number[]): number =>
    known.filter((other) => other !== ring && covers([other], innerSpot(ring))).length;
  const depths = new Map(known.map((ring) => [ring, depth(ring)]));
  return known
    .filter((ring) => (depths.get(ring) ?? 0) % 2 === 0)
    .flatMap((outer) => {
      const holes = known.filter(
        (ring) => depths.get(ring) === (depths.get(outer) ?? 0) + 1 && covers([outer], innerSpot(ring)),
      );
      return filled(outer, holes);
    });
}

/** A spot of a ring's rim, moved a hair so that it lies on no other. */
const innerSpot = ([x = 0, y = 0]: readonly number[]): Spot => ({ x: x + 0.37, y: y + 0.41 });

function filled(outer: readonly number[], holes: Rings): readonly Corners[] {
  const vectors = (ring: readonly number[]) => cornersOf(ring).map(({ x, y }) => new Vector2(x, y));
  const [contour, inner] = [vectors(outer), holes.map(vectors)];
  const all = [...contour, ...inner.flat()];
  return ShapeUtils.triangulateShape(contour, inner).map(
    ([a = 0, b = 0, c = 0]) => [spotAt(all, a), spotAt(all, b), spotAt(all, c)] as const,
  );
}

const spotAt = (all: readonly Vector2[], i: number): Spot => ({ x: all[i]?.x ?? 0, y: all[i]?.y ?? 0 });

/** The highest top at a spot, no higher than so much; the ground where there is none. */
export const heightAt = (parts: readonly ScenePart[], at: Spot, most = Number.POSITIVE_INFINITY): number =>
  parts.reduce(
    (height, part) => (part.top > height && part.top <= most && covers(part.rings, at) ? part.top : height),
    0,
  );
