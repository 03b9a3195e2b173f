import type { Ability, Clause, Effect, EffectOf, Keyword, MoveKind, Ref, Test } from '@faultline/rules';
import {
  type AbilityWords,
  capital,
  finished,
  givenBy,
  paragraph,
  type Said,
  type Speaking,
} from '../abilities/abilityWords.ts';
import { checkedBy, unchecked } from '../abilities/lastStep.ts';
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

interface Spoken {
  readonly stances: Stances;
  readonly names?: Readonly<Record<string, Who>>;
  readonly parts?: OperationNames;
  readonly besides?: readonly Keyword[];
  readonly moves?: readonly MoveKind[];
  readonly isStanding?: boolean;
}

function speaking(
  language: Language,
  { stances, names = {}, parts = {}, besides = [], moves = [], isStanding = false }: Spoken,
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
    moves,
    isStanding,
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
      if (givenBy(next.from)) s.speaker.know(next.bind, next.from);
      else chosen.push(next);
      i += 1;
    }
    const [only, another] = chosen;
    if (only && !another && (acts(effects[i], only.bind) || isHeading(effects[i], only.bind)))
      s.speaker.introduce(only.bind, only.from);
    else if (only) told.push(words.choose(chosen.map((each) => chooseOne(words, s, each))));
    const effect = effects[i];
    if (!effect) continue;
    if (i > 0) s.speaker.before = effects[i - 1];
    const also = alsoGained(effects, i);
    // What happens in place of the event says that it does.
    const next = effect.do === 'instead' ? effects[i + 1] : undefined;
    if (!next) told.push(tellOne(s, effect, also, effects[i + 1]));
    else if (next.do !== 'choose') {
      told.push(words.instead(s.effect(next)));
      i += 1;
    }
    i += also.length;
  }
  return told.filter((sentence) => sentence !== '');
}

/** What the same Unit gets for as long right after this one: conditions, keywords, Tags. */
function alsoGained(effects: readonly Effect[], from: number): Gained[] {
  const [first, ...rest] = effects.slice(from);
  const also: Gained[] = [];
  for (const next of rest) {
    if (!isGained(first) || !isGained(next) || whoseAndHowLong(next) !== whoseAndHowLong(first)) break;
    also.push(next);
  }
  return also;
}

type Gained = EffectOf<'gain'> | EffectOf<'grant'> | EffectOf<'tag'>;
const isGained = (effect: Effect | undefined): effect is Gained =>
  effect?.do === 'gain' || effect?.do === 'grant' || effect?.do === 'tag';
const whoseAndHowLong = (effect: Gained): string =>
  JSON.stringify([effect.do, effect.who, 'until' in effect ? effect.until : null]);

function tellOne(s: Speaking, effect: Effect, also: readonly Gained[], next: Effect | undefined): string {
  // What each is asked is told by what hangs on the answer.
  const checked = next?.do === 'if-did' ? checkedBy(effect) : null;
  if (checked) return s.effect(unchecked(checked));
  return s.effect(also.length > 0 ? Object.assign({}, effect, { also }) : effect);
}

function chooseOne(words: AbilityWords, s: Speaking, { bind, from }: EffectOf<'choose'>): string {
  const whom = words.some(from, s);
  s.speaker.know(bind, from);
  return whom;
}

/** What a clause holds under, but for the keyword it gives or the move it exchanges: clauses alike in this are one sentence. */
function conditionsOf(clause: Clause | undefined): string | null {
  if (clause?.clause === 'always') return JSON.stringify({ ...clause, keyword: null });
  return clause?.clause === 'swap' ? JSON.stringify({ ...clause, move: null }) : null;
}

/** The clauses behind this one that only give one more keyword, or exchange one more move, under the same conditions. */
function alike(clauses: readonly Clause[], from: number): Clause[] {
  const conditions = conditionsOf(clauses[from]);
  const found: Clause[] = [];
  for (const next of conditions === null ? [] : clauses.slice(from + 1)) {
    if (conditionsOf(next) !== conditions) break;
    found.push(next);
  }
  return found;
}

/** Nobody chooses whether to use these. */
const STANDING = new Set<Ability['kind']>(['innate', 'identity', 'rule']);

/** The card text of an ability from what it does: a paragraph for each of its clauses. */
export function abilityText(
  language: Language,
  { clauses, kind }: Pick<Ability, 'clauses'> & Partial<Pick<Ability, 'kind'>>,
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
          speaking(language, {
            stances,
            parts,
            besides: more.flatMap((next) => (next.clause === 'always' ? next.keyword : [])),
            moves: more.flatMap((next) => (next.clause === 'swap' ? next.move : [])),
            isStanding: kind !== undefined && STANDING.has(kind),
          }),
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
  const s = speaking(language, { stances, names });
  if (chosen) s.speaker.know(chosen.bind, chosen.from);
  return paragraph(s.sentences(effects));
};
