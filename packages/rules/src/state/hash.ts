import { byText } from './lists.ts';
import { sha256 } from '@faultline/chance';

/** JSON with the keys of every record in code-unit order and no white space: one text for one value. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
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

/** The stable hash of any plain value: of a state, a view, a card library. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
