import { type Effect, type EventPattern, type Position, standard } from '@faultline/rules';
import { duel, type Duel, innate, type MadeUp, type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { commute } from '../../src/queries/language.ts';
import { VERBS } from '../../src/verbs/index.ts';

const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[];
const COMMUTING = NAMES.flatMap((a, i) => NAMES.slice(i).flatMap((b) => (commute([a], [b]) ? [[a, b] as const] : [])));

const rule = (event: EventPattern, ...effects: readonly Effect[]): MadeUp => ({
  ...innate(event, ...effects),
  kind: 'rule',
});
const EVERYBODY = { of: 'unit', side: 'any' } as const;
const hurtAll: Effect = {
  do: 'each',
  bind: 'u',
  from: EVERYBODY,
  effects: [{ do: 'suffer', who: { bound: 'u' }, amount: 1 }],
};
const pinAll: Effect = {
  do: 'each',
  bind: 'u',
  from: EVERYBODY,
  effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
};

/** A mode in which these rules of no player are in force. */
const under = (...rules: readonly string[]) => ({
  mode: {
    ...standard,
    inForce: ({ game: { library } }: Position) => rules.flatMap((id) => library.abilities[id] ?? []),
  },
});

const TABLE: Skirmish = {
  red: { hero: { at: [5, 5] } },
  blue: { enemy: { at: [30, 30] } },
};

/** Two rules of no player that answer the same moment. */
const two = (event: EventPattern, more: Partial<Skirmish> = {}): Story =>
  skirmish({
    ...TABLE,
    ...under('hail', 'mud'),
    ...more,
    abilities: { hail: rule(event, hurtAll), mud: rule(event, pinAll) },
  });

/** What is asked, and of whom, the names of rules without their instance. */
const question = (story: Story) => [story.asked, story.offered.map((id) => id.split('#')[0])];
const first = (story: Story, name: string) => story.chooses(story.offered.find((id) => id.startsWith(name)) ?? name);
const rules = (story: Story) => story.told('rule').map((line) => line.split(' ')[1]);

describe('effects of no player', () => {
  it('[CR-TURN-04, DP-13] of the start of a Turn come in the order the active player chooses', () => {
    const story = two({ on: 'turn.start' });
    expect(question(story)).toEqual(['red DP-13', ['hail', 'mud']]);
    expect(rules(first(story, 'mud'))[0]).toBe('mud');
  });

  it('[CR-ACT-08, DP-22] of the start of an activation likewise', () => {
    const story = two({ on: 'activation.start' }, { activates: 'hero', moment: { phase: 'start' } });
    expect(question(story)).toEqual(['red DP-22', ['hail', 'mud']]);
  });

  it('[CR-ACT-28] of the end of an activation likewise', () => {
    const story = two({ on: 'activation.end' }, { activates: 'hero' }).chooses('end');
    expect(question(story)).toEqual(['red DP-24', ['hail', 'mud']]);
  });

  it('[R-TURN-1, DP-26] of the end of a Turn likewise, once control is determined', () => {
    const objectives = [{ key: 'C', at: [12700, 12700, 0] as const }];
    const story = two({ on: 'turn.end' }, { activates: 'hero', objectives }).chooses('end');
    expect([...question(story), story.told('control')]).toEqual(['red DP-26', ['hail', 'mud'], ['control C red']]);
  });

  it('work once a Turn where their text says so', () => {
    const rain: MadeUp = {
      kind: 'rule',
      clauses: [{ clause: 'on', event: { on: 'action.made' }, limit: 'turn', effects: [{ do: 'refresh', amount: 1 }] }],
    };
    const story = skirmish({ ...TABLE, ...under('rain'), activates: 'hero', abilities: { rain } });
    expect(rules(story.plays('focus', 'recover'))).toEqual(['rain']);
  });

  it('[CR-TIME-03] come after both players’ effects', () => {
    const note: Effect = { do: 'suffer', who: 'self', amount: 1 };
    const story = skirmish({
      ...TABLE,
      ...under('mud'),
      red: { hero: { at: [5, 5], has: ['mine'] } },
      blue: { enemy: { at: [30, 30], has: ['yours'] } },
      abilities: {
        mine: innate({ on: 'turn.start' }, note),
        yours: innate({ on: 'turn.start' }, note),
        mud: rule({ on: 'turn.start' }, { do: 'refresh', amount: 1 }),
      },
    });
    expect(story.told('ability', 'rule').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'ability hero',
      'ability enemy',
      'rule mud',
    ]);
  });
});

describe('after an attack', () => {
  const struck = (more: Duel): Story =>
    duel({ ...under('hail'), abilities: { hail: rule({ on: 'attack.resolved' }, hurtAll) }, ...more });

  it('[CR-TIME-05, DP-54] the attacker orders what no player does, Strained among it', () => {
    const story = struck({ attacker: { conditions: ['strained'] } }).plays('combat', 'melee');
    expect(question(story)).toEqual(['red DP-54', ['hail', 'strained@attacker']]);
    story.chooses('strained@attacker');
    expect(story.told('suffered')[0]).toBe('suffered attacker 3');
  });

  it('[CR-TIME-05] also where the attacker is not the active player', () => {
    const story = struck({
      defender: { conditions: ['strained'], has: ['snap'] },
      abilities: {
        hail: rule({ on: 'attack.resolved' }, hurtAll),
        snap: innate({ on: 'action.made', action: 'focus' }, { do: 'attack', who: 'self' }),
      },
    }).plays('focus', 'melee');
    expect(story.asked).toBe('blue DP-54');
  });
});

describe('whether the order is asked', () => {
  const WAYS: Readonly<Partial<Record<Effect['do'], readonly Effect[]>>> = {
    refresh: [
      { do: 'refresh', amount: 1 },
      { do: 'refresh', amount: 2 },
    ],
    grant: [
      { do: 'grant', who: 'event-unit', keyword: { name: 'steadfast' }, until: 'turn' },
      { do: 'grant', who: 'event-unit', keyword: { name: 'impact', value: 1 }, until: 'turn' },
    ],
  };
  const after = (...effects: readonly (Effect | undefined)[]) => {
    const named = ['one', 'two'].map((name, i) => [
      name,
      rule({ on: 'activation.end' }, ...(effects[i] ? [effects[i]] : [])),
    ]);
    const story = skirmish({
      ...TABLE,
      ...under('one', 'two'),
      activates: 'hero',
      force: [0, 0],
      abilities: Object.fromEntries(named),
    });
    story.chooses('end');
    return { asked: story.asked, force: story.open.seats[0].forceReady, grants: story.unit('hero').grants.length };
  };

  it('the table lists these pairs and no other', () => {
    expect(COMMUTING.map((pair) => pair.join(' '))).toEqual(['grant grant', 'grant refresh', 'refresh refresh']);
  });

  it.each(COMMUTING)('not for %s with %s, which come to the same either way', (a, b) => {
    const [x, y] = [WAYS[a]?.[0], WAYS[b]?.[1]];
    expect(after(x, y)).toEqual(after(y, x));
    expect(after(x, y).asked).not.toMatch(/DP-24/);
  });

  it.each<[Effect['do'], Effect['do'], boolean]>([
    ['refresh', 'grant', true],
    ['refresh', 'suffer', false],
    ['grant', 'suffer', false],
    ['gain', 'suffer', false],
  ])('either way round: %s with %s (%s)', (a, b, expected) => {
    expect([commute([a], [b]), commute([b], [a])]).toEqual([expected, expected]);
    expect([commute([a, 'refresh'], [b, 'grant']), commute(['refresh', b], ['grant', a])]).toEqual([
      expected,
      expected,
    ]);
  });

  it('but for damage: who is Wounded first can decide a Struggle', () => {
    expect([commute(['suffer'], ['suffer']), commute(['suffer'], ['refresh'])]).toEqual([false, false]);
    const story = two({ on: 'activation.end' }, { activates: 'hero' }).chooses('end');
    expect(story.asked).toBe('red DP-24');
  });

  it('nor where only one effect is left', () => {
    const story = first(two({ on: 'activation.end' }, { activates: 'hero' }).chooses('end'), 'mud').chooses('hero');
    expect([rules(story), story.unit('hero').conditions]).toEqual([['mud', 'hail'], ['pinned']]);
  });
});
