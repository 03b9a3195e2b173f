import type { Ability } from '@faultline/rules';
import { CardError } from './fields.ts';
import { type PrintedUnit, readUnit } from './readUnit.ts';
import type { Script } from './script.ts';

/** A unit's folder: its card, and what those of its abilities do that are scripted to the last word. */
export interface UnitFolder {
  readonly card: PrintedUnit;
  readonly abilities: readonly Ability[];
}

export function unit(file: unknown, scripts: Readonly<Record<string, Script>>): UnitFolder {
  const card = readUnit(file);
  // order: each script is found by its id
  const abilities = Object.entries(scripts).map(([id, clauses]): Ability => {
    const printed = card.abilities.find((ability) => ability.id === id);
    if (!printed)
      throw new CardError(
        `${card.id} has no ability "${id}"; its card lists ${card.abilities.map((a) => a.id).join(', ')}.`,
      );
    return { ...printed, clauses };
  });
  return { card, abilities };
}
