// Rules that only people can keep: no test could prove them, so the list gives the reason instead.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from './ledger.ts';

export const NOT_SOFTWARE = 'docs/rules/not-software.md';

const TOLD: Readonly<Record<Language, string>> = { en: NOT_SOFTWARE, de: 'docs/rules/de/not-software.md' };

/** Each ID with its reason. */
export type NotSoftware = ReadonlyMap<string, string>;

export function readNotSoftware(root: string, language: Language = 'en'): NotSoftware {
  const file = join(root, TOLD[language]);
  return existsSync(file) ? parseNotSoftware(readFileSync(file, 'utf8')) : new Map();
}

/** A point of the list opens with the ID; the reason goes on to the next point or an empty line. */
export function parseNotSoftware(text: string): NotSoftware {
  const points = text
    .split(/\r?\n(?=- |\s*\r?\n)/)
    .map((point) => /^\s*- ([A-Z][A-Z0-9-]*-\d+)\s+([\s\S]+)$/.exec(point));
  return new Map(
    points.flatMap((found) => (found ? [[found[1] ?? '', (found[2] ?? '').replace(/\s+/g, ' ').trim()]] : [])),
  );
}
