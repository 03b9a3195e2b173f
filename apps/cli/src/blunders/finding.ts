import type { Open, Seat } from '@faultline/rules';
import type { GameStory } from './story.ts';

/** What a strong player sees through: each class with how often it could have happened, and each time it did. */

export interface Blunder {
  readonly turn: number;
  readonly seat: Seat;
  readonly sentence: string;
}

export interface Finding {
  /** How many there were that could have been one; null where games are counted. */
  readonly of: number | null;
  readonly blunders: readonly Blunder[];
  /** Where several of a kind are one blunder. */
  readonly count?: number;
}

export interface BlunderClass {
  readonly id: string;
  readonly what: string;
  /** What is counted beside it. */
  readonly among: string;
  /** The largest share that is aimed at; null where none is. */
  readonly aim: number | null;
  readonly find: (story: GameStory) => Finding;
}

/** Whose a character is. */
export const seatOf = (open: Open, character: number): Seat | undefined => {
  const c = open.characters[character];
  return c && open.units[c.unit]?.seat;
};
