import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { applyInPlace, beginGame, drawing, fast, OPEN_TABLE, sampleAnswer, sha256 } from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, germanFaults, seeded } from '@faultline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedOf } from '../src/cardTexts/deeds.ts';
import { german } from '../src/de/index.ts';
import { learnMode, Narrator, optionLabel, questionOf, type WholeWords } from '../src/index.ts';
import { operationWords } from '../src/operations/de.ts';

const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;

/** Names that are the same in every language, longer ones first. */
const NAMES = [
  ...Object.values(library.units).flatMap(({ name, stances }) => [
    name,
    ...name.split(', '),
    ...stances.flatMap((stance) => [
      stance.name,
      ...Object.values(stance.charts).flatMap((chart) => chart?.name ?? []),
    ]),
  ]),
  ...Object.values(library.abilities).map(({ name }) => name.replace(/: \[.*/, '')),
  ...Object.values(operationWords.operations).flatMap(({ name, stages }) => [
    name,
    ...Object.values(stages).map((stage) => stage.name),
  ]),
].toSorted((a, b) => b.length - a.length);

const wrong = (texts: Iterable<string>) =>
  [...new Set(texts)]
    .map((text) => [text, germanFaults(text, NAMES)] as const)
    .filter(([, faults]) => faults.length > 0);

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** As many decisions of a game as are listened to: set-up, Turns, attacks on targets, the ends of Stages. */
const LISTENED = 260;

describe('Key Operations in German hold no English, no raw id, no gap and no wrong count', () => {
  let words: WholeWords = german;
  beforeAll(async () => {
    words = await learnMode(german, 'key-operations');
  });

  it.each(Object.keys(operationWords.operations))('in briefings, Stages, rules and roles: %s', (id) => {
    const texts = textsIn(operationWords.operations[id]);
    expect(texts.length).toBeGreaterThan(20);
    expect(wrong(texts)).toEqual([]);
  });

  it('in the options of operations', () => {
    expect(wrong(textsIn(operationWords.options))).toEqual([]);
  });

  it.each(OPERATIONS.map((operation) => [operation.card.id, operation] as const))('in a game: %s', (id, operation) => {
    const game = coreGame({
      mode: keyOperations,
      library: withOperations(library, [operation]),
      table: OPEN_TABLE,
    });
    const random = drawing(fast(sha256(`german ${id}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    const { state, events } = beginGame(
      game,
      { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan: { operation: id, aggressor: 0 } },
      seeded(`german ${id}`, 'fast'),
    );
    const narrator = new Narrator(game.library, words, state.open, ['Du', 'Computer']);
    const texts = narrator.tell(events, state.open).map(({ text }) => text);
    for (let n = 0; n < LISTENED && state.open.decision; n += 1) {
      const { decision, version, frames } = state.open;
      texts.push(questionOf(words, narrator.cast, { frames }, decision, deedOf));
      texts.push(...decision.options.map((option) => optionLabel(words, narrator.cast, decision, option)));
      const { id: option = '' } = decision.options[random(decision.options.length)] ?? {};
      const answer = sampleAnswer({ game, open: state.open }, option, random);
      if (!answer) continue;
      const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
      if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
      texts.push(...narrator.tell(taken.events, state.open).map(({ text }) => text));
    }
    expect(texts.length).toBeGreaterThan(LISTENED);
    expect(wrong([...texts, ...narrator.rest().map(({ text }) => text)])).toEqual([]);
  });
});
