import type { Ability } from '@faultline/rules';
import { CardError } from './fields.ts';
import { type PrintedUnit, readUnit } from './readUnit.ts';
import type { Script } from './script.ts';

/** A unit's folder: its card, and by id what those of its abilities do that are scripted to the last word. */
export interface UnitFolder {
  readonly card: PrintedUnit;
  readonly scripts: Readonly<Record<string, Script>>;
}

export function unit(file: unknown, scripts: Readonly<Record<string, Script>>): UnitFolder {
  const card = readUnit(file);
  const printed = card.abilities.map(({ id }) => id);
  // order: any one strange script is enough to refuse
  const strange = Object.keys(scripts).find((id) => !printed.includes(id));
  if (strange !== undefined)
    throw new CardError(`${card.id} has no ability "${strange}"; its card lists ${printed.join(', ')}.`);
  return { card, scripts };
}

/** What is printed of an ability, with what it does. */
export const abilitiesOf = ({ card, scripts }: UnitFolder): Ability[] =>
  card.abilities.flatMap((printed) => {
    const clauses = scripts[printed.id];
    return clauses ? [{ ...printed, clauses }] : [];
  });
