import { readFileSync } from 'node:fs';
import { library } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { meaningsOf } from '../src/cards/StruggleCard.tsx';
import { piecesOf, termName, termsIn } from '../src/terms/terms.ts';
import { glossary as german } from '../src/i18n/de/glossary.ts';
import de from '../src/i18n/de/index.ts';
import { glossary as english } from '../src/i18n/en/glossary.ts';
import en from '../src/i18n/en/index.ts';
import type { Glossary, Term } from '../src/i18n/glossary.ts';

const LEDGER = ['core', 'missions']
  .map((name) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

const struggles = Object.values(library.missions).flatMap((mission) =>
  mission.struggles.map((card) => ({ mission, card })),
);

const meanings = (glossary: Glossary) => [
  ...Object.values(glossary.terms),
  ...struggles.flatMap(({ mission, card }) => meaningsOf(mission, card, glossary)),
];

describe('terms', () => {
  it('are found in the texts of cards, as the sentence has them', () => {
    expect(piecesOf('It gains Strained and has Impact [1].', en)).toEqual([
      { text: 'It gains ', term: null },
      { text: 'Strained', term: 'strained' },
      { text: ' and has ', term: null },
      { text: 'Impact', term: 'impact' },
      { text: ' [1].', term: null },
    ]);
    expect(termsIn('Falls diese Einheit angeschlagen ist, erhält sie Wucht [2].', de)).toEqual(['wounded', 'impact']);
  });

  it('are whole words only', () => {
    expect(termsIn('They recover and discovered a wasteland.', en)).toEqual([]);
  });

  it('have a name in German', () => {
    const nameless = (Object.keys(german.terms) as Term[]).filter((term) => termName(term, de) === term);
    expect(nameless).toEqual([]);
  });

  it.each([english, german])('and the rules of Struggle cards name a rule of the ledger', (glossary) => {
    const unknown = meanings(glossary).filter(({ rule }) => !LEDGER.includes(`| ${rule} |`));
    expect(unknown).toEqual([]);
  });

  it('are the same rules in both languages', () => {
    const rules = (glossary: Glossary) => meanings(glossary).map(({ rule }) => rule);
    expect(rules(german)).toEqual(rules(english));
  });
});

describe('a Struggle card', () => {
  it('says what is special about it, every one of them', () => {
    expect(struggles.filter(({ mission, card }) => meaningsOf(mission, card, english).length === 0)).toEqual([]);
  });
});
