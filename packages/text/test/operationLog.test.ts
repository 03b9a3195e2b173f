import { OPERATIONS } from '@faultline/cards/operations';
import { library } from '@faultline/cards';
import type { GameEvent, Open, RuleEffect } from '@faultline/rules';
import { MODES } from '@faultline/rules/modes';
import { coreGame } from '@faultline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { castOf, learnMode, Narrator, optionLabel, questionOf, sourceName, type WholeWords } from '../src/index.ts';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';

const operation = OPERATIONS.find(({ card }) => card.id === 'trigger-a-chain-reaction');
const cards = { ...library, operations: { 'trigger-a-chain-reaction': operation } };

/** As much of a table as is told. */
const open = (over: object = {}) =>
  ({
    turn: 1,
    units: [],
    characters: [],
    frames: [],
    objectives: [],
    seats: [
      { forceReady: 1, forcePool: 1 },
      { forceReady: 1, forcePool: 1 },
    ],
    score: {
      mode: 'key-operations',
      operation: 'trigger-a-chain-reaction',
      aggressor: 1,
      momentum: [3, 2],
      locked: false,
    },
    ...over,
  }) as unknown as Open;

const told = (words: WholeWords, ...events: object[]): string[] => {
  const narrator = new Narrator(cards as never, words, open(), ['Red', 'Blue']);
  return [...narrator.tell(events as GameEvent[], open()), ...narrator.rest()].map(({ text }) => text);
};

/** Every event of the mode once, with whatever it says. */
const EVERY: readonly object[] = [
  { event: 'operation', operation: 'trigger-a-chain-reaction', aggressor: 1 },
  { event: 'stage', stage: 'expose-the-core' },
  { event: 'stage-ended', stage: 'expose-the-core', winner: 1, next: 'trigger-the-reaction' },
  { event: 'clock', seat: 1, added: true, by: null },
  { event: 'clock-locked' },
  { event: 'marked', objective: 'W', priority: true },
  { event: 'covered', tracker: 'core-shield', space: 0, by: 1 },
  { event: 'uncovered', tracker: 'core-shield', space: 0, by: 0 },
  { event: 'marker', tracker: 'core-shield', space: 2, by: 1 },
  { event: 'die-turned', from: 'strike', to: 'crit', by: 1 },
  { event: 'loaded', objective: 'W', tokens: 2, by: 1 },
  { event: 'turned', objective: 'W', active: false, by: 1 },
  { event: 'drawn', tokens: 1, by: 0 },
  { event: 'tokens-returned', tokens: 2, by: 0 },
  { event: 'tokens-discarded', tokens: 1, by: 0 },
  { event: 'token-revealed', icon: 'block', by: 0 },
  { event: 'tracker-full', tracker: 'core-shield' },
  { event: 'deck-shuffled', seat: 0 },
];

describe('the log of a Key Operation', () => {
  let [en, de] = [english, german];

  beforeAll(async () => {
    [en, de] = await Promise.all([learnMode(english, 'key-operations'), learnMode(german, 'key-operations')]);
  });

  it('says who is the Aggressor, and which Stage is played', () => {
    expect(told(en, EVERY[0] as object, EVERY[1] as object)).toEqual([
      'Key Operation: Trigger a Chain Reaction. Aggressor: Blue',
      'Stage I: Expose the Core',
    ]);
  });

  it('[KO-MOM-05] counts the clock along, by the roles whose sides they are', () => {
    const tick = { event: 'clock', seat: 1, added: true, by: null };
    expect(told(en, tick, { event: 'clock', seat: 0, added: false, by: 1 })).toEqual([
      '1 Momentum added to the Aggressor’s side (Countdown 6 of 16)',
      'Blue: 1 Momentum removed from the Sentinel’s side (Countdown 5 of 16)',
    ]);
  });

  it('tells boxes that are covered one after the other in one sentence', () => {
    const box = (space: number) => ({ event: 'covered', tracker: 'core-shield', space, by: 1 });
    expect(told(de, box(0), box(1))).toEqual(['Kernschild: Feld 1, 2 bedeckt']);
  });

  it.each(EVERY.map((event) => [(event as { event: string }).event, event] as const))(
    'tells %s in both languages',
    (_, event) => {
      const [english_] = told(en, event);
      const [german_] = told(de, event);
      expect(english_).toMatch(/\S/);
      expect(german_).toMatch(/\S/);
      expect(`${english_} ${german_}`).not.toMatch(/undefined|core-shield|expose-the-core/);
    },
  );

  it('names an Armored Target and the objective it is attacked through', () => {
    expect(castOf(cards as never, de, open(), ['Rot', 'Blau']).target('core-shield@W' as never)).toBe('Kernschild (W)');
  });

  it('says what is asked about the clock, and the effects to order', () => {
    const cast = castOf(cards as never, de, open(), ['Rot', 'Blau']);
    const asked = { step: 'clock.side', seat: 0, options: [{ id: 'aggressor' }], about: { choose: 'clock-remove' } };
    expect(questionOf(de, cast, open(), asked as never, null)).toBe(
      'Von welcher Seite 1 Fortschrittsmarker entfernen?',
    );
    const order = { step: 'gameEffects.ask', seat: 0, options: [] };
    const labels = ['clock', 'end-of-stage', 'power-surge'].map((id) => optionLabel(de, cast, order as never, { id }));
    expect(labels).toEqual(['Countdown: 1 Fortschrittsmarker', 'Ende der Etappe', 'Energiespitze']);
  });

  it('names spaces of a tracker by their number and by what comes onto them', () => {
    const cast = castOf(cards as never, en, open(), ['Red', 'Blue']);
    const cover = { step: 'tracker.cover', seat: 0, options: [] } as never;
    expect(optionLabel(en, cast, cover, { id: 'crit@chain-reaction:1', icons: ['crit'] })).toMatch(
      /^Chain Reaction Tracker, space 1 \(crit/,
    );
  });
});

/** Everything of an effect list, however deep. */
const nodesIn = (value: unknown): Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Readonly<Record<string, unknown>>, ...Object.values(value).flatMap(nodesIn)];
};

describe.each([
  ['English', english],
  ['German', german],
] as const)('%s words of every operation', (_, plain) => {
  it.each(OPERATIONS.map((folder) => [folder.card.id, folder] as const))(
    '%s: all rules, spaces, flags and ways',
    async (id, folder) => {
      const words = await learnMode(plain, 'key-operations');
      const text = words.operations?.operations[id];
      if (!text) throw new Error(`${id} has no words`);
      const { card, rules } = folder;
      const lent = (card.abilities ?? []).map((ability) => ability.id);
      expect(Object.keys(text.rules).sort()).toEqual([...rules.map((rule) => rule.id), ...lent].sort());
      for (const { name, text: short } of Object.values(text.rules)) {
        expect(name).toMatch(/\S/);
        expect(short).toMatch(/\.$/);
      }
      const spaces = card.trackers.flatMap((tracker) => (tracker.kind === 'track' ? tracker.spaces : []));
      expect(Object.keys(text.spaces ?? {}).sort()).toEqual(
        [...new Set(spaces.filter((name) => name !== null))].sort(),
      );
      const effects = nodesIn(rules) as unknown as RuleEffect[];
      const flags = effects.flatMap((effect) => (effect.do === 'raise' ? [(effect as { flag: string }).flag] : []));
      expect(Object.keys(text.flags ?? {}).sort()).toEqual([...new Set(flags)].sort());
      const actions = Object.keys(words.terms.actions);
      const ways = effects.flatMap((effect) =>
        effect.do === 'pick' ? (effect.among as readonly { name: string }[]) : [],
      );
      for (const { name } of ways)
        expect(
          words.questions.options[`effects.pick:${name}`] ?? actions.find((action) => action === name),
          name,
        ).toBeTruthy();
    },
  );
});

it('a mode without words of its own needs no lesson', async () => {
  expect(await learnMode(english, MODES.standard.id)).toBe(english);
  expect(coreGame().mode.id).toBe(MODES.standard.id);
});

describe('an attack on an Armored Target', () => {
  it.each([
    [english, 'Core Shield'],
    [german, 'Kernschild'],
  ])('[KO-ARM-09] names its dice after it, and never says that it suffers nothing', async (language, name) => {
    const words = await learnMode(language, 'key-operations');
    const cast = castOf(cards as never, words, open(), ['Red', 'Blue']);
    expect([sourceName(words, cast, 'core-shield@W'), cast.named('core-shield@W')]).toEqual([
      name,
      expect.stringContaining(`${name} (W)`),
    ]);
    expect(told(words, { event: 'attack-resolved', target: 'core-shield@W', damage: 0 })).toEqual([]);
  });

  it.each([
    [english, 'core-shield@W', '2 boxes covered.'],
    [english, 4, '3 damage in the Damage Pool.'],
    [german, 'core-shield@W', '2 Kästchen bedeckt.'],
    [german, 4, '3 Schaden im Schadenspool.'],
  ])('[KO-ARM-09] the question at the tree counts its boxes, and damage elsewhere', (words, target, counted) => {
    const attack = { target, step: 'tree', covered: [0, 1] };
    const decision = { step: 'attack.tree', seat: 0, options: [{ id: 'stop' }], about: { successes: 1, pool: 3 } };
    const cast = castOf(cards as never, words, open(), ['Red', 'Blue']);
    expect(questionOf(words, cast, open({ resolutions: [{ attack }] }), decision as never, null)).toContain(counted);
  });
});
