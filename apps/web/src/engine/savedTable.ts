import { FileError } from '@faultline/rules';
import { exportedGame } from './branchGame.ts';
import { mended } from './mend.ts';
import { opened } from './openedFile.ts';
import { savedGame } from './savedFile.ts';
import type { TableOfOne } from './start.ts';

/** A saved game to go on with; one that is only looked at stays with whoever plays it. */
export async function savedTable(id: string, looking: boolean): Promise<TableOfOne> {
  const laid = await laidOut(id);
  if (!looking) await laid.table.claim();
  return laid;
}

async function laidOut(id: string): Promise<TableOfOne> {
  const saved = await savedGame(id);
  if (!saved) throw new Error('This game is not saved in this browser.');
  const { file, players, missing } = saved;
  if (!missing)
    try {
      return await opened(id, file, players, file.entries.length);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
    }
  return mended(id, saved);
}

/** A saved game as its players' file; null where there is none. */
export async function savedText(id: string): Promise<string | null> {
  const saved = await savedGame(id);
  if (!saved) return null;
  const { file, players, missing } = saved;
  if (!missing && file.authority !== 'server') return JSON.stringify(file);
  return exportedGame(await (missing ? mended(id, saved) : opened(id, file, players, null)));
}
