import { isMap, isSeq, type Node } from 'yaml';
import type { Place } from '@faultline/rules';
import type { Reader } from './reader.ts';
import { either, mapped, number, record, type ScenarioShape, text, word } from './shape.ts';

/** Lengths and places. Inches unless a unit stands behind the number; inside, hundredths of a millimetre. */
const UNITS: Readonly<Record<string, number>> = { '': 2540, in: 2540, '"': 2540, mm: 100, cm: 1000 };
const FORM = '^-?\\d+(?:\\.\\d+)? ?(?:in|"|mm|cm)$';

const fromInches = mapped(number('a length'), (inches) => Math.round(inches * 2540));
const withUnit = mapped(text('a length', FORM), (written) => {
  const [, amount = '', unit = ''] = /^(-?[\d.]+) ?(.*)$/.exec(written) ?? [];
  return Math.round(Number(amount) * (UNITS[unit] ?? 0));
});

export const length: ScenarioShape<number> = either('a length such as 3, 3in or 76mm', fromInches, withUnit);

export const inInches = (hundredths: number): string => `${Math.round((hundredths / 2540) * 100) / 100}`;

export const sayPlace = ([x, y, z]: Place): string =>
  z === 0 ? `[${inInches(x)}, ${inInches(y)}]` : `[${inInches(x)}, ${inInches(y)}, ${inInches(z)}]`;

const across = { x: length, 'from west': length, 'from east': length };
const along = { y: length, 'from south': length, 'from north': length };
const spelt = record('a place', { ...across, ...along, height: length });

/** Exactly one of the keys given, as a distance from the first edge. */
function measured(
  given: Readonly<Record<string, unknown>>,
  keys: readonly [string, string, string],
  node: Node,
  r: Reader,
): number | undefined {
  const [key, second] = keys.filter((one) => given[one] !== undefined);
  if (key === undefined || second !== undefined)
    return r.problem(node, `A place needs exactly one of "${keys.join('", "')}".`);
  const value = given[key] as number;
  return key === keys[2] ? r.known.constants.size - value : value;
}

/** A height left out stays null: the one who asks knows where the base stands. */
export type Spelt = readonly [x: number, y: number, z: number | null];

const record3: ScenarioShape<Spelt> = mapped(spelt, (given, node, r) => {
  const x = measured(given, ['x', 'from west', 'from east'], node, r);
  const y = measured(given, ['y', 'from south', 'from north'], node, r);
  return x === undefined || y === undefined ? undefined : ([x, y, given.height ?? null] as const);
});

const pair: ScenarioShape<Spelt> = {
  what: 'a place such as [12, 20] or [12, 20, 3.2]',
  schema: { type: 'array', items: length.schema, minItems: 2, maxItems: 3 },
  fits: (node) => isSeq(node) && !node.items.some((item) => isSeq(item) || isMap(item)),
  read: (node, r) => {
    if (!isSeq(node) || node.items.length < 2 || node.items.length > 3) return r.wrong(node, pair.what);
    const [x, y, z] = node.items.map((item) => length.read(r.child(item), r));
    if (x === undefined || y === undefined) return undefined;
    return node.items.length === 2 ? [x, y, null] : z === undefined ? undefined : [x, y, z];
  },
};

/** From the south-west corner, or from any two edges. */
export const place: ScenarioShape<Spelt> = either('a place such as [12, 20] or {x: 12, from north: 3}', pair, record3);

export const off = word('off the table', ['off']);

export const onTable = (at: Spelt, height: number): Place => [at[0], at[1], at[2] ?? height];
