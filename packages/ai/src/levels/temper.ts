import type { Answer, Random } from '@faultline/rules';
import { best, type Choice, type Position } from '../greedy/choice.ts';
import { worthIn } from '../greedy/modes/index.ts';
import { exp } from '../value/sigmoid.ts';

/** What does nothing is not done by mistake: it is what people see through at once. */
const IDLE: readonly string[] = ['end', 'decline', 'no', 'stop', 'pass'];
/** A choice so many temperatures behind the best is not confused with it any more. */
const BEHIND = 4;
const STEPS = 1_000_000;

/** So near to a Momentum, and so much won, in spaces of the Struggle token, halve the temperature. */
const NEAR = 3;
const WON = 28;

/** How much is at stake for either side: how near the next Struggle or Stage is, and how much of the game is won. */
export function stakes(p: Position): number {
  const { tracker, won } = worthIn(p.open);
  const most = (of: (seat: 0 | 1) => number): number => Math.max(0, of(0), of(1));
  return most((seat) => tracker(p, seat)) / NEAR + most((seat) => won(p, seat)) / WON;
}

/** The cooler, the likelier the best; at 0 it is certain. Those that are close are mistaken for it more often. */
export function tempered(choices: readonly Choice[], temperature: number, random: Random): Answer | null {
  const top = choices.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const close = choices.filter(
    ({ answer, value }) => value === top || (!IDLE.includes(answer.option) && value > top - BEHIND * temperature),
  );
  if (temperature <= 0 || close.length < 2) return best(choices, random);
  const shares = close.map(({ value }) => exp((value - top) / temperature));
  let drawn = (random(STEPS) / STEPS) * shares.reduce((sum, share) => sum + share, 0);
  for (const [i, share] of shares.entries()) {
    drawn -= share;
    if (drawn < 0) return close[i]?.answer ?? null;
  }
  return close.at(-1)?.answer ?? null;
}
