// Nothing of ours has nine words in a row of a rule document. The documents are not here, only hashes of their runs:
// `node scripts/runs.ts <folder>` makes them.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files.ts';

export const RUNS = 'docs/rules/runs.bin';

/** All that people read of us. */
const READ = [
  '*.md',
  'docs/**/*.md',
  'apps/*/*.md',
  'apps/*/src/**/*.{ts,tsx}',
  'packages/text/src/**/*.ts',
  'packages/cards/{missions,operations,units}/*/*.{json,md}',
  'packages/tournament/src/**/*.ts',
];

const LENGTH = 9;
/** Names and numbers alone make no sentence: so many words of a run begin small. */
const SMALL = 4;

interface Run {
  readonly hash: number;
  readonly words: readonly string[];
  readonly at: number;
}

interface Word {
  readonly word: string;
  readonly at: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

const wordsIn = (text: string): Word[] => [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

const hashes = new Map<string, number>();

/** 32 bits of a word. */
function hashOf(word: string): number {
  const known = hashes.get(word);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hashes.set(word, hash);
  return hash;
}

/** 40 bits of nine words: among the million runs we have, one that only looks like a document's is not to be expected. */
function hashOfAll(words: readonly number[], from: number): number {
  let low = 1;
  let high = 7;
  for (let at = from; at < from + LENGTH; at++) {
    const word = words[at] ?? 0;
    low = Math.imul(low ^ word, 0x85ebca6b) ^ (low >>> 15);
    high = Math.imul(high ^ (word >>> 3), 0xc2b2ae35) ^ (high >>> 13);
  }
  return ((high >>> 4) & 0xff) * 2 ** 32 + (low >>> 0);
}

/** Every run of nine words of a text, but those of names and numbers. */
export function runsIn(text: string): Run[] {
  const words = wordsIn(text);
  const small = words.map(({ word }) => (isSmall(word) ? 1 : 0));
  const numbers = words.map(({ word }) => hashOf(word.toLowerCase().replace(/['’]/g, '')));
  const runs: Run[] = [];
  let smalls = 0;
  for (let end = 0; end < words.length; end++) {
    const from = end - LENGTH + 1;
    smalls += (small[end] ?? 0) - (small[from - 1] ?? 0);
    if (from < 0 || smalls < SMALL) continue;
    runs.push({
      hash: hashOfAll(numbers, from),
      words: words.slice(from, end + 1).map(({ word }) => word),
      at: words[from]?.at ?? 0,
    });
  }
  return runs;
}

/** Sorted, each as its distance from the one before in steps of seven bits. */
export function packed(runs: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const run of [...new Set(runs)].sort((a, b) => a - b)) {
    let rest = run - before;
    before = run;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function unpacked(bytes: Uint8Array): Set<number> {
  const runs = new Set<number>();
  let last = 0;
  let distance = 0;
  let weight = 1;
  for (const byte of bytes) {
    distance += (byte % 128) * weight;
    weight *= 128;
    if (byte >= 128) continue;
    last += distance;
    runs.add(last);
    distance = 0;
    weight = 1;
  }
  return runs;
}

/** Where a text of ours says what a document says, one fault for each place. */
export function takenIn(file: string, text: string, documents: ReadonlySet<number>): string[] {
  let end = -1;
  return runsIn(text).flatMap(({ hash, words, at }) => {
    if (!documents.has(hash)) return [];
    const isNew = at > end;
    end = at + words.join(' ').length;
    const line = text.slice(0, at).split('\n').length;
    return isNew ? [`${file}:${line} has nine words in a row of a rule document: ${words.join(' ')}`] : [];
  });
}

export function whyTaken(root: string): string[] {
  const file = join(root, RUNS);
  if (!existsSync(file)) return [];
  const documents = unpacked(readFileSync(file));
  return filesIn(root, READ).flatMap((each) => takenIn(each, readFileSync(join(root, each), 'utf8'), documents));
}
