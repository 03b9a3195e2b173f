import { randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { applyInPlace, beginGame, type Clause, type Effect, type Test, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { abilityText, deedText } from '../src/cardTexts/abilityText.ts';
import { deedOf } from '../src/cardTexts/deeds.ts';
import { english } from '../src/en/index.ts';
import { castOf, Narrator, optionLabel, questionOf } from '../src/index.ts';
import type { Told } from '../src/words/reasonWords.ts';
import { faultsOf } from './english.ts';
import { CLAUSES, EFFECTS, EVENTS, TESTS } from './samples.ts';

/** Every line, question and option of a random game. */
function spoken(seed: string): string[] {
  const game = coreGame();
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const bots = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  const { state, events } = beginGame(game, setup, seeded(seed, 'fast'));
  const players = ['You', 'Computer'] as const;
  const narrator = new Narrator(game.library, english, state.open, players);
  const said = narrator.tell(events, state.open).map(({ text }) => text);
  while (state.open.decision) {
    const { decision, version } = state.open;
    const { open } = viewFor(state, decision.seat);
    const cast = castOf(game.library, english, open, players);
    said.push(questionOf(english, cast, open, decision, deedOf));
    said.push(...decision.options.map((option) => optionLabel(english, cast, decision, option)));
    const answer = bots[decision.seat].decide(viewFor(state, decision.seat), decision, { trials: 0 });
    const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
    if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
    said.push(...narrator.tell(taken.events, state.open).map(({ text }) => text));
  }
  return [...said, ...narrator.rest().map(({ text }) => text)];
}

/** The facts of a reason, all there or none of them. */
const told = (there: boolean, text: string): Told => ({
  has: () => there,
  text: () => text,
  each: (fact) => (fact === 'ranks' ? ['primary', 'secondary'] : [text, text]),
  options: () => ['1', '3'],
  length: () => '2.0"',
  excess: () => '1.0"',
});

const faults = (texts: readonly string[]): readonly string[] => [...new Set(texts)].flatMap(faultsOf);

describe('the rules of good English', () => {
  it.each([
    ['the colour of an Order Card', 'British spelling'],
    ['one  two', 'two spaces'],
    ['undefined suffers 2 damage', 'nothing filled in'],
    ['Attack: 1 dice', 'a wrong number'],
    ['3 failure, 1 block', 'a number without its plural'],
    ['55 % to Wound', 'a space before %'],
    ['Reveal an order card', 'a game term in small letters'],
    ['This unit moves', 'a Unit in small letters'],
    ['already used this turn', 'a Turn in small letters'],
    ['It is engaged', 'engaged in small letters'],
  ])('find a fault in “%s”', (text, what) => {
    expect(faultsOf(text).map((fault) => fault.split(':')[0])).toEqual([what]);
  });
});

describe('no fault of English', () => {
  it('is in what a game says', () => {
    const said = spoken('english');
    expect(said.length).toBeGreaterThan(500);
    expect(faults(said)).toEqual([]);
  });

  it('is in any refusal', () => {
    const rules = Object.values(english.reasons.rules);
    const said = ['1', '2', 'Rex'].flatMap((text) =>
      rules.flatMap((say) => [say(told(true, text)), say(told(false, text))]),
    );
    expect(faults([...said, ...Object.values(english.reasons.why)])).toEqual([]);
  });

  it('is in any card text', () => {
    const cards = Object.values(coreGame().library.abilities).flatMap((ability) => abilityText('en', ability));
    const clauses = Object.values<readonly Clause[]>(CLAUSES).flatMap((all) =>
      all.map((clause) => abilityText('en', { clauses: [clause] })),
    );
    const effects = Object.values<readonly Effect[]>(EFFECTS).flatMap((all) =>
      all.map((effect) => deedText('en', [effect], {}, {})),
    );
    const refresh = [{ do: 'refresh', amount: 1 }] as const;
    const tests = Object.values<readonly Test[]>(TESTS).flatMap((all) =>
      all.map((test) => deedText('en', [{ do: 'when', test, effects: refresh }], {}, {})),
    );
    const events = Object.entries(EVENTS).flatMap(([on, all]) =>
      all.map((filters) =>
        abilityText('en', {
          clauses: [{ clause: 'on', event: { ...filters, on: on as keyof typeof EVENTS }, effects: refresh }],
        }),
      ),
    );
    expect(faults([...cards, ...clauses.flat(), ...effects, ...tests, ...events.flat()])).toEqual([]);
  });
});
