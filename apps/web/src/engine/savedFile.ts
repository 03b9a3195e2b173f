import { type GameFile, seal } from '@faultline/rules';
import { type Saved, wholeGame } from '../saves/store.ts';

/** A saved game with its file as it would be exported. */
export async function savedGame(id: string): Promise<(Saved & { readonly file: GameFile }) | null> {
  const whole = await wholeGame(id);
  if (!whole) return null;
  const { game, file, entries, end } = whole;
  return { ...game, file: end ? seal({ ...file, entries: [...file.entries, ...entries], ...end }) : file };
}
