import type { Measured } from './measure.ts';

/** How many times as long the first takes as the second: comparable between machines, unlike times. */
const RATIOS = [
  ['structuredClone', 'copyState'],
  ['JSON round trip', 'copyState'],
  ['stateHash', 'copyState'],
  ['viewFor', 'copyState'],
  ['apply', 'applyInPlace'],
  ['apply, listed options', 'copyState'],
  ['apply, places and directions', 'apply, listed options'],
  ['applyInPlace', 'copyState'],
  ['replay of a long game', 'applyInPlace'],
  ['chacha, 8 numbers', 'fast, 8 numbers'],
  ['random game', 'applyInPlace'],
  ['100,000 throws of 14 against 12 dice', 'odds, 14 against 12 dice'],
  ['100,000 throws of 14 against 12 dice', 'odds, 14 against 12 dice, new charts'],
] as const;

export interface Ratio {
  readonly name: string;
  readonly ratio: number;
  /** What the stored baseline has, and how far this run is from it, in per cent; null when it has none. */
  readonly baseline: number | null;
  readonly change: number | null;
}

/** Ratios by name. */
export type Baseline = Readonly<Record<string, number>>;

export function ratiosOf(measured: readonly Measured[], baseline: Baseline): Ratio[] {
  const time = (name: string): number => measured.find((each) => each.name === name)?.microseconds ?? Number.NaN;
  return RATIOS.map(([a, b]) => {
    const name = `${a} / ${b}`;
    const ratio = Math.round((100 * time(a)) / time(b)) / 100;
    const before = baseline[name] ?? null;
    return { name, ratio, baseline: before, change: before === null ? null : Math.round((100 * ratio) / before - 100) };
  });
}
