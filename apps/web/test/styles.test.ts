import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = 'apps/web/src/';
const COMMENTS = /\/\*.*?\*\//gs;
/** A page is printed by itself. */
const ON_PAPER = /^@media print \{.*?^\}/gms;
const INSIDE = /\([^()]*\)/g;

/** The classes that a file styles wherever they stand. */
function classesOf(file: string): readonly string[] {
  const css = readFileSync(file, 'utf8').replace(COMMENTS, '').replace(ON_PAPER, '').replace(INSIDE, '');
  const selectors = [...css.matchAll(/([^{};@]+)\{/g)].flatMap(([, all = '']) => all.split(','));
  return selectors.flatMap((selector) => /^\.([a-z][\w-]*)$/.exec(selector.trim())?.[1] ?? []);
}

describe('the styles of the page', () => {
  it('style a class in one chapter alone: what was loaded for a page stays when another is opened', () => {
    const chapters = new Map<string, Set<string>>();
    for (const file of globSync(`${SRC}**/*.css`)) {
      const chapter = file.slice(SRC.length).split('/')[0] ?? '';
      for (const name of classesOf(file)) chapters.set(name, (chapters.get(name) ?? new Set()).add(chapter));
    }
    expect(chapters.size).toBeGreaterThan(500);
    expect([...chapters].filter(([, among]) => among.size > 1)).toEqual([]);
  });
});
