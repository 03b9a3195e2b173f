import type { Ability } from '@faultline/rules';
import type { PrintedUnit } from './readUnit.ts';
import type { Script } from './script.ts';

/** A unit's folder: its card, and by id what those of its abilities do that are scripted to the last word. */
export interface UnitFolder {
  readonly card: PrintedUnit;
  readonly scripts: Readonly<Record<string, Script>>;
}

/** Taken as it is: whoever gathers the folders in Node checks them (checked.ts), so that the page need not. */
export const unit = (file: unknown, scripts: Readonly<Record<string, Script>>): UnitFolder => ({
  card: file as PrintedUnit,
  scripts,
});

/** What is printed of an ability, with what it does. */
export const abilitiesOf = ({ card, scripts }: UnitFolder): Ability[] =>
  card.abilities.flatMap((printed) => {
    const clauses = scripts[printed.id];
    return clauses ? [{ ...printed, clauses }] : [];
  });
