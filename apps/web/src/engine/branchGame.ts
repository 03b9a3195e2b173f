import { branch, exportedFile, outwardFile, type Seat } from '@faultline/rules';
import type { Playing } from '../port/port.ts';
import { renameGame } from '../saves/store.ts';
import { freshKey } from './chance.ts';
import { freshId, keep, lay, type TableOfOne } from './start.ts';

/** A game as its players' file. A game's own file carries the key of its dice: one that a server runs gives out none. */
export const exportedGame = ({ table }: TableOfOne): string => JSON.stringify(exportedFile(table.match, freshKey()));

/** A game as a file for others. */
export const outwardGame = ({ table }: TableOfOne): string => JSON.stringify(outwardFile(table.match, freshKey()));

/** Goes on from a moment of a game as one of its own: what these seats could not know is dealt anew. */
export async function branchGame(
  { table, rules }: TableOfOne,
  version: number,
  seats: readonly Seat[],
  players: Playing['players'],
  name: string,
): Promise<string> {
  const match = branch(table.match, version, table.viewer(seats), freshKey());
  const laid = lay(freshId(), match, rules, players, [], null);
  await keep(laid);
  await renameGame(laid.playing.id, name);
  return laid.playing.id;
}
