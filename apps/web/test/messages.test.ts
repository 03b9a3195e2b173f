import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import de from '../src/i18n/de/index.ts';
import en from '../src/i18n/en/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The steps of the rules that ask somebody, read from their source. */
const asking = globSync('packages/rules/src/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^choice\('([^']+)'/gm)].map(([, step]) => step ?? ''),
);

describe('words', () => {
  it('are there for every step that asks', () => {
    expect(asking.length).toBeGreaterThan(30);
    expect(asking.filter((step) => !en.words.questions.asks[step] || !de.words.questions.asks[step])).toEqual([]);
  });
});
