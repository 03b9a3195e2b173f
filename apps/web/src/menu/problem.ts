import type { Decision, GameFile } from '@faultline/rules';

/** A problem as somebody reports it: what they say, and where they are. */
export interface Problem {
  readonly said: string;
  /** How many entries the game has: where in it one is. */
  readonly entries: number;
  readonly turn: number;
  /** What is asked, by its step and decision point; null where nothing is. */
  readonly asked: string | null;
  readonly page: string;
  readonly rules: string;
  /** The sheet of cards, and the fingerprint of what it says. */
  readonly cards: string;
  readonly language: string;
  readonly browser: string;
  readonly screen: string;
}

/** Where a report is written. */
export interface Surroundings {
  readonly page: string;
  readonly language: string;
  readonly browser: string;
  readonly screen: string;
}

export function problemOf(said: string, game: GameFile, entries: number, where: Surroundings): Problem {
  const { turn, decision } = game.snapshot.state.open;
  return {
    said: said.trim(),
    entries,
    turn,
    asked: decision && askedBy(decision),
    rules: game.rulesVersion,
    cards: `${game.sheet} ${game.dataHash.slice(-12)}`,
    ...where,
  };
}

const askedBy = ({ step, point, seat }: Decision): string => `${step} ${point}, player ${seat + 1}`;

/** The report and its game in one file, which opens like the game's own. */
export const problemFile = (problem: Problem, game: GameFile): string => JSON.stringify({ report: problem, game });

/** The same in a few lines, to be pasted anywhere. */
export const problemText = ({ said, page, rules, cards, turn, entries, asked, language, browser, screen }: Problem) =>
  [
    said,
    '',
    `Faultline ${page} (${language}), rules ${rules}, cards ${cards}`,
    `Turn ${turn}, entry ${entries}${asked === null ? '' : `, ${asked}`}`,
    `${browser}, ${screen}`,
  ]
    .join('\n')
    .trim();
