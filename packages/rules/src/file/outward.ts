import { branch } from './branch.ts';
import type { GameFile } from './gameFile.ts';
import type { Match } from './match.ts';

/**
 * A game's own file (`Match.file`) carries the key of its generator and every hidden card: whoever has it knows all dice
 * and cards to come. It is for the machine that runs the game, and for people who play at one screen.
 */

/**
 * The file of a game for others, such as a report of a problem: what lies open, how it was played up to here, and no
 * more. Hidden cards are dealt anew from what both players know, by a key of its own. Once it is over it is whole.
 */
export const outwardFile = (match: Match, key: string): GameFile =>
  match.state.open.result ? match.file() : branch(match, match.version, 'public', key).file();

/** What is given out as a file: of a game that a server runs nobody gets more than the outward one before its end. */
export const exportedFile = (match: Match, key: string): GameFile =>
  match.authority === 'server' ? outwardFile(match, key) : match.file();
