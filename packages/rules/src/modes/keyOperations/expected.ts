import { type DieKind, FACES, type Face, isAmong } from '../../cards/dice.ts';
import type { RuleAmount, RuleEffect, RuleTest } from '../../cards/operationRule.ts';
import type { Amount, Ref, Test } from '../../cards/selector.ts';
import type { Position } from '../../game/machine.ts';
import { amountOf } from '../../queries/amount.ts';
import { objectiveMeant, unitsBound } from '../../queries/context.ts';
import { holds } from '../../queries/tests.ts';
import type { Seat, UnitId } from '../../state/ids.ts';
import type { Context } from '../../state/running.ts';
import { inPlay } from './inPlay.ts';
import { iconOn } from './marks.ts';
import { operationCard, stageCard } from './score.ts';
import {
  covering,
  inState,
  loading,
  raised,
  relaid,
  stepping,
  ticking,
  turning,
  uncovering,
  without,
} from './thought.ts';
import { inPool, tokensAt } from './tokens.ts';
import { emptyOf, fitsSpace, isCovered, trackerCard, trackersNamed } from './trackers.ts';

/** What one effect of a rule is likely to do, with dice that are still to be rolled. */

interface Dice {
  readonly die: DieKind;
  readonly many: number;
  /** What one of them was turned to. */
  readonly sure: Face | null;
}

export type Rolls = Readonly<Record<string, Dice>>;

/** Stands among the rolls of a thought that reckons with tokens lying face down; no roll is called so. */
const FACE_DOWN = 'face down';
export const RECKONING: Rolls = { [FACE_DOWN]: { die: 'attack', many: 0, sure: null } };

const shareOf = (die: DieKind, faces: Parameters<typeof isAmong>[0]): number =>
  FACES[die].filter((face) => isAmong(faces, face)).length / FACES[die].length;

/** How many dice of a roll show one of these. */
function expected({ die, many, sure }: Dice, faces: Parameters<typeof isAmong>[0]): number {
  if (many <= 0) return 0;
  return sure === null ? many * shareOf(die, faces) : (many - 1) * shareOf(die, faces) + (isAmong(faces, sure) ? 1 : 0);
}

/** So many times in a row. */
const noneOf = (chance: number, many: number): number => (many <= 0 ? 1 : chance * noneOf(chance, many - 1));

export function chanceOf(p: Position, test: RuleTest, at: Context, rolls: Rolls): number {
  const dice = test.test === 'roll-has' && typeof test.roll === 'object' ? rolls[test.roll.bound] : undefined;
  if (test.test === 'roll-has' && dice) {
    if (dice.many <= 0) return 0;
    if (dice.sure !== null && isAmong(test.face, dice.sure)) return 1;
    return 1 - noneOf(1 - shareOf(dice.die, test.face), dice.many);
  }
  if (test.test === 'not') return 1 - chanceOf(p, test.that, at, rolls);
  return holds(p, test as Test, at) ? 1 : 0;
}

function manyOf(p: Position, amount: RuleAmount, at: Context, rolls: Rolls): number {
  if (typeof amount === 'object' && amount.count === 'faces' && typeof amount.roll === 'object') {
    const dice = rolls[amount.roll.bound];
    return dice ? expected(dice, amount.face) : 0;
  }
  const sure = Math.max(0, amountOf(p, amount as Amount, at));
  const reckoned = rolls[FACE_DOWN] && typeof amount === 'object' && amount.count === 'icons';
  return reckoned ? sure + faceDownWorth(p, amount, at) : sure;
}

type Icons = Extract<RuleAmount, { readonly count: 'icons' }>;

/** What lies face down counts as tokens of the pool do on average, where icons are worth something. */
function faceDownWorth(p: Position, { at: place, worth }: Icons, at: Context): number {
  const { pool } = operationCard(p);
  if (worth === undefined || pool.length === 0) return 0;
  const all = pool.reduce((sum, icon) => sum + (worth[icon] ?? 0), 0);
  return (tokensAt(p, place, at).filter(({ icon }) => icon === null).length * all) / pool.length;
}

/** Spaces that a roll fits, as many as its dice are likely to cover. */
function fitting(dice: Dice, spaces: readonly (readonly string[])[]): number {
  const kinds = new Map<string, number>();
  for (const icons of spaces) kinds.set(icons.join(), (kinds.get(icons.join()) ?? 0) + 1);
  let sum = 0;
  for (const [icons, many] of kinds) sum += Math.min(many, expected(dice, icons.split(',') as Face[]));
  return Math.min(dice.many, sum);
}

type Covering = Extract<RuleEffect, { readonly do: 'cover' }>;
const HIDDEN = 0.5;

/** How many of something an effect is likely to do. */
export function amountIn(p: Position, effect: RuleEffect, at: Context, rolls: Rolls, seat: Seat): number {
  switch (effect.do) {
    case 'cover':
      return coveredBy(p, effect, at, rolls, seat);
    case 'uncover': {
      const { which, tokens = 1 } = effect;
      if (which === 'all') return Number.MAX_SAFE_INTEGER;
      const most = manyOf(p, tokens as RuleAmount, at, rolls);
      const dice = typeof which === 'object' ? rolls[which.roll] : undefined;
      if (!dice) return most;
      const [tracker = ''] = trackersNamed(p, effect.tracker, seat);
      const card = trackerCard(p, tracker);
      const icons = card.kind === 'spaces' ? (inPlay(p).covered[tracker] ?? []).map((at) => card.spaces[at] ?? []) : [];
      return Math.min(most, fitting(dice, icons));
    }
    default:
      return 0;
  }
}

function coveredBy(p: Position, { tracker, with: by }: Covering, at: Context, rolls: Rolls, seat: Seat): number {
  if ('next' in by) return manyOf(p, by.next, at, rolls);
  if ('chosen' in by) return manyOf(p, by.chosen, at, rolls);
  const [name = ''] = trackersNamed(p, tracker, seat);
  const card = trackerCard(p, name);
  if (card.kind !== 'spaces') return 0;
  const open = emptyOf(p, name);
  if ('roll' in by) {
    const dice = rolls[by.roll];
    return dice
      ? fitting(
          dice,
          open.map(({ space }) => card.spaces[space] ?? []),
        )
      : 0;
  }
  if ('token' in by) return open.length > 0 ? HIDDEN : 0;
  return fittingMark(p, name, by.markOf, at).length > 0 ? 1 : 0;
}

function fittingMark(p: Position, tracker: string, ref: Ref, at: Context) {
  const meant = objectiveMeant(p, ref, at);
  const icon = meant && iconOn(p, meant.key);
  return icon ? emptyOf(p, tracker).filter((space) => fitsSpace(p, space, [icon as Face])) : [];
}

/** The position after an effect; the same where it does nothing that is followed. */
export function changed(
  p: Position,
  effect: RuleEffect,
  at: Context,
  rolls: Rolls,
  many: number,
  seat: Seat,
): Position {
  switch (effect.do) {
    // Of spaces that only some results fit any will do here.
    case 'cover': {
      const names = trackersNamed(p, effect.tracker, seat);
      const name = names.find((each) => !isCovered(p, each)) ?? names[0] ?? '';
      if (many <= 0) return p;
      return 'markOf' in effect.with
        ? covering(p, name, many, fittingMark(p, name, effect.with.markOf, at))
        : covering(p, name, many);
    }
    case 'uncover': {
      const names = trackersNamed(p, effect.tracker, seat);
      const name = names.find((each) => !isCovered(p, each)) ?? names[0] ?? '';
      return uncovering(p, name, many);
    }
    case 'step': {
      const card = trackerCard(p, effect.tracker);
      if (card.kind !== 'track') return p;
      const from = inPlay(p).markers[effect.tracker] ?? card.start;
      const goal = card.spaces.lastIndexOf(effect.toward);
      return stepping(p, effect.tracker, from, goal, manyOf(p, effect.spaces, at, rolls));
    }
    case 'step-each':
      return steppingEach(p, rolls[effect.roll]);
    case 'turn-over': {
      const meant = objectiveMeant(p, effect.of, at);
      return meant ? turning(p, meant.key, effect.active) : p;
    }
    case 'load': {
      const meant = objectiveMeant(p, effect.of, at);
      if (!meant) return p;
      const before = inPlay(p).loads[meant.key] ?? 0;
      return loading(p, meant.key, effect.tokens === 'none' ? 0 : before + manyOf(p, effect.tokens, at, rolls));
    }
    case 'state':
      return unitsIn(p, effect.who, at).reduce((to, id) => inState(to, id, effect.state, effect.ends === true), p);
    case 'discard':
      return discarding(p, effect, at);
    case 'raise':
      return raised(p, effect.flag);
    case 'draw':
      return rolls[FACE_DOWN] ? drawing(p, effect, at) : p;
    case 'return':
      return rolls[FACE_DOWN] && effect.from !== 'everywhere' ? relaid(p, tokensAt(p, effect.from, at), 'pool') : p;
    case 'clock':
      return ticking(p, effect.how === 'add' ? effect.amount : -effect.amount);
    default:
      return p;
  }
}

type Drawing = Extract<RuleEffect, { readonly do: 'draw' }>;

function drawing(p: Position, { tokens, to }: Drawing, at: Context): Position {
  if (tokens === 'all' || !('tracker' in to)) return p;
  return relaid(p, inPool(p).slice(0, amountOf(p, tokens as Amount, at)), to);
}

function steppingEach(p: Position, dice: Dice | undefined): Position {
  if (!dice) return p;
  const tracks = (stageCard(p)?.trackers ?? []).map((id) => trackerCard(p, id));
  return tracks.reduce((to, card) => {
    if (card.kind !== 'track' || !card.icon) return to;
    const from = inPlay(to).markers[card.id] ?? card.start;
    return stepping(to, card.id, from, card.spaces.length - 1, expected(dice, card.icon as Face));
  }, p);
}

/** A Unit that was named, or that the event is about. */
const unitsIn = (p: Position, ref: Ref, at: Context): UnitId[] =>
  typeof ref === 'object' || ref === 'it' ? unitsBound(p, ref, at).map(({ id }) => id) : [];

type Discarding = Extract<RuleEffect, { readonly do: 'discard' }>;

function discarding(p: Position, { at: place, which }: Discarding, at: Context): Position {
  const there = tokensAt(p, place, at);
  if (which === 'all')
    return without(
      p,
      there.map(({ id }) => id),
    );
  const meant = typeof which === 'object' ? objectiveMeant(p, which.markOf, at) : null;
  const icon = meant && iconOn(p, meant.key);
  const [one] =
    typeof which === 'object'
      ? there.filter((token) => token.icon === icon)
      : which === 'face-up'
        ? there.filter((token) => token.icon !== null)
        : there;
  return one ? without(p, [one.id]) : p;
}
