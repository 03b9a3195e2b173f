// The words of the game in both languages: a rule says in German what it says in English, and the other way round.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, placeOf, wordsOf } from './ledger.ts';

export const GLOSSARY = 'docs/rules/de/glossary.md';

interface Term {
  readonly english: readonly string[];
  /** English words that the German one is content with, but that do not ask for it. */
  readonly also: readonly string[];
  /** Words or beginnings of words, one of which must be there. One with a capital asks for the English word in turn. */
  readonly german: readonly string[];
}

/** Which of its words a text has. The longer word goes first, and what it took is no other word. */
type Finder = (text: string) => readonly string[];

export interface Glossary {
  readonly terms: readonly Term[];
  /** What is called the same in both languages. */
  readonly names: RegExp;
  readonly english: Finder;
  readonly german: Finder;
  /** Words of one language alone, which the other must not have. */
  readonly onlyEnglish: Finder;
  readonly onlyGerman: Finder;
}

export function readGlossary(root: string): Glossary {
  const file = join(root, GLOSSARY);
  return parseGlossary(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

const ROW = /^\| ([A-Za-z' ·()-]+) \| (.+) \|$/;
const LOOSE = /^\((.+)\)$/;
const NAMES = /^[^|#].* · .*$/;

export function parseGlossary(text: string): Glossary {
  const lines = text.split(/\r?\n/);
  const terms = lines.flatMap((line) => {
    const [, english, german] = ROW.exec(line) ?? [];
    return english === undefined || german === undefined || english === 'English'
      ? []
      : [termOf(english.split(' · '), german.split(' · '))];
  });
  const nouns = (term: Term) => term.german.filter(hasCapital);
  return {
    terms,
    names: anyOf(lines.flatMap((line) => (NAMES.test(line) ? line.split(' · ') : []))),
    english: finder(
      terms.flatMap((term) => term.english),
      (any) => `\\b(?:${any})(?:s|es|d|ed|ing|['’]s?)?\\b`,
    ),
    german: finder(terms.flatMap(nouns), germanWord),
    onlyEnglish: finder(
      terms.flatMap(({ english, german }) => english.filter((word) => !german.some((form) => begins(word, form)))),
      (any) => `\\b(?:${any})s?\\b`,
    ),
    onlyGerman: finder(
      terms.flatMap((term) => nouns(term).filter((word) => !term.english.some((form) => begins(form, word)))),
      germanWord,
    ),
  };
}

const termOf = (english: readonly string[], german: readonly string[]): Term => ({
  english: english.filter((word) => !LOOSE.test(word)),
  also: english.flatMap((word) => LOOSE.exec(word)?.[1] ?? []),
  german,
});

const begins = (word: string, beginning: string): boolean => word.toLowerCase().startsWith(beginning.toLowerCase());

const hasCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

const germanWord = (any: string): string => `(?<![\\p{L}-])(?:${any})[\\p{L}-]*`;

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|');

const anyOf = (words: readonly string[]): RegExp => (words.length > 0 ? new RegExp(alternatives(words), 'g') : /(?!)/g);

/** A word that begins with a capital is meant only so: Force, but not to force. */
function finder(words: readonly string[], around: (any: string) => string): Finder {
  const passes = [words.filter(hasCapital), words.filter((word) => !hasCapital(word))].map((some, at) => ({
    pattern: some.length > 0 ? new RegExp(around(`(${alternatives(some)})`), at === 0 ? 'gu' : 'giu') : /(?!)()/g,
    of: new Map(some.map((word) => [word.toLowerCase(), word])),
  }));
  return (text) => {
    const has = new Set<string>();
    passes.reduce(
      (rest, { pattern, of }) =>
        rest.replace(pattern, (_all, word: string) => {
          has.add(of.get(word.toLowerCase()) ?? word);
          return ' ';
        }),
      text,
    );
    return [...has];
  };
}

/** Rule IDs and what stands in code marks are the same in every language, and so are names. */
const plain = (entry: Entry, { names }: Glossary): string =>
  wordsOf(entry)
    .replace(/`[^`]*`|\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g, ' ')
    .replace(names, ' ');

/** What a German entry lacks of the words of its English twin, and the other way round. */
export function whyNotTold(english: Entry, german: Entry, glossary: Glossary): string[] {
  const [said, meant] = [plain(german, glossary), plain(english, glossary)];
  const [saidSmall, meantSmall] = [said.toLowerCase(), meant.toLowerCase()];
  const { terms } = glossary;
  const missing = glossary.english(meant).flatMap((word) => {
    const forms = terms.filter((term) => term.english.includes(word)).flatMap((term) => term.german);
    return forms.some((form) => saidSmall.includes(form.toLowerCase()))
      ? []
      : [`${placeOf(german)}: ${german.id} says "${word}" in English, but none of ${forms.join(', ')}.`];
  });
  const unasked = glossary.german(said).flatMap((word) => {
    const forms = terms.filter((term) => term.german.includes(word)).flatMap((term) => [...term.english, ...term.also]);
    return forms.some((form) => new RegExp(`\\b${literal(form.toLowerCase())}`).test(meantSmall))
      ? []
      : [
          `${placeOf(german)}: ${german.id} says "${word}" in German, but the English rule has none of ${forms.join(', ')}.`,
        ];
  });
  return [...missing, ...unasked];
}

const QUOTED = /„[^“]*“|"[^"]*"/g;

/** English words of the game in a German entry; a word that is German as well is none. */
export const englishIn = (german: Entry, glossary: Glossary): string[] =>
  glossary
    .onlyEnglish(plain(german, glossary).replace(QUOTED, ' '))
    .map((word) => `${placeOf(german)}: ${german.id} has the English word "${word}"; ${GLOSSARY} has the German one.`);

/** German words of the game in an English entry; a word that is English as well is none. */
export const germanIn = (english: Entry, glossary: Glossary): string[] =>
  glossary
    .onlyGerman(plain(english, glossary).replace(QUOTED, ' '))
    .map(
      (word) => `${placeOf(english)}: ${english.id} has the German word "${word}"; ${GLOSSARY} has the English one.`,
    );
