import type { Game } from '@faultline/rules';
import { greedyOpponent } from './greedy/greedy.ts';
import type { Opponent } from './opponent.ts';
import { randomOpponent } from './random.ts';
import { restlessOpponent } from './restless.ts';

/** Every opponent by the name that games, command lines and saves use. */
export const OPPONENTS = {
  random: randomOpponent,
  restless: restlessOpponent,
  greedy: greedyOpponent,
} as const satisfies Record<string, (game: Game, seed: string) => Opponent>;

export type OpponentName = keyof typeof OPPONENTS;
