import { FORMAT, type Game, type GameFile, Match, openGame, parseGame, unitsNamed } from '@faultline/rules';
import type { Playing } from '../port/port.ts';
import { renameGame } from '../saves/store.ts';
import { chanceFrom, freshKey } from './chance.ts';
import { gameWith } from './modes.ts';
import { freshId, keep, lay, type TableOfOne } from './start.ts';

/** A game file from outside. Nothing is kept of one that cannot be played on. */
export async function fileGame(text: string, players: Playing['players'], id: string): Promise<TableOfOne> {
  const laid = await opened(id, parseGame(text), players, null);
  await keep(laid);
  return laid;
}

/** The position a file begins with as a game of its own: its dice are drawn anew. */
export async function positionGame(text: string, players: Playing['players'], name: string): Promise<TableOfOne> {
  const file = parseGame(text);
  if (file.setup.kind === 'resumed') throw new Error('This file begins with no position.');
  const match = Match.begin(await gameIn(file), file.setup, chanceFrom(freshKey()));
  const laid = lay(freshId(), match, { ...file, options: match.game.options }, players, [], null);
  await keep(laid);
  await renameGame(laid.playing.id, name);
  return laid;
}

/** The game a file describes, with the cards of the units that it names. */
export const gameIn = (file: GameFile): Promise<Game> => gameWith(file, unitsNamed(file.setup));

/** A game that goes on under other rules or in another format begins a file of its own: nothing of it is kept yet. */
export async function opened(
  id: string,
  file: GameFile,
  players: Playing['players'],
  kept: number | null,
): Promise<TableOfOne> {
  const { match, how, changed } = openGame(await gameIn(file), file);
  const isKept = how === 'replayed' && file.format === FORMAT;
  return lay(id, match, file, players, changed, isKept ? kept : null);
}
