import type { Scene, Spot } from '../board/scene.ts';
import { light } from './colour.ts';
import { edgesOf, trianglesOf } from './outlines.ts';
import type { Palette } from './palette.ts';
import { type Colour, quad, type Soup, soup, triangle } from './soup.ts';
import { INCH, inSpace, minus, type Point, plus, unit } from './space.ts';
import { upward } from './terrain.ts';

/** How far above its surface something lies. */
const LAID = 0.03;

interface Laid {
  readonly fill: Soup;
  readonly edges: Soup;
}

/** Where somebody could go: dots and an edge on each surface. */
export function areasOf({ areas, size, wedge, parts }: Scene, palette: Palette): Laid {
  const [fill, edges] = [soup(), soup()];
  const edge = light(palette.legal);
  const lay = (rings: readonly (readonly number[])[], z: number) => {
    for (const corners of trianglesOf(rings)) layTriangle(fill, upward(corners), z, size);
    for (const [a, b] of rings.flatMap(edgesOf)) ribbon(edges, lifted(size, a, z), lifted(size, b, z), 0.09, edge);
  };
  for (const { rings, z } of areas) lay(rings, z);
  if (wedge) for (const { rings, z } of draped(wedgeRing(wedge), parts, size)) lay(rings, z);
  return { fill, edges };
}

const lifted = (size: number, at: Spot, z: number): Point => plus(inSpace(size, at, z), [0, LAID, 0]);

/** Dots lie half an inch apart. */
const DOTS = 0.5 * INCH;

function layTriangle(into: Soup, corners: readonly [Spot, Spot, Spot], z: number, size: number): void {
  const [a, b, c] = corners;
  const at = (spot: Spot) => lifted(size, spot, z);
  triangle(
    into,
    [at(a), at(b), at(c)],
    [1, 1, 1, 1],
    corners.map(({ x, y }) => [x / DOTS, y / DOTS] as const),
  );
}

/** A flat strip along a line of a surface. */
function ribbon(into: Soup, from: Point, to: Point, width: number, colour: Colour): void {
  const way = unit(minus(to, from));
  const side: Point = [(-way[2] * width) / 2, 0, (way[0] * width) / 2];
  const up: Point = [0, 0.01, 0];
  const at = (end: Point, by: number) => plus(plus(end, side, by), up);
  quad(into, [at(from, 1), at(to, 1), at(to, -1), at(from, -1)], colour);
}

/** The directions a push may take, as a ring: a quarter about an axis, or all round. */
function wedgeRing({ x, y, reach, axis }: NonNullable<Scene['wedge']>): readonly number[] {
  const steps = 24;
  const rim = (angle: number) => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  if (!axis) return Array.from({ length: steps }, (_, i) => rim((2 * Math.PI * i) / steps)).flat();
  const angle = Math.atan2(axis[1], axis[0]);
  const arc = Array.from({ length: steps + 1 }, (_, i) => rim(angle + (Math.PI / 2) * (i / steps - 0.5)));
  return [x, y, ...arc.flat()];
}

/** A convex ring laid over everything below it: on the ground, and on each top as much of it as lies there. */
export function draped(ring: readonly number[], parts: Scene['parts'], size: number) {
  const onTable = clip(ring, [0, 0, size, 0, size, size, 0, size]);
  const onTops = parts.flatMap(({ rings, top }) =>
    convexOf(rings).flatMap((piece) => {
      const clipped = clip(onTable, piece);
      return clipped.length >= 6 ? [{ rings: [clipped], z: top }] : [];
    }),
  );
  return [{ rings: [onTable], z: 0 }, ...onTops];
}

/** An outline as it is where it is convex, else its triangles. */
function convexOf(rings: Scene['parts'][number]['rings']): readonly (readonly number[])[] {
  const [outer = [], ...holes] = rings;
  const edges = edgesOf(outer).map(([a, b]) => ({ x: b.x - a.x, y: b.y - a.y }));
  const turns = edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] ?? edge;
    return Math.sign(edge.x * next.y - edge.y * next.x);
  });
  const isConvex = holes.length === 0 && !(turns.includes(1) && turns.includes(-1));
  return isConvex ? [outer] : trianglesOf(rings).map((corners) => corners.flatMap(({ x, y }) => [x, y]));
}

/** What two convex rings share. */
export function clip(ring: readonly number[], by: readonly number[]): readonly number[] {
  const edges = edgesOf(by);
  const turn = Math.sign(edges.reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0));
  let left = edgesOf(ring).map(([at]) => at);
  for (const [a, b] of edges) {
    const inside = ({ x, y }: Spot): number => turn * ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    left = left.flatMap((at, i) => {
      const next = left[(i + 1) % left.length] ?? at;
      const [here, there] = [inside(at), inside(next)];
      const part = here / (here - there || 1);
      const met = { x: at.x + (next.x - at.x) * part, y: at.y + (next.y - at.y) * part };
      return [...(here >= 0 ? [at] : []), ...(here >= 0 !== there >= 0 ? [met] : [])];
    });
  }
  return left.flatMap(({ x, y }) => [x, y]);
}
