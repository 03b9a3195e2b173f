import type { Cause, Decision, Effect, EffectOf, Library, Open, Option } from '@faultline/rules';
import type { Cast } from './cast.ts';
import { counted, iconName, tagName } from './terms.ts';
import type { Subject } from './words/questionWords.ts';
import type { Language, Who, Words } from './words/words.ts';

interface Caused {
  readonly cause?: Cause;
  readonly running?: { readonly cause?: Cause };
}

/** The ability whose effects run now: the innermost frame that an ability caused. */
function abilityUnderWay({ frames }: Pick<Open, 'frames'>): string | null {
  for (const frame of [...frames].reverse()) {
    const { cause, running }: Caused = frame as Caused;
    const by = cause ?? running?.cause;
    if (by?.by === 'ability' && by.name) return by.name;
  }
  return null;
}

/** The printed names of stances by their ids. */
export const stanceNames = (units: Library['units']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(units).flatMap(({ stances }) => stances.map(({ id, name }) => [id, name])));

/** What effects do, in words: `deedText` of @faultline/text/abilities, which a page fetches later than the rest. */
export type Deeds = (
  language: Language,
  effects: readonly Effect[],
  names: Readonly<Record<string, Who>>,
  stances: Readonly<Record<string, string>>,
  /** Who is being chosen: the sentences mean them by a pronoun. */
  chosen?: EffectOf<'choose'>,
) => string;

interface Deed {
  readonly effects: readonly Effect[];
  readonly bound: Readonly<Record<string, string>>;
  readonly chosen?: EffectOf<'choose'>;
}

/** What an optional effect would do, what becomes of whoever is chosen, or what the only ability offered does. */
function deedOf(cast: Cast, { frames }: Pick<Open, 'frames'>, decision: Decision): Deed | null {
  const [outer, frame] = [frames.at(-2), frames.at(-1)];
  if (frame?.at === 'effects.may') return { effects: frame.running.effects, bound: frame.running.context.bound };
  if (frame?.at === 'effects.choose' && outer?.at === 'effects.run') {
    const [chosen, ...effects] = outer.effects.slice(outer.next);
    if (chosen?.do !== 'choose' || effects[0]?.do === 'choose') return null;
    return { effects, bound: outer.context.bound, chosen };
  }
  const ability = cast.library.abilities[onlyOffer(decision)?.ability ?? ''];
  const events = String(decision.about?.event ?? '').split(', ');
  const [clause, another] =
    ability?.clauses.filter((each) => each.clause === 'on' && events.includes(each.event.on)) ?? [];
  return clause?.clause === 'on' && !another ? { effects: clause.effects, bound: {} } : null;
}

/** Null where nothing is to be said of it, or it does nothing but pay. */
function deedIn(words: Words, cast: Cast, open: Pick<Open, 'frames'>, decision: Decision, deeds: Deeds | null) {
  const deed = deeds && deedOf(cast, open, decision);
  if (!deed) return null;
  const names = Object.entries(deed.bound).map(([bound, name]) => [bound, cast.whoNamed(name)]);
  const stances = stanceNames(cast.library.units);
  return deeds(words.language, deed.effects, Object.fromEntries(names), stances, deed.chosen) || null;
}

/** The ability in a window that offers no other. */
function onlyOffer({ step, options }: Decision): Option | undefined {
  const [only, another] = options.filter(({ ability }) => ability !== undefined);
  return step === 'window.ask' && !another ? only : undefined;
}

/** Whom a question is about that names nobody beside its options. */
const subjectOf = (option?: Option): string => option?.character ?? option?.card ?? '';

/** A piece by its own name, everybody else by theirs. */
const subjectName = (cast: Cast, { thing, what }: Subject['about'], who: string | number): string => {
  if (thing === undefined) return cast.named(String(who));
  return what === 'objective' ? cast.named(String(thing)) : pieceName(String(thing));
};

const pieceName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** The question as a sentence: who decides is told beside it. */
export function questionOf(
  words: Words,
  cast: Cast,
  open: Pick<Open, 'frames'>,
  decision: Decision,
  deeds: Deeds | null,
): string {
  const about = decision.about ?? {};
  const offer = onlyOffer(decision);
  const underWay = decision.step === 'window.ask' ? (offer?.ability ?? null) : abilityUnderWay(open);
  const ability = about.ability ?? about.rule ?? underWay;
  const unit = about.unit ?? offer?.unit;
  const subject: Subject = {
    player: cast.player(decision.seat),
    who: subjectName(cast, about, about.character ?? unit ?? subjectOf(decision.options[0])),
    ability: ability === null ? null : cast.ability(String(ability)),
    deed: deedIn(words, cast, open, decision, deeds),
    forced: decision.options.every(({ id }) => id !== 'pass'),
    about: unit === undefined ? about : { ...about, unit },
  };
  return (words.questions.asks[decision.step] ?? words.questions.other)(subject);
}

/** An option as a button says it. */
export function optionLabel(words: Words, cast: Cast, decision: Decision, option: Option): string {
  const label = plainLabel(words, cast, decision, option);
  if (option.suffers) return `${label} (${words.questions.suffers(option.suffers)})`;
  return option.cost ? `${label} (${words.questions.cost(option.cost)})` : label;
}

function plainLabel(words: Words, cast: Cast, decision: Decision, option: Option): string {
  const { questions, terms } = words;
  const known = questions.options[`${decision.step}:${option.id}`] ?? questions.options[option.id];
  if (known !== undefined) return known;
  const space = spaceLabel(words, cast, option);
  if (space !== null) return space;
  if (option.ability !== undefined) return abilityLabel(cast, option);
  if (option.icons && option.unit !== undefined)
    return questions.take(counted(terms, option.icons), cast.named(option.unit));
  if (option.icons) return counted(terms, option.icons) || terms.nothing;
  if (decision.step === 'setup.squad') return questions.squad(option.id);
  if (decision.step === 'struggle.map') return questions.map(option.id, objectivesOf(cast.library, option));
  if (option.id.startsWith('exit:')) return questions.exit(cast.named(option.id.slice('exit:'.length), 'dat'));
  const actions: Readonly<Record<string, string>> = terms.actions;
  return actions[option.id] ?? idInWords(words, cast, option.id);
}

/** `crit@chain-reaction:1`: the first space of a tracker, and what comes onto it. */
function spaceLabel({ questions, terms }: Words, cast: Cast, { id, icons = [] }: Option): string | null {
  const [tracker = '', space] = (id.split('@').at(-1) ?? id).split(':');
  if (!questions.space || space === undefined || cast.names[tracker] === undefined) return null;
  return questions.space(cast.names[tracker] ?? tracker, Number(space), counted(terms, icons));
}

const abilityLabel = (cast: Cast, { ability = '', unit }: Option): string =>
  unit === undefined ? cast.ability(ability) : `${cast.ability(ability)}: ${cast.named(unit)}`;

function idInWords(words: Words, cast: Cast, id: string): string {
  const person = cast.named(id);
  if (person !== id) return person;
  const { units, abilities, missions } = cast.library;
  const stance = Object.values(units)
    .flatMap(({ stances }) => stances)
    .find((each) => each.id === id);
  return (
    stance?.name ??
    abilities[id]?.name ??
    missions[id]?.name ??
    cast.names[id] ??
    iconName(words.terms, tagName(words.terms, id))
  );
}

function objectivesOf({ missions }: Pick<Library, 'missions'>, { id, card }: Option): readonly string[] {
  const struggle = Object.values(missions)
    .flatMap(({ struggles }) => struggles)
    .find((each) => each.id === card);
  return struggle?.maps[Number(id) - 1]?.active ?? [];
}
