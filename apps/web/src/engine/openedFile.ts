import { library } from '@faultline/cards';
import { type Game, type GameFile, gameOf, geometric, openGame, parseGame, standard } from '@faultline/rules';
import type { Playing } from '../port/port.ts';
import { keep, lay, type TableOfOne } from './start.ts';

/** A game file from outside. Nothing is kept of one that cannot be played on. */
export async function fileGame(text: string, players: Playing['players'], id: string): Promise<TableOfOne> {
  const laid = opened(id, parseGame(text), players, null);
  await keep(laid);
  return laid;
}

/** The game a file describes. */
export const gameIn = (file: GameFile): Game => gameOf(file, library, [standard], geometric);

/** A game that goes on under other rules begins a file of its own: nothing of it is kept yet. */
export function opened(id: string, file: GameFile, players: Playing['players'], kept: number | null): TableOfOne {
  const { match, how, changed } = openGame(gameIn(file), file);
  return lay(id, match, file, players, changed, how === 'replayed' ? kept : null);
}
