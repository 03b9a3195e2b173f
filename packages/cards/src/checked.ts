import { type Ability, type Library, whyNotAbility } from '@faultline/rules';
import { CardError } from './fields.ts';
import { assembled } from './library.ts';
import type { MissionFolder } from './mission.ts';
import { MISSIONS } from './missions.ts';
import { readMission } from './readMission.ts';
import { readUnit } from './readUnit.ts';
import type { SheetFile } from './sheet.ts';
import { unitsOn } from './sheets.ts';
import { abilitiesOf, type UnitFolder } from './unit.ts';

/** What a folder and the library of all of them must be: asked in Node, where every card passes before it is delivered. */

/** Its card is whole, and it scripts nothing that is not on it. */
export function checked({ card: file, scripts }: UnitFolder): UnitFolder {
  const card = readUnit(file);
  const printed = card.abilities.map(({ id }) => id);
  // order: any one strange script is enough to refuse
  const strange = Object.keys(scripts).find((id) => !printed.includes(id));
  if (strange !== undefined)
    throw new CardError(`${card.id} has no ability "${strange}"; its card lists ${printed.join(', ')}.`);
  return { card, scripts };
}

/** One record for an ability that stands on several cards; two that differ under one id are a mistake. */
function distinct(all: readonly Ability[]): void {
  for (const ability of all) {
    const first = all.find(({ id }) => id === ability.id);
    if (JSON.stringify(first) !== JSON.stringify(ability))
      throw new CardError(`The ability ${ability.id} is written in two ways.`);
  }
}

/** A verb that could do nothing where it stands is a mistake of the script. */
function needWorking(whose: string, abilities: readonly Ability[]): void {
  const wrong = abilities.map((ability) => whyNotAbility(ability)).find((why) => why !== null);
  if (wrong) throw new CardError(`${whose}: ${wrong}`);
}

function working(unit: UnitFolder): readonly Ability[] {
  const abilities = abilitiesOf(unit);
  needWorking(unit.card.name, abilities);
  return abilities;
}

/** Every mission is whole, and every ability it prints does something where it stands. */
export function checkMissions(missions: readonly MissionFolder[]): void {
  for (const { card, abilities } of missions) {
    readMission({ ...card, abilities });
    const idle = abilities.find(({ clauses }) => clauses.length === 0);
    if (idle) throw new CardError(`${card.id}: the ability "${idle.id}" does nothing yet.`);
    needWorking(card.id, abilities);
  }
}

/** The cards of these units as one of these sheets prints them, with all missions. */
export function libraryFrom(
  folders: readonly UnitFolder[],
  sheets: readonly SheetFile[],
  sheet: string,
  known?: readonly string[],
): Library {
  const units = unitsOn(sheet, folders, sheets, known);
  checkMissions(MISSIONS);
  distinct(units.flatMap(working));
  return assembled(units, sheet);
}
