import { describe, expect, it } from 'vitest';
import { englishIn, parseGlossary, whyNotTold } from '../src/rules/glossary.ts';
import { parseLedger } from '../src/rules/ledger.ts';

const glossary = parseGlossary(
  '| English | Deutsch |\n| --- | --- |\n| Force | macht |\n| base | basis · basen |\n| squad | squad |',
);

const entry = (text: string) => parseLedger('docs/rules/de/core.md', `| CR-CAT-01 | ${text} |`)[0]!;
const lacks = (english: string, german: string) => whyNotTold(entry(english), entry(german), glossary);

describe('the glossary of the rules', () => {
  it('wants every word of the game told in German, in any of its forms', () => {
    expect(lacks('Spend 1 Force for two bases.', 'Gib 1 Macht für zwei Basen aus.')).toEqual([]);
    expect(lacks('Spend 1 Force.', 'Gib 1 Kraft aus.')).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 says "Force" in English, but none of macht.',
    ]);
  });

  it('takes a capital at its word', () => {
    expect(lacks('Nobody may force it.', 'Niemand darf es erzwingen.')).toEqual([]);
  });

  it('finds English words in German, but no word that is German too, no quotation and no code', () => {
    expect(englishIn(entry('Gib 1 Force aus.'), glossary)).toEqual([
      'docs/rules/de/core.md:1: CR-CAT-01 has the English word "Force"; docs/rules/de/glossary.md has the German one.',
    ]);
    expect(englishIn(entry('Ein Squad, „Force“ und `Force`.'), glossary)).toEqual([]);
  });
});
