// Every function and step of the sources gets a number and, while tests run, leaves a mark when it is entered.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../apps/cli/src/files.ts';
import { type Place, placesIn } from '../../apps/cli/src/rules/places.ts';

/** The test kit is no code of the rules: whatever is proved runs it. */
const SOURCES = ['packages/!(testkit)/{src,units}/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'];

export interface Marked extends Place {
  readonly number: number;
  readonly file: string;
}

export function placesOf(root: string): Marked[] {
  const files = filesIn(root, SOURCES).filter((file) => !file.endsWith('.test.ts'));
  return files
    .flatMap((file) => placesIn(file, readFileSync(join(root, file), 'utf8')).map((place) => ({ ...place, file })))
    .map((place, number) => ({ ...place, number }));
}

/** A text with a mark in each of its places: `globalThis.__ran[number]` is 1 after it was entered. */
export function marked(text: string, places: readonly Pick<Marked, 'number' | 'body'>[]): string {
  const pieces = places
    .flatMap(({ number, body: { start, end, isBlock } }) => {
      const mark = `globalThis.__ran[${number}]=1`;
      if (isBlock) return [{ at: start + 1, text: `${mark};` }];
      return [
        { at: start, text: `(${mark},(` },
        { at: end, text: '))' },
      ];
    })
    .sort((a, b) => a.at - b.at);
  const parts = pieces.map((piece, i) => `${text.slice(pieces[i - 1]?.at ?? 0, piece.at)}${piece.text}`);
  return `${parts.join('')}${text.slice(pieces.at(-1)?.at ?? 0)}`;
}
