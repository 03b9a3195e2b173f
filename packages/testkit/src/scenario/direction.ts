import { type Place, scaled, type Vector } from '@faultline/rules';
import { isScalar, isSeq } from 'yaml';
import { either, forAnyText, mapped, number, type ScenarioShape, tagged, word } from './shape.ts';
import { character } from './words.ts';

/** Directions of pushes and pulls. Turns are multiples of 15 degrees: their cosines are literals, the same everywhere. */
const [A, B, C, D, E] = [0.9659258262890683, 0.8660254037844386, Math.SQRT1_2, 0.5, 0.25881904510252074];
const COSINES = [1, A, B, C, D, E, 0, -E, -D, -C, -B, -A, -1, -A, -B, -C, -D, -E, 0, E, D, C, B, A];

const cosine = (degrees: number): number => COSINES[(((degrees / 15) % 24) + 24) % 24] ?? 1;

/** Counter-clockwise. */
export const turned = ([x, y]: Vector, degrees: number): Vector => {
  const [c, s] = [cosine(degrees), cosine(degrees - 90)];
  return [x * c - y * s, x * s + y * c];
};

export const degrees: ScenarioShape<number> = {
  ...mapped(number('a multiple of 15 degrees'), (value, node, r) =>
    value % 15 === 0 ? value : r.problem(node, `An angle must be a multiple of 15 degrees (got ${value}).`),
  ),
  schema: { type: 'number', multipleOf: 15 },
};

const COMPASS = {
  north: [0, 1],
  'north-east': [1, 1],
  east: [1, 0],
  'south-east': [1, -1],
  south: [0, -1],
  'south-west': [-1, -1],
  west: [-1, 0],
  'north-west': [-1, 1],
} as const;

export type Direction =
  | { readonly along: Vector }
  | { readonly off: number }
  | { readonly toward: string }
  | { readonly awayFrom: string };

const compass: ScenarioShape<Direction> = forAnyText(
  mapped(
    word('a direction', [...(Object.keys(COMPASS) as (keyof typeof COMPASS)[]), 'straight']),
    (name): Direction => (name === 'straight' ? { off: 0 } : { along: COMPASS[name] }),
  ),
);

const vector: ScenarioShape<Direction> = {
  what: 'a direction such as [1, 0]',
  schema: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  fits: (node) => isSeq(node),
  read: (node, r) => {
    const [x, y] = isSeq(node) ? node.items.map((item) => (isScalar(item) ? Number(item.value) : Number.NaN)) : [];
    if (!isSeq(node) || node.items.length !== 2 || !Number.isFinite(x) || !Number.isFinite(y) || (x === 0 && y === 0))
      return r.wrong(node, 'two numbers, east and north, such as [1, 0]');
    return { along: [x ?? 0, y ?? 0] };
  },
};

const spelt: ScenarioShape<Direction> = mapped(
  tagged(
    'a direction',
    { direction: either('a direction', compass, vector), toward: character, 'away from': character, degrees },
    {},
  ),
  (given): Direction => {
    if (given.kind === 'direction') return given.value;
    if (given.kind === 'degrees') return { off: given.value };
    return given.kind === 'toward' ? { toward: given.value } : { awayFrom: given.value };
  },
);

export const direction: ScenarioShape<Direction> = either(
  'a direction such as north, straight, [1, 0] or {toward: maul}',
  compass,
  vector,
  spelt,
);

/** The vector of a direction for a base that stands somewhere; `placeOf` finds the others. */
export function vectorOf(d: Direction, from: Place, axis: Vector | null, placeOf: (who: string) => Place): Vector {
  if ('along' in d) return scaled(d.along);
  if ('off' in d) return scaled(turned(axis ?? [0, 1], d.off));
  const other = placeOf('toward' in d ? d.toward : d.awayFrom);
  const toward: Vector = [other[0] - from[0], other[1] - from[1]];
  return scaled('toward' in d ? toward : [-toward[0], -toward[1]]);
}
