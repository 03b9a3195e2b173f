import { type Budget, OPPONENTS, type OpponentName } from '@faultline/ai';
import { NotUnderstood } from '../command.ts';

/** Who plays, and how long it may think for one activation. */
export interface Contender {
  /** As it was written: `R2:250`. */
  readonly name: string;
  readonly opponent: OpponentName;
  readonly trials: number;
  /** Milliseconds for a decision; null where trials alone count, so that the game can be played again. */
  readonly ms: number | null;
}

/** What the rungs of the ladder are called in the table of opponents. */
const RUNGS: Readonly<Record<string, OpponentName>> = { R0: 'random', R1: 'greedy' };

export const CONTENDERS = [...Object.keys(RUNGS), ...Object.keys(OPPONENTS)].join(', ');

/** Far more than anybody could make in the time given. */
const UNCOUNTED = 1_000_000;

/** Reads `R1`, `R2:250` (trials) or `R2:1000ms`. */
export function contenderNamed(option: 'a' | 'b', text: string): Contender {
  const [word = '', budget, ...more] = text.split(':');
  const opponent = opponentCalled(word);
  if (opponent === null)
    throw new NotUnderstood(`--${option}: there is no opponent called "${word}". There are: ${CONTENDERS}.`);
  const [, number, unit] = /^(\d{1,7})(ms)?$/.exec(budget ?? '0') ?? [];
  if (number === undefined || more.length > 0)
    throw new NotUnderstood(`--${option}: "${text}" should be like ${word}:250 (trials) or ${word}:1000ms.`);
  const timed = unit === 'ms';
  return { name: text, opponent, trials: timed ? UNCOUNTED : Number(number), ms: timed ? Number(number) : null };
}

function opponentCalled(word: string): OpponentName | null {
  const rung = Object.hasOwn(RUNGS, word.toUpperCase()) ? RUNGS[word.toUpperCase()] : undefined;
  const name = word.toLowerCase();
  return rung ?? (Object.hasOwn(OPPONENTS, name) ? (name as OpponentName) : null);
}

/** The budget of a decision that begins now. */
export function budgetOf({ trials, ms }: Contender): Budget {
  if (ms === null) return { trials };
  const end = performance.now() + ms;
  return { trials, late: () => performance.now() >= end };
}
