import { LEVELS, OPPONENTS, type OpponentName } from '@faultline/ai';
import { NotUnderstood } from '../command.ts';

/** Who plays, and how long it may think in a Turn. */
export interface Contender {
  /** As it was written: `R2:250`. */
  readonly name: string;
  readonly opponent: OpponentName;
  readonly trials: number;
  /** Milliseconds for a Turn; null where trials alone count, so that the game can be played again. */
  readonly ms: number | null;
}

/** What the rungs of the ladder are called in the table of opponents. */
const RUNGS: Readonly<Record<string, OpponentName>> = { R0: 'random', R1: 'greedy', R2: 'search' };

export const CONTENDERS = [...Object.keys(RUNGS), ...Object.keys(OPPONENTS)].join(', ');

/** Reads `R1`, `R2:250` (trials), `R2:1000ms` or a level, which brings its own time. */
export function contenderNamed(option: 'a' | 'b', text: string): Contender {
  const [word = '', budget, ...more] = text.split(':');
  const opponent = opponentCalled(word);
  if (opponent === null)
    throw new NotUnderstood(`--${option}: there is no opponent called "${word}". There are: ${CONTENDERS}.`);
  const [, number, unit] = /^(\d{1,7})(ms)?$/.exec(budget ?? '0') ?? [];
  if (number === undefined || more.length > 0)
    throw new NotUnderstood(`--${option}: "${text}" should be like ${word}:250 (trials) or ${word}:1000ms.`);
  const usual: Partial<Record<OpponentName, number>> = LEVELS;
  if (budget === undefined) return { name: text, opponent, trials: 0, ms: usual[opponent] || null };
  return { name: text, opponent, trials: Number(number), ms: unit === 'ms' ? Number(number) : null };
}

function opponentCalled(word: string): OpponentName | null {
  const rung = Object.hasOwn(RUNGS, word.toUpperCase()) ? RUNGS[word.toUpperCase()] : undefined;
  const name = word.toLowerCase();
  return rung ?? (Object.hasOwn(OPPONENTS, name) ? (name as OpponentName) : null);
}
