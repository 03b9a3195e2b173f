import { drawing, fast, sha256 } from '@faultline/rules';
import { type WeightName, WEIGHTS } from '@faultline/ai';

/** Several weights tuned together: SPSA, which asks in each round for two games' worth of opponents and moves all weights at once. */

export type Values = Readonly<Partial<Record<WeightName, number>>>;

/** How far both ways a round tries, and how far it moves at most for a whole point of difference; both shrink from round to round. */
const TRIED = 0.2;
const MOVED = 0.15;
const SETTLING = 20;

export const usualValues = (names: readonly WeightName[]): Values =>
  Object.fromEntries(names.map((name) => [name, WEIGHTS[name]]));

export interface Sides {
  readonly plus: Values;
  readonly minus: Values;
}

/** Up or down for each weight, by the seed and the round alone. */
function signsOf(seed: string, round: number, names: readonly WeightName[]): Map<WeightName, 1 | -1> {
  const random = drawing(fast(sha256(`${seed}/${round}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return new Map(names.map((name) => [name, random(2) === 0 ? 1 : -1]));
}

const namesOf = (values: Values): WeightName[] => (Object.keys(values) as WeightName[]).toSorted();

/** Weights are changed by parts of themselves, so that none turns round. */
function changed(values: Values, signs: ReadonlyMap<WeightName, number>, part: number): Values {
  const by = (name: WeightName): number => (signs.get(name) ?? 0) * part;
  return Object.fromEntries(
    namesOf(values).map((name) => [
      name,
      rounded((values[name] ?? 0) * (by(name) >= 0 ? 1 + by(name) : 1 / (1 - by(name)))),
    ]),
  );
}

/** As it is written in an opponent's name: what is played is what is kept. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** The two opponents of a round. */
export function sidesOf(values: Values, seed: string, round: number): Sides {
  const signs = signsOf(seed, round, namesOf(values));
  return { plus: changed(values, signs, TRIED), minus: changed(values, signs, -TRIED) };
}

/** The weights after a round in which one side scored so much and the other so much. */
export function movedBy(values: Values, seed: string, round: number, scores: readonly [number, number]): Values {
  const step = (MOVED * (scores[0] - scores[1]) * SETTLING) / (SETTLING + round);
  return changed(values, signsOf(seed, round, namesOf(values)), step);
}

/** An opponent with these weights, as the arena reads it. */
export const nameWith = (opponent: string, values: Values): string => {
  const [word = '', ...budget] = opponent.split(':');
  const weights = namesOf(values).map((name) => `${name}=${values[name]}`);
  return [`${word}@${weights.join('+')}`, ...budget].join(':');
};
