import { cross, minus, type Point, plus, unit } from './space.ts';

/** Red, green, blue as light has them, and how much of it is there. */
export type Colour = readonly [number, number, number, number];

type Flat = readonly [u: number, v: number];

/** Triangles of one material, as lists that a graphics card takes. */
export interface Soup {
  readonly position: number[];
  readonly normal: number[];
  readonly colour: number[];
  readonly uv: number[];
}

export const soup = (): Soup => ({ position: [], normal: [], colour: [], uv: [] });

export const trianglesIn = ({ position }: Soup): number => position.length / 9;

const NOWHERE: Flat = [0, 0];

function corner(into: Soup, at: Point, normal: Point, colour: Colour, uv: Flat): void {
  into.position.push(...at);
  into.normal.push(...normal);
  into.colour.push(...colour);
  into.uv.push(...uv);
}

/** Three corners, anticlockwise for whoever sees its front. */
export function triangle(
  into: Soup,
  corners: readonly [Point, Point, Point],
  colours: Colour | readonly [Colour, Colour, Colour],
  uvs: readonly Flat[] = [],
  normal = normalOf(corners),
): void {
  for (const [i, at] of corners.entries()) {
    const colour = isOne(colours) ? colours : (colours[i] as Colour);
    corner(into, at, normal, colour, uvs[i] ?? NOWHERE);
  }
}

const isOne = (colours: Colour | readonly Colour[]): colours is Colour => typeof colours[0] === 'number';

const normalOf = ([a, b, c]: readonly [Point, Point, Point]): Point => unit(cross(minus(b, a), minus(c, a)));

export type Four<T> = readonly [T, T, T, T];

/** Four corners, anticlockwise for whoever sees its front. */
export function quad(into: Soup, [a, b, c, d]: Four<Point>, colours: Colour | Four<Colour>, uvs?: Four<Flat>): void {
  const some = (...[i, j, k]: [number, number, number]): Colour | readonly [Colour, Colour, Colour] =>
    isOne(colours) ? colours : [colours[i] as Colour, colours[j] as Colour, colours[k] as Colour];
  triangle(into, [a, b, c], some(0, 1, 2), uvs && [uvs[0], uvs[1], uvs[2]]);
  triangle(into, [a, c, d], some(0, 2, 3), uvs && [uvs[0], uvs[2], uvs[3]]);
}

/** A square rod from point to point. */
export function rod(into: Soup, from: Point, to: Point, thick: number, colour: Colour): void {
  const way = unit(minus(to, from));
  const side = unit(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(way, side);
  const at = (end: Point, a: number, b: number) => plus(plus(end, side, (a * thick) / 2), other, (b * thick) / 2);
  const ring = (end: Point): Four<Point> => [at(end, 1, 1), at(end, -1, 1), at(end, -1, -1), at(end, 1, -1)];
  const [near, far] = [ring(from), ring(to)];
  for (let i = 0; i < 4; i += 1) {
    const j = (i + 1) % 4;
    quad(into, [near[i], near[j], far[j], far[i]] as unknown as Four<Point>, colour);
  }
  quad(into, [near[3], near[2], near[1], near[0]], colour);
  quad(into, far, colour);
}

/** A solid of revolution: rings of a radius at a height, from below to above. */
export function turned(
  into: Soup,
  at: Point,
  rings: readonly (readonly [radius: number, height: number])[],
  colour: Colour,
  corners: number,
  turn = 0,
): void {
  const on = ([radius, height]: readonly [number, number], i: number): Point => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [at[0] + radius * Math.cos(angle), at[1] + height, at[2] + radius * Math.sin(angle)];
  };
  for (let k = 0; k + 1 < rings.length; k += 1) {
    const [low, high] = [rings[k], rings[k + 1]] as readonly [(typeof rings)[number], (typeof rings)[number]];
    for (let i = 0; i < corners; i += 1) quad(into, [on(low, i), on(high, i), on(high, i + 1), on(low, i + 1)], colour);
  }
}

/** A picture of an atlas on a plane: its middle, half its width and half its height as directions. */
export function picture(into: Soup, middle: Point, right: Point, up: Point, cell: Cell, colour: Colour = WHITE): void {
  const at = (a: number, b: number): Point => plus(plus(middle, right, a), up, b);
  const { u, v, side } = cell;
  quad(into, [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], colour, [
    [u, v],
    [u + side, v],
    [u + side, v + side],
    [u, v + side],
  ]);
}

export const WHITE: Colour = [1, 1, 1, 1];

/** A square of an atlas by its lower left corner, all of it being one wide. */
export interface Cell {
  readonly u: number;
  readonly v: number;
  readonly side: number;
}
