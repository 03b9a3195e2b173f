import {
  drawing,
  type Effect,
  type EventPattern,
  fast,
  type Keyword,
  sampleAnswer,
  type Selector,
  sha256,
  tableOf,
} from '@faultline/rules';
import {
  action,
  active,
  ENEMY,
  identity,
  innate,
  type MadeUp,
  reactive,
  SELF,
  skirmish,
  standing,
  type Story,
  tactic,
} from '@faultline/testkit';
import { expect, it } from 'vitest';
import { isUnitEngaged } from '../../src/units/engagement.ts';
import { deck } from '../movement/board.ts';

/** Games of random choices with random abilities: whatever happens, the table stays in order. */
type Random = (limit: number) => number;

const stream = (seed: number): Random =>
  drawing(fast(sha256(`any game ${seed}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const ANYBODY: readonly Selector[] = [
  SELF,
  ENEMY,
  { of: 'character', side: 'other-allied' },
  { of: 'unit', side: 'enemy', within: { range: 4, from: 'self' } },
];
const CONDITION = ['strained', 'disarmed', 'exposed', 'pinned'] as const;
const MOVE = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const;
const who = { bound: 'one' } as const;

function anEffect(random: Random): Effect {
  const effects: readonly Effect[] = [
    { do: 'suffer', who, amount: 1 + random(4) },
    { do: 'suffer', who: 'self', amount: 1 + random(3) },
    { do: 'gain', who, condition: pick(CONDITION, random) },
    { do: 'hunker', who: 'self' },
    { do: 'refresh', amount: 1 },
    { do: 'heal', who: 'self' },
    { do: 'move', who, move: pick(MOVE, random) },
    { do: 'move', who, move: 'advance', toward: 'self' },
    { do: 'place', who, range: 2 },
    { do: 'place', who, range: 1, from: 'self' },
    { do: 'push', who, range: 2, origin: 'self' },
    { do: 'grant', who, keyword: pick(KEYWORDS, random), until: 'turn' },
    { do: 'lose', who, keyword: 'protection', until: 'activation' },
    { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'any', most: 2 } },
    { do: 'dice', roll: 'defense', change: { how: 'turn', face: 'any', to: 'block' } },
    { do: 'split-pool' },
    { do: 'action', who, action: 'focus' },
    { do: 'attack', who: 'self', dice: 3 },
    { do: 'attack', who: 'self', target: who },
    { do: 'may', effects: [{ do: 'suffer', who, amount: 1 }] },
    { do: 'if-did', effects: [{ do: 'refresh', amount: 1 }], otherwise: [{ do: 'hunker', who }] },
    { do: 'may', force: 1, most: 2, effects: [{ do: 'suffer', who, amount: { count: 'done' } }] },
    { do: 'add-dice', roll: 'attack', dice: { count: 'force' } },
    { do: 'next-attack', who: 'self', dice: 1, pool: 1, after: [{ do: 'refresh', amount: 1 }] },
    { do: 'drop-hunker', who, tokens: 'any' },
    { do: 'repeat', times: { count: 'hunker', on: who }, effects: [{ do: 'gain', who, condition: 'pinned' }] },
    { do: 'roll', bind: 'r', die: 'defense', dice: 2 },
    { do: 'suffer', who, amount: { count: 'faces', roll: { bound: 'r' }, face: ['block', 'expertise'] } },
    { do: 'momentum', amount: 1 },
    { do: 'lose-momentum', amount: 1, of: 'opponent' },
    { do: 'struggle', spaces: 1 },
    { do: 'order-card', of: who, to: 'deck-bottom' },
    { do: 'order-card', of: who, to: 'shuffled' },
    { do: 'order-card', of: 'reserved', to: 'deck-top' },
    { do: 'refresh-deck' },
    { do: 'shove', who, by: 'self' },
    { do: 'check', test: { test: 'some', who: { of: 'unit', side: 'enemy', engaged: true } } },
    { do: 'tag', who, tag: 'Jedi', until: 'turn' },
    { do: 'defeat', who },
  ];
  return pick(effects, random);
}

const effects = (random: Random): Effect[] => {
  const body = Array.from({ length: 1 + random(3) }, () => anEffect(random));
  const from = pick(ANYBODY, random);
  return random(2) === 0
    ? [{ do: 'choose', bind: 'one', from }, ...body]
    : [{ do: 'each', bind: 'one', from, effects: body }];
};

const EVENTS: readonly EventPattern['on'][] = [
  'turn.start',
  'turn.end',
  'activation.start',
  'activation.end',
  'action.made',
  'moved',
  'attack.targeted',
  'attack.rolling',
  'attack.modifying',
  'attack.suffering',
  'attack.resolved',
  'wounded.now',
  'wounded',
  'momentum.gained',
  'card.revealed',
  'setup.struggle',
  'setup.end',
  'card.revealing',
  'card.reserving',
  'card.reserved',
  'reserve.taken',
  'shatterpoint.choosing',
  'shatterpoint.chosen',
  'deck.refreshing',
  'action.making',
  'attack.declaring',
  'heal.resolving',
  'hunker.gained',
  'hunker.losing',
  'stance.changed',
  'struggle.claimed',
  'control.determining',
];
const KEYWORDS: readonly Keyword[] = [
  { name: 'protection' },
  { name: 'steadfast' },
  { name: 'scale' },
  { name: 'impact', value: 2 },
  { name: 'immunity', condition: 'pinned' },
];

function anAbility(random: Random): MadeUp {
  const event = { on: pick(EVENTS, random) };
  const made: readonly (() => MadeUp)[] = [
    () => active(random(2), ...effects(random)),
    () => action(random(2), ...effects(random)),
    () => reactive(random(2), event, ...effects(random)),
    () => reactive(0, event, ...effects(random)),
    // Effects nobody chooses are kept small: they may answer each other.
    () => identity({ on: 'turn.start' }, ...effects(random)),
    () => tactic({ on: 'activation.tactics', to: SELF }, ...effects(random)),
    () => innate({ on: 'wounded' }, { do: 'refresh', amount: 1 }),
    () => standing(pick(KEYWORDS, random)),
  ];
  return pick(made, random)();
}

/** A ladder in the middle of the fight. */
const LADDER = tableOf(
  'ladder',
  [deck('deck', [16, 8], 3.2)],
  [
    { name: 'foot', group: 'ladder', x: 40640, y: 30480, z: 0 },
    { name: 'head', group: 'ladder', x: 40640, y: 22860, z: 8128 },
  ],
);

function table(seed: number, random: Random): Story {
  const abilities = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x${i}`, anAbility(random)]));
  const has = (i: number): string[] => [`x${i * 2}`, `x${i * 2 + 1}`];
  const fighter = (i: number, x: number, y: number) => ({
    at:
      random(2) === 0
        ? ([[x, y]] as const)
        : ([
            [x, y],
            [x, y + 2],
          ] as const),
    has: has(i),
    stamina: 4 + random(4),
    durability: 1 + random(2),
    conditions: random(2) === 0 ? [pick(CONDITION, random)] : [],
    chart: [pick(['crit', 'damage', 'shove', 'heal', 'active', 'pinned', 'jump'], random)],
    armour: [pick(['block', 'jump', 'damage', 'strained', 'crit>strike'], random)],
  });
  return skirmish({
    red: { r1: fighter(0, 12, 12), r2: fighter(1, 16, 12), r3: fighter(2, 20, 12) },
    blue: { b1: fighter(3, 12, 17), b2: fighter(4, 16, 17), b3: fighter(5, 20, 17) },
    objectives: [{ key: 'C', at: [45720, 38100, 0] }],
    missionDeck: ['were-going-to-need-a-new-exit', 'hack-the-security-network'],
    chance: seed,
    game: { table: LADDER },
    abilities,
  });
}

function inOrder({ open, match }: Story): void {
  for (const u of open.units) {
    expect(Math.min(u.damage, u.hunker, u.injured)).toBeGreaterThanOrEqual(0);
    expect(u.wounded).toBeLessThanOrEqual(1);
    if (u.hunker > 0) expect(isUnitEngaged({ game: match.game, open }, u)).toBe(false);
    expect(new Set(u.conditions).size).toBe(u.conditions.length);
    expect(new Set(u.used).size).toBe(u.used.length);
  }
  for (const [seat, side] of open.seats.entries()) {
    expect(side.forceReady).toBeGreaterThanOrEqual(0);
    expect(side.forceReady).toBeLessThanOrEqual(side.forcePool);
    const zones = [
      ...side.deck,
      ...side.discard,
      ...side.revealed,
      ...side.removed,
      ...(side.reserve ? [side.reserve] : []),
    ];
    const letter = 'ab'[seat];
    expect(zones.toSorted()).toEqual([`${letter}1`, `${letter}2`, `${letter}3`, 'shatterpoint']);
  }
  if (open.decision?.point === 'DP-23') expect(open.doing.map((d) => d.kind)).toEqual(['activation']);
  if (open.decision?.point === 'DP-14') expect(open.doing).toEqual([]);
}

function play(seed: number, choices: number): void {
  const random = stream(seed);
  const story = table(seed, random);
  for (let n = 0; n < choices && story.open.decision; n += 1) {
    const { decision, version } = story.open;
    const option = pick(decision.options, random).id;
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random);
    if (!answer) continue;
    const sent = story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
    expect(sent).not.toHaveProperty('refused');
    inOrder(story);
  }
}

it.each([1, 2, 3, 4, 5])('game %i stays in order', (seed) => {
  play(seed, 80);
});
