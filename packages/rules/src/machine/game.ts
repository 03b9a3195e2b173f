import type { Ability } from '../cards/ability.ts';
import type { MissionCard, UnitCard } from '../cards/unitCard.ts';
import type { Constants, Space, Table } from '../space/space.ts';
import type { Mode } from './mode.ts';

/** All cards a game may use, of one sheet. */
export interface Library {
  readonly sheet: string;
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly missions: Readonly<Record<string, MissionCard>>;
}

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
