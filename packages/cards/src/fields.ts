/** Reading a card file field by field. Each refusal names the file, the part of it and the field. */

import { type Fields, isFilled, isFlag, isRecord, strangersIn, wholeFrom } from '@faultline/shape/guards';

/** A card file that does not hold what a card must; the sentence names file and field. */
export class CardError extends Error {}

export type { Fields };

export function fail(at: string, field: string, expected: string): never {
  throw new CardError(`${at}: ${field} should be: ${expected}.`);
}

export function record(value: unknown, at: string, field = 'value'): Fields {
  return isRecord(value) ? value : fail(at, field, 'a record');
}

/** A slip in a field's name, or a field that has no place in the project, is not passed over. */
export function only(fields: Fields, known: readonly string[], at: string): void {
  const [strange] = strangersIn(fields, known);
  if (strange !== undefined) fail(at, strange, `left out; the fields are ${known.join(', ')}`);
}

export function list(fields: Fields, name: string, at: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : fail(at, name, 'a list');
}

export const records = (fields: Fields, name: string, at: string): Fields[] =>
  list(fields, name, at).map((value, i) => record(value, at, `${name}[${i}]`));

export function text(fields: Fields, name: string, at: string): string {
  const value = fields[name];
  return isFilled(value) ? value : fail(at, name, 'a text');
}

/** A list of texts; with `known`, of those words alone. */
export function texts(fields: Fields, name: string, at: string, known?: readonly string[]): readonly string[] {
  const values = list(fields, name, at);
  return values.map((value, i) => {
    if (!isFilled(value)) return fail(at, `${name}[${i}]`, 'a text');
    if (known && !known.includes(value)) return fail(at, `${name}[${i}]`, `one of ${known.join(', ')}; not "${value}"`);
    return value;
  });
}

/** The same with no word twice. */
export function set(fields: Fields, name: string, at: string, known?: readonly string[]): readonly string[] {
  const values = texts(fields, name, at, known);
  noTwins(values, at, name);
  return values;
}

export function number(fields: Fields, name: string, at: string, least = 0, most = 99): number {
  const value = fields[name];
  return wholeFrom(least, most)(value) ? value : fail(at, name, `a whole number from ${least} to ${most}`);
}

export function yesOrNo(fields: Fields, name: string, at: string): boolean {
  const value = fields[name];
  return isFlag(value) ? value : fail(at, name, 'true or false');
}

/** Lower case letters, digits and single dashes: safe in folders, links and files. */
export function id(fields: Fields, at: string): string {
  const value = text(fields, 'id', at);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) fail(at, 'id', `small letters, digits and dashes, not "${value}"`);
  return value;
}

export function noTwins(ids: readonly string[], at: string, field: string): void {
  const twin = ids.find((one, i) => ids.indexOf(one) !== i);
  if (twin !== undefined) fail(at, field, `a list without "${twin}" twice`);
}
