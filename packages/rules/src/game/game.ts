import type { UnplayedAbility } from '../cards/unplayed.ts';
import type { Ability } from '../cards/ability.ts';
import type { MissionCard } from '../cards/missionCard.ts';
import type { PlayedOperation } from '../cards/operationRule.ts';
import type { UnitCard } from '../cards/unitCard.ts';
import type { Constants, Table } from '@faultline/geometry';
import type { ChanceResult, ChanceRequest } from '../state/chance.ts';
import type { State } from '../state/state.ts';
import type { Reason } from '../state/decision.ts';
import type { Machine, Position } from './machine.ts';
import type { Space } from './space.ts';
import type { Mode } from './mode.ts';
import type { Options } from './options.ts';

/** All cards a game may use, of one sheet. */
export interface Library {
  readonly sheet: string;
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly missions: Readonly<Record<string, MissionCard>>;
  /** Key Operations, by id. */
  readonly operations?: Readonly<Record<string, PlayedOperation>>;
  /** What is known of abilities without a record, by id; for those who look at cards no game is played with. */
  readonly unplayed?: Readonly<Record<string, UnplayedAbility>>;
  /** Cards a game brings along itself; they are written into its file. */
  readonly own?: OwnCards;
}

export interface OwnCards {
  readonly units: readonly UnitCard[];
  readonly abilities: readonly Ability[];
}

/** Cards by their id. It knows its own entries alone: `constructor` is no card. */
export function byId<T extends { readonly id: string }>(items: readonly T[]): Record<string, T> {
  const found: Record<string, T> = Object.create(null);
  for (const item of items) found[item.id] = item;
  return found;
}

/** A library with cards of a game's own beside, or in place of, the printed ones. */
export const extend = (library: Library, own: OwnCards): Library => ({
  ...library,
  // order: later entries of an id take the place of earlier ones
  units: byId([...Object.values(library.units), ...own.units]),
  // order: likewise
  abilities: byId([...Object.values(library.abilities), ...own.abilities]),
  own,
});

/** What the kernel is given by the chapters above it, so that it need not know them. */
export interface Hooks {
  readonly copy: (state: State) => State;
  /** R-TIME-4: after every single change, before anyone decides. */
  readonly mandatoryChecks: (g: Machine) => void;
  /** What chance gives at once; null where people throw the dice and are asked first. */
  readonly fulfil: (g: Machine, wanted: readonly ChanceRequest[]) => readonly ChanceResult[] | null;
  /** What keeps away an option that is not among those of the open question. */
  readonly whyNotOffered: (p: Position, option: string) => readonly Reason[];
}

/** What is worked out once and kept for as long as a game is played: each chapter adds its own record. */
// biome-ignore lint/suspicious/noEmptyInterface: chapters add their records to it.
export interface Prepared {}

/** What stays the same from the first command to the last; shared by reference, never part of a state. */
export interface Game {
  readonly library: Library;
  readonly mode: Mode;
  readonly space: Space;
  readonly options: Options;
  readonly constants: Constants;
  readonly table: Table;
  readonly hooks: Hooks;
  readonly prepared: Prepared;
}
