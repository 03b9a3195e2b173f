/** Where something stands in a scenario file, both from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a scenario file; the sentence is for people. */
export interface Problem extends Spot {
  readonly file: string;
  readonly message: string;
}

export const describeProblem = (p: Problem): string => `${p.file}:${p.line}:${p.column}: ${p.message}`;

/** How many letters differ, a swap of neighbours counting once. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? i + j;
  for (let j = 1; j <= b.length; j += 1) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? at(i - 2, j - 2) + 1 : change;
      (rows[i] as number[])[j] = Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
}

/** The spelling that was probably meant, or null. */
export function nearest(word: string, known: readonly string[]): string | null {
  const meant = word.toLowerCase();
  const inside = around(word, known);
  if (inside.length === 1) return inside[0] ?? null;
  const ranked = known
    .map((k) => ({ k, d: distance(meant, k.toLowerCase()) }))
    .toSorted((a, b) => a.d - b.d || (a.k < b.k ? -1 : 1));
  const [best] = ranked;
  return best && best.d <= Math.max(1, Math.floor(word.length / 3)) ? best.k : null;
}

/** More names than this nobody reads. */
const MOST_NAMED = 60;

/** Longer names that have all of this one in them: `captain-rex` stands in `cc-7567-captain-rex`. */
const around = (word: string, known: readonly string[]): string[] => {
  const part = (name: string) => `-${name.toLowerCase().replaceAll(/[. ]/g, '-')}-`;
  return word.length > 2 ? known.filter((name) => part(name).includes(part(word))) : [];
};

/** `; did you mean "x"?`, or what there is to choose from, where that is little enough to read. */
export function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== null) return `; did you mean "${near}"?`;
  if (known.length > MOST_NAMED) {
    const longer = around(word, known);
    return longer.length > 0 ? `; there is ${longer.toSorted().join(', ')}.` : '.';
  }
  return known.length === 0 ? '.' : `; there is ${known.toSorted().join(', ')}.`;
}
