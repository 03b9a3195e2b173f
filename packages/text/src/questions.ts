import type { Cause, Decision, Library, Open, Option } from '@faultline/rules';
import { attackUnderWay } from '@faultline/rules/attacks';
import type { Cast } from './cast.ts';
import { counted, iconName, tagName } from './terms.ts';
import type { Subject } from './words/questionWords.ts';
import type { Words } from './words/words.ts';

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

/** What comes of a question, in words; `deedOf` of @faultline/text/deeds, which a page fetches later than the rest. */
export type Deeds = (words: Words, cast: Cast, open: Pick<Open, 'frames'>, decision: Decision) => string | null;

/** The ability in a window that offers no other. */
export function onlyOffer({ step, options }: Decision): Option | undefined {
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

/** As much of the table as its question tells of. */
type Asked = Pick<Open, 'frames'> & Partial<Pick<Open, 'resolutions'>>;

/** KO-ARM-09: what takes options has boxes covered, and no Damage Pool. */
function boxesCovered({ resolutions = [] }: Asked, { step }: Decision): { readonly boxes?: number } {
  const attack = step === 'attack.tree' ? attackUnderWay({ resolutions }) : null;
  return `${attack?.target}`.includes('@') ? { boxes: attack?.covered?.length ?? 0 } : {};
}

/** The question as a sentence: who decides is told beside it. */
export function questionOf(words: Words, cast: Cast, open: Asked, decision: Decision, deeds: Deeds | null): string {
  const about: Subject['about'] = { ...decision.about, ...boxesCovered(open, decision) };
  const offer = onlyOffer(decision);
  const underWay = decision.step === 'window.ask' ? (offer?.ability ?? null) : abilityUnderWay(open);
  const ability = about.ability ?? about.rule ?? underWay;
  const unit = about.unit ?? offer?.unit;
  const subject: Subject = {
    player: cast.player(decision.seat),
    who: subjectName(cast, about, about.character ?? unit ?? subjectOf(decision.options[0])),
    ability: ability === null ? null : cast.ability(String(ability)),
    deed: deeds?.(words, cast, open, decision) ?? null,
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

/** The objectives of the map that an option chooses; none for any other option. */
export function objectivesOf({ missions }: Pick<Library, 'missions'>, { id, card }: Option): readonly string[] {
  const struggle = Object.values(missions)
    .flatMap(({ struggles }) => struggles)
    .find((each) => each.id === card);
  return struggle?.maps[Number(id) - 1]?.active ?? [];
}
