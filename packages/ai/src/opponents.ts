import type { Game } from '@faultline/rules';
import { greedyOpponent } from './greedy/greedy.ts';
import { noviceOpponent } from './novice.ts';
import type { Opponent } from './opponent.ts';
import { randomOpponent } from './random.ts';
import { restlessOpponent } from './restless.ts';
import { searchOpponent } from './search/search.ts';

/** Every opponent by the name that games, command lines and saves use. */
export const OPPONENTS = {
  random: randomOpponent,
  restless: restlessOpponent,
  greedy: greedyOpponent,
  search: searchOpponent,
  novice: noviceOpponent,
  trooper: greedyOpponent,
  knight: searchOpponent,
  master: searchOpponent,
} as const satisfies Record<string, (game: Game, seed: string) => Opponent>;

export type OpponentName = keyof typeof OPPONENTS;

/** What a person may choose to play against, the weakest first, with the milliseconds each thinks in a Turn. */
export const LEVELS = { novice: 0, trooper: 0, knight: 1000, master: 4000 } as const satisfies Partial<
  Record<OpponentName, number>
>;

export type Level = keyof typeof LEVELS;
