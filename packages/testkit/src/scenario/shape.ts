import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isFilled, isFlag, isNumber, wholeFrom } from '@faultline/shape/guards';
import { hint, type Spot } from './problem.ts';
import { type Reader, sourceOf } from './reader.ts';

/**
 * The format is written once, as shapes: each reads a node of the file into a typed value, reports what is wrong
 * with its place, and knows its own JSON schema. Parser and published schema cannot drift apart.
 */
export type Schema = Readonly<Record<string, unknown>>;

export interface ScenarioShape<T> {
  /** What should stand here, for people. */
  readonly what: string;
  readonly schema: Schema;
  /** Whether the node is of this shape's kind; decides between alternatives. */
  readonly fits: (node: Node) => boolean;
  readonly read: (node: Node, r: Reader) => T | undefined;
}

export type ValueOf<S> = S extends ScenarioShape<infer T> ? T : never;

const scalarIn = (node: Node): unknown => (isScalar(node) ? node.value : undefined);

/** A scalar that passes a test. */
function scalar<T>(what: string, schema: Schema, is: (value: unknown) => value is T): ScenarioShape<T> {
  const fits = (node: Node): boolean => is(scalarIn(node));
  return { what, schema, fits, read: (node, r) => (fits(node) ? (scalarIn(node) as T) : r.wrong(node, what)) };
}

export const text = (what = 'a text', pattern?: string): ScenarioShape<string> => {
  const form = pattern === undefined ? null : new RegExp(pattern, 'u');
  const schema = { type: 'string', minLength: 1, ...(pattern === undefined ? {} : { pattern }) };
  return scalar(what, schema, (value): value is string => isFilled(value) && (form === null || form.test(value)));
};

export const number = (what: string, least?: number): ScenarioShape<number> =>
  scalar(what, { type: 'number', ...(least === undefined ? {} : { minimum: least }) }, (value): value is number => {
    return isNumber(value) && (least === undefined || value >= least);
  });

export const count = (what = 'a whole number', least = 0, most = 99): ScenarioShape<number> =>
  scalar(
    `${what} from ${least} to ${most}`,
    { type: 'integer', minimum: least, maximum: most },
    wholeFrom(least, most),
  );

export const flag: ScenarioShape<boolean> = scalar('true or false', { type: 'boolean' }, isFlag);

/** One of a few fixed words. */
export function word<const W extends string>(what: string, words: readonly W[]): ScenarioShape<W> {
  const isWord = (value: unknown): value is W => words.some((known) => known === value);
  return {
    what: `${what} (${words.join(', ')})`,
    schema: { enum: [...words] },
    fits: (node) => isWord(scalarIn(node)),
    read: (node, r) => {
      const value = scalarIn(node);
      if (isWord(value)) return value;
      if (!isFilled(value)) return r.wrong(node, `${what} (${words.join(', ')})`);
      return r.problem(node, `"${value}" is not ${what}${hint(value, words)}`);
    },
  };
}

/** The same nodes, read on into something else; null from `to` after it has reported why. */
export function mapped<A, B>(
  shape: ScenarioShape<A>,
  to: (value: A, node: Node, r: Reader) => B | undefined,
): ScenarioShape<B> {
  return {
    ...shape,
    read: (node, r) => {
      const value = shape.read(node, r);
      return value === undefined ? undefined : to(value, node, r);
    },
  };
}

/** The same with its place, for what can be judged only when the whole file is read. */
export interface Placed<T> {
  readonly value: T;
  readonly spot: Spot;
}
export const placed = <T>(shape: ScenarioShape<T>): ScenarioShape<Placed<T>> =>
  mapped(shape, (value, node, r) => ({ value, spot: r.spot(node) }));

/** The alternative that answers for every text: a misspelt word is told the right one. */
export const forAnyText = <T>(shape: ScenarioShape<T>): ScenarioShape<T> => ({
  ...shape,
  fits: (node) => isFilled(scalarIn(node)),
});

export function list<T>(
  item: ScenarioShape<T>,
  what = `a list of ${item.what}`,
  least = 0,
  most?: number,
): ScenarioShape<T[]> {
  const size = { ...(least > 0 ? { minItems: least } : {}), ...(most === undefined ? {} : { maxItems: most }) };
  return {
    what,
    schema: { type: 'array', items: item.schema, ...size },
    fits: (node) => isSeq(node),
    read: (node, r) => {
      if (!isSeq(node) || node.items.length < least || node.items.length > (most ?? node.items.length))
        return r.wrong(node, what);
      const read = node.items.map((child) => item.read(r.child(child), r));
      return read.every((value) => value !== undefined) ? (read as T[]) : undefined;
    },
  };
}

interface Needed<T> {
  readonly needed: ScenarioShape<T>;
}
export const needs = <T>(shape: ScenarioShape<T>): Needed<T> => ({ needed: shape });

type ShapedFields = Readonly<Record<string, ScenarioShape<unknown> | Needed<unknown>>>;
type Read<F> = { readonly spot: Spot } & {
  readonly [K in keyof F]: F[K] extends Needed<infer T>
    ? T
    : F[K] extends ScenarioShape<infer T>
      ? T | undefined
      : never;
};

const shapeOf = (field: ScenarioShape<unknown> | Needed<unknown>): ScenarioShape<unknown> =>
  'needed' in field ? field.needed : field;

/** A record with fixed keys; an unknown key is reported with the nearest right one. */
export function record<const F extends ShapedFields>(what: string, fields: F): ScenarioShape<Read<F>> {
  const keys = Object.keys(fields);
  const required = keys.filter((key) => 'needed' in (fields[key] as object));
  return {
    what,
    schema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, shapeOf(fields[key] as ScenarioShape<unknown>).schema])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    },
    fits: (node) => isMap(node),
    read: (node, r) => {
      if (!isMap(node)) return r.wrong(node, what);
      const before = r.problems.length;
      const values: Record<string, unknown> = { spot: r.spot(node) };
      for (const { key, at, value } of r.entries(node)) {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (field) values[key] = shapeOf(field).read(value, r);
        else r.problem(at, `Unknown "${key}" in ${what}${hint(key, keys)}`);
      }
      for (const key of required)
        if (!r.entries(node).some((entry) => entry.key === key)) r.problem(node, `${capital(what)} needs "${key}".`);
      return r.problems.length === before ? (values as unknown as Read<F>) : undefined;
    },
  };
}

const capital = (what: string): string => what.slice(0, 1).toUpperCase() + what.slice(1);

export interface Keyed<T> {
  readonly key: string;
  readonly spot: Spot;
  readonly value: T;
}

/** A record whose keys are names given by its author. */
export function mapOf<T>(what: string, keyPattern: string, value: ScenarioShape<T>): ScenarioShape<Keyed<T>[]> {
  const form = new RegExp(keyPattern, 'u');
  return {
    what,
    schema: { type: 'object', patternProperties: { [keyPattern]: value.schema }, additionalProperties: false },
    fits: (node) => isMap(node),
    read: (node, r) => {
      if (!isMap(node)) return r.wrong(node, what);
      const read = r.entries(node).map((entry): Keyed<T> | undefined => {
        if (!form.test(entry.key)) return r.problem(entry.at, `"${entry.key}" is not a valid name in ${what}.`);
        const inner = value.read(entry.value, r);
        return inner === undefined ? undefined : { key: entry.key, spot: r.spot(entry.at), value: inner };
      });
      return read.every((one) => one !== undefined) ? (read as Keyed<T>[]) : undefined;
    },
  };
}

/** The first alternative whose kind fits. */
export function either<S extends readonly ScenarioShape<unknown>[]>(
  what: string,
  ...shapes: S
): ScenarioShape<ValueOf<S[number]>> {
  return {
    what,
    schema: { anyOf: shapes.map((shape) => shape.schema) },
    fits: (node) => shapes.some((shape) => shape.fits(node)),
    read: (node, r) => {
      const shape = shapes.find((one) => one.fits(node));
      return (shape ? shape.read(node, r) : r.wrong(node, what)) as ValueOf<S[number]> | undefined;
    },
  };
}

/** What was read, with the kind that was written and the words beside it. */
export type Tagged<K extends Record<string, ScenarioShape<unknown>>, B> = {
  readonly [T in keyof K]: { readonly kind: T; readonly value: ValueOf<K[T]> } & B;
}[keyof K];

/** A record with exactly one of several keys, which says what it is; other keys may stand beside it. */
export function tagged<const K extends Record<string, ScenarioShape<unknown>>, const F extends ShapedFields>(
  what: string,
  kinds: K,
  beside: F,
): ScenarioShape<Tagged<K, Read<F>>> {
  const tags = Object.keys(kinds);
  const all = record(what, { ...kinds, ...beside });
  return {
    what,
    schema: { ...all.schema, oneOf: tags.map((tag) => ({ required: [tag] })) },
    fits: (node) => isMap(node),
    read: (node, r) => {
      const values = all.read(node, r) as Record<string, unknown> | undefined;
      if (!values) return undefined;
      const [kind, second] = tags.filter((tag) => values[tag] !== undefined);
      if (kind === undefined) return r.problem(node, `${capital(what)} needs one of ${tags.join(', ')}.`);
      if (second !== undefined) return r.problem(node, `"${kind}" and "${second}" cannot be used together in ${what}.`);
      const besides = Object.fromEntries(Object.keys(beside).map((key) => [key, values[key]]));
      return { kind, value: values[kind], spot: values.spot, ...besides } as unknown as Tagged<K, Read<F>>;
    },
  };
}

/** A text that must be in a list only known when the file is read. */
export const knownText = (what: string, list: (r: Reader) => readonly string[]): ScenarioShape<string> =>
  mapped(text(what), (value, node, r) => {
    const known = list(r);
    return known.includes(value) ? value : r.problem(node, `"${sourceOf(node)}" is not ${what}${hint(value, known)}`);
  });
