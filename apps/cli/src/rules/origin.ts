// Where a statement comes from, in both languages: the ledger names document and heading in one column (docs/rules/*.md),
// and docs/rules/de/sources.md says all of it in German.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entry, Language, Ledger } from './ledger.ts';
import { placeOf } from './ledger.ts';

export const SOURCES = 'docs/rules/de/sources.md';

/** A rule document by the number the ledger calls it, or a set or a page by its letters. */
interface Origin {
  readonly number: string;
  readonly en: string;
  readonly de: string;
}

export interface Origins {
  readonly documents: readonly Origin[];
  /** What the letters of a ledger stand for, as `missions SP`. */
  readonly letters: readonly Origin[];
  /** Headings and remarks, English and German. */
  readonly phrases: ReadonlyMap<string, string>;
}

export const readOrigins = (root: string): Origins => parseOrigins(readFileSync(join(root, SOURCES), 'utf8'));

export function parseOrigins(text: string): Origins {
  const rows = text.split(/\r?\n/).flatMap((line) => {
    const cells = /^\| (.+) \|$/.exec(line)?.[1]?.split(' | ') ?? [];
    return cells[0] === undefined || /^-+$|^kurz$|^English$/.test(cells[0]) ? [] : [cells];
  });
  const short = rows.flatMap(([number = '', en = '', de]) => (de === undefined ? [] : [{ number, en, de }]));
  return {
    documents: short.filter(({ number }) => /^\d+$/.test(number)),
    letters: short.filter(({ number }) => !/^\d+$/.test(number)),
    phrases: new Map(rows.flatMap(([en = '', de = '', more]) => (more === undefined ? [[en, de] as const] : []))),
  };
}

/** Document and heading of a statement; nothing for what is ours alone. */
export function originOf(entry: Entry, origins: Origins, language: Language): string {
  const said = language === 'en' ? whereOf(entry) : inGerman(whereOf(entry), origins.phrases);
  const spelled = withLetters(entry, said, origins, language);
  return origins.documents.reduce((text, each) => text.replace(word(each.number), each[language]), spelled);
}

/** The German entries, each with its source as the English one names it. */
export function withOrigins(german: Ledger, english: Ledger, origins: Origins): Ledger {
  return new Map(
    [...german].map(([id, entry]) => {
      const twin = english.get(id);
      const origin = twin ? originOf(twin, origins, 'de') : '';
      const notes = entry.notes.filter(([heading]) => !COLUMNS.includes(heading.toLowerCase()));
      return [id, origin === '' ? entry : { ...entry, notes: [...notes, ['Quelle', origin] as const] }];
    }),
  );
}

/** Statements whose source has words that are not told in German. */
export function whyUntold(ledger: Ledger, origins: Origins): string[] {
  return [...ledger.values()].flatMap((entry) => {
    const rest = untold(entry, origins);
    return rest === undefined
      ? []
      : [`${placeOf(entry)}: the source of ${entry.id} has "${rest}", which ${SOURCES} does not have in German.`];
  });
}

const COLUMNS = ['where', 'source', 'set'];

const whereOf = ({ kind, notes }: Entry): string =>
  (kind === 'statement' && notes.find(([heading]) => COLUMNS.includes(heading.toLowerCase()))?.[1]) || '';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Not inside another word. */
const word = (text: string): RegExp => new RegExp(`(?<![A-Za-z0-9])${escaped(text)}(?![A-Za-z0-9])`, 'g');

function withLetters({ file }: Entry, where: string, { letters }: Pick<Origins, 'letters'>, form: keyof Origin) {
  const ledger = basename(file, '.md');
  const own = letters.flatMap((each) => {
    const [of, letter = ''] = each.number.split(' ');
    return of === ledger ? [{ ...each, letter }] : [];
  });
  if (own.length === 0) return where;
  const meant = new RegExp(`(?<![A-Za-z])(?:${own.map(({ letter }) => letter).join('|')})(?![A-Za-z'])`, 'g');
  return where.replace(meant, (found) => own.find(({ letter }) => letter === found)?.[form] ?? found);
}

/** The German rulebook's own headings. */
const GERMAN_HEADING = '002 §[^;(]+';

/** The longer phrase goes first. */
const phrasesIn = (phrases: Iterable<string>): RegExp => {
  const any = [...phrases].toSorted((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`${GERMAN_HEADING}|(?<![A-Za-z])(?:${any.join('|')})(?![A-Za-z])`, 'g');
};

const inGerman = (where: string, phrases: Origins['phrases']): string =>
  where.replace(phrasesIn(phrases.keys()), (found) => phrases.get(found) ?? found);

/** The first words of a source that have no German; numbers of rules and steps such as 2A III need none. */
function untold(entry: Entry, { phrases, letters }: Origins): string | undefined {
  const rest = withLetters(entry, whereOf(entry).replace(phrasesIn(phrases.keys()), ''), { letters }, 'number');
  const known = letters.reduce((text, { number }) => text.replaceAll(number, ''), rest);
  const words = known
    .replace(/\b[A-Z]+-[A-Z]+-\d+\b|\b\d+(?:[A-E](?:–[A-E])?)?\b|\bI+\b/g, '')
    .match(/[A-Za-z][A-Za-z ,'-]*/);
  return words?.[0].trim();
}
