// Files that people name: what is read has a bound, and what cannot be read or written is told in a sentence.
import { appendFileSync, closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Unreadable } from './command.ts';

/** The largest file of a kind that is read, in bytes; what is larger is something else. */
const LARGEST = {
  team: 2_000_000,
  scenario: 1_000_000,
  table: 4_000_000,
  cases: 16_000_000,
  game: 64_000_000,
  event: 64_000_000,
  campaign: 8_000_000,
  record: 64_000_000,
  lessons: 400_000_000,
  receipt: 10_000,
} as const;

const AT_ONCE = 65_536;

/** A file's text, or what is piped in for "-". Nothing is read beyond the bound, so that a file without an end has one. */
export function textUpTo(path: string, kind: keyof typeof LARGEST): string {
  const file = path === '-' ? 0 : openSync(path, 'r');
  try {
    return readUpTo(file, LARGEST[kind]);
  } finally {
    if (file !== 0) closeSync(file);
  }
}

function readUpTo(file: number, most: number): string {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const part = Buffer.alloc(AT_ONCE);
    const read = readSync(file, part);
    if (read === 0) return Buffer.concat(parts).toString('utf8');
    size += read;
    if (size > most) throw new Error(`it is larger than ${most / 1_000_000} MB`);
    parts.push(part.subarray(0, read));
  }
}

export const wordsOf = (mistake: unknown): string => (mistake instanceof Error ? mistake.message : String(mistake));

/** The same, with a sentence for whatever keeps it from being read. */
export function neededText(path: string, kind: keyof typeof LARGEST): string {
  try {
    return textUpTo(path, kind);
  } catch (mistake) {
    throw new Unreadable(`${path} cannot be read: ${wordsOf(mistake)}.`);
  }
}

/** Does something to a file that may not be possible. */
export function writing<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (mistake) {
    throw new Unreadable(`${path} cannot be written: ${wordsOf(mistake)}.`);
  }
}

export const writeText = (path: string, text: string): void => writing(path, () => writeFileSync(path, text));
export const addText = (path: string, text: string): void => writing(path, () => appendFileSync(path, text));

/** Level by level: made recursively, Node tries for ever where a system lets nobody make one (/proc). */
export function makeFolder(folder: string): void {
  const whole = resolve(folder);
  const found = statSync(whole, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${whole} is not a folder`);
  if (dirname(whole) !== whole) makeFolder(dirname(whole));
  mkdirSync(whole);
}
