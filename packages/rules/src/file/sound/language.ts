import type { Clause, EventPattern, Keyword } from '../../cards/ability.ts';
import type { Taken, VerbName, Way } from '../../cards/effect.ts';
import type { ObjectiveSelector, Ref, Selector, Test } from '../../cards/selector.ts';
import { isRecord } from '@faultline/shape/guards';
import {
  either,
  flag,
  list,
  maybe,
  name,
  record,
  type Rule,
  type RecordShape,
  shape,
  shown,
  whole,
  word,
} from './rule.ts';
import {
  action,
  anyFace,
  attackType,
  causeKind,
  condition,
  count,
  die,
  diceChange,
  MANY,
  move,
  names,
  origin,
  range,
  rank,
  until,
} from './words.ts';

/** The language of abilities (cards/ability.ts) as a file may bring it along with made-up cards. */

const later =
  (rule: () => Rule): Rule =>
  (value, at) =>
    rule()(value, at);

/** One of several records, by the word that tells them apart. */
const byWord =
  (field: string, kinds: Readonly<Record<string, object>>): Rule =>
  (value, at) => {
    if (!isRecord(value)) return `${at} is ${shown(value)}, not a record`;
    const kind = value[field];
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind))
      return `${at}.${field} is ${shown(kind)}, which nobody knows`;
    return record(kinds[kind] as Readonly<Record<string, Rule>>)(value, at);
  };

const yes = word(true);
const opponent = maybe(word('opponent'));
const number = whole(-99, 99);
const bound = record({ bound: name });
const REFS: Readonly<Record<Extract<Ref, string>, true>> = {
  self: true,
  attacker: true,
  target: true,
  mover: true,
  'event-unit': true,
  wounder: true,
  targets: true,
  activating: true,
  'event-objective': true,
  it: true,
};
// order: one of them
const ref = either(bound, word(...Object.keys(REFS)));
const roll = either(bound, die);

const selector: Rule = shape<Selector>({
  of: word('unit', 'character'),
  side: word('self', 'allied', 'other-allied', 'enemy', 'any'),
  tag: maybe(either(name, names)),
  allTags: maybe(names),
  rank: maybe(list(rank, 3)),
  within: maybe(record({ range, from: ref, every: maybe(yes), other: maybe(yes) })),
  near: maybe(record({ range, of: later(() => selector), atLeast: count })),
  seenBy: maybe(ref),
  engaged: maybe(flag),
  engagedWith: maybe(ref),
  contesting: maybe(either(yes, ref)),
  wounded: maybe(flag),
  hurt: maybe(flag),
  hunkered: maybe(flag),
  condition: maybe(list(condition, 4)),
  activating: maybe(flag),
  among: maybe(ref),
  besides: maybe(ref),
  or: maybe(later(() => selector)),
});
const objectives = shape<ObjectiveSelector>({
  of: word('objective'),
  active: maybe(either(flag, word('any'))),
  controlledBy: maybe(word('own', 'opponent', 'not-own')),
  contestedBy: maybe(ref),
  contestedByAll: maybe(ref),
  within: maybe(record({ range, from: ref })),
});
const anything = either(objectives, selector);

const counted = { per: maybe(whole(1, 99)), times: maybe(number) };
const tokens = { on: ref, ...counted };
const amount: Rule = either(
  number,
  byWord('count', {
    damage: tokens,
    injured: tokens,
    wounded: tokens,
    wounds: tokens,
    hunker: tokens,
    conditions: tokens,
    spent: counted,
    done: counted,
    faces: { roll, face: anyFace, ...counted },
    'shared-tags': { of: ref, with: ref, ...counted },
    found: { of: anything, ...counted },
    force: counted,
    momentum: { of: word('own', 'opponent'), ...counted },
    dealt: counted,
  }),
);

type ByWord<T, Field extends string> =
  T extends Readonly<Record<Field, infer Kind extends string>>
    ? { readonly [K in Kind]: RecordShape<Omit<T, Field>> }
    : never;
type Joined<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void ? I : never;

const tests = later(() => list(test, 20));
const TESTS: Joined<ByWord<Test, 'test'>> = {
  'roll-has': { roll, face: anyFace, atLeast: maybe(count) },
  near: { who: ref, range, of: ref },
  wounded: { who: ref },
  hunkered: { who: ref },
  'would-suffer': {},
  is: { who: ref, a: selector },
  some: { who: anything, atLeast: maybe(count) },
  rank: { who: ref, rank: list(rank, 3) },
  engaged: { who: ref, with: ref },
  'was-engaged': { who: ref },
  'ended-higher': { who: ref, began: name },
  'did-wound': { rank: list(rank, 3) },
  'wounded-by-this': { who: ref },
  stance: { who: ref, stance: name },
  'order-card': { of: ref, in: list(word('deck', 'reserve', 'discard'), 3) },
  'zone-holds': { zone: word('deck', 'reserve'), a: maybe(selector) },
  'activated-from': { origin },
  'attack-type': { type: attackType },
  'combat-action': {},
  more: { of: amount, than: amount },
  all: { of: tests },
  any: { of: tests },
  not: { that: later(() => test) },
};
const test: Rule = byWord('test', TESTS);

/** Fewer dice where it is below zero. */
const value = { value: number };
const keyword: Rule = byWord('name', {
  impact: value,
  sharpshooter: value,
  cover: value,
  protection: {},
  scale: {},
  steadfast: {},
  immunity: { condition },
} satisfies Record<Keyword['name'], Readonly<Record<string, Rule>>>);

const effects: Rule = later(() => list(effect, 50));
const shedding = maybe(either(word('all'), count));
const pushing = { who: ref, range, origin: ref };
const tokenPlace = either(word('hurt-units', 'battlefield'), record({ unit: ref }), record({ tracker: name }));
const VERBS: { readonly [V in VerbName]: RecordShape<Taken[V]> } = {
  action: { who: ref, action },
  'add-dice': { roll: die, dice: amount },
  'after-attack': { effects },
  attack: {
    who: ref,
    dice: maybe(count),
    types: maybe(list(attackType, 2)),
    target: maybe(either(ref, selector)),
    besides: maybe(ref),
  },
  'attack-target': { who: ref, target: name, through: objectives },
  'change-stance': { who: ref },
  choose: { bind: name, from: anything },
  'choose-tag': { bind: name, of: either(word('any'), ref) },
  check: { test },
  when: { test, effects, otherwise: maybe(effects) },
  'if-did': { effects, otherwise: maybe(effects) },
  repeat: { times: amount, effects },
  control: { of: ref, by: word('own', 'nobody'), whose: opponent },
  as: {
    who: word('aggressor', 'sentinel', 'opponent-of-event-unit', 'each-aggressor-first', 'each-active-first'),
    effects,
  },
  'bind-activated': { bind: name },
  'choose-number': { bind: name, least: count, most: count },
  'choose-squad': { bind: name },
  'shuffle-deck': {},
  clock: {
    how: word('add', 'remove'),
    amount: count,
    side: word('aggressor', 'sentinel', 'either', 'each'),
    by: word('own', 'stage'),
    upTo: maybe(yes),
  },
  mark: { of: objectives, priority: flag, release: maybe(yes) },
  'measure-from': { who: ref, piece: name },
  'move-piece': { piece: name, moves: list(move, 5), toward: maybe(objectives) },
  'put-piece': {
    piece: name,
    within: either(range, word('touching', 'at')),
    of: objectives,
    by: maybe(word('chance')),
  },
  'put-unit': {
    who: ref,
    within: range,
    of: either(word('any-edge', 'revealed-token'), record({ piece: name }), objectives),
  },
  'remove-piece': { piece: name },
  shift: { of: ref, range },
  raise: { flag: name },
  resolve: { rule: name },
  cover: {
    tracker: either(name, names),
    with: either(
      record({ next: amount }),
      record({ roll: name }),
      record({ markOf: ref }),
      record({ token: tokenPlace }),
      record({ chosen: amount }),
    ),
  },
  defeat: { who: ref },
  dice: { roll: die, change: diceChange, most: maybe(amount) },
  discard: { at: tokenPlace, which: either(word('face-up', 'one', 'all'), record({ markOf: ref })) },
  draw: {
    tokens: either(word('all'), amount),
    to: either(record({ unit: ref }), record({ tracker: name })),
    seenBy: maybe(word('owner')),
  },
  'drop-hunker': { who: ref, tokens: either(word('all', 'any'), count) },
  each: { bind: name, from: anything, upTo: maybe(amount), effects },
  gain: { who: ref, condition },
  grant: { who: ref, keyword, until },
  heal: { who: ref, times: maybe(count) },
  hunker: { who: ref },
  injure: { who: ref, tokens: count },
  instead: {},
  look: {},
  lose: {
    who: ref,
    keyword: word('impact', 'sharpshooter', 'cover', 'protection', 'scale', 'steadfast'),
    value: maybe(count),
    until,
  },
  'lose-momentum': { amount, of: opponent },
  lay: {
    tokens: list(word('crit', 'strike', 'expertise', 'failure', 'block'), 20),
    on: either(word('battlefield'), record({ units: ref })),
    faceUp: flag,
    notWithin: maybe(list(record({ range, of: word('objective', 'edge', 'token') }), 5)),
  },
  load: { of: ref, tokens: either(word('none'), amount) },
  may: { effects, by: opponent, momentum: maybe(count), force: maybe(count), most: maybe(count) },
  mend: {},
  momentum: { amount, of: opponent },
  move: {
    who: ref,
    move: either(list(move, 5), move),
    by: opponent,
    toward: maybe(ref),
    away: maybe(ref),
    must: maybe(yes),
    unengaged: maybe(yes),
    began: maybe(name),
  },
  'next-attack': {
    who: ref,
    dice: maybe(count),
    pool: maybe(count),
    type: maybe(attackType),
    span: maybe(word('action')),
    after: maybe(effects),
  },
  'order-card': {
    of: maybe(either(word('reserved'), ref)),
    to: word('deck-top', 'deck-bottom', 'discard', 'reserve', 'shuffled'),
  },
  pick: { among: list(shape<Way>({ name, where: maybe(test), effects }), 20), optional: maybe(yes) },
  place: { who: ref, range, from: maybe(ref) },
  push: pushing,
  pull: pushing,
  refresh: { amount },
  'refresh-deck': {},
  return: { from: either(word('everywhere'), tokenPlace) },
  reveal: {
    at: tokenPlace,
    which: either(word('next', 'one', 'all', 'matching'), record({ within: range, of: ref })),
  },
  roll: { bind: name, die, dice: amount },
  'share-heals': { who: ref, times: amount, bind: name, effects },
  shed: { who: ref, wounded: maybe(count), injured: shedding, damage: shedding, conditions: shedding },
  shove: { who: ref, by: ref },
  'split-pool': {},
  'use-chart': { roll: die, of: ref },
  state: { who: ref, state: name, ends: maybe(yes) },
  step: { tracker: name, toward: name, spaces: amount },
  'step-each': { roll: name },
  struggle: { spaces: amount },
  'turn-die': { roll: name, to: record({ markOf: ref }) },
  'turn-over': { of: ref, active: flag },
  suffer: { who: ref, amount },
  tag: { who: ref, tag: either(bound, name), until },
  uncover: {
    tracker: either(name, names),
    which: either(word('last', 'chosen', 'all'), record({ roll: name })),
    tokens: maybe(amount),
  },
};
const effect: Rule = byWord('do', VERBS);

const event = shape<EventPattern>({
  on: name,
  by: maybe(selector),
  to: maybe(selector),
  player: maybe(word('own', 'opponent')),
  attackType: maybe(attackType),
  inCombatAction: maybe(yes),
  cause: maybe(causeKind),
  moves: maybe(list(move, 5)),
  conditions: maybe(list(condition, 9)),
  objective: maybe(objectives),
  tie: maybe(yes),
  action: maybe(action),
  roll: maybe(die),
});
const standing = { for: maybe(selector), where: maybe(test) };
const CLAUSES: Joined<ByWord<Clause, 'clause'>> = {
  use: { effects },
  on: { event, where: maybe(test), limit: maybe(word('turn', 'activation', 'game')), effects },
  always: { keyword, ...standing },
  pool: { roll: die, attackType: maybe(attackType), dice: amount, ...standing },
  pierce: {
    cover: maybe(either(word('all'), count)),
    protection: maybe(yes),
    attackType: maybe(attackType),
    ...standing,
  },
  swap: { move, into: move, suffers: maybe(count), ...standing },
  firm: { roll: die, face: anyFace, ...standing },
  'heal-range': { range, attackType: maybe(attackType), inCombatAction: maybe(yes), ...standing },
  cost: {
    of: word('ability', 'surcharge', 'reserve'),
    less: shedding,
    more: maybe(count),
    limit: maybe(word('turn')),
    ...standing,
  },
  pay: { with: word('damage'), ...standing },
  uses: { times: count },
  actions: { action, times: count },
  tag: { tag: name, of: name },
  permit: { what: word('hunker-while-engaged', 'climb-while-engaged'), ...standing },
  bar: { what: word('reserving', 'pushing'), ...standing },
  control: { rule: word('wins-ties', 'keeps'), where: maybe(test) },
  deploy: { range, first: maybe(yes), beside: maybe(selector) },
  deck: { cards: names, most: maybe(count) },
  forbid: {
    targeting: record({ by: selector, target: selector, attackType: maybe(attackType) }),
    where: maybe(test),
  },
};
export const clauses: Rule = list(byWord('clause', CLAUSES), MANY);
