import { type ComingChange, type DiceChange, type DieKind, isMeant, swapFor } from '@faultline/rules';
import { afterEach, type Made, mean, NOTHING, rolled, type Spread } from './spread.ts';
import { ALL_FACES, dice, shown, swapped, type Tally } from './tally.ts';

/** How good a roll is for the attacker: the number of successes and chart damage to be expected of it. */
export type Worth = (tally: Tally) => number;

/** The dice a change may take up, as tallies of their own: one each but for rerolls. */
function picksOf(change: DiceChange, tally: Tally): readonly Tally[] {
  if (change.how === 'add') return [0];
  const faces = ALL_FACES.filter((face) => isMeant(change, face) && shown(tally, face) > 0);
  if (faces.length === 0) return [0];
  if (change.how !== 'reroll') return faces.map((face) => dice(face));
  const [only, second] = faces;
  // A reroll of one face takes as many as it may; among several faces the choice is free.
  if (only !== undefined && change.face === only && second === undefined)
    return [dice(only, Math.min(change.most, shown(tally, only)))];
  return handfuls(
    faces.map((face) => [dice(face), shown(tally, face)] as const),
    change.most,
  );
}

/** Every way to take up to so many dice; they depend on no more of each kind than may be taken. */
function handfuls(kinds: readonly (readonly [one: Tally, there: number])[], most: number): readonly Tally[] {
  const key = kinds.reduce((sum, [one, there]) => sum + one * Math.min(most, there), 0) * MOST_COUNT + most;
  const known = HANDFULS.get(key) ?? listHandfuls(kinds, most);
  HANDFULS.set(key, known);
  return known;
}

const HANDFULS = new Map<number, readonly Tally[]>();

function listHandfuls(kinds: readonly (readonly [one: Tally, there: number])[], most: number): Tally[] {
  const [first, ...rest] = kinds;
  if (!first) return [0];
  const [one, there] = first;
  return Array.from({ length: Math.min(most, there) + 1 }, (_, n) =>
    listHandfuls(rest, most - n).map((others) => others + n * one),
  ).flat();
}

const countOf = (picked: Tally): number => ALL_FACES.reduce((sum, face) => sum + shown(picked, face), 0);

/** What a change makes of a roll, with the dice picked. */
function madeOf(change: DiceChange, kind: DieKind, tally: Tally, picked: Tally): Made {
  if (change.how === 'reroll') return { kept: tally - picked, thrown: rolled(kind, countOf(picked)) };
  if (change.how === 'add') return { kept: swapped(tally, swapFor(change, change.face)), thrown: NOTHING };
  const face = ALL_FACES.find((each) => shown(picked, each) > 0);
  return { kept: face ? swapped(tally, swapFor(change, face)) : tally, thrown: NOTHING };
}

/** Differences below this are rounding, and must not decide a choice. */
const SAME = 1e-12;

/** What the owner of a change makes of a roll: what is best for the attacker, or worst for the attacker. */
function making({ change, or = [], roll, by }: ComingChange, then: Worth): (tally: Tally) => Made {
  const sign = by === 'attack' ? 1 : -1;
  const ways = [change, ...or].map((way) => ({
    picks: (tally: Tally) => picksOf(way, tally),
    make: (tally: Tally, picked: Tally) => madeOf(way, roll, tally, picked),
    worth: remembered((tally, picked) => sign * mean(madeOf(way, roll, tally, picked), then)),
  }));
  return (tally) => {
    const all = ways.flatMap(({ picks, make, worth }) => picks(tally).map((picked) => ({ picked, make, worth })));
    let [best] = all;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of all.length > 1 ? all : []) {
      const value = one.worth(tally, one.picked);
      if (value > most + SAME) [best, most] = [one, value];
    }
    return best ? best.make(tally, best.picked) : { kept: tally, thrown: NOTHING };
  };
}

/** Picks that leave the same dice come to the same, whatever the others showed before. */
function remembered(worth: (tally: Tally, picked: Tally) => number): (tally: Tally, picked: Tally) => number {
  const known = new Map<number, number>();
  return (tally, picked) => {
    const key = (tally - picked) * MOST_COUNT + countOf(picked);
    const value = known.get(key) ?? worth(tally, picked);
    known.set(key, value);
    return value;
  };
}

const MOST_COUNT = 64;

/** A roll after its changes of step 6, each decided in view of those that follow. */
export function changed(spread: Spread, changes: readonly ComingChange[], worth: Worth): Spread {
  const [first, ...rest] = changes;
  if (!first) return spread;
  const make = making(first, worthBefore(rest, worth));
  return changed(afterEach(spread, make), rest, worth);
}

/** How good a roll is while these changes are still to come. */
function worthBefore(changes: readonly ComingChange[], worth: Worth): Worth {
  const [first, ...rest] = changes;
  if (!first) return onceEach(worth);
  const then = worthBefore(rest, worth);
  const make = making(first, then);
  return onceEach((tally) => mean(make(tally), then));
}

function onceEach(worth: Worth): Worth {
  const once = remembered(worth);
  return (tally) => once(tally, 0);
}
