import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@faultline/rules';
import { Unreadable } from '../command.ts';
import { makeFolder } from '../filing.ts';

/** Where games go when nobody says otherwise; git does not look at it. */
export const USUAL_FOLDER = 'games';

const saying = (mistake: unknown): Unreadable =>
  new Unreadable(`The game could not be saved: ${mistake instanceof Error ? mistake.message : String(mistake)}.`);

/** Makes a folder that can be written to, or says why there can be none. */
export function neededFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (mistake) {
    throw saying(mistake);
  }
}

/** Writes a game's file under a name made from its seed, and returns its path. */
export function saveGame(folder: string, seed: string, file: GameFile): string {
  const path = join(folder, `game-${seed.replaceAll(/[^\w-]+/g, '-')}.json`);
  neededFolder(folder);
  try {
    writeFileSync(path, `${JSON.stringify(file)}\n`);
  } catch (mistake) {
    throw saying(mistake);
  }
  return path;
}
