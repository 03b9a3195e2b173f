import type { Clause, Effect, EventPattern, Ref, Selector, Test } from '@faultline/rules';

/** One or more of every node of the language of abilities, with every kind of argument: a new node needs a sample here. */

const self: Selector = { of: 'character', side: 'self' };
const ally: Selector = { of: 'character', side: 'other-allied', tag: 'Mandalorian' };
const enemy: Selector = { of: 'unit', side: 'enemy', rank: ['primary', 'secondary'] };
const droid: Selector = { of: 'character', side: 'allied', tag: ['Battle Droid', 'Clone Trooper'] };
const refresh: readonly Effect[] = [{ do: 'refresh', amount: 1 }];

export const REFS: readonly Ref[] = [
  'self',
  'attacker',
  'target',
  'mover',
  'event-unit',
  'wounder',
  'targets',
  'activating',
  'event-objective',
  'it',
];

export const SELECTORS: readonly Selector[] = [
  self,
  { of: 'unit', side: 'self' },
  ally,
  enemy,
  droid,
  { of: 'character', side: 'any' },
  { of: 'unit', side: 'allied', allTags: ['Jedi', 'Galactic Republic'] },
  { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } },
  { of: 'character', side: 'enemy', within: { range: 4, from: 'self', every: true } },
  { of: 'character', side: 'enemy', seenBy: 'self' },
  { of: 'character', side: 'enemy', near: { range: 4, of: { of: 'character', side: 'allied' }, atLeast: 2 } },
  { of: 'character', side: 'enemy', engaged: true },
  { of: 'character', side: 'enemy', engagedWith: 'self' },
  { of: 'character', side: 'allied', contesting: true },
  { of: 'character', side: 'allied', contesting: 'event-objective' },
  { of: 'unit', side: 'allied', wounded: false },
  { of: 'unit', side: 'allied', hurt: true },
  { of: 'unit', side: 'allied', hunkered: true },
  { of: 'unit', side: 'enemy', condition: ['strained', 'pinned'] },
  { of: 'unit', side: 'allied', activating: true },
  { of: 'character', side: 'enemy', among: 'targets' },
  { of: 'character', side: 'allied', among: 'event-unit' },
  { of: 'character', side: 'allied', besides: 'attacker' },
  { of: 'character', side: 'allied', tag: 'Jedi', besides: 'self' },
  { of: 'character', side: 'allied', tag: 'Mandalorian', within: { range: 2, from: 'self', other: true } },
  { of: 'unit', side: 'self', or: { of: 'unit', side: 'allied', tag: 'Battle Droid', rank: ['supporting'] } },
  { of: 'unit', side: 'enemy', engagedWith: 'attacker' },
];

export const EFFECTS: { readonly [K in Effect['do']]: readonly (Effect & { readonly do: K })[] } = {
  suffer: [
    { do: 'suffer', who: 'attacker', amount: 2 },
    { do: 'suffer', who: 'event-unit', amount: { count: 'conditions', on: 'event-unit' } },
  ],
  gain: [{ do: 'gain', who: 'target', condition: 'strained' }],
  'attack-target': [
    {
      do: 'attack-target',
      who: { bound: 'attacker' },
      target: 'gate',
      through: { of: 'objective', controlledBy: 'own' },
    },
  ],
  draw: [
    { do: 'draw', tokens: 1, to: { tracker: 'noise' } },
    { do: 'draw', tokens: 'all', to: { tracker: 'locks' } },
    { do: 'draw', tokens: 1, to: { unit: { bound: 'holder' } }, seenBy: 'owner' },
  ],
  return: [
    { do: 'return', from: 'everywhere' },
    { do: 'return', from: { unit: 'event-unit' } },
  ],
  reveal: [
    { do: 'reveal', at: { tracker: 'locks' }, which: 'next' },
    { do: 'reveal', at: { unit: 'event-unit' }, which: 'one' },
    { do: 'reveal', at: 'hurt-units', which: 'all' },
    { do: 'reveal', at: 'battlefield', which: 'matching' },
    { do: 'reveal', at: 'battlefield', which: { within: 3, of: 'mover' } },
  ],
  discard: [
    { do: 'discard', at: 'battlefield', which: 'face-up' },
    { do: 'discard', at: { unit: 'event-unit' }, which: 'one' },
    { do: 'discard', at: { tracker: 'locks' }, which: 'all' },
    { do: 'discard', at: { unit: 'event-unit' }, which: { markOf: { bound: 'cache' } } },
  ],
  load: [
    { do: 'load', of: { bound: 'cache' }, tokens: 3 },
    { do: 'load', of: 'event-objective', tokens: 'none' },
  ],
  state: [
    { do: 'state', who: 'event-unit', state: 'hurt' },
    { do: 'state', who: 'event-unit', state: 'hurt', ends: true },
  ],
  step: [{ do: 'step', tracker: 'power', toward: 'full-power', spaces: 2 }],
  'step-each': [{ do: 'step-each', roll: 'roll' }],
  lay: [
    { do: 'lay', tokens: ['strike', 'crit'], on: { units: { bound: 'squad' } }, faceUp: false },
    {
      do: 'lay',
      tokens: ['strike', 'failure'],
      on: 'battlefield',
      faceUp: false,
      notWithin: [{ range: 2, of: 'edge' }],
    },
  ],
  'choose-squad': [{ do: 'choose-squad', bind: 'squad' }],
  'shuffle-deck': [{ do: 'shuffle-deck' }],
  'turn-die': [{ do: 'turn-die', roll: 'roll', to: { markOf: { bound: 'pile' } } }],
  'turn-over': [
    { do: 'turn-over', of: 'event-objective', active: false },
    { do: 'turn-over', of: { bound: 'clamp' }, active: true },
  ],
  cover: [
    { do: 'cover', tracker: 'cables', with: { next: 1 } },
    {
      do: 'cover',
      tracker: 'cables',
      with: { next: { count: 'found', of: { of: 'objective', controlledBy: 'own' } } },
    },
    { do: 'cover', tracker: 'cables', with: { roll: 'roll' } },
    { do: 'cover', tracker: 'cables', with: { markOf: { bound: 'clue' } } },
    { do: 'cover', tracker: 'cables', with: { token: { unit: 'event-unit' } } },
    { do: 'cover', tracker: ['first-code', 'second-code'], with: { chosen: 2 } },
  ],
  as: [
    { do: 'as', who: 'sentinel', effects: [{ do: 'refresh', amount: 1 }] },
    { do: 'as', who: 'each-active-first', effects: [{ do: 'refresh', amount: 1 }] },
  ],
  'put-piece': [
    { do: 'put-piece', piece: 'agent', within: 'touching', of: { of: 'objective', active: 'any' } },
    { do: 'put-piece', piece: 'smuggler', within: 1, of: { of: 'objective', controlledBy: 'own' } },
    { do: 'put-piece', piece: 'escape-ship', within: 'at', of: { of: 'objective' }, by: 'chance' },
  ],
  'move-piece': [
    { do: 'move-piece', piece: 'smuggler', moves: ['advance', 'climb'] },
    { do: 'move-piece', piece: 'smuggler', moves: ['dash'], toward: { of: 'objective', controlledBy: 'own' } },
  ],
  'remove-piece': [{ do: 'remove-piece', piece: 'agent' }],
  shift: [{ do: 'shift', of: 'event-objective', range: 2 }],
  'put-unit': [
    { do: 'put-unit', who: 'event-unit', within: 1, of: { piece: 'escape-ship' } },
    { do: 'put-unit', who: 'event-unit', within: 1, of: 'revealed-token' },
    { do: 'put-unit', who: { bound: 'unit' }, within: 1, of: 'any-edge' },
    { do: 'put-unit', who: { bound: 'unit' }, within: 2, of: { of: 'objective' } },
  ],
  'measure-from': [{ do: 'measure-from', who: 'event-unit', piece: 'escape-ship' }],
  'bind-activated': [{ do: 'bind-activated', bind: 'activated' }],
  'choose-number': [{ do: 'choose-number', bind: 'noise', least: 0, most: 3 }],
  clock: [
    { do: 'clock', how: 'add', amount: 1, side: 'sentinel', by: 'own' },
    { do: 'clock', how: 'remove', amount: 2, side: 'either', by: 'own', upTo: true },
    { do: 'clock', how: 'remove', amount: 1, side: 'each', by: 'stage' },
  ],
  mark: [
    { do: 'mark', of: { of: 'objective', controlledBy: 'own' }, priority: true },
    { do: 'mark', of: { of: 'objective', active: 'any' }, priority: false },
  ],
  raise: [{ do: 'raise', flag: 'alarm' }],
  resolve: [{ do: 'resolve', rule: 'cut-a-cable' }],
  uncover: [
    { do: 'uncover', tracker: 'cables', which: 'last', tokens: 1 },
    { do: 'uncover', tracker: 'cables', which: 'all' },
    { do: 'uncover', tracker: ['first-code', 'second-code'], which: 'chosen', tokens: 2 },
    { do: 'uncover', tracker: 'cables', which: { roll: 'roll' }, tokens: 1 },
  ],
  'use-chart': [
    { do: 'use-chart', roll: 'defense', of: 'self' },
    { do: 'use-chart', roll: 'attack', of: 'target' },
  ],
  hunker: [{ do: 'hunker', who: 'self' }],
  mend: [{ do: 'mend' }],
  'drop-hunker': [
    { do: 'drop-hunker', who: 'self', tokens: 1 },
    { do: 'drop-hunker', who: 'self', tokens: 'all' },
    { do: 'drop-hunker', who: 'self', tokens: 'any' },
  ],
  refresh: [
    { do: 'refresh', amount: 1 },
    { do: 'refresh', amount: { count: 'shared-tags', of: 'target', with: 'self' } },
    { do: 'refresh', amount: { count: 'found', of: ally } },
  ],
  heal: [
    { do: 'heal', who: 'it' },
    { do: 'heal', who: 'it', times: 3 },
  ],
  'share-heals': [
    {
      do: 'share-heals',
      who: 'target',
      times: { count: 'done' },
      bind: 'healer',
      effects: [{ do: 'move', who: { bound: 'healer' }, move: 'dash' }],
    },
    {
      do: 'share-heals',
      who: 'self',
      times: 2,
      bind: 'healer',
      effects: [{ do: 'move', who: { bound: 'healer' }, move: 'jump' }],
    },
  ],
  injure: [{ do: 'injure', who: 'self', tokens: 1 }],
  shed: [
    { do: 'shed', who: 'self', wounded: 1, damage: 'all', conditions: 1 },
    { do: 'shed', who: 'self', damage: 2 },
    { do: 'shed', who: 'self', conditions: 'all' },
  ],
  'change-stance': [{ do: 'change-stance', who: 'self' }],
  defeat: [{ do: 'defeat', who: 'self' }],
  tag: [
    { do: 'tag', who: 'self', tag: 'Jedi', until: 'turn' },
    { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'game' },
  ],
  momentum: [
    { do: 'momentum', amount: 1 },
    { do: 'momentum', amount: 1, of: 'opponent' },
  ],
  look: [{ do: 'look' }],
  'lose-momentum': [
    { do: 'lose-momentum', amount: 2 },
    { do: 'lose-momentum', amount: 1, of: 'opponent' },
  ],
  control: [
    { do: 'control', of: 'event-objective', by: 'own' },
    { do: 'control', of: 'event-objective', by: 'nobody' },
    { do: 'control', of: 'event-objective', by: 'nobody', whose: 'opponent' },
  ],
  'refresh-deck': [{ do: 'refresh-deck' }],
  struggle: [
    { do: 'struggle', spaces: 1 },
    { do: 'struggle', spaces: 2 },
  ],
  move: [
    { do: 'move', who: 'it', move: 'dash' },
    { do: 'move', who: 'it', move: 'dash', must: true },
    { do: 'move', who: 'it', move: 'reposition', unengaged: true },
    { do: 'move', who: 'it', move: ['advance', 'jump'] },
    { do: 'move', who: 'it', move: 'reposition', toward: 'target' },
    { do: 'move', who: 'mover', move: 'climb', away: 'attacker', by: 'opponent' },
  ],
  place: [
    { do: 'place', who: 'it', range: 2 },
    { do: 'place', who: 'it', range: 1, from: 'target' },
  ],
  action: [
    { do: 'action', who: 'self', action: 'focus' },
    { do: 'action', who: 'self', action: 'take-cover' },
  ],
  shove: [{ do: 'shove', who: 'target', by: 'self' }],
  push: [{ do: 'push', who: 'target', range: 3, origin: 'self' }],
  pull: [{ do: 'pull', who: 'target', range: 2, origin: 'self' }],
  attack: [
    { do: 'attack', who: 'it', dice: 5, besides: 'target' },
    { do: 'attack', who: 'it' },
    { do: 'attack', who: 'it', dice: 5, types: ['melee'], target: 'wounder' },
    { do: 'attack', who: 'it', dice: 5, types: ['melee', 'ranged'], target: 'targets' },
    { do: 'attack', who: 'it', dice: 5, target: { of: 'unit', side: 'enemy', rank: ['primary'] } },
  ],
  choose: [
    { do: 'choose', bind: 'one', from: enemy },
    { do: 'choose', bind: 'where', from: { of: 'objective', controlledBy: 'not-own' } },
  ],
  'choose-tag': [
    { do: 'choose-tag', bind: 'tag', of: 'event-unit' },
    { do: 'choose-tag', bind: 'tag', of: 'any' },
  ],
  roll: [{ do: 'roll', bind: 'roll', die: 'attack', dice: 3 }],
  repeat: [{ do: 'repeat', times: 2, effects: refresh }],
  check: [{ do: 'check', test: { test: 'wounded', who: 'self' } }],
  each: [
    { do: 'each', bind: 'one', from: self, effects: [{ do: 'move', who: { bound: 'one' }, move: 'jump' }] },
    {
      do: 'each',
      bind: 'one',
      from: enemy,
      upTo: 2,
      effects: [{ do: 'gain', who: { bound: 'one' }, condition: 'pinned' }],
    },
    { do: 'each', bind: 'one', from: ally, effects: refresh },
  ],
  may: [
    { do: 'may', effects: refresh },
    { do: 'may', effects: refresh, by: 'opponent', momentum: 1 },
    { do: 'may', effects: refresh, force: 1 },
    { do: 'may', effects: refresh, force: 1, most: 3 },
    { do: 'may', effects: refresh, momentum: 1, most: 2 },
    { do: 'may', effects: [], by: 'opponent', force: 1 },
  ],
  pick: [
    {
      do: 'pick',
      among: [
        { name: 'strained', effects: [{ do: 'gain', who: 'target', condition: 'strained' }] },
        { name: 'exposed', effects: [{ do: 'gain', who: 'target', condition: 'exposed' }] },
      ],
    },
    {
      do: 'pick',
      optional: true,
      among: [
        { name: 'hunker', effects: [{ do: 'hunker', who: 'it' }] },
        { name: 'refresh', effects: refresh },
      ],
    },
  ],
  grant: [{ do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 2 }, until: 'turn' }],
  lose: [
    { do: 'lose', who: 'self', keyword: 'cover', value: 1, until: 'action' },
    { do: 'lose', who: 'self', keyword: 'steadfast', until: 'activation' },
  ],
  dice: [
    {
      do: 'dice',
      roll: 'defense',
      change: { how: 'reroll', face: 'failure', most: 1 },
      most: { count: 'faces', roll: 'defense', face: 'failure' },
    },
    { do: 'dice', roll: 'attack', change: { how: 'add', face: 'strike' } },
    { do: 'dice', roll: 'attack', change: { how: 'remove', face: 'crit' } },
    { do: 'dice', roll: 'defense', change: { how: 'turn', face: 'failure', to: 'block' } },
    { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'any', most: 2 } },
    {
      do: 'dice',
      roll: 'attack',
      change: { how: 'reroll', face: 'any', most: 1 },
      most: { count: 'injured', on: 'self' },
    },
    { do: 'dice', roll: 'attack', change: { how: 'add', face: 'strike' }, most: { count: 'wounded', on: 'self' } },
  ],
  'add-dice': [
    { do: 'add-dice', roll: 'attack', dice: 2 },
    { do: 'add-dice', roll: 'defense', dice: -1 },
  ],
  'next-attack': [
    { do: 'next-attack', who: 'it', dice: 2, type: 'melee' },
    { do: 'next-attack', who: 'it', pool: 1 },
    { do: 'next-attack', who: 'it', after: refresh },
  ],
  'split-pool': [{ do: 'split-pool' }],
  'after-attack': [{ do: 'after-attack', effects: refresh }],
  when: [
    { do: 'when', test: { test: 'wounded', who: 'self' }, effects: refresh },
    {
      do: 'when',
      test: { test: 'hunkered', who: 'self' },
      effects: refresh,
      otherwise: [{ do: 'hunker', who: 'self' }],
    },
  ],
  instead: [{ do: 'instead' }],
  'order-card': [
    { do: 'order-card', to: 'deck-bottom' },
    { do: 'order-card', of: 'reserved', to: 'deck-top' },
    { do: 'order-card', of: 'event-unit', to: 'shuffled' },
    { do: 'order-card', to: 'discard' },
    { do: 'order-card', to: 'reserve' },
  ],
  'if-did': [
    { do: 'if-did', effects: refresh },
    { do: 'if-did', effects: refresh, otherwise: [{ do: 'hunker', who: 'self' }] },
  ],
};

export const TESTS: { readonly [K in Test['test']]: readonly Extract<Test, { test: K }>[] } = {
  'roll-has': [
    { test: 'roll-has', roll: 'attack', face: 'failure' },
    { test: 'roll-has', roll: 'defense', face: 'expertise', atLeast: 2 },
    { test: 'roll-has', roll: { bound: 'roll' }, face: 'crit' },
  ],
  near: [{ test: 'near', who: 'target', range: 5, of: 'self' }],
  wounded: [{ test: 'wounded', who: 'self' }],
  hunkered: [{ test: 'hunkered', who: 'self' }],
  'would-suffer': [{ test: 'would-suffer' }],
  is: [{ test: 'is', who: 'target', a: enemy }],
  some: [
    { test: 'some', who: ally },
    { test: 'some', who: { of: 'objective', active: false, within: { range: 2, from: 'self' } } },
    { test: 'some', who: droid, atLeast: 2 },
  ],
  rank: [{ test: 'rank', who: 'event-unit', rank: ['primary', 'secondary'] }],
  engaged: [{ test: 'engaged', who: 'mover', with: 'self' }],
  'was-engaged': [{ test: 'was-engaged', who: 'self' }],
  'ended-higher': [{ test: 'ended-higher', who: 'self', began: 'began' }],
  'did-wound': [{ test: 'did-wound', rank: ['primary'] }],
  'wounded-by-this': [{ test: 'wounded-by-this', who: 'target' }],
  stance: [{ test: 'stance', who: 'self', stance: 'jar-kai' }],
  'order-card': [{ test: 'order-card', of: 'self', in: ['deck', 'reserve'] }],
  'zone-holds': [
    { test: 'zone-holds', zone: 'reserve' },
    { test: 'zone-holds', zone: 'reserve', a: { of: 'unit', side: 'other-allied', tag: 'Jedi' } },
  ],
  'activated-from': [{ test: 'activated-from', origin: 'shatterpoint' }],
  'attack-type': [{ test: 'attack-type', type: 'melee' }],
  'combat-action': [{ test: 'combat-action' }],
  more: [{ test: 'more', of: { count: 'momentum', of: 'own' }, than: { count: 'momentum', of: 'opponent' } }],
  all: [
    {
      test: 'all',
      of: [
        { test: 'wounded', who: 'self' },
        { test: 'hunkered', who: 'self' },
      ],
    },
  ],
  any: [
    {
      test: 'any',
      of: [
        { test: 'wounded', who: 'self' },
        { test: 'hunkered', who: 'self' },
      ],
    },
  ],
  not: [{ test: 'not', that: { test: 'wounded', who: 'self' } }],
};

export const CLAUSES: { readonly [K in Clause['clause']]: readonly Extract<Clause, { clause: K }>[] } = {
  use: [{ clause: 'use', effects: refresh }],
  on: [
    { clause: 'on', event: { on: 'moved', by: self }, effects: refresh },
    {
      clause: 'on',
      event: { on: 'moved', by: self },
      where: { test: 'wounded', who: 'self' },
      limit: 'turn',
      effects: refresh,
    },
  ],
  always: [
    { clause: 'always', keyword: { name: 'impact', value: 1 } },
    {
      clause: 'always',
      keyword: { name: 'immunity', condition: 'pinned' },
      for: ally,
      where: { test: 'hunkered', who: 'self' },
    },
  ],
  pool: [
    { clause: 'pool', roll: 'attack', attackType: 'melee', dice: 2 },
    { clause: 'pool', roll: 'defense', dice: { count: 'damage', on: 'self', per: 3 }, for: ally },
  ],
  pierce: [
    { clause: 'pierce', cover: 'all' },
    { clause: 'pierce', cover: 1, for: ally },
    { clause: 'pierce', protection: true, attackType: 'melee' },
  ],
  swap: [
    { clause: 'swap', move: 'advance', into: 'reposition' },
    { clause: 'swap', move: 'dash', into: 'advance', suffers: 1 },
  ],
  firm: [
    { clause: 'firm', roll: 'attack', face: 'crit' },
    {
      clause: 'firm',
      roll: 'defense',
      face: ['block', 'expertise'],
      for: ally,
      where: { test: 'hunkered', who: 'self' },
    },
  ],
  'heal-range': [
    { clause: 'heal-range', range: 3, attackType: 'melee', inCombatAction: true },
    { clause: 'heal-range', range: 4, for: ally },
  ],
  cost: [
    { clause: 'cost', of: 'ability', less: 1, limit: 'turn' },
    { clause: 'cost', of: 'reserve', less: 1 },
    { clause: 'cost', of: 'ability', less: 'all' },
    { clause: 'cost', of: 'reserve', more: 1, for: { of: 'unit', side: 'enemy' } },
    { clause: 'cost', of: 'surcharge', less: 'all', for: { of: 'unit', side: 'allied', tag: 'Jedi' } },
    { clause: 'cost', of: 'surcharge', less: 1 },
  ],
  pay: [{ clause: 'pay', with: 'damage' }],
  uses: [{ clause: 'uses', times: 2 }],
  actions: [{ clause: 'actions', action: 'combat', times: 2 }],
  tag: [{ clause: 'tag', tag: 'Ewok', of: 'Rebel Alliance' }],
  permit: [
    { clause: 'permit', what: 'hunker-while-engaged' },
    { clause: 'permit', what: 'climb-while-engaged' },
  ],
  bar: [
    { clause: 'bar', what: 'reserving' },
    { clause: 'bar', what: 'pushing' },
  ],
  control: [
    { clause: 'control', rule: 'wins-ties' },
    { clause: 'control', rule: 'keeps' },
  ],
  deploy: [
    { clause: 'deploy', range: 2 },
    { clause: 'deploy', range: 2, first: true },
    {
      clause: 'deploy',
      range: 1,
      beside: { of: 'character', side: 'allied', tag: 'Clone Trooper', rank: ['supporting'] },
    },
  ],
  deck: [{ clause: 'deck', cards: ['one', 'two', 'three'], most: 2 }],
  forbid: [
    { clause: 'forbid', targeting: { by: { of: 'character', side: 'enemy', engagedWith: 'self' }, target: ally } },
  ],
};

/** Every trigger by itself, and the filters that texts use. */
export const EVENTS: { readonly [K in EventPattern['on']]: readonly Omit<EventPattern, 'on'>[] } = {
  'setup.struggle': [{}],
  'setup.end': [{}],
  'turn.start': [{}, { player: 'opponent' }],
  'turn.end': [{}, { player: 'opponent' }],
  'card.revealing': [{}, { player: 'opponent' }],
  'card.revealed': [{ to: self }, { to: enemy }],
  'card.reserving': [{ to: self }],
  'card.reserved': [{ to: self }],
  'reserve.taken': [{ player: 'opponent' }],
  'shatterpoint.choosing': [{ player: 'own' }],
  'shatterpoint.chosen': [{ to: self }],
  'deck.refreshing': [{}],
  'control.determining': [{}, { tie: true, objective: { of: 'objective', contestedBy: 'self' } }],
  'activation.tactics': [{ to: self }],
  'activation.start': [{ to: self }, { to: enemy }],
  'activation.end': [{ to: self }],
  'hunker.losing': [{ to: self }],
  'action.making': [{ by: self, action: 'combat' }],
  'action.made': [
    { by: self, action: 'move' },
    { by: enemy, action: 'focus' },
  ],
  moved: [{ by: self }, { by: { ...enemy, of: 'character' }, moves: ['advance', 'dash'] }],
  'attack.declaring': [{ by: self, attackType: 'ranged' }],
  'attack.targeted': [{ by: ally, to: { ...enemy, of: 'character' } }],
  'attack.rolling': [
    { by: ally, inCombatAction: true },
    { to: self, attackType: 'melee' },
  ],
  'attack.modifying': [{ to: self, roll: 'defense' }],
  'attack.suffering': [{ to: self, attackType: 'melee' }],
  'attack.resolved': [
    { to: self, attackType: 'ranged' },
    { by: self, inCombatAction: true },
  ],
  'wounded.now': [{ to: self }],
  wounded: [
    { to: enemy, by: self },
    { to: self, cause: 'attack', attackType: 'melee' },
    { to: ally, by: enemy, cause: 'attack' },
  ],
  'momentum.gaining': [{ player: 'opponent' }, { player: 'opponent', to: self }],
  'momentum.gained': [{}],
  'momentum.resolved': [{ player: 'opponent' }],
  'condition.gaining': [{ to: self }, { to: self, conditions: ['exposed', 'pinned'] }],
  'heal.resolving': [{ by: self }],
  'hunker.gained': [{ to: ally }],
  'stance.changed': [{ to: self }],
  'struggle.claimed': [{ player: 'opponent' }],
  'ability.used': [{ by: enemy }],
};
