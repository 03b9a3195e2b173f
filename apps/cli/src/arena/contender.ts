import { LEVELS, OPPONENTS, type OpponentName, type WeightName, WEIGHTS, withWeights } from '@faultline/ai';
import { NotUnderstood } from '../command.ts';

/** Who plays, and how long it may think in a Turn. */
export interface Contender {
  /** As it was written: `R2:250`. */
  readonly name: string;
  readonly opponent: OpponentName;
  readonly trials: number;
  /** Milliseconds for a Turn; null where trials alone count, so that the game can be played again. */
  readonly ms: number | null;
  /** Other weights than its own: `R1@inch=0.3+taken=8`. */
  readonly weights?: Changes;
}

type Changes = Partial<Record<WeightName, number>>;

/** What the rungs of the ladder are called in the table of opponents. */
const RUNGS: Readonly<Record<string, OpponentName>> = {
  R0: 'random',
  R1: 'greedy',
  R2: 'search',
  'R1-FIRST': 'first-greedy',
  'R2-FIRST': 'first-search',
  'R2-SECOND': 'second-search',
};

export const CONTENDERS = [...Object.keys(RUNGS), ...Object.keys(OPPONENTS)].join(', ');

/** Reads `R1`, `R2:250` (trials), `R2:1000ms`, `R1@inch=0.3` (with another weight) or a level, which brings its own time. */
export function contenderNamed(option: 'a' | 'b', text: string): Contender {
  const [whole = '', budget, ...more] = text.split(':');
  const [word = '', changed] = whole.split('@');
  const opponent = opponentCalled(word);
  if (opponent === null)
    throw new NotUnderstood(`--${option}: there is no opponent called "${word}". There are: ${CONTENDERS}.`);
  const [, number, unit] = /^(\d{1,7})(ms)?$/.exec(budget ?? '0') ?? [];
  if (number === undefined || more.length > 0)
    throw new NotUnderstood(`--${option}: "${text}" should be like ${word}:250 (trials) or ${word}:1000ms.`);
  const usual: Partial<Record<OpponentName, number>> = LEVELS;
  const weights = changed === undefined ? {} : { weights: weightsIn(option, opponent, changed) };
  if (budget === undefined) return { name: text, opponent, trials: 0, ms: usual[opponent] || null, ...weights };
  return { name: text, opponent, trials: Number(number), ms: unit === 'ms' ? Number(number) : null, ...weights };
}

export const WEIGHT_NAMES = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).filter(
  (name): name is WeightName => name !== 'driveOff',
);

function weightsIn(option: 'a' | 'b', opponent: OpponentName, text: string): Changes {
  if (!withWeights(opponent, {})) throw new NotUnderstood(`--${option}: "${opponent}" has no weights to change.`);
  const pairs = text.split('+').map((each): [WeightName, number] => {
    const [, word, value] = /^([a-zA-Z]+)=(\d+(?:\.\d+)?)$/.exec(each) ?? [];
    const name = WEIGHT_NAMES.find((known) => known === word);
    if (name === undefined)
      throw new NotUnderstood(`--${option}: "${each}" should be like inch=0.3. Weights: ${WEIGHT_NAMES.join(', ')}.`);
    return [name, Number(value)];
  });
  return Object.fromEntries(pairs);
}

function opponentCalled(word: string): OpponentName | null {
  const rung = Object.hasOwn(RUNGS, word.toUpperCase()) ? RUNGS[word.toUpperCase()] : undefined;
  const name = word.toLowerCase();
  return rung ?? (Object.hasOwn(OPPONENTS, name) ? (name as OpponentName) : null);
}
