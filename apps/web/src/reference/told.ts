import type { Told } from '../ledger/rulebook.ts';
import { wordsOf } from '../ledger/statements.ts';
import type { CardLine } from './lines.ts';

/** A statement under a label: what it is called by in front of its words is left out. */
export const underLabel = (says: string): string => {
  const rest = says.replace(/^[^.:()]{1,34}: /, '');
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
};

export interface Said {
  readonly id: string;
  readonly says: string;
  readonly lang: 'en' | 'de';
}

/** What a line says: its statements as the ledger has them. */
export function saidBy(line: CardLine, entries: ReadonlyMap<string, Told>, language: string): readonly Said[] {
  return line.rules.flatMap((id) => {
    const entry = entries.get(id);
    if (!entry) return [];
    const [{ says, lang }] = wordsOf(entry, language);
    return [{ id, says: underLabel(says.split('\n')[0] ?? ''), lang }];
  });
}

/** Whether a line has all of these words, in its label, its statements or their numbers. */
export const hasWords = (label: string, said: readonly Said[], wanted: string): boolean => {
  const text = `${label} ${said.map(({ id, says }) => `${id} ${says}`).join(' ')}`
    .replaceAll('\u00ad', '')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
