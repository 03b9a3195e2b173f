// Shapes of values that come from outside. A shape reads an unknown value into a typed one or throws a Misfit that
// says where the value stood and what was expected. Types are taken from the shapes, so both can never differ.

import {
  type Guard,
  isFilled,
  isFlag,
  isRecord,
  oneOf as isOneOf,
  strangersIn,
  textUpTo,
  wholeFrom,
} from './guards.ts';

/** A field that nobody knows, in the record at a path, and the fields it has. */
interface Stranger {
  readonly name: string;
  readonly within: string;
  readonly known: readonly string[];
}

/** What did not fit, and where. The message is a plain sentence; whoever has one of their own takes the parts. */
export class Misfit extends Error {
  readonly path: string;
  readonly expected: string;
  readonly value: unknown;
  /** Null where the value itself is at fault. */
  readonly stranger: Stranger | null;

  constructor(path: string, expected: string, value: unknown, stranger: Stranger | null = null) {
    super(`${path === '' ? 'The value' : path} should be ${expected}.`);
    this.path = path;
    this.expected = expected;
    this.value = value;
    this.stranger = stranger;
  }
}

export interface Shape<T> {
  readonly read: (value: unknown, path: string) => T;
}

export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

export type Of<S> = S extends Shape<infer T> ? T : never;
type ShapedFields = Readonly<Record<string, Shape<unknown>>>;
type Present<F extends ShapedFields> = {
  readonly [K in keyof F as F[K] extends OptionalShape<unknown> ? never : K]: Of<F[K]>;
};
type Absent<F extends ShapedFields> = {
  readonly [K in keyof F as F[K] extends OptionalShape<unknown> ? K : never]?: Of<F[K]>;
};
export type RecordOf<F extends ShapedFields> = {
  readonly [K in keyof (Present<F> & Absent<F>)]: (Present<F> & Absent<F>)[K];
};

export function shape<T>(expected: string, fits: Guard<T>): Shape<T> {
  return {
    read: (value, path) => {
      if (fits(value)) return value;
      throw new Misfit(path, expected, value);
    },
  };
}

const LONGEST_TEXT = 20_000;

export function textOf(most: number): Shape<string> {
  return shape(`a text of at most ${most} characters`, textUpTo(most));
}

export const text = textOf(LONGEST_TEXT);

export const filled = shape('a text that is not empty', (value): value is string => {
  return isFilled(value) && value.length <= LONGEST_TEXT;
});

export const yesOrNo = shape('true or false', isFlag);

/** Calendars end here, in either direction. */
const LAST_MOMENT = 8_640_000_000_000_000;
const YEAR_10000 = 253_402_300_800_000;

export const moment = shape('a time in milliseconds that a calendar knows', (value): value is number => {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
});

export const momentNow = shape('a time in whole milliseconds from 1970 to 9999', (value): value is number => {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < YEAR_10000;
});

export const digest = shape('a digest of 64 hexadecimal digits', (value): value is string => {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
});

export const date = shape('a date such as 2026-05-31', (value): value is string => {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
});

export function whole(least: number, most: number): Shape<number> {
  return shape(`a whole number from ${least} to ${most}`, wholeFrom(least, most));
}

export function oneOf<const T extends readonly (string | number)[]>(choices: T): Shape<T[number]> {
  return shape(`one of ${choices.join(', ')}`, isOneOf(...choices));
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return { read: (value, path) => (value === null ? null : inner.read(value, path)) };
}

export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    read: (value, path) => {
      try {
        return first.read(value, path);
      } catch {
        return second.read(value, path);
      }
    },
  };
}

export function list<T>(
  inner: Shape<T>,
  most = 100_000,
  expected = `a list of at most ${most} items`,
): Shape<readonly T[]> {
  return {
    read: (value, path) => {
      if (!Array.isArray(value) || value.length > most) throw new Misfit(path, expected, value);
      return value.map((item, index) => inner.read(item, `${path}[${index}]`));
    },
  };
}

export function pair<T>(inner: Shape<T>): Shape<readonly [T, T]> {
  return {
    read: (value, path) => {
      if (!Array.isArray(value) || value.length !== 2) throw new Misfit(path, 'a list of exactly two items', value);
      return [inner.read(value[0], `${path}[0]`), inner.read(value[1], `${path}[1]`)];
    },
  };
}

export function optional<T>(inner: Shape<T>): OptionalShape<T> {
  return { ...inner, optional: true };
}

/** Fields nobody expects are refused: what is read can be written again without loss. */
export function record<F extends ShapedFields>(fields: F, expected = 'a record with named fields'): Shape<RecordOf<F>> {
  // order: that of the shape in its source, none of whose names is a number
  const known = Object.keys(fields);
  return {
    read: (value, path) => {
      if (!isRecord(value)) throw new Misfit(path, expected, value);
      const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
      const [name] = strangersIn(value, known);
      if (name !== undefined)
        throw new Misfit(at(name), 'left out, no such field is known', value[name], { name, within: path, known });
      // order: that of the shape in its source, none of whose names is a number
      const entries = Object.entries(fields).flatMap(([name, field]) => {
        if ('optional' in field && value[name] === undefined) return [];
        return [[name, field.read(value[name], at(name))]];
      });
      return Object.fromEntries(entries) as RecordOf<F>;
    },
  };
}

export function partial<F extends ShapedFields>(fields: F): Shape<Partial<RecordOf<F>>> {
  // order: that of the shape in its source
  const loose = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]));
  return record(loose) as unknown as Shape<Partial<RecordOf<F>>>;
}
