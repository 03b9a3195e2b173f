import type { DiceChange, Effect, EffectOf } from '../cards/effect.ts';
import type { Amount, Test } from '../cards/selector.ts';
import type { DieKind, Face, Faces } from '../cards/dice.ts';
import { changeLeft, firmFaces } from '../queries/firm.ts';
import { amountOf } from '../queries/amount.ts';
import type { Context } from '../state/running.ts';
import { matches } from '../queries/matching.ts';
import { holds } from '../queries/tests.ts';
import type { Position } from '../game/machine.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Declared } from '../state/attack.ts';
import type { Unit } from '../state/unit.ts';
import type { AttackFacts, TriggerEvent } from '../state/triggerEvent.ts';
import { isUsedUp } from '../queries/abilities.ts';
import { nameOfUnit, unitsOf } from '../game/find.ts';
import { isMarked, markOf } from '../queries/marks.ts';
import { canPay, priceOf } from '../queries/price.ts';
import { clausesOf, type Held } from '../queries/held.ts';

/** What will be done to the dice of an attack in step 6, and what else may answer it, as far as that is known before the roll. */
export interface Answers {
  readonly changes: readonly ComingChange[];
  /** Abilities that may answer and are not counted in, with their Unit. */
  readonly uncounted: readonly string[];
}

export interface ComingChange {
  readonly roll: DieKind;
  readonly change: DiceChange;
  /** Changes of the same roll that may be made in its place. */
  readonly or?: readonly DiceChange[];
  /** Whose effect it is: the attacker's or the defender's. */
  readonly by: DieKind;
  /** The ability, by id. */
  readonly from: string;
}

/** What answers in step 6, and what is still to come then. */
export function answersTo(p: Position, facts: AttackFacts, attacker: Seat, using: readonly string[]): Answers {
  const { changes, uncounted } = answersInModify(p, facts, attacker, using);
  return { changes, uncounted: [...uncounted, ...laterAnswers(p, facts, attacker)] };
}

/** 6A, then 6B, the attacker's effects before the defender's; of Reactives only those that are used, one a player (R-CARD-2). */
export function answersInModify(p: Position, facts: AttackFacts, attacker: Seat, using: readonly string[]): Answers {
  const changes: ComingChange[] = [];
  const uncounted: string[] = [];
  const reacted: DieKind[] = [];
  for (const roll of ['attack', 'defense'] as const) {
    for (const by of ['attack', 'defense'] as const) {
      const seat = by === 'attack' ? attacker : otherSeat(attacker);
      const modifying: TriggerEvent = { ...facts, roll, on: 'attack.modifying', id: facts.attack, listeners: [] };
      for (const { held, at, name } of hearers(p, seat, modifying)) {
        const reacts = held.ability.kind === 'reactive';
        const isUsed = !reacts || (using.includes(held.ability.id) && !reacted.includes(by));
        const made = isUsed ? changesIn(p, held, at) : null;
        if (made && reacts) reacted.push(by);
        const firm = (die: DieKind): Face[] => firmFaces(p, { ...facts, seat: attacker }, die, seat);
        if (made)
          for (const { roll: die, change: first, or: others = [] } of made) {
            const [change, ...or] = [first, ...others].flatMap((each) => changeLeft(each, firm(die)) ?? []);
            const ways = or.length > 0 ? { or } : {};
            if (change) changes.push({ roll: die, change, ...ways, by, from: held.ability.id });
          }
        else uncounted.push(name);
      }
    }
  }
  return { changes, uncounted };
}

/** Dice that cards add before the roll without anybody being asked, by the events that bring them. */
export function comingDice(p: Position, facts: AttackFacts, attacker: Seat): AddedDice[] {
  return (['attack.targeted', 'attack.rolling'] as const).flatMap((on) =>
    [attacker, otherSeat(attacker)].flatMap((seat) =>
      hearers(p, seat, { ...facts, on, id: facts.attack, listeners: [] }).flatMap(({ held, at }) =>
        held.ability.kind === 'reactive' ? [] : (diceIn(p, held.clause.effects, at, held.ability.id) ?? []),
      ),
    ),
  );
}

type AddedDice = NonNullable<Declared['extra']>[number];

/** Null where anything else is done, or somebody is asked. */
function diceIn(p: Position, effects: readonly Effect[], at: Context, from: string): AddedDice[] | null {
  const all = effects.map((effect): AddedDice[] | null => {
    if (effect.do === 'add-dice') return [{ roll: effect.roll, dice: amountOf(p, effect.dice, at), from }];
    if (effect.do !== 'when') return null;
    return diceIn(p, holds(p, effect.test, at) ? effect.effects : (effect.otherwise ?? []), at, from);
  });
  return all.includes(null) ? null : all.flatMap((added) => added ?? []);
}

function laterAnswers(p: Position, facts: AttackFacts, attacker: Seat): string[] {
  const unrolled = { attackRoll: [], defenseRoll: [], damage: 0 };
  const later: readonly TriggerEvent[] = [
    { ...facts, on: 'attack.suffering', pool: 1, id: facts.attack, listeners: [] },
    { ...facts, ...unrolled, on: 'attack.resolved', id: facts.attack, listeners: [] },
  ];
  const seats = [attacker, otherSeat(attacker)];
  return later.flatMap((event) => seats.flatMap((seat) => hearers(p, seat, event).map(({ name }) => name)));
}

type Change = Omit<ComingChange, 'by' | 'from'>;

/** The changes a clause makes; null where it does anything else, or waits for what the dice show. */
function changesIn(p: Position, { clause }: Held<'on'>, at: Context): Change[] | null {
  return readsRoll(clause.where) ? null : changesOf(p, clause.effects, at);
}

function changesOf(p: Position, effects: readonly Effect[], at: Context): Change[] | null {
  const changes: Change[] = [];
  for (const effect of effects) {
    const made = changesOfOne(p, effect, at);
    if (!made) return null;
    changes.push(...made);
  }
  return changes;
}

function changesOfOne(p: Position, effect: Effect, at: Context): Change[] | null {
  if (effect.do === 'when' && !readsRoll(effect.test))
    return changesOf(p, holds(p, effect.test, at) ? effect.effects : (effect.otherwise ?? []), at);
  // What its own player may do, costs nothing and only changes dice is done.
  if (effect.do === 'may') return isFree(effect) ? changesOf(p, effect.effects, at) : null;
  if (effect.do === 'pick') return oneOf(p, effect, at);
  if (effect.do !== 'dice') return null;
  const { roll, change, most } = effect;
  if (change.how === 'reroll' && isEvery(most, roll, change.face))
    return [{ roll, change: { ...change, most: EVERY } }];
  if (readsRollAmount(most)) return null;
  return [
    {
      roll,
      change: change.how === 'reroll' && most !== undefined ? { ...change, most: amountOf(p, most, at) } : change,
    },
  ];
}

const isFree = ({ by, force, momentum }: EffectOf<'may'>): boolean => !by && !force && !momentum;

/** Ways of which each is a single change of the same roll: one change, or another in its place. */
function oneOf(p: Position, { among }: EffectOf<'pick'>, at: Context): Change[] | null {
  const open = among.filter(({ where }) => !where || (!readsRoll(where) && holds(p, where, at)));
  const ways = open.map(({ effects }) => changesOf(p, effects, at));
  const [first, ...others] = ways.flatMap((way) => (way?.length === 1 ? way : []));
  if (!first || others.length + 1 !== among.length || others.some(({ roll }) => roll !== first.roll)) return null;
  return [{ ...first, or: others.map(({ change }) => change) }];
}

/** More than any roll holds. */
const EVERY = 40;

/** As many rerolls as there are such dice are no limit. */
const isEvery = (most: Amount | undefined, roll: DieKind, face: Faces): boolean =>
  typeof most === 'object' &&
  most.count === 'faces' &&
  most.roll === roll &&
  most.face === face &&
  (most.per ?? 1) === 1 &&
  (most.times ?? 1) === 1;

/** Whether a test depends on dice that are not yet rolled. */
function readsRoll(test: Test | undefined): boolean {
  switch (test?.test) {
    case 'roll-has':
      return true;
    case 'more':
      return readsRollAmount(test.of) || readsRollAmount(test.than);
    case 'all':
    case 'any':
      return test.of.some(readsRoll);
    case 'not':
      return readsRoll(test.that);
    default:
      return false;
  }
}

const readsRollAmount = (amount: Amount | undefined): boolean => typeof amount === 'object' && amount.count === 'faces';

interface Hearer {
  readonly held: Held<'on'>;
  readonly at: Context;
  readonly name: string;
}

/** The clauses of a seat that may answer an event; what their tests ask of dice or damage to come is left open. */
function hearers(p: Position, seat: Seat, trigger: TriggerEvent): Hearer[] {
  return unitsOf(p, seat).flatMap((u) =>
    clausesOf(p, u, 'on').flatMap((held): Hearer[] => {
      // Most clauses wait for something else: what each costs is asked of the few that are left.
      if (held.clause.event.on !== trigger.on) return [];
      const at: Context = { unit: u.id, trigger, bound: {} };
      const { where } = held.clause;
      const may = isOpen(p, u, held) && matches(p, held.clause.event, trigger, at);
      if (!may || !(readsRoll(where) || holds(p, where, at))) return [];
      return [{ held, at, name: `${held.ability.id}@${nameOfUnit(p, u.id)}` }];
    }),
  );
}

function isOpen(p: Position, u: Unit, { ability, index }: Held<'on'>): boolean {
  if (isMarked(u, markOf(ability.id, index))) return false;
  return ability.kind !== 'reactive' || (!isUsedUp(p, u, ability) && canPay(p, u, priceOf(p, u, ability)));
}
