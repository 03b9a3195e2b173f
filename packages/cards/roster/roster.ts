import { byId, type Library } from '@faultline/rules';
import { source } from './folders.ts';
import { checkMissions, libraryFrom } from '../src/checked.ts';
import { MISSIONS } from '../src/missions.ts';
import { toCard } from '../src/printed.ts';
import type { PrintedUnit } from '../src/readUnit.ts';
import { type Scripting, scriptingIn } from '../src/scripting.ts';
import { SHEET } from '../src/sheetNow.ts';
import { SHEETS, unitsOn } from '../src/sheets.ts';
import { foldersOf } from '../src/source.ts';
import type { UnitFolder } from '../src/unit.ts';
import { surveyed } from '../src/unplayed.ts';

/** Every unit that can be played, for whoever runs in Node. The page loads those of a game (source.ts). */

checkMissions(MISSIONS);

/** As the oldest sheet prints them. */
export const FOLDERS: readonly UnitFolder[] = await foldersOf(source, await source.scripted());

/** The units as a sheet prints them. */
export const unitsOf = (sheet: string): readonly UnitFolder[] => unitsOn(sheet, FOLDERS);

const libraries = new Map<string, Library>();

/** The cards of a sheet, made once. */
export function libraryOf(sheet: string): Library {
  const known = libraries.get(sheet) ?? libraryFrom(FOLDERS, SHEETS, sheet);
  libraries.set(sheet, known);
  return known;
}

export const UNITS = unitsOf(SHEET);
/** The cards of the sheet that is played. */
export const library: Library = libraryOf(SHEET);

/** Every unit's card, by id. */
export const figures = source.cards;

/** The library with every unit there is: to build lists with. A game refuses those that are not scripted. */
export const wholeLibrary = async (): Promise<Library> => ({ ...library, units: byId((await figures()).map(toCard)) });

/** The library with every unit there is, and what is known of abilities that are not played: for odds, not for games. */
export const surveyedLibrary = async (): Promise<Library> => surveyed(await wholeLibrary(), await figures());

export const scriptingOf = (card: PrintedUnit, played: Library = library): Scripting => scriptingIn(played, card);
