import files from '../sheets.json' with { type: 'json' };
import { CardError } from './fields.ts';
import { printed, readSheet, type SheetFile } from './sheet.ts';
import type { UnitFolder } from './unit.ts';

/** Every sheet, oldest first. The newest is the one that is played; the older ones are for looking back. */
export const SHEETS: readonly SheetFile[] = files.map(readSheet);

/** These units as a sheet prints them; a sheet that is not known stands over nothing. */
export function unitsOn(
  sheet: string,
  folders: readonly UnitFolder[],
  sheets: readonly SheetFile[] = SHEETS,
  known: readonly string[] = folders.map(({ card }) => card.id),
): readonly UnitFolder[] {
  const file = sheets.find((one) => one.sheet === sheet);
  if (!file)
    throw new CardError(`There is no sheet "${sheet}"; known are ${sheets.map((one) => one.sheet).join(', ')}.`);
  return file.over === undefined ? folders : printed(unitsOn(file.over, folders, sheets, known), file, known);
}
