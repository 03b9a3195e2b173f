import { randomOpponent } from '@faultline/ai';
import { figures, library, REPUBLIC, SHADOW } from '@faultline/cards';
import { applyInPlace, beginGame, type Effect, type Open, type Selector, viewFor } from '@faultline/rules';
import { coreGame, germanFaults, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { abilityText } from '../src/cardTexts/abilityText.ts';
import { deedOf } from '../src/cardTexts/deeds.ts';
import { TAGS } from '../src/de/tags.ts';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { castOf, Narrator, optionLabel, questionOf, reasonText } from '../src/index.ts';
import { LOG, MISSING_FACTS, REASONS, SUBJECTS } from './fillings.ts';
import { CLAUSES, EFFECTS, EVENTS, REFS, SELECTORS, TESTS } from './samples.ts';

/** Names of the game, which are the same in every language; longer ones first, as some hold others. */
const { units, abilities, missions } = coreGame().library;
const NAMES = [
  ...Object.values(units).flatMap(({ name, stances }) => [
    name,
    ...name.split(', '),
    ...stances.flatMap((stance) => [
      stance.name,
      ...Object.values(stance.charts).flatMap((chart) => chart?.name ?? []),
    ]),
  ]),
  ...Object.values(abilities).map(({ name }) => name.replace(/: \[.*/, '')),
  ...Object.values(missions).flatMap(({ name, struggles }) => [name, ...struggles.map((each) => each.name)]),
  'Mission Critical',
].toSorted((a, b) => b.length - a.length);

/** Each text with what is wrong with it; empty where all is well. */
const wrong = (texts: Iterable<string>): readonly (readonly [string, readonly string[]])[] =>
  [...new Set(texts)]
    .map((text) => [text, germanFaults(text, NAMES)] as const)
    .filter(([, faults]) => faults.length > 0);

const cast = castOf(
  library,
  german,
  {
    units: [
      { id: 0, seat: 0, slot: 1, card: 'lord-maul', characters: [0] },
      { id: 1, seat: 1, slot: 1, card: '501st-clone-troopers', characters: [1, 2] },
    ],
    characters: [
      { id: 0, unit: 0, number: 1 },
      { id: 1, unit: 1, number: 1 },
      { id: 2, unit: 1, number: 2 },
    ],
  } as unknown as Open,
  ['Du', 'Computer'],
);

describe('the finder of German faults', () => {
  it.each([
    ['Der Trupp steht auf dem Schlachtfeld.', 'a word the rulebook does not use'],
    ['Gib 1 Force aus.', 'English: Force'],
    ['Nimm 2 Fehlschlag.', 'wrong count: 2 Fehlschlag'],
    ['Wähle  eine.', 'a doubled space'],
  ])('finds %s', (text, fault) => {
    expect(germanFaults(text)).toContain(fault);
  });

  it('leaves Truppler and Spielfeld alone', () => {
    expect(germanFaults('Klontruppler auf dem Spielfeld, die aktive Spieler:in zuerst.')).toEqual([]);
  });
});

describe('German holds no English, no raw id, no gap and no wrong count', () => {
  it('in a refusal or a reason', () => {
    const texts = Object.keys(german.reasons.rules).flatMap((rule) =>
      (REASONS[rule] ?? [{}]).map((facts) => reasonText(german, cast, { rule, facts })),
    );
    expect(wrong([...texts, german.reasons.other, ...Object.values(german.reasons.why)])).toEqual([]);
  });

  it('in a refusal, in English either: no raw id', () => {
    const texts = Object.keys(english.reasons.rules).flatMap((rule) =>
      (REASONS[rule] ?? [{}]).map((facts) => reasonText(english, cast, { rule, facts })),
    );
    expect(
      texts.filter((text) => germanFaults(text, NAMES).some((fault) => /^a (?:raw id|gap|doubled space)/.test(fault))),
    ).toEqual([]);
  });

  it('with facts for every reason that tells some', () => {
    expect(MISSING_FACTS(german.reasons.rules)).toEqual([]);
  });

  it('in a question', () => {
    const texts = [...Object.values(german.questions.asks), german.questions.other].flatMap((ask) => SUBJECTS.map(ask));
    expect(wrong(texts)).toEqual([]);
  });

  it('in an option', () => {
    const { options, map, exit, squad, cost, take } = german.questions;
    const ways = [
      ...Object.values(options),
      map('1', []),
      map('2', ['A', 'B']),
      exit(cast.named('gantry 3 ladder at 3.2 in', 'dat')),
      squad('2'),
      cost(1),
      take('2 Schaden', 'Lord Maul'),
    ];
    expect(wrong(ways)).toEqual([]);
  });

  it('in a line of the log', () => {
    const texts = Object.entries(LOG).flatMap(([name, fillings]) => {
      const say = german.log[name as keyof typeof LOG] as (...args: readonly unknown[]) => string;
      return fillings.map((args) => say(...args));
    });
    expect(wrong(texts)).toEqual([]);
  });

  it('in why the computer chose as it did', () => {
    const { gains, rather, nothing } = german.why;
    expect(wrong([nothing, ...Object.values(gains).map((gain) => rather('Fokus', 'Kampf', gain))])).toEqual([]);
  });

  it('in the terms', () => {
    const { moves, actions, conditions, keywords, faces, several, expertise, tags, eras, icons } = german.terms;
    const all = [moves, actions, conditions, keywords, faces, several, expertise, tags, eras, icons];
    expect(wrong(all.flatMap((terms) => Object.values<string>(terms)).filter((term) => !SAME.includes(term)))).toEqual(
      [],
    );
  });

  it.each(['one', 'two', 'three'])('in a whole game: %s', (seed) => {
    const game = coreGame();
    const bots = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
    const { state, events } = beginGame(
      game,
      { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
      seeded(seed, 'fast'),
    );
    const narrator = new Narrator(game.library, german, state.open, ['Du', 'Computer']);
    const texts = narrator.tell(events, state.open).map(({ text }) => text);
    while (state.open.decision) {
      const { decision, version, frames } = state.open;
      texts.push(questionOf(german, narrator.cast, { frames }, decision, deedOf));
      texts.push(...decision.options.map((option) => optionLabel(german, narrator.cast, decision, option)));
      const answer = bots[decision.seat].decide(viewFor(state, decision.seat), decision, { trials: 0 });
      const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
      if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
      texts.push(...narrator.tell(taken.events, state.open).map(({ text }) => text));
    }
    expect(wrong([...texts, ...narrator.rest().map(({ text }) => text)])).toEqual([]);
  });
});

/** Tags that are called the same in German. */
const SAME: readonly string[] = ['Delta-Squad', 'Fils Squad'];

const use = (...effects: readonly Effect[]): string =>
  abilityText('de', { clauses: [{ clause: 'use', effects }] }).join(' ');
const refresh = { do: 'refresh', amount: 1 } as const;

/** The same node for everybody it can mean. */
const forEveryRef = <T extends object>(node: T): readonly T[] =>
  'who' in node && typeof node.who === 'string' ? REFS.map((who) => ({ ...node, who })) : [node];

describe('German card texts hold no English, no raw id, no gap and no wrong count', () => {
  it('in any effect, whoever it means', () => {
    const effects = Object.values(EFFECTS)
      .flatMap((all): readonly Effect[] => all)
      .flatMap(forEveryRef);
    expect(wrong(effects.map((effect) => use(effect)))).toEqual([]);
  });

  it('in any condition, whoever it means, held or not', () => {
    const tests = Object.values(TESTS).flatMap((all) => all.flatMap((test) => forEveryRef(test)));
    const texts = tests.flatMap((test) => [
      use({ do: 'when', test, effects: [refresh] }),
      use({ do: 'when', test: { test: 'not', that: test }, effects: [{ do: 'hunker', who: 'self' }] }),
    ]);
    expect(wrong(texts)).toEqual([]);
  });

  it('in any event, whoever it is about', () => {
    const texts = Object.entries(EVENTS).flatMap(([on, all]) =>
      all.flatMap((filters) =>
        SELECTORS.map((who) => {
          const event = {
            ...filters,
            ...('to' in filters ? { to: who } : {}),
            ...('by' in filters ? { by: who } : {}),
          };
          const clause = {
            clause: 'on',
            event: { ...event, on: on as keyof typeof EVENTS },
            effects: [refresh],
          } as const;
          return abilityText('de', { clauses: [clause] }).join(' ');
        }),
      ),
    );
    expect(wrong(texts)).toEqual([]);
  });

  it('in any clause and any choice', () => {
    const clauses = Object.values(CLAUSES).flatMap((all) =>
      all.map((clause) => abilityText('de', { clauses: [clause] }).join(' ')),
    );
    expect(wrong([...clauses, ...SELECTORS.map((from) => use({ do: 'choose', bind: 'one', from }))])).toEqual([]);
  });

  it('with any Tag of the cards, alone or with another', () => {
    const tags = Object.keys(TAGS);
    const from = (tag: Selector['tag']): Selector => ({ of: 'character', side: 'allied', ...(tag ? { tag } : {}) });
    const texts = tags.flatMap((tag, i) => [
      use({ do: 'choose', bind: 'one', from: from(tag) }),
      use({ do: 'choose', bind: 'one', from: from([tag, tags[i - 1] ?? 'Jedi']) }),
      use({ do: 'tag', who: 'self', tag, until: 'turn' }),
    ]);
    expect(wrong(texts.map((text) => SAME.reduce((rest, name) => rest.replace(name, 'Name'), text)))).toEqual([]);
  });

  it('in the texts of every scripted ability', () => {
    const stances = Object.fromEntries(
      Object.values(units).flatMap((unit) => unit.stances.map(({ id, name }) => [id, name])),
    );
    expect(wrong(Object.values(abilities).flatMap((ability) => abilityText('de', ability, stances)))).toEqual([]);
  });
});

describe('the Tags and Eras of the cards', () => {
  it('all have a German word', async () => {
    const cards = Object.values(await figures());
    const tags = new Set(cards.flatMap((unit) => unit.tags));
    expect(tags.size).toBeGreaterThan(40);
    expect([...tags].filter((tag) => !Object.hasOwn(TAGS, tag))).toEqual([]);
    const eras = new Set(cards.flatMap((unit) => unit.eras));
    expect([...eras].filter((era) => !Object.hasOwn(german.terms.eras, era))).toEqual([]);
  });
});
