import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@faultline/rules';
import { Unreadable } from '../command.ts';

/** Where games go when nobody says otherwise; git does not look at it. */
export const USUAL_FOLDER = 'games';

/** Writes a game's file under a name made from its seed, and returns its path. */
export function saveGame(folder: string, seed: string, file: GameFile): string {
  const path = join(folder, `game-${seed.replaceAll(/[^\w-]+/g, '-')}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(file)}\n`);
  } catch (error) {
    throw new Unreadable(`The game could not be saved: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return path;
}
