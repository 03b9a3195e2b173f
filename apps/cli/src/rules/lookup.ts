import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files.ts';
import type { Ledger } from './ledger.ts';
import { placeOf } from './ledger.ts';
import type { Title } from './titles.ts';
import { idsIn } from './titles.ts';

/** One entry in words: what it says, where the code names it, which tests prove it. */
export function describeEntry(root: string, id: string, ledger: Ledger, titles: readonly Title[]): string {
  const entry = ledger.get(id);
  if (!entry) return whyUnknown(id, ledger);
  const proofs = titles.filter(({ text }) => idsIn(text).includes(id));
  return [
    `${id} (${entry.kind}, ${placeOf(entry)})`,
    `  ${entry.text.replaceAll('\n', '\n  ')}`,
    ...entry.notes.map(([heading, text]) => `  ${heading}: ${text}`),
    '',
    ...list('Named in the code', placesNaming(root, id)),
    ...list(
      'Proved by',
      proofs.map((title) => `${placeOf(title)}  ${title.text}`),
    ),
  ].join('\n');
}

function list(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`${heading}: nowhere yet.`] : [`${heading}:`, ...lines.map((line) => `  ${line}`)];
}

function placesNaming(root: string, id: string): string[] {
  const exact = new RegExp(`(?<![A-Z0-9-])${id}(?![A-Z0-9])`);
  const names = (line: string): boolean => exact.test(line) || isInRange(line, id);
  const sources = filesIn(root, ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}']).filter((file) => !isTest(file));
  return sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (names(line) ? [`${placeOf({ file, line: index + 1 })}  ${line.trim()}`] : [])),
  );
}

/** A comment that says "from this ID to that one" names those between as well. */
function isInRange(line: string, id: string): boolean {
  const cut = id.lastIndexOf('-');
  const [chapter, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
  return [...line.matchAll(/([A-Z][A-Z-]*)-(\d+) to ([A-Z][A-Z-]*)-(\d+)/g)].some(
    ([, from, low, to, high]) => from === chapter && to === chapter && Number(low) <= number && number <= Number(high),
  );
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/test/');
}

function whyUnknown(id: string, ledger: Ledger): string {
  const chapter = id.slice(0, id.lastIndexOf('-') + 1);
  const near = [...ledger.keys()].filter((each) => chapter !== '' && each.startsWith(chapter));
  const hint = near.length > 0 ? ` There are ${near[0]} to ${near.at(-1)}.` : ' faultline rules --uncovered lists IDs.';
  return `No ledger knows ${id}.${hint}`;
}
