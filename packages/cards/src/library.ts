import { type Ability, byId, type Library, whyNotAbility } from '@faultline/rules';
import files from '../sheets.json' with { type: 'json' };
import { CardError } from './fields.ts';
import { MISSIONS } from './missions.ts';
import { toCard } from './readUnit.ts';
import { printed, readSheet, type SheetFile } from './sheet.ts';
import { abilitiesOf, type UnitFolder } from './unit.ts';

/** Every sheet, oldest first. The newest is the one that is played; the older ones are for looking back. */
export const SHEETS: readonly SheetFile[] = files.map(readSheet);

export const SHEET = SHEETS.at(-1)?.sheet ?? '';

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

/** One record for an ability that stands on several cards; two that differ under one id are a mistake. */
function distinct(all: readonly Ability[]): readonly Ability[] {
  for (const ability of all) {
    const first = all.find(({ id }) => id === ability.id);
    if (JSON.stringify(first) !== JSON.stringify(ability))
      throw new CardError(`The ability ${ability.id} is written in two ways.`);
  }
  return all;
}

/** A verb that could do nothing where it stands is a mistake of the script. */
function working(unit: UnitFolder): readonly Ability[] {
  const abilities = abilitiesOf(unit);
  const wrong = abilities.map((ability) => whyNotAbility(ability)).find((why) => why !== null);
  if (wrong) throw new CardError(`${unit.card.name}: ${wrong}`);
  return abilities;
}

/** The cards of these units as one of these sheets prints them, with all missions. */
export function libraryFrom(
  folders: readonly UnitFolder[],
  sheets: readonly SheetFile[],
  sheet: string,
  known?: readonly string[],
): Library {
  const units = unitsOn(sheet, folders, sheets, known);
  return {
    sheet,
    units: byId(units.map(({ card }) => toCard(card))),
    abilities: byId(distinct([...units.flatMap(working), ...MISSIONS.flatMap(({ abilities }) => abilities)])),
    missions: byId(MISSIONS.map(({ card }) => card)),
  };
}
