import { FileError, type GameFile, replay, seal } from '@faultline/rules';
import type { SavedFile } from './savedFile.ts';
import { gameIn, opened } from './openedFile.ts';
import { lay, type TableOfOne } from './start.ts';

/** Lays out a saved game of which a record is missing or does not fit: it goes on from where it stood. */
export async function mended(id: string, saved: SavedFile): Promise<TableOfOne> {
  const laid = await (saved.missing === 'end' ? toldOn(id, saved) : fromEnd(id, saved));
  return { ...laid, playing: { ...laid.playing, mended: laid.table.match.version } };
}

/** Its entries lead to where it stood, though nothing says whether they are the last. */
async function toldOn(id: string, { file, players }: SavedFile): Promise<TableOfOne> {
  const { match } = replay(await gameIn(file), file);
  if (match.isPredictable) match.closeToPlay();
  return lay(id, match, file, players, [], null);
}

/** Under other rules a game goes on from its end in any case. */
async function fromEnd(id: string, { file, players }: SavedFile): Promise<TableOfOne> {
  try {
    return await opened(id, file, players, null);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return opened(id, fromItsEnd(file), players, null);
  }
}

/** A file that begins where this one ends, for one whose entries do not lead there; what they tell stays as a record. */
function fromItsEnd(file: GameFile): GameFile {
  const { rulesVersion, dataHash, setup, entries, past } = file;
  const { state } = file.snapshot;
  return seal({
    ...file,
    setup: { kind: 'resumed', state },
    chance: state.hidden.chance,
    entries: [],
    marks: [],
    snapshot: { version: 0, state },
    past: [...past, { rulesVersion, dataHash, setup, entries }],
  });
}
