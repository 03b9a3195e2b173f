import { covers } from '../board/frame.ts';
import type { Scene, ScenePart, Spot } from '../board/scene.ts';
import { light, mixed } from './colour.ts';
import { cornersOf, edgesOf, heightAt, long, longEdges, trianglesOf } from './outlines.ts';
import type { Palette } from './palette.ts';
import { solidOf } from './solid.ts';
import { type Colour, quad, rod, type Soup, soup, triangle } from './soup.ts';
import { INCH, inSpace, type Point } from './space.ts';

/** What tops are made of: the patterns of the flat board. */
export const TOPS = ['hatch', 'planks', 'cross', 'box'] as const;
type Top = (typeof TOPS)[number];

/** The terrain of a table, made of what is known of its parts. */
export interface Terrain {
  readonly tops: Readonly<Record<Top, Soup>>;
  readonly walls: Soup;
  /** Those of what nobody stands on, each wall framed. */
  readonly sides: Soup;
  /** Railings, legs and ladders: thin, for nothing of them stands in anybody's way. */
  readonly rods: Soup;
  /** Ends of lines along the edges, one after another. */
  readonly edges: readonly number[];
}

export type Ground = Pick<Scene, 'size' | 'parts' | 'table'>;

export function terrainOf(ground: Ground, palette: Palette): Terrain {
  const tops = { hatch: soup(), planks: soup(), cross: soup(), box: soup() };
  const [walls, sides, rods, edges] = [soup(), soup(), soup(), [] as number[]];
  for (const whole of ground.parts) {
    const part = solidOf(whole);
    if (part) {
      layTop(tops[topOf(part)], part, ground.size);
      if (part.bottom > 0) layUnder(walls, part, ground.size, palette);
      raiseWalls(isFramed(part) ? sides : walls, edges, part, ground.size, palette);
    }
    for (const [from, to, thick] of rodsOf(whole, ground)) rod(rods, from, to, thick, light(palette.partLine));
  }
  for (const ladder of laddersOf(ground)) {
    for (const [from, to, thick] of ladderRods(ladder, ground.size)) rod(rods, from, to, thick, light(palette.text2));
  }
  return { tops, walls, sides, rods, edges };
}

/** A crate, or what stands like one. */
const isFramed = (part: ScenePart): boolean => topOf(part) === 'box' && part.bottom === 0;

const topOf = ({ level, blocked, walkable }: ScenePart): Top => {
  if (level === 2) return 'cross';
  if (!walkable) return 'box';
  return blocked ? 'hatch' : 'planks';
};

const WHITE: Colour = [1, 1, 1, 1];
const UP: Point = [0, 1, 0];

/** Patterns are drawn two inches wide. */
const REPEAT = 2 * INCH;

function layTop(into: Soup, part: ScenePart, size: number): void {
  const kind = topOf(part);
  const [from, to] = longEdges(part)[0] ?? [];
  if (!from || !to) return;
  const length = long([from, to]) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const across = Math.max(
    ...cornersOf(part.rings[0] ?? []).map(({ x, y }) => Math.abs((y - from.y) * ux - (x - from.x) * uy)),
  );
  const uvOf = ({ x, y }: Spot): readonly [number, number] => {
    const [along, over] = [(x - from.x) * ux + (y - from.y) * uy, (y - from.y) * ux - (x - from.x) * uy];
    return kind === 'box' ? [along / length, Math.abs(over) / (across || 1)] : [along / REPEAT, over / REPEAT];
  };
  for (const corners of trianglesOf(part.rings)) {
    const seen = upward(corners);
    const at = (spot: Spot) => inSpace(size, spot, part.top);
    triangle(into, [at(seen[0]), at(seen[1]), at(seen[2])], WHITE, seen.map(uvOf), UP);
  }
}

/** What is seen of a deck from below: its plain, dark side. */
function layUnder(into: Soup, part: ScenePart, size: number, { part1, isLight }: Palette): void {
  const dark = light(mixed(part1, isLight ? '#7f93a2' : '#000000', 0.5));
  for (const corners of trianglesOf(part.rings)) {
    const [a, b, c] = upward(corners).map((spot) => inSpace(size, spot, part.bottom)) as [Point, Point, Point];
    triangle(into, [a, c, b], dark, [], [0, -1, 0]);
  }
}

/** Anticlockwise as the table has it, which is anticlockwise from above. */
export const upward = ([a, b, c]: readonly [Spot, Spot, Spot]): readonly [Spot, Spot, Spot] =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) >= 0 ? [a, b, c] : [a, c, b];

function raiseWalls(into: Soup, edges: number[], part: ScenePart, size: number, palette: Palette): void {
  const base = ([palette.partLow, palette.part1, palette.part2] as const)[part.level];
  const upper = light(mixed(base, '#ffffff', palette.isLight ? 0.12 : 0.05));
  const foot = palette.isLight ? mixed(base, '#8fa3b1', 0.4) : mixed(base, '#0a1218', 0.5);
  const lower = part.bottom > 0 ? upper : light(foot);
  for (const edge of part.rings.flatMap(edgesOf)) {
    const [a, b] = outward(edge, part);
    const [low, high] = [part.bottom, part.top];
    const corners = [
      inSpace(size, a, low),
      inSpace(size, b, low),
      inSpace(size, b, high),
      inSpace(size, a, high),
    ] as const;
    const [width, height] = isFramed(part) ? [1, 1] : [long([a, b]) / REPEAT, (high - low) / REPEAT];
    quad(
      into,
      corners,
      [lower, lower, upper, upper],
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
    );
    edges.push(...raised(corners[3]), ...raised(corners[2]));
    if (part.bottom === 0) edges.push(...corners[0], ...corners[3]);
    else edges.push(...corners[0], ...corners[1]);
  }
}

/** A hair above the top, so that the edge is not half inside it. */
const raised = ([x, y, z]: Point): Point => [x, y + 0.012, z];

/** The ends of an edge so that whoever stands outside has the first at the left. */
function outward([a, b]: readonly [Spot, Spot], { rings }: ScenePart): readonly [Spot, Spot] {
  const length = long([a, b]) || 1;
  const left = {
    x: (a.x + b.x) / 2 - (5 * (b.y - a.y)) / length,
    y: (a.y + b.y) / 2 + (5 * (b.x - a.x)) / length,
  };
  return covers(rings, left) ? [a, b] : [b, a];
}

type Rod = readonly [from: Point, to: Point, thick: number];

/** A frame about what can be seen through: posts at its corners, and a line along its rim above and below. */
const frameOf = ({ rings, bottom, top }: ScenePart, size: number): readonly Rod[] =>
  rings.flatMap(edgesOf).flatMap(([a, b]): readonly Rod[] => [
    [inSpace(size, a, bottom), inSpace(size, a, top), 0.07],
    [inSpace(size, a, top), inSpace(size, b, top), 0.07],
    [inSpace(size, a, bottom), inSpace(size, b, bottom), 0.05],
  ]);

function rodsOf(whole: ScenePart, { parts, size }: Ground): readonly Rod[] {
  const part = solidOf(whole);
  if (!part) return frameOf(whole, size);
  if (whole.blocked) return part.bottom > 0 ? legsOf(part, parts, size) : [];
  return [...longEdges(part).flatMap((edge) => railing(edge, part.top, size)), ...legsOf(part, parts, size)];
}

function legsOf(part: ScenePart, parts: readonly ScenePart[], size: number): readonly Rod[] {
  const legs = legSpots(part, parts)
    .map((at) => ({ ...at, foot: heightAt(parts, at, part.bottom) }))
    .filter(({ foot }) => part.bottom - foot > INCH / 4);
  return [
    ...legs.map((at): Rod => [inSpace(size, at, at.foot), inSpace(size, at, part.bottom), 0.12]),
    ...legs.flatMap((at, i) => braces(at, legs[(i + 1) % legs.length] ?? at, part.bottom, size)),
  ];
}

interface Leg extends Spot {
  readonly foot: number;
}

/** Legs that stand near each other hold each other crosswise. */
function braces(a: Leg, b: Leg, top: number, size: number): readonly Rod[] {
  const [wide, high] = [long([a, b]), top - Math.max(a.foot, b.foot)];
  if (wide < INCH || wide > 5 * INCH || high < 2 * INCH) return [];
  const [low, up] = [0.08 * high, 0.92 * high];
  const at = (leg: Leg, z: number): Point => inSpace(size, leg, top - high + z);
  return [
    [at(a, low), at(b, up), 0.05],
    [at(b, low), at(a, up), 0.05],
  ];
}

/** How high a railing is, and how far apart its posts are. */
const RAIL = { height: 0.6 * INCH, post: 1.15 * INCH, end: 0.3 * INCH };

function railing([a, b]: readonly [Spot, Spot], z: number, size: number): readonly Rod[] {
  const length = long([a, b]);
  const at = (part: number, up: number): Point => {
    const along = RAIL.end / length + part * (1 - (2 * RAIL.end) / length);
    return inSpace(size, { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }, z + up);
  };
  const posts = Math.max(2, Math.round(length / RAIL.post));
  return [
    ...Array.from({ length: posts + 1 }, (_, i): Rod => [at(i / posts, 0), at(i / posts, RAIL.height), 0.05]),
    [at(0, RAIL.height), at(1, RAIL.height), 0.055],
    [at(0, RAIL.height / 2), at(1, RAIL.height / 2), 0.045],
  ];
}

/** Below each corner of a deck, but where another part holds it. */
function legSpots(deck: ScenePart, parts: readonly ScenePart[]): readonly Spot[] {
  const corners = cornersOf(deck.rings[0] ?? []);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const toward = ({ x, y }: Spot, part: number): Spot => ({
    x: middle.x + (x - middle.x) * part,
    y: middle.y + (y - middle.y) * part,
  });
  const isHeld = (corner: Spot): boolean =>
    parts.some(
      (other) => other.name !== deck.name && other.top === deck.top && covers(other.rings, toward(corner, 1.06)),
    );
  return corners.filter((corner) => !isHeld(corner)).map((corner) => toward(corner, 0.92));
}

/** Where a ladder begins, how high it leads, and what it stands on. */
interface Ladder extends Spot {
  readonly bottom: number;
  readonly top: number;
  readonly rings: ScenePart['rings'];
}

/** From the lowest point of each group up; the part that has its name is what stands there. */
function laddersOf({ table }: Ground): readonly Ladder[] {
  const all = table?.ingress ?? [];
  return [...new Set(all.map(({ group }) => group))].flatMap((group) => {
    const heights = all.filter((each) => each.group === group).map(({ z }) => z);
    const [bottom, top] = [Math.min(...heights), Math.max(...heights)];
    const rings = table?.parts.find(({ name }) => name === group)?.footprint ?? [];
    return all
      .filter((each) => each.group === group && each.z === bottom)
      .map(({ x, y }) => ({ x, y, bottom, top, rings }));
  });
}

/** Two rails and their rungs, along the longer side of its footprint. */
function ladderRods({ x, y, bottom, top, rings }: Ladder, size: number): readonly Rod[] {
  if (top === bottom) return [];
  const [from, to] = longEdges({ rings })[0] ?? [
    { x: x - INCH / 2, y },
    { x: x + INCH / 2, y },
  ];
  const corners = cornersOf(rings[0] ?? []);
  const middle =
    corners.length === 0
      ? { x, y }
      : {
          x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
          y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
        };
  const rail = (way: number, z: number): Point =>
    inSpace(size, { x: middle.x + 0.38 * way * (to.x - from.x), y: middle.y + 0.38 * way * (to.y - from.y) }, z);
  const rungs = Math.floor((top - bottom) / (0.4 * INCH));
  const rung = (way: number, i: number): Point => rail(way, bottom + (i + 0.8) * 0.4 * INCH);
  return [
    ...[-1, 1].map((way): Rod => [rail(way, bottom), rail(way, top + 0.4 * INCH), 0.085]),
    ...Array.from({ length: rungs }, (_, i): Rod => [rung(-1, i), rung(1, i), 0.06]),
  ];
}
