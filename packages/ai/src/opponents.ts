import type { Game } from '@faultline/rules';
import { greedyOpponent } from './greedy/greedy.ts';
import { ASSASSIN, FIRST, RUSHER, SECOND, type Style, TURTLE, USUAL } from './greedy/style.ts';
import type { Weights } from './greedy/weights.ts';
import { hastyOpponent } from './hasty.ts';
import { FAILINGS } from './levels/failings.ts';
import { personOpponent } from './levels/person.ts';
import type { Opponent } from './opponent.ts';
import { randomOpponent } from './random.ts';
import { restlessOpponent } from './restless.ts';
import { searchOpponent } from './search/search.ts';

type Maker = (game: Game, seed: string) => Opponent;

const planner =
  (style: Style): Maker =>
  (game, seed) =>
    greedyOpponent(game, seed, style);
const inHaste =
  (style: Style): Maker =>
  (game, seed) =>
    hastyOpponent(game, seed, style);
const searcher =
  (style: Style): Maker =>
  (game, seed) =>
    searchOpponent(game, seed, style);

/** Who plays in which style: the same machinery with other weights and habits. */
const STYLED = {
  greedy: [planner, USUAL],
  search: [searcher, USUAL],
  'first-greedy': [planner, FIRST],
  'first-search': [searcher, FIRST],
  'second-search': [searcher, SECOND],
  hasty: [inHaste, USUAL],
  rusher: [planner, RUSHER],
  turtle: [planner, TURTLE],
  assassin: [planner, ASSASSIN],
} as const satisfies Record<string, readonly [(style: Style) => Maker, Style]>;

const styled = (name: keyof typeof STYLED): Maker => {
  const [make, style] = STYLED[name];
  return make(style);
};

const person = (name: keyof typeof FAILINGS, searches = false): Maker => personOpponent(name, FAILINGS[name], searches);

/** Every opponent by the name that games, command lines and saves use. */
export const OPPONENTS = {
  random: randomOpponent,
  restless: restlessOpponent,
  greedy: styled('greedy'),
  search: styled('search'),
  novice: person('novice'),
  trooper: person('trooper'),
  knight: person('knight'),
  master: person('master', true),
  champion: person('champion', true),
  'first-greedy': styled('first-greedy'),
  'first-search': styled('first-search'),
  'second-search': styled('second-search'),
  hasty: styled('hasty'),
  rusher: styled('rusher'),
  turtle: styled('turtle'),
  assassin: styled('assassin'),
} as const satisfies Record<string, Maker>;

export type OpponentName = keyof typeof OPPONENTS;

/** An opponent with other weights than its own; null for one that has none. For measuring and tuning. */
export function withWeights(name: OpponentName, weights: Partial<Weights>): Maker | null {
  if (!Object.hasOwn(STYLED, name)) return null;
  const [make, style]: readonly [(style: Style) => Maker, Style] = STYLED[name as keyof typeof STYLED];
  return make({ ...style, weights: { ...style.weights, ...weights } });
}

/** What a person may choose to play against, the weakest first, with the milliseconds each thinks in a Turn. */
export const LEVELS = {
  novice: 0,
  trooper: 0,
  knight: 0,
  master: 1000,
  champion: 4000,
} as const satisfies Record<keyof typeof FAILINGS, number>;

export type Level = keyof typeof LEVELS;
