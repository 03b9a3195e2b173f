import type {
  Ability,
  Clause,
  Effect,
  EventPattern,
  Keyword,
  ObjectiveSelector,
  Ref,
  Selector,
  Test,
} from '@faultline/rules';
import { Speaker } from './speaker.ts';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type ClauseOf<K extends Clause['clause']> = Extract<Clause, { clause: K }>;
type Trigger = EventPattern['on'];
type TestOf<K extends Test['test']> = Extract<Test, { test: K }>;

/** One template for each node of the language of abilities. A node without words does not compile. */
export interface AbilityWords {
  /** A whole sentence without its full stop, in small letters where the language has them. */
  readonly effects: { readonly [K in Effect['do']]: (effect: EffectOf<K>, s: Speaking) => string };
  readonly clauses: { readonly [K in Clause['clause']]: (clause: ClauseOf<K>, s: Speaking) => string };
  readonly tests: { readonly [K in Test['test']]: (test: TestOf<K>, s: Speaking) => Said };
  readonly events: { readonly [K in Trigger]: (event: EventPattern, s: Speaking) => string };
  readonly choose: (whom: readonly string[]) => string;
  /** Somebody chosen, as the object of `choose`. */
  readonly some: (who: Selector | ObjectiveSelector, s: Speaking) => string;
}

/** What follows `if` or `while`: where the test holds, and where it fails. */
export type Said = readonly [holds: string, fails: string];

/** Somebody speaking one ability: the templates, and whom they have named. */
export interface Speaking {
  readonly speaker: Speaker;
  readonly sentences: (effects: readonly Effect[]) => readonly string[];
  readonly effect: (effect: Effect) => string;
  readonly test: (test: Test) => Said;
  readonly event: (event: EventPattern) => string;
  /** Keywords that the next clauses give under the same conditions: they are said with the first. */
  readonly besides: readonly Keyword[];
}

const acts = (effect: Effect | undefined, name: string): boolean =>
  effect !== undefined && 'who' in effect && isBound(effect.who as Ref, name);

const isBound = (ref: Ref, name: string): boolean => typeof ref === 'object' && ref.bound === name;

function speaking(words: AbilityWords, besides: readonly Keyword[]): Speaking {
  const speaker = new Speaker();
  const s: Speaking = {
    speaker,
    effect: (effect) => (words.effects[effect.do] as (e: Effect, s: Speaking) => string)(effect, s),
    test: (test) => (words.tests[test.test] as (t: Test, s: Speaking) => Said)(test, s),
    event: (event) => words.events[event.on](event, s),
    sentences: (effects) => tell(words, s, effects),
    besides,
  };
  return s;
}

/**
 * Who is chosen alone and acts next is introduced by acting: "another ally may jump". Several chosen one after the
 * other are introduced in one sentence of their own.
 */
function tell(words: AbilityWords, s: Speaking, effects: readonly Effect[]): string[] {
  const told: string[] = [];
  for (let i = 0; i < effects.length; i += 1) {
    const chosen: EffectOf<'choose'>[] = [];
    for (let next = effects[i]; next?.do === 'choose'; next = effects[i]) {
      chosen.push(next);
      i += 1;
    }
    const [only, another] = chosen;
    if (only && !another && acts(effects[i], only.bind)) s.speaker.introduce(only.bind, only.from);
    else if (only) told.push(words.choose(chosen.map((each) => chooseOne(words, s, each))));
    const effect = effects[i];
    // What happens in place of the event says itself that it does not.
    if (effect && (effect.do !== 'instead' || effects.length === 1)) told.push(s.effect(effect));
  }
  return told.filter((sentence) => sentence !== '');
}

function chooseOne(words: AbilityWords, s: Speaking, { bind, from }: EffectOf<'choose'>): string {
  const whom = words.some(from, s);
  s.speaker.know(bind, from);
  return whom;
}

export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** A relative clause is closed by a comma, unless the sentence ends there; a whole sentence after a colon is begun large in German. */
const tidy = (sentence: string): string => sentence.replace(/,(?=[.,:;!?])/g, '').replace(/,$/, '');

const finished = (sentence: string): string => {
  const whole = tidy(capital(sentence));
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

/** What a keyword holds under: clauses alike in this are one sentence. */
const conditionsOf = ({ keyword: _, ...clause }: ClauseOf<'always'>): string => JSON.stringify(clause);

/** The clauses behind this one that only give one more keyword under the same conditions. */
function alike(clauses: readonly Clause[], from: number): ClauseOf<'always'>[] {
  const first = clauses[from];
  const found: ClauseOf<'always'>[] = [];
  for (const next of first?.clause === 'always' ? clauses.slice(from + 1) : []) {
    if (next.clause !== 'always' || conditionsOf(next) !== conditionsOf(first as ClauseOf<'always'>)) break;
    found.push(next);
  }
  return found;
}

/** The card text of an ability from what it does: a paragraph for each of its clauses. */
export function abilityText(words: AbilityWords, { clauses }: Pick<Ability, 'clauses'>): readonly string[] {
  const told: string[] = [];
  for (let i = 0; i < clauses.length; i += 1) {
    const clause = clauses[i] as Clause;
    const more = alike(clauses, i);
    const say = words.clauses[clause.clause] as (c: Clause, s: Speaking) => string;
    told.push(
      finished(
        say(
          clause,
          speaking(
            words,
            more.map(({ keyword }) => keyword),
          ),
        ),
      ),
    );
    i += more.length;
  }
  return told;
}

/** A condition that its event already says. */
export const goesWithoutSaying = (event: EventPattern, where: Test): boolean =>
  event.on === 'attack.suffering' && where.test === 'would-suffer';

/** Sentences one after the other, each with its capital and its full stop. */
export const paragraph = (sentences: readonly string[]): string => sentences.map(finished).join(' ');
