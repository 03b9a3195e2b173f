import { byText } from './lists.ts';
import { sha256 } from '@faultline/chance';

/** JSON with the keys of every record in code-unit order and no white space: one text for one value. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const record = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(record).sort(byText);
    const fields = keys.filter((key) => record[key] !== undefined);
    return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The stable hash of any plain value: of a state, a view, a card library. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
