import { library } from '@faultline/cards';
import type { Ability } from '@faultline/rules';
import { seat, tableFor } from '../../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import type { Wanted } from './liking.ts';
import { type Kind, seatingAgain, seatingFor } from './making.ts';
import { type Counted, Counting, effectsOf } from './playing.ts';

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
/** From shortly before an ability came to something until shortly after. */
const NEAR = 7;
/** How many of each a sitting has. */
const FIGHTS = 6;
const AGAIN = 50;
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
        byChance(asked.seed, kind === 'fights', from, Math.min(many, from + AT_ONCE - 1)),
      );
  const abilities = everyAbility();
  for (let n = 1; n <= asked.most; n += 1)
    for (const wanted of abilities) {
      const key = keyOf(wanted);
      const missing = ENOUGH - effects(all, key);
      if (missing > 0) sit(`made ${key} ${n}`, () => made(wanted, `${asked.seed}/${key}/${n}`, missing));
    }
  return all;
}

function byChance(seed: string, close: boolean, from: number, to: number): Counted {
  const counting = new Counting();
  for (let n = from; n <= to; n += 1) {
    const own = `${seed}/${n}`;
    counting.play(seat(own, teamsOfSeed(library, own), close, tableFor(own, close, undefined), 'restless'), WHOLE);
  }
  return counting.told();
}

export const keyOf = ({ card, ability }: Wanted): string => `${card} ${ability.id}`;

export const everyAbility = (): Wanted[] =>
  Object.values(library.units).flatMap(({ id: card, abilities }) =>
    abilities.flatMap((id) => library.abilities[id] ?? []).map((ability) => ({ card, ability })),
  );

const effects = (all: readonly Sitting[], key: string): number =>
  all.reduce((sum, { uses }) => sum + effectsOf(uses[key]), 0);

/**
 * What a sitting for an ability has, as long as some are missing: short fights, or openings where nothing else brings
 * it; a whole game where those bring nothing; and games that go on from shortly before it came to something in them,
 * each of those moments in turn.
 */
function made(wanted: Wanted, seed: string, missing: number): Counted {
  const counting = new Counting(keyOf(wanted));
  const play = (kind: Kind, many: number, most: number): void => {
    for (let n = 1; n <= many && counting.effects < missing; n += 1)
      counting.play(seatingFor(wanted, kind, `${seed}/${kind}/${n}`), most);
  };
  const [kind, most] = isOfTheOpening(wanted.ability)
    ? (['opening', OPENING] as const)
    : (['position', SHORT] as const);
  play(kind, FIGHTS, most);
  if (counting.effects === 0) play('game', 1, WHOLE);
  for (let n = 0; n < AGAIN && counting.effects < missing; n += 1) {
    const brink = counting.brinks[n % counting.brinks.length];
    if (!brink) break;
    counting.play(seatingAgain(wanted, brink, `${seed}/again/${n + 1}`), NEAR);
  }
  return counting.told();
}

/** Whether all it does is done before the first Turn. */
const isOfTheOpening = ({ clauses }: Ability): boolean =>
  clauses.every((each) => each.clause === 'deploy' || (each.clause === 'on' && each.event.on.startsWith('setup.')));
