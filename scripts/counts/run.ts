import { library } from '@faultline/cards';
import type { Ability } from '@faultline/rules';
import { addedUp, type AbilityUses } from '../../apps/cli/src/simulate/abilities.ts';
import { type Seating, seat, tableFor } from '../../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { type Kind, seatingFor, type Wanted } from './making.ts';
import { counted, type Counted } from './playing.ts';

/** One sitting: its name says which games it has, so that they are played once, whenever the run is stopped. */
export interface Sitting extends Counted {
  readonly name: string;
}

export interface Asked {
  readonly seed: string;
  /** Games by chance: begun among enemies, and whole ones. */
  readonly fights: number;
  readonly games: number;
  /** How many sittings are made for one ability at most. */
  readonly most: number;
}

/** So often an ability is to do something. */
export const ENOUGH = 50;
/** No game of opponents who play by chance is longer. */
const WHOLE = 50_000;
/** Enough for a few activations, and for all that comes before the first. */
const SHORT = 100;
const OPENING = 60;
const AT_ONCE = 10;

export const isChance = ({ name }: Sitting): boolean => name.startsWith('chance');

/** Plays what is not there yet, and hands out each sitting. */
export function run(asked: Asked, kept: readonly Sitting[], keep: (one: Sitting) => void): Sitting[] {
  const all = [...kept];
  const done = new Set(kept.map(({ name }) => name));
  const sit = (name: string, play: () => Counted): void => {
    if (done.has(name)) return;
    const one = { name, ...play() };
    keep(one);
    all.push(one);
  };
  for (const [kind, many] of [
    ['fights', asked.fights],
    ['games', asked.games],
  ] as const)
    for (let from = 1; from <= many; from += AT_ONCE)
      sit(`chance ${kind} ${from}`, () =>
        counted(byChance(asked.seed, kind === 'fights', from, Math.min(many, from + AT_ONCE - 1)), WHOLE),
      );
  const abilities = everyAbility();
  for (let n = 1; n <= asked.most; n += 1)
    for (const wanted of abilities) {
      const key = keyOf(wanted);
      if (effects(all, key) < ENOUGH) sit(`made ${key} ${n}`, () => made(wanted, `${asked.seed}/${key}/${n}`));
    }
  return all;
}

const byChance = (seed: string, close: boolean, from: number, to: number): Seating[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const own = `${seed}/${from + i}`;
    return seat(own, teamsOfSeed(library, own), close, tableFor(own, close, undefined), 'restless');
  });

export const keyOf = ({ card, ability }: Wanted): string => `${card} ${ability.id}`;

export const everyAbility = (): Wanted[] =>
  Object.values(library.units).flatMap(({ id: card, abilities }) =>
    abilities.flatMap((id) => library.abilities[id] ?? []).map((ability) => ({ card, ability })),
  );

const effects = (all: readonly Sitting[], key: string): number =>
  all.reduce((sum, { uses }) => sum + effectsOf(uses[key]), 0);

export const effectsOf = (uses: AbilityUses[string] | undefined): number => (uses?.did ?? 0) + (uses?.counted ?? 0);

/** What a sitting for an ability has: many short fights and a whole game, or nothing but openings. */
function made(wanted: Wanted, seed: string): Counted {
  const games = (kind: Kind, many: number, most: number): Counted =>
    counted(
      Array.from({ length: many }, (_, i) => seatingFor(wanted, kind, `${seed}/${kind}/${i + 1}`)),
      most,
    );
  const parts = isOfTheOpening(wanted.ability)
    ? [games('opening', 10, OPENING)]
    : [games('position', 24, SHORT), games('game', 1, WHOLE)];
  return {
    games: parts.reduce((sum, part) => sum + part.games, 0),
    decisions: parts.reduce((sum, part) => sum + part.decisions, 0),
    uses: addedUp(parts.map(({ uses }) => uses)),
    broken: parts.flatMap(({ broken }) => broken),
  };
}

/** Whether all it does is done before the first Turn. */
const isOfTheOpening = ({ clauses }: Ability): boolean =>
  clauses.every((each) => each.clause === 'deploy' || (each.clause === 'on' && each.event.on.startsWith('setup.')));
