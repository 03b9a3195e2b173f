import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faultsOf } from '../../../packages/text/test/english.ts';

const WORDS = fileURLToPath(new URL('../src/i18n/en', import.meta.url));

/** The words of the desk are its own chapter. */
const files = globSync('*.ts', { cwd: WORDS }).filter((file) => !/^(?:index|desk\w*)[.]ts$/.test(file));

/** What a word of the page says: itself, and what it makes of small and large numbers and of a name. */
function textsIn(word: unknown): string[] {
  if (typeof word === 'string') return [word];
  if (typeof word === 'function')
    return [1, 2, 'Rex', 'primary'].flatMap((filling) => filledWith(word as Word, filling));
  if (typeof word === 'object' && word !== null) return Object.values(word).flatMap(textsIn);
  return [];
}

type Word = (...fillings: readonly unknown[]) => unknown;

function filledWith(word: Word, filling: number | string): string[] {
  try {
    return textsIn(word(filling, filling, filling, filling)).filter((text) => !/undefined|NaN/.test(text));
  } catch {
    // A word that needs other fillings than these is read on its page.
    return [];
  }
}

it.each(files)('the words of %s are good English', async (file) => {
  const words: Readonly<Record<string, unknown>> = await import(`${WORDS}/${file}`);
  const texts = Object.values(words).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});
