import { type GameFile, inTodaysNames, seal } from '@faultline/rules';
import { type Saved, wholeGame } from '../saves/store.ts';

/** A saved game with its file, as far as its records are there. */
export interface SavedFile extends Saved {
  readonly file: GameFile;
  /** Which record is missing: one of the entries, or how the game stood after them; null where all are there. */
  readonly missing: 'entry' | 'end' | null;
}

export async function savedGame(id: string): Promise<SavedFile | null> {
  const kept = await wholeGame(id);
  if (!kept) return null;
  const { game, file, entries, end } = kept;
  if (!end && entries.length === 0) return { ...game, file: seal(inTodaysNames(file)), missing: null };
  const told = seal(inTodaysNames({ ...file, entries: [...file.entries, ...entries], ...end }));
  const missing = !end ? 'end' : told.entries.length === end.snapshot.version ? null : 'entry';
  return { ...game, file: told, missing };
}
