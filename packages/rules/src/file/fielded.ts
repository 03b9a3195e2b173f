import { byId, type Game, type Library } from '../game/game.ts';
import type { BroughtTeam } from '../position/setup.ts';
import { hashOf } from '../state/hash.ts';
import { byText } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import type { GameFile } from './gameFile.ts';

type Begins = GameFile['setup'];

const ofTeam = ({ squads }: BroughtTeam): string[] =>
  squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);

/** The units that a game fields, by their ids, as its beginning names them. */
export function unitsNamed(setup: Begins): readonly string[] {
  switch (setup.kind) {
    case 'teams':
      return setup.teams.flatMap(ofTeam);
    case 'position':
      return setup.position.sides.flatMap(({ units }) => units.map(({ card }) => card));
    case 'resumed':
      return setup.state.open.units.map(({ card }) => card);
  }
}

/** What the players brought beside their units. A game that goes on from a state has it in its score. */
function missionsNamed(setup: Begins, { missions }: Library): readonly string[] {
  if (setup.kind === 'teams') return setup.teams.flatMap(({ mission }) => mission ?? []);
  if (setup.kind === 'position') return setup.missions;
  const score = JSON.stringify(setup.state.open.score);
  // order: sorted where they are taken
  return Object.keys(missions).filter((id) => score.includes(`"${id}"`));
}

/** Of all cards those that a game fields, in the order of their ids. */
export function fielded(library: Library, setup: Begins): Library {
  const units = some(library.units, unitsNamed(setup));
  const missions = some(library.missions, missionsNamed(setup, library));
  const lent = missions.flatMap(({ struggles }) => struggles.flatMap(({ lends }) => (lends ? [lends.ability] : [])));
  const abilities = some(library.abilities, [...units.flatMap((card) => card.abilities), ...lent]);
  const { operations: _, ...others } = library;
  const cards = { ...others, units: byId(units), missions: byId(missions), abilities: byId(abilities) };
  const operation = operationNamed(setup);
  const played = operation === null ? undefined : library.operations?.[operation];
  return played && operation !== null ? { ...cards, operations: { [operation]: played } } : cards;
}

/** The operation that a game begins with; null in another game. */
export const operationNamed = (setup: Begins): string | null =>
  setup.kind === 'resumed' ? operationIn(setup.state) : operationOf(setup.plan);

/** The operation that a state is of; null in another game. */
export const operationIn = ({ open }: State): string | null =>
  operationOf(open.score as { readonly operation?: string } | undefined);

const operationOf = (named: { readonly operation?: string } | undefined): string | null => named?.operation ?? null;

const some = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): T[] =>
  [...new Set(ids)].sort(byText).flatMap((id) => all[id] ?? []);

/** Before it, the fingerprint of a file was over all cards there were. */
const MARK = 'fielded ';

/** The fingerprint of the cards that a game fields: one played with other figures is noticed, a new unit is not. */
export function dataHash({ library }: Pick<Game, 'library'>, setup: Begins): string {
  const known = hashes.get(setup);
  if (known?.library === library) return known.hash;
  const { own: _own, unplayed: _unplayed, ...cards } = fielded(library, setup);
  const hash = `${MARK}${hashOf(cards)}`;
  hashes.set(setup, { library, hash });
  return hash;
}

const hashes = new WeakMap<Begins, { readonly library: Library; readonly hash: string }>();

export const isOfFielded = (hash: string): boolean => hash.startsWith(MARK);
