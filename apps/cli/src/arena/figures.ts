/** What games tell of two opponents' strength, and how sure that is. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959964;

/** Wilson's interval at 95 % for a score of so many points in so many games. */
export function wilson(points: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = points / games;
  const spread = (Z * Z) / games;
  const middle = share + spread / 2;
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  return { low: Math.max(0, (middle - half) / (1 + spread)), high: Math.min(1, (middle + half) / (1 + spread)) };
}

/** The difference of Elo that a score means; endless at 0 and 1. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);

export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Points of a pair, 0 to 2 in halves: how many pairs had so many. */
export type Pairs = readonly [number, number, number, number, number];

/** As if each outcome of a pair had been seen half a time: a few alike do not pass for certainty. */
const UNSEEN = 0.5;

interface Spread {
  readonly all: number;
  readonly mean: number;
  readonly variance: number;
}

/** Of the score of a pair, from 0 to 1. */
function spreadOf(counts: readonly number[]): Spread {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, halves) => sum + (count * halves) / 4, 0) / all;
  const variance = counts.reduce((sum, count, halves) => sum + count * (halves / 4 - mean) ** 2, 0) / all;
  return { all, mean, variance };
}

/** The interval at 95 % of the score by whole pairs: two games of a pair are alike, so it says more than their number. */
export function byPairs(pairs: Pairs): Interval {
  const { all, mean } = spreadOf(pairs);
  if (all === 0) return { low: 0, high: 1 };
  const half = Z * Math.sqrt(spreadOf(pairs.map((count) => count + UNSEEN)).variance / all);
  return { low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** How much better the second Elo difference explains the pairs than the first: the logarithm of the likelihoods' ratio, for a normal mean. */
export function likelihood(pairs: Pairs, [none, wanted]: readonly [number, number]): number {
  const { all, mean, variance } = spreadOf(pairs.map((count) => count + UNSEEN));
  const [s0, s1] = [scoreOf(none), scoreOf(wanted)];
  return (all * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}

/** With 5 % of wrong verdicts either way. */
export const BOUND = Math.log(0.95 / 0.05);

export type TestVerdict = 'accepted' | 'refused' | 'open';

export const verdictOf = (ratio: number): TestVerdict =>
  ratio >= BOUND ? 'accepted' : ratio <= -BOUND ? 'refused' : 'open';
