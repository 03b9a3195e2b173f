import { byId, byText, type Library } from '@faultline/rules';
import { assembled } from './library.ts';
import { toCard } from './printed.ts';
import type { PrintedUnit } from './readUnit.ts';
import { SHEET } from './sheetNow.ts';
import type { UnitFolder } from './unit.ts';

/**
 * Where units come from: one folder each in packages/cards/units. Node reads them from the disk, the page asks for the
 * few that a game fields.
 */
export interface UnitSource {
  /** The units whose abilities are scripted, by id. */
  readonly scripted: () => Promise<readonly string[]>;
  /** Null for a unit that is not scripted, or not there. */
  readonly load: (id: string) => Promise<UnitFolder | null>;
  /** The card of every unit, scripted or not, by id. */
  readonly cards: () => Promise<readonly PrintedUnit[]>;
}

/** The folders of these units. Those that are not scripted are left out. */
export async function foldersOf({ load }: UnitSource, ids: readonly string[]): Promise<UnitFolder[]> {
  const folders = await Promise.all([...new Set(ids)].sort(byText).map(load));
  return folders.filter((folder) => folder !== null);
}

/** The cards that a game of these units is played with. Units that are not scripted are left out. */
export async function libraryWith(source: UnitSource, ids: readonly string[], sheet = SHEET): Promise<Library> {
  const folders = await foldersOf(source, ids);
  if (sheet === SHEET) return assembled(folders, sheet);
  const { unitsOn, SHEETS } = await import('./sheets.ts');
  return assembled(unitsOn(sheet, folders, SHEETS, await source.scripted()), sheet);
}

/** Every card there is, to build lists with: abilities as they are printed, of the units that can be played. */
export async function libraryOfCards(source: UnitSource): Promise<Library> {
  const [cards, scripted] = await Promise.all([source.cards(), source.scripted()]);
  const playable = cards.filter(({ id }) => scripted.includes(id));
  const abilities = playable.flatMap((card) => card.abilities.map((ability) => ({ ...ability, clauses: [] })));
  return { ...assembled([], SHEET), units: byId(cards.map(toCard)), abilities: byId(abilities) };
}
