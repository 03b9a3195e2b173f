// Pieces become a table: turned and rounded to whole units, corners and edges within half a millimetre of an earlier
// piece's brought together, the second half mirrored point by point.

import { type Ingress, type TerrainPart, type Table, tableOf } from '../src/index.ts';
import { LAYOUTS, type Layout, type Piece } from './layouts.ts';
import { alongSide, type Block, KINDS, type Kind, LADDER } from './pieces.ts';

const INCH = 2540;
const SIZE = 36 * INCH;
const SNAP = 50;

type Corners = number[];

interface Built {
  readonly parts: readonly TerrainPart[];
  readonly ingress: readonly Ingress[];
}

export function buildTable(id: string): Table {
  const layout = LAYOUTS[id];
  if (layout === undefined)
    throw new Error(`There is no layout "${id}"; there are ${Object.keys(LAYOUTS).join(', ')}.`);
  return buildLayout(layout);
}

export function buildLayout(layout: Layout): Table {
  const near = buildHalf(layout.pieces, 0, (piece) => piece.kind);
  const far = mirrored(buildHalf(layout.pieces, 1, (piece) => piece.twin ?? piece.kind));
  return tableOf(layout.name, [...near.parts, ...far.parts], [...near.ingress, ...far.ingress]);
}

function buildHalf(pieces: readonly Piece[], half: 0 | 1, kindOf: (piece: Piece) => string): Built {
  const parts: TerrainPart[] = [];
  const ingress: Ingress[] = [];
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const name = kindOf(piece);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const same = kindOf(piece) === piece.kind && piece.twin === undefined;
    const feature = `${name} ${same ? 2 * count - 1 + half : count}`;
    const built = buildPiece(piece, kindNamed(name), feature, parts);
    parts.push(...built.parts);
    ingress.push(...built.ingress);
  }
  return { parts, ingress };
}

function kindNamed(name: string): Kind {
  const kind = KINDS[name];
  if (kind === undefined)
    throw new Error(`There is no kind of piece "${name}"; there are ${Object.keys(KINDS).join(', ')}.`);
  return kind;
}

function buildPiece(piece: Piece, kind: Kind, feature: string, earlier: readonly TerrainPart[]): Built {
  const blocks = [...kind.blocks];
  const { onRoof } = kind;
  if (onRoof !== undefined && piece.back !== undefined) {
    const place = alongSide(kind, piece.back, onRoof.length, onRoof.depth);
    const bottom = kind.levels[kind.levels.length - 1] as number;
    blocks.push({
      what: onRoof.what,
      ...place,
      bottom,
      top: onRoof.top,
      blocked: true,
      impassable: true,
      walkable: false,
    });
  }
  if (piece.ladder !== undefined) {
    const { length, depth, ...qualities } = LADDER;
    const place = alongSide(kind, piece.ladder, length, -depth);
    blocks.push({
      what: 'ladder',
      ...place,
      bottom: 0,
      top: kind.levels[kind.levels.length - 1] as number,
      ...qualities,
    });
  }
  const parts = blocks.map((block) => partOf(block, piece, feature, earlier));
  return { parts, ingress: piece.ladder === undefined ? [] : ladderPoints(piece, kind, feature) };
}

function partOf(block: Block, piece: Piece, feature: string, earlier: readonly TerrainPart[]): TerrainPart {
  const { x, y, blocked, impassable, walkable } = block;
  const corners = [x[0], y[0], x[1], y[0], x[1], y[1], x[0], y[1]];
  const top = Math.round(block.top * INCH);
  const placed = turnedTo(piece, corners);
  const flush = earlier.filter((other) => walkable && other.walkable && other.top === top);
  return {
    name: block.what === '' ? feature : `${feature} ${block.what}`,
    feature,
    footprint: [flush.reduce(snapped, placed)],
    bottom: Math.round(block.bottom * INCH),
    top,
    blocked,
    impassable,
    walkable,
  };
}

function turnedTo({ at, turn }: Piece, corners: readonly number[]): Corners {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const out: Corners = [];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [corners[i] as number, corners[i + 1] as number];
    out.push(Math.round((at[0] + x * cos - y * sin) * INCH), Math.round((at[1] + x * sin + y * cos) * INCH));
  }
  return out;
}

function ladderPoints(piece: Piece, kind: Kind, feature: string): Ingress[] {
  const wall = alongSide(kind, piece.ladder ?? 'front', 0, 0);
  const [x, y] = turnedTo(piece, [wall.x[0], wall.y[0]]) as [number, number];
  return kind.levels.map((level) => {
    return { name: `${feature} ladder at ${level} in`, group: `${feature} ladder`, x, y, z: Math.round(level * INCH) };
  });
}

/** The corners, moved onto the corners and edges of a neighbour that they nearly touch. */
function snapped(corners: Corners, neighbour: TerrainPart): Corners {
  const ring = neighbour.footprint[0] ?? [];
  const out: Corners = [];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = [corners[i] as number, corners[i + 1] as number];
    const [nx, ny] = nearCorner(ring, x, y) ?? nearEdge(ring, x, y) ?? [x, y];
    out.push(nx, ny);
  }
  return out;
}

function nearCorner(ring: readonly number[], x: number, y: number): readonly [number, number] | null {
  for (let i = 0; i < ring.length; i += 2) {
    const [kx, ky] = [ring[i] as number, ring[i + 1] as number];
    if (Math.hypot(kx - x, ky - y) <= SNAP) return [kx, ky];
  }
  return null;
}

function nearEdge(ring: readonly number[], x: number, y: number): readonly [number, number] | null {
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay] = [ring[i] as number, ring[i + 1] as number];
    const [dx, dy] = [(ring[j] as number) - ax, (ring[j + 1] as number) - ay];
    const s = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const [fx, fy] = [ax + dx * s, ay + dy * s];
    if (s > 0 && s < 1 && Math.hypot(fx - x, fy - y) <= SNAP) return [Math.round(fx), Math.round(fy)];
  }
  return null;
}

function mirrored({ parts, ingress }: Built): Built {
  return {
    parts: parts.map((part) => ({ ...part, footprint: part.footprint.map((ring) => ring.map((v) => SIZE - v)) })),
    ingress: ingress.map((point) => ({ ...point, x: SIZE - point.x, y: SIZE - point.y })),
  };
}
