import type { Coverage, Tally } from './coverage.ts';
import { PROVED } from './coverage.ts';
import { type Entry, type EntryKind, type Language, type Ledger, wordsOf } from './ledger.ts';
import { NOT_SOFTWARE } from './notSoftware.ts';
import { WORDS } from './words.ts';

const kinds = Object.keys(WORDS.en.kinds) as EntryKind[];

/** Chapters and kinds, or what is wrong and nothing else; the sum in the last line. */
export function asText(coverage: Coverage, uncovered: boolean, german = 0, language: Language = 'en'): string {
  const w = WORDS[language];
  const { tallies, faults, unlisted } = coverage;
  if (faults.length > 0) return [...faults, w.sum(sumOf(tallies, w))].join('\n');
  const chapters = [...new Set(tallies.map(({ chapter }) => chapter))];
  const part = ({ kind, covered, total }: Tally) => `${w.kinds[kind][1]} ${covered}/${total}`;
  return [
    ...chapters.map((chapter) => {
      const ofChapter = tallies.filter((each) => each.chapter === chapter);
      return `${chapter.padEnd(12)} ${ofChapter.map((each) => part(each).padEnd(20)).join('')}`.trimEnd();
    }),
    '',
    ...(uncovered ? [...coverage.uncovered.map(lineOf), ''] : []),
    ...(uncovered && coverage.notSoftware.length > 0
      ? [`${w.notSoftware} (${NOT_SOFTWARE}):`, ...coverage.notSoftware.map(lineOf), '']
      : []),
    ...kinds.map((kind) => {
      const ofKind = tallies.filter((each) => each.kind === kind);
      return `${w.kinds[kind][1].padEnd(20)} ${sumOf(ofKind, w)}${besides(ofKind, w)}`;
    }),
    `${w.inGerman.padEnd(20)} ${w.of(german, count(tallies).total)}`,
    `${w.sum(sumOf(tallies, w))}${besides(tallies, w)}${unlisted.length > 0 ? `; ${w.unlisted(unlisted.length, PROVED)}` : ''}`,
  ].join('\n');
}

/** The form is described in docs/cli.md and only ever gains fields. */
export function asJson(
  { tallies, proofs, uncovered, notSoftware, unlisted, faults }: Coverage,
  german = 0,
  told?: Ledger,
): string {
  const sums = kinds.map((kind) => [kind, count(tallies.filter((each) => each.kind === kind))]);
  const answer = {
    all: count(tallies),
    kinds: Object.fromEntries(sums),
    chapters: tallies,
    proofs: Object.fromEntries([...proofs].sort(([a], [b]) => (a < b ? -1 : 1))),
    uncovered: uncovered.map(({ id }) => id),
    notSoftware: notSoftware.map(({ id }) => id),
    unlisted,
    faults,
    german,
    ...(told && { texts: Object.fromEntries([...told].map(([id, entry]) => [id, wordsOf(entry)])) }),
  };
  return JSON.stringify(answer, undefined, 2);
}

function count(tallies: readonly Tally[]): Omit<Tally, 'chapter' | 'kind'> {
  return {
    covered: tallies.reduce((sum, each) => sum + each.covered, 0),
    notSoftware: tallies.reduce((sum, each) => sum + each.notSoftware, 0),
    total: tallies.reduce((sum, each) => sum + each.total, 0),
  };
}

type Words = (typeof WORDS)[Language];

function sumOf(tallies: readonly Tally[], { of }: Words): string {
  const { covered, total } = count(tallies);
  return of(covered, total);
}

function besides(tallies: readonly Tally[], words: Words): string {
  const { notSoftware } = count(tallies);
  return notSoftware === 0 ? '' : `, ${words.besides(notSoftware)}`;
}

function lineOf({ id, text }: Entry): string {
  return `${id.padEnd(12)} ${firstLine(text)}`;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
