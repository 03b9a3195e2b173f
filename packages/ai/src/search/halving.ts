import type { Budget } from '../opponent.ts';
import type { Plan } from './plan.ts';

/** A plan with what its trials came to, beside what it promised before any. */
export interface Candidate {
  readonly plan: Plan;
  readonly sum: number;
  readonly trials: number;
}

/** What is held of a candidate: its promise, which counts as much as so many trials, and its trials together. */
const held = ({ plan, sum, trials }: Candidate, trust: number): number => (trust * plan.value + sum) / (trust + trials);

/** Tries one candidate in the nth trial; null when there is no time for it, or the answer was refused. */
export type Try = (plan: Plan, nth: number) => number | null;

/**
 * Sequential halving: all candidates are tried equally often, the worse half is dropped, and so on with an equal share
 * of the budget. All of one trial meet the same chance; one that is cut short counts for nobody.
 */
export function halving(
  plans: readonly Plan[],
  { trials, left: time }: Budget,
  trust: number,
  attempt: Try,
): Candidate[] {
  let left: Candidate[] = plans.map((plan) => ({ plan, sum: 0, trials: 0 }));
  const dropped: Candidate[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let nth = 0;
  for (let round = 0; round < rounds && left.length > 1; round += 1) {
    const each = Math.floor(trials / rounds / left.length);
    const until = 1 - (round + 1) / rounds;
    for (let i = 0; i < each && (time?.() ?? 1) > until; i += 1, nth += 1) {
      const worths = left.map(({ plan }) => attempt(plan, nth));
      if (worths.some((worth) => worth === null)) return [...ranked(left, trust), ...dropped];
      left = left.map((one, at) => ({ ...one, sum: one.sum + (worths[at] ?? 0), trials: one.trials + 1 }));
    }
    left = ranked(left, trust);
    if (round < rounds - 1) dropped.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...ranked(left, trust), ...dropped];
}

/** The best first; of equals the one that was first before. */
const ranked = (all: readonly Candidate[], trust: number): Candidate[] =>
  all.toSorted((a, b) => held(b, trust) - held(a, trust));
