import { byText } from './lists.ts';
import { sha256, sha256Start } from '@faultline/chance';

/** JSON with the keys of every record in code-unit order and no white space: one text for one value. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

function listText(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  if (!items.some(isNested)) return JSON.stringify(items);
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${canonical(item ?? null)}`;
  return `[${text}]`;
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  // order: inOrder sorts them
  for (const { key, written } of inOrder(Object.keys(record))) {
    const field = record[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${written}${canonical(field)}`;
  }
  return `{${text}}`;
}

interface Field {
  readonly key: string;
  /** The key as JSON, with its colon. */
  readonly written: string;
}

interface KeyOrder {
  readonly keys: readonly string[];
  readonly sorted: readonly Field[];
}

/** The shapes of records met so far, by their first key: there are few, and sorting the keys of each record is dear. */
const shapes = new Map<string, KeyOrder[]>();
const MOST_SHAPES = 50;

function inOrder(keys: readonly string[]): readonly Field[] {
  const first = keys[0] ?? '';
  const alike = shapes.get(first) ?? [];
  const known = alike.find((shape) => shape.keys.length === keys.length && shape.keys.every((k, i) => k === keys[i]));
  if (known) return known.sorted;
  const sorted = keys.toSorted(byText).map((key) => ({ key, written: `${JSON.stringify(key)}:` }));
  if (alike.length < MOST_SHAPES) shapes.set(first, [...alike, { keys, sorted }]);
  return sorted;
}

const digests = new WeakMap<object, string>();

/** It only tells a record from the one that should stand there: 64 bits are plenty. */
const WORDS = 2;

function digestOf(record: object): string {
  const known = digests.get(record);
  if (known !== undefined) return known;
  const digest = sha256Start(canonical(record), WORDS);
  digests.set(record, digest);
  return digest;
}

/** What stands for a list in a hash, worked out once for each record: only for records that never change again. */
export const digested = (records: readonly object[]): readonly string[] => records.map(digestOf);

/** The stable hash of any plain value: of a state, a view, a card library. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
