// The words of the game in both languages: a rule says in German what it says in English.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, placeOf } from './ledger.ts';

export const GLOSSARY = 'docs/rules/de/glossary.md';

export interface Term {
  readonly english: string;
  /** Words or beginnings of words, one of which must be there. */
  readonly german: readonly string[];
}

export function readGlossary(root: string): readonly Term[] {
  const file = join(root, GLOSSARY);
  return existsSync(file) ? parseGlossary(readFileSync(file, 'utf8')) : [];
}

const ROW = /^\| ([A-Za-z ]+) \| (.+) \|$/;

export function parseGlossary(text: string): readonly Term[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, english, german] = ROW.exec(line) ?? [];
    return english === undefined || german === undefined || english === 'English'
      ? []
      : [{ english, german: german.split(' · ').map((word) => word.toLowerCase()) }];
  });
}

/** Rule IDs and what stands in code marks are the same in every language, quoted words are the document's. */
const plain = (text: string): string => text.replace(/`[^`]*`|\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g, ' ');

/** A term that begins with a capital is meant only so: Force, but not to force. */
function has(text: string, { english }: Term): boolean {
  const isName = english.charAt(0) !== english.charAt(0).toLowerCase();
  return new RegExp(`\\b${english}s?\\b`, isName ? '' : 'i').test(text);
}

/** What a German entry lacks of the words of its English twin. */
export function whyNotTold(english: Entry, german: Entry, glossary: readonly Term[]): string[] {
  const said = plain(german.text).toLowerCase();
  return glossary
    .filter((term) => has(plain(english.text), term) && !term.german.some((word) => said.includes(word)))
    .map(
      (term) =>
        `${placeOf(german)}: ${german.id} says "${term.english}" in English, but none of ${term.german.join(', ')}.`,
    );
}

/** English words of the game in a German entry; a word that is German as well is none. */
export function englishIn(german: Entry, glossary: readonly Term[]): string[] {
  const said = plain(german.text).replace(/„[^“]*“|"[^"]*"/g, ' ');
  return glossary
    .filter((term) => !term.german.some((word) => term.english.toLowerCase().startsWith(word)) && has(said, term))
    .map(
      (term) =>
        `${placeOf(german)}: ${german.id} has the English word "${term.english}"; ${GLOSSARY} has the German one.`,
    );
}
