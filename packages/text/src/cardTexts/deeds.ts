import type { Ability, Decision, Effect, EffectOf, Open, OperationCount, Option, Seat } from '@faultline/rules';
import type { Cast } from '../cast.ts';
import { choices as german } from '../de/choices.ts';
import { choices as english } from '../en/choices.ts';
import { onlyOffer, stanceNames } from '../questions.ts';
import { tagName } from '../terms.ts';
import type { ChoiceWords, Chosen } from '../words/choiceWords.ts';
import type { Language, Who, Words } from '../words/words.ts';
import { abilityText, deedText } from './abilityText.ts';

/** What the answers to a question do, in sentences made from the effects that wait for them. */

const CHOICES: Readonly<Record<Language, ChoiceWords>> = { en: english, de: german };

type Frame = Open['frames'][number];

interface Deed {
  readonly effects: readonly Effect[];
  readonly bound: Readonly<Record<string, string>>;
  /** Who is being chosen, while nobody is. */
  readonly chosen?: EffectOf<'choose'>;
}

/** A question as it stands: how its texts are said, and the frames it comes from. */
interface Asked {
  readonly words: Words;
  readonly cast: Cast;
  readonly frame: Frame | undefined;
  /** The effects the question lies in. */
  readonly around: Extract<Frame, { at: 'effects.run' }> | null;
  readonly decision: Decision;
}

function askedIn(words: Words, cast: Cast, { frames }: Pick<Open, 'frames'>, decision: Decision): Asked {
  const [outer, frame] = [frames.at(-2), frames.at(-1)];
  return { words, cast, frame, around: outer?.at === 'effects.run' ? outer : null, decision };
}

/** What happens after a yes, to whoever is chosen, or by the only ability offered; null where the options tell it. */
export function deedOf(words: Words, cast: Cast, open: Pick<Open, 'frames'>, decision: Decision): string | null {
  const asked = askedIn(words, cast, open, decision);
  const deed = deedIn(asked);
  if (deed) return told(asked, deed) ?? plain(asked, { id: 'yes' });
  const only = onlyOffer(decision);
  if (only) return answered(asked, only);
  return decision.step.startsWith('pay.') ? wholeText(asked, decision.about?.ability) : null;
}

/** What one answer does: an ability, what is done to whoever it names, or what it means to leave it. */
export function optionText(
  words: Words,
  cast: Cast,
  open: Pick<Open, 'frames'>,
  decision: Decision,
  option: Option,
): string | null {
  const asked = askedIn(words, cast, open, decision);
  return ownDeed(asked, option) ?? plain(asked, option);
}

function deedIn({ frame, around }: Asked): Deed | null {
  if (frame?.at === 'effects.may') {
    const { effects, context } = frame.running;
    return { effects: effects.length > 0 ? effects : bought(around), bound: context.bound };
  }
  if (frame?.at === 'effects.each') return eachOf(frame, around);
  if (frame?.at === 'effects.shareHeals') return eachOf(frame, null);
  if (frame?.at !== 'effects.choose' || !around) return null;
  const [chosen, ...effects] = around.effects.slice(around.next);
  const bound = around.context.bound;
  return chosen?.do === 'choose' ? { effects, bound, chosen } : { effects, bound };
}

/** What comes of a price that was paid for nothing of its own. */
function bought(around: Asked['around']): readonly Effect[] {
  const [next, ...rest] = around?.effects.slice(around.next) ?? [];
  return next?.do === 'if-did' ? next.effects : next ? [next, ...rest] : [];
}

const ANYBODY: EffectOf<'choose'>['from'] = { of: 'character', side: 'allied' };

/** Of one after the other. */
function eachOf(
  { bind, running }: Extract<Frame, { at: 'effects.each' | 'effects.shareHeals' }>,
  around: Asked['around'],
): Deed {
  const effect = around?.effects[around.next - 1];
  const from = effect?.do === 'each' && effect.bind === bind ? effect.from : ANYBODY;
  return { effects: running.effects, bound: running.context.bound, chosen: { do: 'choose', bind, from } };
}

const OF_OPERATIONS: Readonly<Record<OperationCount['count'], true>> = {
  covered: true,
  icons: true,
  number: true,
  fixed: true,
};

/** What only operations count has no words on cards; the operation tells it in its own. */
function isOfOperation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { count } = value as { readonly count?: unknown };
  // order: only whether there is one matters
  return (typeof count === 'string' && Object.hasOwn(OF_OPERATIONS, count)) || Object.values(value).some(isOfOperation);
}

function told(asked: Asked, { effects, bound, chosen }: Deed): string | null {
  if (isOfOperation(effects)) return null;
  const { words, cast, decision } = asked;
  const names = Object.entries(bound).map(([name, who]) => [name, whoIs(words, cast, who)]);
  const said = deedText(words.language, effects, Object.fromEntries(names), stanceNames(cast.library.units), chosen);
  const owner = ownerIn(asked);
  if (owner === null || owner === decision.seat || !YOU.test(said)) return said || null;
  return `${said} ${CHOICES[words.language].you?.({ ...NOTHING, who: cast.player(owner) })}`;
}

const YOU = /\b(you|your|du|dein\w*|dir|dich)\b/i;
const NOTHING: Chosen = { who: '', otherwise: null, priced: false, goesOn: false };

/** Somebody, an objective or a Tag that was chosen. */
function whoIs({ terms }: Words, cast: Cast, name: string): Who {
  const who = cast.whoNamed(name);
  return who.name === name ? { ...who, name: tagName(terms, name) } : who;
}

function ownDeed(asked: Asked, option: Option): string | null {
  const { frame, decision } = asked;
  if (option.ability !== undefined)
    return decision.step === 'window.ask' ? answered(asked, option) : used(asked, option);
  if (frame?.at === 'effects.pick') {
    const way = frame.among.find(({ name }) => name === option.id);
    return way ? told(asked, { effects: way.effects, bound: frame.running.context.bound }) : null;
  }
  if (LEFT.has(option.id)) return null;
  const deed = deedIn(asked);
  if (!deed) return null;
  const bound = deed.chosen ? { ...deed.bound, [deed.chosen.bind]: option.id } : deed.bound;
  return told(asked, { effects: deed.effects, bound });
}

/** Whose text it is: its `you` means them. */
function ownerIn({ frame, around }: Asked): Seat | null {
  const { seat }: { readonly seat?: Seat } = frame && 'running' in frame ? frame.running : (around ?? {});
  return seat ?? null;
}

const used = (asked: Asked, { ability }: Option): string | null => wholeText(asked, ability);

function wholeText({ words, cast }: Asked, id: string | number | undefined): string | null {
  const ability = cast.library.abilities[String(id)];
  return ability ? abilityText(words.language, ability, stanceNames(cast.library.units)).join(' ') : null;
}

/** What an ability does that answers an event: the clause that waits for it. */
function answered(asked: Asked, { ability: id = '' }: Option): string | null {
  const ability = asked.cast.library.abilities[id];
  const clauses = ability ? waitingIn(ability, asked.decision) : [];
  const [clause, another] = clauses;
  return clause && !another ? told(asked, { effects: clause.effects, bound: {} }) : wholeText(asked, id);
}

function waitingIn({ clauses }: Ability, { about }: Decision) {
  const events = String(about?.event ?? '').split(', ');
  return clauses.flatMap((each) => (each.clause === 'on' && events.includes(each.event.on) ? [each] : []));
}

/** To leave it. */
const LEFT: ReadonlySet<string> = new Set(['no', 'none', 'decline', 'pass', 'stop', 'done', 'end']);

/** What declining means; null where something must be chosen. */
export function leavingText(words: Words, cast: Cast, open: Pick<Open, 'frames'>, decision: Decision): string | null {
  const left = decision.options.find(({ id, ability }) => ability === undefined && LEFT.has(id) && id !== 'end');
  return left ? plain(askedIn(words, cast, open, decision), left) : null;
}

function plain({ words, cast, frame, around, decision }: Asked, { id, character, unit, asks }: Option): string | null {
  const { about, options, step } = decision;
  const say =
    CHOICES[words.language][`${step}:${asks && 'move' in asks ? asks.move : id}`] ?? CHOICES[words.language][id];
  const who = about?.character ?? about?.unit ?? character ?? unit ?? options.find((each) => each.character)?.character;
  const next = around?.effects[around.next];
  const otherwise = frame?.at === 'effects.may' && next?.do === 'if-did' ? next.otherwise : undefined;
  const asked = { words, cast, frame, around, decision };
  return (
    say?.({
      who: cast.named(String(who ?? '')),
      otherwise: otherwise?.length ? told(asked, { effects: otherwise, bound: around?.context.bound ?? {} }) : null,
      priced: options.some(({ cost = 0 }) => cost > 0) || about?.momentum !== undefined,
      goesOn: step.startsWith('effects.') && next !== undefined && next.do !== 'if-did',
    }) ?? null
  );
}
