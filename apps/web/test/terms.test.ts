import { readFileSync } from 'node:fs';
import { library } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { meaningsOf } from '../src/cards/StruggleCard.tsx';
import { explainedIn, piecesOf, termName } from '../src/terms/terms.ts';
import { gameWords as germanWords } from '../src/i18n/de/gameWords.ts';
import { glossary as german } from '../src/i18n/de/glossary.ts';
import de from '../src/i18n/de/index.ts';
import { gameWords as englishWords } from '../src/i18n/en/gameWords.ts';
import { glossary as english } from '../src/i18n/en/glossary.ts';
import en from '../src/i18n/en/index.ts';
import type { GameWords } from '../src/i18n/gameWords.ts';
import type { Glossary, Term } from '../src/i18n/glossary.ts';
import type { Messages } from '../src/i18n/messages.ts';

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

const termsIn = (text: string, t: Messages) => explainedIn(piecesOf(text, t)).map(({ term }) => term);

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

describe('words of the game', () => {
  const explained = (text: string, t: Messages, { cut }: GameWords) =>
    explainedIn(cut(piecesOf(text, t))).map(({ text: word, term, rule }) => [word, term ?? rule]);

  it('explain themselves in the texts of cards, each where it first comes', () => {
    const text = 'Wähle einen Charakter in Reichweite 3. Schiebe ihn um Reichweite 3 weg; nimmt er Schaden, springe.';
    expect(explained(text, de, germanWords)).toEqual([
      ['Reichweite', 'CR-MEAS-03'],
      ['Schiebe', 'CR-PUSH-02'],
      ['Schaden', 'CR-DMG-05'],
    ]);
    expect(explained('Each character may jump, then heal 1 damage.', en, englishWords)).toEqual([
      ['jump', 'jump'],
      ['heal', 'heal'],
      ['damage', 'CR-DMG-05'],
    ]);
  });

  it('are found in the figures of a card and in the forms a sentence has', () => {
    expect(explained('Robustheit 9 · Lebenskraft 3 · Macht 3', de, germanWords).map(([word]) => word)).toEqual([
      'Robustheit',
      'Lebenskraft',
      'Macht',
    ]);
    expect(explained('eine angeschlagene Einheit gerät ins Handgemenge', de, germanWords)).toEqual([
      ['angeschlagene', 'wounded'],
      ['Handgemenge', 'engaged'],
    ]);
  });

  it('are no parts of names', () => {
    expect(explained('Force Push · Strike Team', en, englishWords)).toEqual([]);
  });

  it.each([
    ['en', englishWords],
    ['de', germanWords],
  ] as const)('lead to rules of the ledger (%s)', (language, words) => {
    const source = readFileSync(new URL(`../src/i18n/${language}/gameWords.ts`, import.meta.url), 'utf8');
    const rules = source.match(/\bCR-[A-Z]+-\d+/g) ?? [];
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.filter((rule) => !LEDGER.includes(`| ${rule} |`))).toEqual([]);
    expect(Object.keys(words.kinds)).toHaveLength(5);
  });
});

describe('a Struggle card', () => {
  it('says what is special about it, every one of them', () => {
    expect(struggles.filter(({ mission, card }) => meaningsOf(mission, card, english).length === 0)).toEqual([]);
  });
});
