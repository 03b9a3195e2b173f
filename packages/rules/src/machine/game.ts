import type { Ability } from '../cards/ability.ts';
import type { MissionCard, UnitCard } from '../cards/unitCard.ts';
import type { Constants, Table } from '@faultline/geometry';
import type { Space } from '../space/space.ts';
import type { Mode } from './mode.ts';

/** All cards a game may use, of one sheet. */
export interface Library {
  readonly sheet: string;
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly missions: Readonly<Record<string, MissionCard>>;
  /** Cards a game brings along itself; they are written into its file. */
  readonly own?: OwnCards;
}

export interface OwnCards {
  readonly units: readonly UnitCard[];
  readonly abilities: readonly Ability[];
}

/** A library with cards of a game's own beside, or in place of, the printed ones. */
export const extend = (library: Library, own: OwnCards): Library => ({
  ...library,
  units: { ...library.units, ...Object.fromEntries(own.units.map((card) => [card.id, card])) },
  abilities: { ...library.abilities, ...Object.fromEntries(own.abilities.map((ability) => [ability.id, ability])) },
  own,
});

/** Ruling options: where the ledger lets a table decide otherwise. */
export interface Options {
  /** R-TURN-1: determine control at the start of step 8 instead of after 8A. */
  readonly controlFirst: boolean;
  /** R-DEPLOY-2: who chooses among several maps of a phase I card. */
  readonly firstMapBy: 'first-player' | 'other-player';
}

export const OPTIONS: Options = { controlFirst: false, firstMapBy: 'first-player' };

/** What stays the same from the first command to the last; shared by reference, never part of a state. */
export interface Game {
  readonly library: Library;
  readonly mode: Mode;
  readonly space: Space;
  readonly options: Options;
  readonly constants: Constants;
  readonly table: Table;
}
