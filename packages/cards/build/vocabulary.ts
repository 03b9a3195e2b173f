// The words of the language of abilities, each with what it means and an example that compiles. A new node without its
// line here does not compile either.

import { SHOWN } from '@faultline/rules/language';
import type { Amount, Clause, DiceChange, Effect, Selector, Test } from '@faultline/rules';

type Counting = Exclude<Amount, number>;

/** For every name a union of nodes has: what it means, and one such node. */
type Words<Node, Key extends keyof Node> = {
  readonly [Name in Node[Key] & string]: readonly [means: string, example: Node & { readonly [K in Key]: Name }];
};

const ENEMY: Selector = { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } };
const ALLY: Selector = { of: 'character', side: 'other-allied', tag: 'Clone Trooper' };
const DASH: Effect = { do: 'move', who: 'self', move: 'dash' };
const HEAL: Effect = { do: 'heal', who: 'self' };

export const CLAUSES: Words<Clause, 'clause'> = {
  use: ['an Active ability: used in the own activation', { clause: 'use', effects: [DASH] }],
  on: [
    'answers an event; with `where` only if a test holds, with `limit` once a Turn, activation or game',
    { clause: 'on', event: { on: 'wounded', by: { of: 'character', side: 'self' } }, limit: 'turn', effects: [HEAL] },
  ],
  always: ['a keyword, as long as a test holds', { clause: 'always', keyword: { name: 'sharpshooter', value: 1 } }],
  pool: ['dice for a pool of an attack', { clause: 'pool', roll: 'attack', attackType: 'melee', dice: 2 }],
  pierce: ['Cover or Protection that targets go without', { clause: 'pierce', cover: 'all' }],
  firm: ['dice of a roll that enemy effects cannot change', { clause: 'firm', roll: 'attack', face: 'crit' }],
  'heal-range': ['how far heals of Combat Tree Options reach', { clause: 'heal-range', range: 3, attackType: 'melee' }],
  swap: ['one kind of move may be made as another', { clause: 'swap', move: 'advance', into: 'reposition' }],
  cost: [
    'Force saved on abilities, their surcharge or the reserve, or added to it',
    { clause: 'cost', of: 'reserve', less: 1 },
  ],
  pay: ['another means of payment', { clause: 'pay', with: 'damage' }],
  uses: ['how often an Active may be used', { clause: 'uses', times: 2 }],
  actions: ['how often the Unit may make an action', { clause: 'actions', action: 'combat', times: 2 }],
  tag: ['a Tag for allied Units that have another', { clause: 'tag', tag: 'Ewok', of: 'Rebel Alliance' }],
  permit: ['lifts a prohibition of the rules', { clause: 'permit', what: 'hunker-while-engaged' }],
  bar: ['forbids the reserve, or pushes and pulls', { clause: 'bar', what: 'reserving' }],
  control: ['wins ties about an objective, or keeps it', { clause: 'control', rule: 'wins-ties' }],
  deploy: ['where the Unit, or others beside it, are deployed', { clause: 'deploy', range: 2 }],
  deck: ['Battle Tactics Cards for the Order Deck', { clause: 'deck', cards: ['a-trap'], most: 1 }],
  forbid: [
    'enemies cannot target somebody',
    { clause: 'forbid', targeting: { by: { ...ENEMY, engagedWith: 'self' }, target: ALLY } },
  ],
};

/** Every verb tells itself in its own file. */
// order: as the verbs are listed
export const EFFECTS = Object.fromEntries(
  Object.entries(SHOWN).map(([name, { means, example }]) => [name, [means, example] as const]),
) as Words<Effect, 'do'>;

export const TESTS: Words<Test, 'test'> = {
  'roll-has': ['a roll shows a face', { test: 'roll-has', roll: 'attack', face: 'failure' }],
  near: ['within a range', { test: 'near', who: 'target', range: 5, of: 'self' }],
  wounded: ['is Wounded', { test: 'wounded', who: 'self' }],
  hunkered: ['has a Hunker token', { test: 'hunkered', who: 'self' }],
  'would-suffer': ['the target would suffer from the pool', { test: 'would-suffer' }],
  is: ['fits a selector', { test: 'is', who: 'event-unit', a: { of: 'unit', side: 'enemy', tag: 'Jedi' } }],
  some: ['anybody on the table fits', { test: 'some', who: ALLY }],
  rank: ['is of a rank', { test: 'rank', who: 'event-unit', rank: ['primary'] }],
  engaged: ['is Engaged with somebody', { test: 'engaged', who: 'self', with: 'attacker' }],
  'was-engaged': ['was Engaged when the move began', { test: 'was-engaged', who: 'self' }],
  'ended-higher': ['stands higher than a move began', { test: 'ended-higher', who: 'self', began: 'began' }],
  'did-wound': ['has wounded in this activation', { test: 'did-wound', rank: ['primary'] }],
  'combat-action': ['the attack is part of a Combat action', { test: 'combat-action' }],
  'wounded-by-this': ['became Wounded by this', { test: 'wounded-by-this', who: 'target' }],
  stance: ['has a stance Active', { test: 'stance', who: 'self', stance: 'dark-rage' }],
  'order-card': ['where an order card lies', { test: 'order-card', of: 'self', in: ['deck', 'reserve'] }],
  'zone-holds': ['deck or reserve holds a card', { test: 'zone-holds', zone: 'reserve' }],
  'activated-from': ['how the Unit was activated', { test: 'activated-from', origin: 'shatterpoint' }],
  'attack-type': ['the kind of attack', { test: 'attack-type', type: 'melee' }],
  more: ['one amount is greater', { test: 'more', of: { count: 'momentum', of: 'own' }, than: 2 }],
  all: ['all of several', { test: 'all', of: [{ test: 'hunkered', who: 'self' }] }],
  any: ['one of several', { test: 'any', of: [{ test: 'hunkered', who: 'self' }] }],
  not: ['the contrary', { test: 'not', that: { test: 'wounded', who: 'self' } }],
};

export const AMOUNTS: Words<Counting, 'count'> = {
  damage: ['damage on a Unit', { count: 'damage', on: 'self', per: 3 }],
  injured: ['Injured tokens', { count: 'injured', on: 'self' }],
  wounded: ['Wounded tokens', { count: 'wounded', on: 'target' }],
  wounds: ['Wounded and Injured tokens together', { count: 'wounds', on: 'self' }],
  hunker: ['Hunker tokens', { count: 'hunker', on: 'target' }],
  conditions: ['conditions', { count: 'conditions', on: 'target' }],
  spent: ['what was spent on a variable cost', { count: 'spent', times: 2 }],
  done: ['what the step before took or gave', { count: 'done' }],
  faces: ['faces of a roll', { count: 'faces', roll: 'attack', face: 'failure' }],
  'shared-tags': ['Tags two Units have in common', { count: 'shared-tags', of: 'attacker', with: 'self' }],
  found: ['how many fit a selector', { count: 'found', of: ENEMY }],
  force: ['Ready Force', { count: 'force' }],
  momentum: ['Momentum of a player', { count: 'momentum', of: 'opponent' }],
  dealt: ['damage the attack did', { count: 'dealt' }],
};

export const DICE: Words<DiceChange, 'how'> = {
  add: ['a result more', { how: 'add', face: 'block' }],
  remove: ['a result less', { how: 'remove', face: 'crit' }],
  turn: ['a die turned to another face', { how: 'turn', face: 'strike', to: 'crit' }],
  reroll: ['up to so many dice again', { how: 'reroll', face: 'any', most: 2 }],
};
