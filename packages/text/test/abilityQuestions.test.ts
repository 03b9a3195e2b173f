import { library } from '@faultline/cards';
import type { Ability, Decision, Effect, Open, Option } from '@faultline/rules';
import { germanFaults } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deedOf, leavingText, optionText } from '../src/cardTexts/deeds.ts';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { castOf, optionLabel, questionOf, type Words } from '../src/index.ts';

/** Two players: a Unit of one character each, and a Unit of two. */
const TABLE = {
  units: [
    { id: 0, seat: 0, slot: 1, card: 'lord-maul', characters: [0] },
    { id: 1, seat: 1, slot: 1, card: '501st-clone-troopers', characters: [1, 2] },
  ],
  characters: [
    { id: 0, unit: 0, number: 1 },
    { id: 1, unit: 1, number: 1 },
    { id: 2, unit: 1, number: 2 },
  ],
} as unknown as Open;

interface Question {
  readonly ability: Ability;
  readonly frames: Open['frames'];
  readonly decision: Decision;
}

const people: readonly Option[] = ['a1.1', 'b1.1'].map((id) => ({ id, character: id }));

/** A question that effects ask, as the rules ask it. */
const asking = (step: string, options: readonly Option[], ability: Ability): Decision => ({
  seat: 0,
  point: 'DP-57',
  step,
  options,
  about: { ability: ability.id, unit: 'a1' },
});

/** Every question that some effects of an ability may ask, with whoever was chosen before them. */
function questionsIn(ability: Ability, effects: readonly Effect[], bound: Record<string, string>): Question[] {
  const cause = { by: 'ability', name: ability.id };
  const context = { unit: 0, trigger: null, bound: { ...bound } };
  return effects.flatMap((effect, i): Question[] => {
    const running = (inner: readonly Effect[]) => ({
      effects: inner,
      next: 0,
      context: { ...context },
      cause,
      seat: 0,
    });
    const asked = (frame: object, options: readonly Option[], next: number): Question => ({
      ability,
      frames: [{ at: 'effects.run', ...running(effects), next }, frame] as unknown as Open['frames'],
      decision: asking(String((frame as { at: string }).at), options, ability),
    });
    const yes = { id: 'yes' };
    const no = { id: 'no' };
    switch (effect.do) {
      case 'choose':
      case 'choose-tag': {
        const found = asked({ at: 'effects.choose', bind: effect.bind, among: ['a1.1', 'b1.1'] }, people, i);
        context.bound[effect.bind] = 'b1.1';
        return [found];
      }
      case 'may': {
        const inner = questionsIn(ability, effect.effects, context.bound);
        return [asked({ at: 'effects.may', running: running(effect.effects) }, [yes, no], i + 1), ...inner];
      }
      case 'pick': {
        const ways = effect.among.map(({ name }) => ({ id: name }));
        return [
          asked(
            { at: 'effects.pick', among: effect.among, running: running([]) },
            [...ways, ...(effect.optional ? [no] : [])],
            i + 1,
          ),
          ...effect.among.flatMap((way) => questionsIn(ability, way.effects, context.bound)),
        ];
      }
      case 'each': {
        const { bind, effects: inner } = effect;
        return [
          asked(
            { at: 'effects.each', bind, left: ['a1.1', 'b1.1'], most: null, running: running(inner) },
            people,
            i + 1,
          ),
          ...questionsIn(ability, inner, { ...context.bound, [bind]: 'b1.1' }),
        ];
      }
      case 'share-heals': {
        const { bind, effects: inner } = effect;
        return [
          asked({ at: 'effects.shareHeals', bind, running: running(inner) }, [...people, { id: 'none' }], i + 1),
          ...questionsIn(ability, inner, { ...context.bound, [bind]: 'b1.1' }),
        ];
      }
      default:
        return Object.values(effect).flatMap((inner) =>
          Array.isArray(inner) && inner.some((each) => typeof each === 'object' && each !== null && 'do' in each)
            ? questionsIn(ability, inner, context.bound)
            : [],
        );
    }
  });
}

/** The question whether it is used, where it answers something, and how much is spent on it. */
function offersOf(ability: Ability): Question[] {
  const offer: Option = { id: `${ability.id}@a1`, ability: ability.id, unit: 'a1', cost: ability.cost ?? 0 };
  const window = ability.clauses
    .flatMap((clause) => (clause.clause === 'on' ? [clause.event.on] : []))
    .map((event) => ({
      ability,
      frames: [] as unknown as Open['frames'],
      decision: { ...asking('window.ask', [offer, { id: 'pass' }], ability), about: { event } },
    }));
  const pay =
    ability.cost === undefined
      ? []
      : [
          {
            ability,
            frames: [] as unknown as Open['frames'],
            decision: asking('pay.means', [{ id: 'force' }], ability),
          },
        ];
  return [...window, ...pay];
}

const played = [...new Set(Object.values(library.units).flatMap(({ abilities }) => abilities))].flatMap(
  (id) => library.abilities[id] ?? [],
);
const questions = played.flatMap((ability) => [
  ...offersOf(ability),
  ...ability.clauses.flatMap((clause) => ('effects' in clause ? questionsIn(ability, clause.effects, {}) : [])),
]);

/** What is wrong with a sentence that a player reads. */
const CODE = /undefined|null|NaN|\[object|[a-z]-[a-z]+-[a-z]+|\b[ab]\d\.\d|\w+\.\w+:/;

const NAMES = [
  ...Object.values(library.units).flatMap(({ name, stances }) => [
    ...name.split(', '),
    ...stances.map((stance) => stance.name),
  ]),
  ...played.map(({ name }) => name.replace(/: \[.*/, '')),
].toSorted((a, b) => b.length - a.length);

const faultsOf = (words: Words, text: string): readonly string[] => {
  const bare = NAMES.reduce((rest, name) => rest.replaceAll(name, 'Name'), text);
  return [
    ...(CODE.test(bare) ? ['words of the code'] : []),
    ...(words.language === 'de' ? germanFaults(text, NAMES) : []),
  ];
};

describe.each([english, german])('every question of every ability that can be played ($language)', (words) => {
  const cast = castOf(library, words, TABLE, ['Red', 'Blue']);
  const each = <T>(say: (question: Question) => T) => questions.map((question) => [question, say(question)] as const);
  const wrong = (texts: readonly (readonly [Question, string | null])[]) =>
    texts.flatMap(([{ ability, decision }, text]) => {
      const faults = text === null || text === '' ? ['nothing is said'] : faultsOf(words, text);
      return faults.length > 0 ? [`${ability.id} ${decision.step}: ${text} (${faults.join('; ')})`] : [];
    });

  it('are many', () => expect(questions.length).toBeGreaterThan(400));

  it('names its ability', () => {
    const nameless = each(({ frames, decision }) => questionOf(words, cast, { frames }, decision, deedOf)).filter(
      ([{ ability }, text]) => !text.includes(cast.ability(ability.id)),
    );
    expect(nameless.map(([{ ability, decision }, text]) => `${ability.id} ${decision.step}: ${text}`)).toEqual([]);
  });

  it('says what comes of it', () => {
    const asked = questions.filter(({ decision }) => decision.step !== 'effects.pick');
    expect(wrong(asked.map((q) => [q, deedOf(words, cast, q, q.decision)] as const))).toEqual([]);
  });

  it('says what each answer does, and what it means to decline', () => {
    const answers = questions.flatMap((q) =>
      q.decision.options.map((option) => [q, optionText(words, cast, q, q.decision, option)] as const),
    );
    expect(wrong(answers)).toEqual([]);
    const optional = questions.filter(({ decision }) =>
      decision.options.some(({ id }) => ['no', 'pass', 'none'].includes(id)),
    );
    expect(wrong(optional.map((q) => [q, leavingText(words, cast, q, q.decision)] as const))).toEqual([]);
  });

  it('has words on its buttons', () => {
    const picks = questions.filter(({ decision }) => decision.step === 'effects.pick');
    const labels = picks.flatMap((q) =>
      q.decision.options.map((option) => [q, optionLabel(words, cast, q.decision, option)] as const),
    );
    expect(wrong(labels)).toEqual([]);
  });
});
