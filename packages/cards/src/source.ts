import { byId, byText, type Library } from '@faultline/rules';
import { libraryFrom, SHEET, SHEETS } from './library.ts';
import { type PrintedUnit, toCard } from './readUnit.ts';
import type { UnitFolder } from './unit.ts';

/**
 * Where units come from: one folder each in packages/cards/units. Node reads them from the disk, the page asks for the
 * few that a game fields.
 */
export interface UnitSource {
  /** The units whose abilities are scripted, by id. */
  readonly scripted: readonly string[];
  readonly load: (id: string) => Promise<UnitFolder>;
  /** The card of every unit, scripted or not, by id. */
  readonly cards: () => Promise<readonly PrintedUnit[]>;
}

/** The cards that a game of these units is played with. Units that are not scripted are left out. */
export async function libraryWith(source: UnitSource, ids: readonly string[], sheet = SHEET): Promise<Library> {
  const known = [...new Set(ids)].filter((id) => source.scripted.includes(id)).sort(byText);
  return libraryFrom(await Promise.all(known.map(source.load)), SHEETS, sheet, source.scripted);
}

/** Every card there is, to build lists with: abilities as they are printed, of the units that can be played. */
export async function libraryOfCards(source: UnitSource): Promise<Library> {
  const cards = await source.cards();
  const playable = cards.filter(({ id }) => source.scripted.includes(id));
  const abilities = playable.flatMap((card) => card.abilities.map((ability) => ({ ...ability, clauses: [] })));
  return {
    ...libraryFrom([], SHEETS, SHEET, source.scripted),
    units: byId(cards.map(toCard)),
    abilities: byId(abilities),
  };
}
