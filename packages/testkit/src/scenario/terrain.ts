import { TABLE_IDS, TABLES } from '@faultline/geometry';
import { type Ingress, type TerrainPart, type Table, tableOf } from '@faultline/rules';
import { degrees, turned } from './direction.ts';
import { length, onTable, place, type Spelt } from './length.ts';
import { type Box, PIECES, QUALITIES, type Quality } from './pieces.ts';
import { hint } from './problem.ts';
import {
  either,
  forAnyText,
  knownText,
  list,
  mapOf,
  mapped,
  needs,
  record,
  type ScenarioShape,
  text,
  word,
} from './shape.ts';

/** The battlefield: pieces of the library laid somewhere and turned, or parts drawn corner by corner. */
const INCH = 2540;

const has = (is: readonly Quality[], quality: Quality): boolean => is.includes(quality);
const qualities = (is: readonly Quality[]) => ({
  blocked: has(is, 'blocked'),
  impassable: has(is, 'impassable'),
  walkable: has(is, 'walkable'),
});

function partOf(box: Box, feature: string, at: Spelt, turn: number): TerrainPart {
  const [w, d] = box.size;
  const [fx, fy] = box.from ?? [0, 0];
  const corners = [
    [fx - w / 2, fy - d / 2],
    [fx + w / 2, fy - d / 2],
    [fx + w / 2, fy + d / 2],
    [fx - w / 2, fy + d / 2],
  ] as const;
  const height = at[2] ?? 0;
  return {
    name: box.name,
    feature,
    footprint: [
      corners.flatMap((corner) => {
        const [x, y] = turned(corner, turn);
        return [Math.round(at[0] + x * INCH), Math.round(at[1] + y * INCH)];
      }),
    ],
    bottom: height + Math.round(box.bottom * INCH),
    top: height + Math.round(box.top * INCH),
    ...qualities(box.is),
  };
}

const name = text('a name');

const piece: ScenarioShape<TerrainPart[]> = mapped(
  record('a piece of terrain', {
    piece: needs(knownText('a piece of the library', () => Object.keys(PIECES))),
    at: needs(place),
    turn: degrees,
    name,
  }),
  (given) =>
    (PIECES[given.piece] ?? []).map((box) => partOf(box, given.name ?? given.piece, given.at, given.turn ?? 0)),
);

const drawn: ScenarioShape<TerrainPart[]> = mapped(
  record('a part of terrain', {
    polygon: needs(list(place, 'at least three corners', 3)),
    bottom: length,
    top: needs(length),
    is: needs(list(word('a quality', QUALITIES), 'a list of qualities')),
    name: needs(name),
  }),
  (given, node, r) => {
    const both = (a: Quality, b: Quality): boolean => has(given.is, a) && has(given.is, b);
    if (both('blocked', 'clear')) return r.problem(node, 'A part is either blocked or clear.');
    if (both('impassable', 'passable')) return r.problem(node, 'A part is either impassable or passable.');
    if (given.top <= (given.bottom ?? 0)) return r.problem(node, 'The top of a part must be above its bottom.');
    const footprint = [given.polygon.flatMap(([x, y]) => [x, y])];
    const part = { name: given.name, feature: given.name, footprint, bottom: given.bottom ?? 0, top: given.top };
    return [{ ...part, ...qualities(given.is) }];
  },
);

interface Feature {
  readonly parts: readonly TerrainPart[];
  readonly ingress: readonly Ingress[];
}

/** Linked points of one group: their names in the file, each with its place and height. */
const linked: ScenarioShape<Feature> = mapped(
  record('ingress points', { ingress: needs(mapOf('the points of one group', '^[a-zA-Z][a-zA-Z0-9 -]*$', place)) }),
  (given, node, r) => {
    if (given.ingress.length < 2) return r.problem(node, 'An ingress group needs at least two points.');
    const group = given.ingress.map(({ key }) => key).join(', ');
    const points = given.ingress.map(({ key, value }): Ingress => {
      const [x, y, z] = onTable(value, 0);
      return { name: key, group, x, y, z };
    });
    return { parts: [], ingress: points };
  },
);

const solid = (parts: readonly TerrainPart[]): Feature => ({ parts, ingress: [] });
const standing = mapped(piece, solid);
const built = mapped(drawn, solid);

const KEYS = ['piece', 'polygon', 'ingress'];

/** Any kind, told apart by the key that only one of them has. */
const feature: ScenarioShape<Feature> = {
  ...either('terrain', standing, built, linked),
  read: (node, r) => {
    const keys = r.entries(node).map((entry) => entry.key);
    if (keys.includes('piece')) return standing.read(node, r);
    if (keys.includes('polygon')) return built.read(node, r);
    if (keys.includes('ingress')) return linked.read(node, r);
    return r.problem(node, `Terrain needs "piece", "polygon" or "ingress"${hint(keys[0] ?? '', KEYS)}`);
  },
};

/** Surfaces know their parts by name, so a second one of a name gets a number. */
function named(parts: readonly TerrainPart[]): TerrainPart[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const name = part.name === part.feature ? part.name : `${part.feature}, ${part.name}`;
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return { ...part, name: n === 1 ? name : `${name} ${n}` };
  });
}

const laidOut: ScenarioShape<Table> = mapped(list(feature, 'a list of terrain'), (features, node, r) => {
  const ingress = features.flatMap((one) => one.ingress);
  const twice = ingress.find(({ name }, i) => ingress.findIndex((point) => point.name === name) !== i);
  if (twice) return r.problem(node, `Two ingress points are named "${twice.name}".`);
  return tableOf('scenario', named(features.flatMap((one) => one.parts)), ingress);
});

const battlefield: ScenarioShape<Table> = forAnyText(mapped(word('a battlefield', TABLE_IDS), (id) => TABLES[id]));

export const terrain: ScenarioShape<Table> = either('a battlefield, or a list of terrain', battlefield, laidOut);
