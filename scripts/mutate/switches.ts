// Many faults in one text: each waits behind a switch until `globalThis.__fault` is its number.
// Nothing is compiled twice, and with no number set the code does what it did.

import type { Fault } from './faults.ts';

/** A fault and the number that turns it on. */
export type Numbered = readonly [number: number, fault: Fault];

interface Bracket {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
}

export function switched(source: string, faults: readonly Numbered[]): string {
  return bracketed(
    source,
    faults.flatMap(([number, fault]) => switchOf(number, fault, source)),
  );
}

/** Instead of faults, marks: `globalThis.__reached[number]` is 1 after the place was evaluated. */
export function marked(source: string, faults: readonly Numbered[]): string {
  return bracketed(
    source,
    faults.map(([number, { kind, start, end }]) => {
      const mark = `globalThis.__reached[${number}]=1`;
      return isStatement(kind) ? { start, end, open: `${mark};`, close: '' } : value(start, end, `${mark},`);
    }),
  );
}

const isStatement = (kind: Fault['kind']): boolean => kind === 'dropped statement' || kind === 'swapped neighbours';

const value = (start: number, end: number, before: string): Bracket => ({
  start,
  end,
  open: `(${before}(`,
  close: '))',
});

function switchOf(number: number, { kind, start, end, to, between }: Fault, source: string): Bracket[] {
  const on = `globalThis.__fault===${number}`;
  if (between) {
    const second = source.slice(between.end, end);
    return [
      { start, end: between.start, open: `if(${on}){${second}}`, close: '' },
      { start: between.end, end, open: `if(!(${on})){`, close: '}' },
    ];
  }
  if (isStatement(kind)) return [{ start, end, open: `if(!(${on})){`, close: '}' }];
  return [value(start, end, `${on}?(${to}):`)];
}

/** Brackets nest: the wider one opens first and closes last. */
function bracketed(source: string, brackets: readonly Bracket[]): string {
  const wideFirst = brackets.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces = wideFirst
    .flatMap(({ start, end, open, close }, i) => [
      { at: start, place: i + 1, text: open },
      { at: end, place: -i - 1, text: close },
    ])
    .toSorted((a, b) => a.at - b.at || a.place - b.place);
  const parts = pieces.map(({ at, text }, i) => `${source.slice(pieces[i - 1]?.at ?? 0, at)}${text}`);
  return `${parts.join('')}${source.slice(pieces.at(-1)?.at ?? 0)}`;
}
