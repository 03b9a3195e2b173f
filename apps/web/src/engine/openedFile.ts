import { libraryWith } from '@faultline/cards/page';
import {
  FORMAT,
  type Game,
  type GameFile,
  gameOf,
  geometric,
  openGame,
  parseGame,
  ALL_MODES,
  unitsNamed,
} from '@faultline/rules';
import type { Playing } from '../port/port.ts';
import { keep, lay, type TableOfOne } from './start.ts';
import { source } from './units.ts';

/** A game file from outside. Nothing is kept of one that cannot be played on. */
export async function fileGame(text: string, players: Playing['players'], id: string): Promise<TableOfOne> {
  const laid = await opened(id, parseGame(text), players, null);
  await keep(laid);
  return laid;
}

/** The game a file describes, with the cards of the units that it names. */
export const gameIn = async (file: GameFile): Promise<Game> =>
  gameOf(file, await libraryWith(source, unitsNamed(file.setup)), ALL_MODES, geometric);

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
