import { byText } from './lists.ts';
import { sha256 } from '@faultline/chance';

/** JSON with the keys of every record in code-unit order and no white space: one text for one value. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (value instanceof Written) return value.text;
  return Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
}

function listText(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${canonical(item ?? null)}`;
  return `[${text}]`;
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(record).sort(byText)) {
    const field = record[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

/** What stands for a value whose text is known. */
class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const texts = new WeakMap<object, string>();

function textOnce(record: object): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = canonical(record);
  texts.set(record, text);
  return text;
}

/** A list for a canonical text whose records are written once and for all: only for records that never change again. */
export const writtenOnce = (records: readonly object[]): Written => new Written(`[${records.map(textOnce).join()}]`);

/** The stable hash of any plain value: of a state, a view, a card library. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
