// Random abilities out of the whole language of card texts, with small numbers so that bounds are met often.

import {
  type Amount,
  drawing,
  type Effect,
  type EventPattern,
  fast,
  type Keyword,
  type Selector,
  sha256,
  type Test,
} from '@faultline/rules';
import { action, active, ENEMY, identity, innate, type MadeUp, reactive, SELF, tactic } from '@faultline/testkit';

export type Random = (limit: number) => number;

export const stream = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

export const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

export const CONDITIONS = ['strained', 'disarmed', 'exposed', 'pinned'] as const;
const MOVES = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const;
const RANGES = [1, 2, 3, 4, 5] as const;
const SCOPES = ['action', 'activation', 'turn', 'game'] as const;
const RANKS = ['primary', 'secondary', 'supporting'] as const;

const who = { bound: 'one' } as const;
const someone = (random: Random): 'self' | typeof who => pick(['self', who, who], random);

function aSelector(random: Random): Selector {
  const of = pick(['unit', 'character'] as const, random);
  const filters: readonly Partial<Selector>[] = [
    {},
    {},
    { within: { range: pick(RANGES, random), from: 'self' } },
    { within: { range: pick(RANGES, random), from: 'self', other: true } },
    { near: { range: pick(RANGES, random), of: { of: 'character', side: 'allied' }, atLeast: 2 } },
    { engaged: random(2) === 0 },
    { engagedWith: 'self' },
    { seenBy: 'self' },
    { hunkered: random(2) === 0 },
    { wounded: random(2) === 0 },
    { hurt: random(2) === 0 },
    { condition: [pick(CONDITIONS, random)] },
    { contesting: true },
    { activating: random(2) === 0 },
    { rank: [pick(RANKS, random)] },
    { besides: 'self' },
    { or: { of: 'unit', side: 'self' } },
  ];
  return { of, side: pick(['self', 'allied', 'other-allied', 'enemy', 'any'], random), ...pick(filters, random) };
}

function anAmount(random: Random): Amount {
  const counts: readonly Exclude<Amount, number>[] = [
    { count: pick(['damage', 'injured', 'wounded', 'wounds', 'hunker', 'conditions'], random), on: someone(random) },
    { count: 'done' },
    { count: 'force' },
    { count: 'momentum', of: pick(['own', 'opponent'], random) },
    { count: 'found', of: aSelector(random) },
  ];
  if (random(2) === 0) return random(3);
  const per = random(3) === 0 ? { per: 2 } : {};
  return { ...pick(counts, random), ...per, ...(random(3) === 0 ? { times: 2 } : {}) };
}

function aTest(random: Random): Test {
  const tests: readonly (() => Test)[] = [
    () => ({ test: 'near', who, range: pick(RANGES, random), of: 'self' }),
    () => ({ test: 'wounded', who: someone(random) }),
    () => ({ test: 'hunkered', who: someone(random) }),
    () => ({ test: 'is', who, a: aSelector(random) }),
    () => ({ test: 'some', who: aSelector(random), atLeast: 1 + random(2) }),
    () => ({ test: 'some', who: { of: 'objective', controlledBy: pick(['own', 'opponent', 'not-own'], random) } }),
    () => ({ test: 'rank', who, rank: [pick(RANKS, random)] }),
    () => ({ test: 'engaged', who, with: 'self' }),
    () => ({ test: 'zone-holds', zone: pick(['deck', 'reserve'], random) }),
    () => ({ test: 'order-card', of: someone(random), in: [pick(['deck', 'reserve', 'discard'], random)] }),
    () => ({ test: 'combat-action' }),
    () => ({ test: 'more', of: anAmount(random), than: anAmount(random) }),
    () => ({ test: 'not', that: aTest(random) }),
    () => ({ test: pick(['all', 'any'], random), of: [aTest(random), aTest(random)] }),
  ];
  return pick(tests, random)();
}

const NUMBERED = ['impact', 'sharpshooter', 'cover'] as const;
const PLAIN = ['protection', 'scale', 'steadfast'] as const;

function aKeyword(random: Random): Keyword {
  const keywords: readonly Keyword[] = [
    { name: pick(NUMBERED, random), value: 1 + random(2) },
    { name: pick(PLAIN, random) },
    { name: 'immunity', condition: pick(CONDITIONS, random) },
  ];
  return pick(keywords, random);
}

const onUnits: readonly ((random: Random) => Effect)[] = [
  (random) => ({ do: 'suffer', who: someone(random), amount: anAmount(random) }),
  (random) => ({ do: 'gain', who: someone(random), condition: pick(CONDITIONS, random) }),
  (random) => ({ do: 'hunker', who: someone(random) }),
  (random) => ({ do: 'drop-hunker', who: someone(random), tokens: pick([1, 2, 'all', 'any'], random) }),
  (random) => ({ do: 'heal', who: someone(random), times: 1 + random(2) }),
  (random) => ({ do: 'injure', who: someone(random), tokens: 1 }),
  (random) => ({ do: 'shed', who: someone(random), wounded: random(2), injured: pick([0, 1, 'all'], random) }),
  (random) => ({ do: 'shed', who: someone(random), damage: pick([1, 'all'], random) }),
  (random) => ({ do: 'shed', who: someone(random), conditions: pick([1, 2, 'all'], random) }),
  (random) => ({ do: 'change-stance', who: someone(random) }),
  (random) => ({ do: 'defeat', who: someone(random) }),
  (random) => ({ do: 'tag', who: someone(random), tag: 'Jedi', until: pick(SCOPES, random) }),
  (random) => ({ do: 'grant', who: someone(random), keyword: aKeyword(random), until: pick(SCOPES, random) }),
  (random) => ({ do: 'lose', who: someone(random), keyword: pick(PLAIN, random), until: pick(SCOPES, random) }),
  (random) => ({
    do: 'lose',
    who: someone(random),
    keyword: pick(NUMBERED, random),
    value: 1 + random(2),
    until: pick(SCOPES, random),
  }),
];

const onTheBoard: readonly ((random: Random) => Effect)[] = [
  (random) => ({ do: 'move', who, move: pick(MOVES, random) }),
  (random) => ({ do: 'move', who, move: [pick(MOVES, random), pick(MOVES, random)] }),
  (random) => ({ do: 'move', who: 'self', move: pick(MOVES, random), by: 'opponent' }),
  (random) => ({ do: 'move', who, move: pick(MOVES, random), ...pick([{ toward: 'self' }, { away: 'self' }], random) }),
  (random) => ({ do: 'place', who, range: pick(RANGES, random) }),
  (random) => ({ do: 'place', who, range: pick(RANGES, random), from: 'self' }),
  (random) => ({ do: pick(['push', 'pull'], random), who, range: pick(RANGES, random), origin: 'self' }),
  () => ({ do: 'shove', who, by: 'self' }),
  (random) => ({
    do: 'action',
    who: someone(random),
    action: pick(['focus', 'recover', 'take-cover', 'combat'], random),
  }),
  (random) => ({ do: 'attack', who: 'self', dice: 1 + random(4) }),
  (random) => ({ do: 'attack', who: 'self', target: who, types: [pick(['melee', 'ranged'], random)] }),
  (random) => ({ do: 'next-attack', who: 'self', dice: random(2), pool: random(2), after: [anEffect(random)] }),
  (random) => ({ do: 'next-attack', who: 'self', dice: 1, type: pick(['melee', 'ranged'], random), span: 'action' }),
];

const inAttacks: readonly ((random: Random) => Effect)[] = [
  (random) => ({ do: 'dice', roll: pick(ROLLS, random), change: { how: 'reroll', face: 'any', most: 1 + random(2) } }),
  (random) => ({
    do: 'dice',
    roll: pick(ROLLS, random),
    change: { how: 'turn', face: 'any', to: pick(FACES, random) },
  }),
  (random) => ({ do: 'dice', roll: pick(ROLLS, random), change: { how: 'add', face: pick(FACES, random) } }),
  (random) => ({
    do: 'dice',
    roll: pick(ROLLS, random),
    change: { how: 'remove', face: [pick(FACES, random)] },
    most: 2,
  }),
  (random) => ({ do: 'add-dice', roll: pick(ROLLS, random), dice: anAmount(random) }),
  () => ({ do: 'split-pool' }),
  (random) => ({ do: 'after-attack', effects: [anEffect(random)] }),
];
const ROLLS = ['attack', 'defense'] as const;
const FACES = ['crit', 'strike', 'block', 'expertise', 'failure'] as const;

const forPlayers: readonly ((random: Random) => Effect)[] = [
  (random) => ({ do: 'refresh', amount: anAmount(random) }),
  (random) => ({ do: 'momentum', amount: random(2), ...(random(3) === 0 ? { of: 'opponent' } : {}) }),
  (random) => ({ do: 'lose-momentum', amount: anAmount(random), ...(random(2) === 0 ? { of: 'opponent' } : {}) }),
  (random) => ({ do: 'struggle', spaces: random(3) }),
  (random) => ({ do: 'order-card', of: pick(['self', 'reserved', who], random), to: pick(PLACES, random) }),
  () => ({ do: 'refresh-deck' }),
  () => ({ do: 'look' }),
];
const PLACES = ['deck-top', 'deck-bottom', 'discard', 'reserve', 'shuffled'] as const;

const inSteps: readonly ((random: Random) => Effect)[] = [
  (random) => ({ do: 'if-did', effects: [anEffect(random)], otherwise: [anEffect(random)] }),
  (random) => ({ do: 'when', test: aTest(random), effects: [anEffect(random)], otherwise: [anEffect(random)] }),
  (random) => ({ do: 'check', test: aTest(random) }),
  (random) => ({ do: 'repeat', times: anAmount(random), effects: [anEffect(random)] }),
  (random) => ({ do: 'may', effects: [anEffect(random)], ...(random(3) === 0 ? { by: 'opponent' } : {}) }),
  (random) => ({ do: 'may', force: random(3), momentum: random(2), effects: [anEffect(random)] }),
  () => ({ do: 'may', force: 1, most: 2, effects: [{ do: 'suffer', who, amount: { count: 'done' } }] }),
  (random) => ({ do: 'pick', among: ['a', 'b'].map((name) => ({ name, effects: [anEffect(random)] })) }),
  (random) => ({ do: 'pick', among: [{ name: 'a', effects: [anEffect(random)] }], optional: true }),
  (random) => ({ do: 'each', bind: 'one', from: aSelector(random), upTo: 2, effects: [anEffect(random)] }),
  (random) => ({ do: 'roll', bind: 'r', die: pick(ROLLS, random), dice: 1 + random(2) }),
];

function anEffect(random: Random): Effect {
  return pick(pick([onUnits, onUnits, onTheBoard, inAttacks, forPlayers, inSteps], random), random)(random);
}

function effects(random: Random): Effect[] {
  const note: Effect = { do: 'if-did', effects: [{ do: 'refresh', amount: 1 }] };
  const body = Array.from({ length: 1 + random(2) }, () => [anEffect(random), note]).flat();
  const from = pick([SELF, ENEMY, aSelector(random), aSelector(random)], random);
  return random(3) === 0
    ? [{ do: 'each', bind: 'one', from, effects: body }]
    : [{ do: 'choose', bind: 'one', from }, ...body];
}

const EVENTS: readonly EventPattern['on'][] = [
  'turn.start',
  'turn.end',
  'activation.start',
  'activation.end',
  'action.making',
  'action.made',
  'moved',
  'attack.declaring',
  'attack.targeted',
  'attack.rolling',
  'attack.modifying',
  'attack.suffering',
  'attack.resolved',
  'wounded.now',
  'wounded',
  'momentum.gaining',
  'momentum.gained',
  'momentum.resolved',
  'condition.gaining',
  'card.revealing',
  'card.revealed',
  'card.reserving',
  'card.reserved',
  'reserve.taken',
  'shatterpoint.choosing',
  'shatterpoint.chosen',
  'deck.refreshing',
  'heal.resolving',
  'hunker.gained',
  'hunker.losing',
  'stance.changed',
  'struggle.claimed',
  'control.determining',
  'ability.used',
];

/** What may be replaced by something else. */
const ANNOUNCED: readonly EventPattern['on'][] = [
  'condition.gaining',
  'momentum.gaining',
  'hunker.losing',
  'heal.resolving',
  'attack.suffering',
  'card.reserving',
];

/** What stands on a card and is asked for all the time. */
function standingClause(random: Random): MadeUp['clauses'][number] {
  const where = random(2) === 0 ? {} : { where: aTestOfSelf(random) };
  const clauses: readonly MadeUp['clauses'][number][] = [
    { clause: 'always', keyword: aKeyword(random), ...where },
    { clause: 'always', keyword: aKeyword(random), for: { of: 'character', side: 'allied' } },
    { clause: 'pool', roll: pick(ROLLS, random), dice: 1, ...where },
    { clause: 'pierce', cover: pick([1, 'all'], random), ...where },
    {
      clause: 'swap',
      move: pick(MOVES, random),
      into: pick(MOVES, random),
      ...pick([{}, { suffers: 1 }], random),
      ...where,
    },
    { clause: 'cost', of: pick(['ability', 'surcharge', 'reserve'], random), less: pick([1, 'all'], random), ...where },
    { clause: 'cost', of: pick(['ability', 'reserve'], random), more: 1, ...where },
    { clause: 'permit', what: pick(['hunker-while-engaged', 'climb-while-engaged'], random), ...where },
    { clause: 'bar', what: pick(['reserving', 'pushing'], random), ...where },
    { clause: 'control', rule: pick(['wins-ties', 'keeps'], random), ...where },
  ];
  return pick(clauses, random);
}

const aTestOfSelf = (random: Random): Test => ({ test: 'is', who: 'self', a: aSelector(random) });

export function anAbility(random: Random): MadeUp {
  const filters = [{}, {}, { player: pick(['own', 'opponent'] as const, random) }];
  const event: EventPattern = { on: pick(EVENTS, random), ...pick(filters, random) };
  const made: readonly (() => MadeUp)[] = [
    () => active(random(3), ...effects(random)),
    () => action(random(2), ...effects(random)),
    () => reactive(random(2), event, ...effects(random)),
    () => reactive(0, event, ...effects(random)),
    () => reactive(0, { on: pick(ANNOUNCED, random) }, { do: 'instead' }, ...effects(random)),
    // Effects nobody chooses are kept to few events: they may answer each other.
    () => identity({ on: 'turn.start', player: 'own' }, ...effects(random)),
    () => tactic({ on: 'activation.tactics', to: SELF }, ...effects(random)),
    () => innate({ on: 'wounded', to: SELF }, { do: 'refresh', amount: 1 }),
    () => ({ kind: 'innate', clauses: [standingClause(random)] }),
  ];
  return pick(made, random)();
}
