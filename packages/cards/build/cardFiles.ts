import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CardError } from '../src/fields.ts';
import { type PrintedUnit, readUnit } from '../src/readUnit.ts';

export const pathOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The card of every folder, by the folder's name. */
export function cardFiles(): PrintedUnit[] {
  const cards = readdirSync(pathOf('units'))
    .sort()
    .map((folder) => inFolder(folder, JSON.parse(readFileSync(pathOf(`units/${folder}/card.json`), 'utf8'))));
  checkTogether(cards);
  return cards;
}

export function inFolder(folder: string, value: unknown): PrintedUnit {
  const card = readUnit(value);
  if (card.id !== folder) throw new CardError(`units/${folder}/card.json: id should be: ${folder}.`);
  return card;
}

/** What no single card shows: a name given twice, or one ability id for two different things. */
export function checkTogether(cards: readonly PrintedUnit[]): void {
  const names = new Map<string, string>();
  const abilities = new Map<string, { readonly text: string; readonly unit: string }>();
  for (const card of cards) {
    const at = `units/${card.id}/card.json`;
    const namesake = names.get(card.name);
    if (namesake !== undefined) throw new CardError(`${at}: name should be: another than that of ${namesake}.`);
    names.set(card.name, card.id);
    for (const ability of card.abilities) {
      const text = JSON.stringify(ability);
      const first = abilities.get(ability.id) ?? { text, unit: card.id };
      if (first.text !== text)
        throw new CardError(`${at}, ability ${ability.id}: should be: as on ${first.unit}, or have an id of its own.`);
      abilities.set(ability.id, first);
    }
  }
}
