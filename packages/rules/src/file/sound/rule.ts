import { isFlag, isRecord, textUpTo, wholeFrom } from '@faultline/shape/guards';

/**
 * Values of a file held against what they may be: a sentence for the first that is something else, null when all is
 * well. Fields that nobody asks about are let be: an older program may have written them.
 */
export type Rule = (value: unknown, at: string) => string | null;

/** A value in a sentence, whatever it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return typeof value === 'object' && value !== null ? 'a record' : String(value);
}

/** Everything that is not so is told by what it should be. */
export const isA =
  (what: string, fits: (value: unknown) => boolean): Rule =>
  (value, at) =>
    fits(value) ? null : `${at} is ${shown(value)}, not ${what}`;

export const whole = (least: number, most: number): Rule =>
  isA(`a whole number from ${least} to ${most}`, wholeFrom(least, most));

export const flag: Rule = isA('true or false', isFlag);
export const name: Rule = isA('a name', textUpTo(200));

export const word = (...words: readonly unknown[]): Rule =>
  isA(`one of ${words.join(', ')}`, (value) => words.includes(value));

/** One of the names that are known, told by what they are the names of. */
export const known = (what: string, isKnown: (name: string) => boolean): Rule =>
  isA(`${what} that there is`, (value) => typeof value === 'string' && isKnown(value));

export const seat: Rule = word(0, 1);

export const orNull =
  (rule: Rule): Rule =>
  (value, at) =>
    value === null ? null : rule(value, at);

export const maybe =
  (rule: Rule): Rule =>
  (value, at) =>
    value === undefined ? null : rule(value, at);

/** Every one must fit. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value, at) => {
    for (const rule of rules) {
      const why = rule(value, at);
      if (why !== null) return why;
    }
    return null;
  };

/** The first that fits will do; the last one says what is wrong. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (value, at) => {
    let why: string | null = null;
    for (const rule of rules) {
      why = rule(value, at);
      if (why === null) return null;
    }
    return why;
  };

export const list =
  (rule: Rule, most: number, least = 0): Rule =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most || value.length < least)
      return `${at} is ${shown(value)}, not a list of ${least === most ? most : `${least} to ${most}`}`;
    for (const [i, item] of value.entries()) {
      const why = rule(item, `${at}[${i}]`);
      if (why !== null) return why;
    }
    return null;
  };

export const pair = (rule: Rule): Rule => list(rule, 2, 2);

export const record =
  (fields: Readonly<Record<string, Rule>>): Rule =>
  (value, at) => {
    if (!isRecord(value)) return `${at} is ${shown(value)}, not a record`;
    // order: the fields are written down in the order they are looked at
    for (const [field, rule] of Object.entries(fields)) {
      const why = rule(value[field], `${at}.${field}`);
      if (why !== null) return why;
    }
    return null;
  };

/** What each field of a record of a type may hold: none can be forgotten. */
export type RecordShape<T> = { readonly [Field in keyof T]-?: Rule };

export const shape = <T>(fields: RecordShape<T>): Rule => record(fields);

/** A record of things of one kind by any names. */
export const recordOf =
  (rule: Rule): Rule =>
  (value, at) => {
    if (!isRecord(value)) return `${at} is ${shown(value)}, not a record`;
    // order: the first that is wrong is told
    for (const [field, inside] of Object.entries(value)) {
      const why = name(field, `a name in ${at}`) ?? rule(inside, `${at}.${shown(field)}`);
      if (why !== null) return why;
    }
    return null;
  };
