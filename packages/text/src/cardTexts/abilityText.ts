import type { Ability, Clause, Effect, EffectOf, Keyword, Ref, Test } from '@faultline/rules';
import {
  type AbilityWords,
  capital,
  type ClauseOf,
  finished,
  paragraph,
  type Said,
  type Speaking,
} from '../abilities/abilityWords.ts';
import { Speaker } from '../abilities/speaker.ts';
import { abilities as german } from '../de/abilities/index.ts';
import { abilities as english } from '../en/abilities/index.ts';
import { VERB_WORDS } from '../verbs/index.ts';
import type { Language, Who } from '../words/words.ts';

const WORDS: Readonly<Record<Language, AbilityWords>> = { en: english, de: german };

/** The printed names of stances by their ids. */
type Stances = Readonly<Record<string, string>>;

/** The names of trackers, pieces and states of an operation by their ids. */
type OperationNames = Readonly<Record<string, string>>;

const titled = (id: string): string => id.split('-').map(capital).join(' ');

/** Where the opponent decides what they do, it is still said whose choice they are. */
const acts = (effect: Effect | undefined, name: string): boolean =>
  effect !== undefined &&
  'who' in effect &&
  isBound(effect.who as Ref, name) &&
  !('by' in effect && effect.by === 'opponent');

/** Whether somebody moves toward them, or away. */
const isHeading = (effect: Effect | undefined, name: string): boolean =>
  effect?.do === 'move' && [effect.toward, effect.away].some((ref) => ref !== undefined && isBound(ref, name));

const isBound = (ref: Ref, name: string): boolean => typeof ref === 'object' && ref.bound === name;

function speaking(
  language: Language,
  besides: readonly Keyword[],
  stances: Stances,
  names: Readonly<Record<string, Who>> = {},
  parts: OperationNames = {},
): Speaking {
  const words = WORDS[language];
  const speaker = new Speaker(names);
  const s: Speaking = {
    speaker,
    effect: (effect) => (VERB_WORDS[effect.do][language] as (e: Effect, s: Speaking) => string)(effect, s),
    test: (test) => (words.tests[test.test] as (t: Test, s: Speaking) => Said)(test, s),
    event: (event) => words.events[event.on](event, s),
    sentences: (effects) => tell(words, s, effects),
    stance: (id) => stances[id] ?? titled(id),
    part: (id) => parts[id] ?? titled(id),
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
    if (only && !another && (acts(effects[i], only.bind) || isHeading(effects[i], only.bind)))
      s.speaker.introduce(only.bind, only.from);
    else if (only) told.push(words.choose(chosen.map((each) => chooseOne(words, s, each))));
    const effect = effects[i];
    if (!effect) continue;
    // What happens in place of the event says that it does.
    const next = effect.do === 'instead' ? effects[i + 1] : undefined;
    if (!next) told.push(s.effect(effect));
    else if (next.do !== 'choose') {
      told.push(words.instead(s.effect(next)));
      i += 1;
    }
  }
  return told.filter((sentence) => sentence !== '');
}

function chooseOne(words: AbilityWords, s: Speaking, { bind, from }: EffectOf<'choose'>): string {
  const whom = words.some(from, s);
  s.speaker.know(bind, from);
  return whom;
}

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
export function abilityText(
  language: Language,
  { clauses }: Pick<Ability, 'clauses'>,
  stances: Stances = {},
  parts: OperationNames = {},
): readonly string[] {
  const told: string[] = [];
  for (let i = 0; i < clauses.length; i += 1) {
    const clause = clauses[i] as Clause;
    const more = alike(clauses, i);
    const say = WORDS[language].clauses[clause.clause] as (c: Clause, s: Speaking) => string;
    told.push(
      finished(
        say(
          clause,
          speaking(
            language,
            more.map(({ keyword }) => keyword),
            stances,
            {},
            parts,
          ),
        ),
      ),
    );
    i += more.length;
  }
  return told;
}

/** What effects do that are about to happen, with everybody already chosen by name; whoever is being chosen is known. */
export const deedText = (
  language: Language,
  effects: readonly Effect[],
  names: Readonly<Record<string, Who>>,
  stances: Stances,
  chosen?: EffectOf<'choose'>,
): string => {
  const s = speaking(language, [], stances, names);
  if (chosen) s.speaker.know(chosen.bind, chosen.from);
  return paragraph(s.sentences(effects));
};
