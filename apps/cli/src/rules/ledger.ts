// The ledgers in docs/rules as entries with an ID, a kind and the words that go with it.
// An ID is defined where it opens a table row, a bold line or a heading; everywhere else it is only mentioned.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unreadable } from '../command.ts';
import { filesIn } from '../files.ts';

export type EntryKind = 'statement' | 'ruling' | 'example' | 'decision' | 'hidden' | 'geometry';

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** The ID without its number; rulings of the core game stand in the chapter they rule on. */
  readonly chapter: string;
  readonly text: string;
  /** The further columns of a table row under their headings. */
  readonly notes: readonly (readonly [heading: string, text: string])[];
  readonly file: string;
  readonly line: number;
}

/** The languages the ledger is told in, and where. */
export const LANGUAGES = { en: 'docs/rules/*.md', de: 'docs/rules/de/*.md' } as const;

export type Language = keyof typeof LANGUAGES;

export type Ledger = ReadonlyMap<string, Entry>;

const ID = '(?:(?:CR|KO|CP|SD|PR|MS)-[A-Z][A-Z0-9]*-\\d+|R-[A-Z]+-\\d+|(?:G|X|DP|HI)-\\d+|GEO-[A-Z]+)';
const ROW = new RegExp(`^\\|\\s*(${ID})\\b(.*)$`);
const BOLD = new RegExp(`^(?:- )?\\*\\*(${ID})\\b(.*)$`);
const HEADING = new RegExp(`^#+ (${ID})\\b(.*)$`);

/** Every ledger of the project at `root` in a language, file by file. An ID that is defined twice is an error. */
export function readLedgers(root: string, language: Language = 'en'): Ledger {
  const ledger = new Map<string, Entry>();
  for (const file of filesIn(root, [LANGUAGES[language]])) {
    for (const entry of parseLedger(file, readFileSync(join(root, file), 'utf8'))) {
      const earlier = ledger.get(entry.id);
      if (earlier) {
        throw new Unreadable(
          `${entry.id} is defined twice: ${placeOf(earlier)} and ${placeOf(entry)}. IDs are never reused.`,
        );
      }
      ledger.set(entry.id, entry);
    }
  }
  return ledger;
}

export function parseLedger(file: string, text: string): Entry[] {
  const lines = text.split(/\r?\n/);
  let headings: string[] = [];
  return lines.flatMap((line, index) => {
    if (/^\|[\s:|-]+\|$/.test(line)) headings = cellsOf(lines[index - 1] ?? '');
    const found = entryAt(lines, index, headings);
    return found ? [{ ...found, kind: kindOf(found.id), chapter: chapterOf(found.id), file, line: index + 1 }] : [];
  });
}

/** All that an entry says. A statement's further columns tell where it stands and what a test sees: they are no part of it. */
export function wordsOf({ kind, text, notes }: Entry): string {
  return kind === 'statement' ? text : [text, ...notes.map(([, note]) => note)].join('\n');
}

export function placeOf({ file, line }: { readonly file: string; readonly line: number }): string {
  return `${file}:${line}`;
}

function entryAt(lines: readonly string[], index: number, headings: readonly string[]) {
  const line = lines[index] ?? '';
  const row = ROW.exec(line)?.[1];
  if (row) return rowEntry(row, cellsOf(line), headings);
  const bold = BOLD.exec(line);
  if (bold) return { id: bold[1] ?? '', text: paragraphFrom(lines, index, bold[2] ?? ''), notes: [] };
  const heading = HEADING.exec(line);
  if (heading) return { id: heading[1] ?? '', text: sectionFrom(lines, index, heading[2] ?? ''), notes: [] };
  return undefined;
}

/** A row says its words in the second cell, or after the ID in the first. */
function rowEntry(id: string, cells: readonly string[], headings: readonly string[]) {
  const beside = (cells[0] ?? '').slice(id.length).trim();
  const first = beside === '' ? 2 : 1;
  const notes = cells.slice(first).map((cell, index) => [headings[first + index] ?? '', cell] as const);
  return { id, text: beside === '' ? (cells[1] ?? '') : beside, notes: notes.filter(([, cell]) => cell !== '') };
}

function paragraphFrom(lines: readonly string[], index: number, opening: string): string {
  const isBullet = lines[index]?.startsWith('- ');
  const end = lines.findIndex((line, at) => at > index && (line.trim() === '' || (isBullet && line.startsWith('- '))));
  const rest = lines.slice(index + 1, end < 0 ? lines.length : end);
  return [opening.replace('**', '').trim(), ...rest].join('\n');
}

function sectionFrom(lines: readonly string[], index: number, opening: string): string {
  const end = lines.findIndex((line, at) => at > index && line.startsWith('#'));
  return [opening, ...lines.slice(index + 1, end < 0 ? lines.length : end)].join('\n').trim();
}

function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.slice(1, cells.at(-1) === '' ? -1 : undefined);
}

function kindOf(id: string): EntryKind {
  const [first = '', second = ''] = id.split('-');
  if (first === 'R' || second === 'R') return 'ruling';
  if (first === 'G' || first === 'X' || second === 'X') return 'example';
  if (first === 'DP') return 'decision';
  if (first === 'HI') return 'hidden';
  return first === 'GEO' ? 'geometry' : 'statement';
}

function chapterOf(id: string): string {
  if (id.startsWith('GEO-')) return 'GEO';
  const chapter = id.slice(0, id.lastIndexOf('-'));
  return chapter.startsWith('R-') ? `C${chapter}` : chapter;
}
