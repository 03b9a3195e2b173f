// The tables of docs/rules that count statements and rulings, by file and by chapter.

import type { Entry, EntryKind } from './ledger.ts';

const ROW = /^\| ([a-z-]+\.md|[A-Z]+-[A-Z]+|\*\*total\*\*) \|([^|]*)\| \**\d+\** \| \**\d+\** \|$/;

/** The same text with the counts of today: a row is about a file (`core.md`), a chapter (`CR-ATK`, `R-CARD`) or all of them. */
export function withCounts(text: string, entries: readonly Entry[]): string {
  const lines = text.split('\n');
  return lines.map((line, index) => rowOf(line, entries, () => summedAbove(lines, index, entries)) ?? line).join('\n');
}

type Sums = readonly [statements: number, rulings: number];

function rowOf(line: string, entries: readonly Entry[], total: () => Sums): string | undefined {
  const [, name, what] = ROW.exec(line) ?? [];
  if (name === undefined) return undefined;
  if (name === '**total**') {
    const [statements, rulings] = total();
    return `| ${name} |${what}| **${statements}** | **${rulings}** |`;
  }
  const [statements, rulings] = sumsOf(name, entries);
  return `| ${name} |${what}| ${statements} | ${rulings} |`;
}

/** Rulings on cards have a chapter of their own. */
const isAbout = (name: string, { file, chapter }: Entry): boolean =>
  name.endsWith('.md') ? file === `docs/rules/${name}` : chapter === (name === 'R-CARD' ? 'CR-CARD' : name);

function sumsOf(name: string, entries: readonly Entry[]): Sums {
  const count = (kind: EntryKind): number => entries.filter((each) => each.kind === kind && isAbout(name, each)).length;
  return [count('statement'), count('ruling')];
}

function summedAbove(lines: readonly string[], index: number, entries: readonly Entry[]): Sums {
  let [statements, rulings] = [0, 0];
  for (let at = index - 1; lines[at]?.startsWith('|'); at -= 1) {
    const [, name] = ROW.exec(lines[at] ?? '') ?? [];
    const [more, ruled] = name === undefined ? [0, 0] : sumsOf(name, entries);
    statements += more;
    rulings += ruled;
  }
  return [statements, rulings];
}
