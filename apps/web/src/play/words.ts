import type { Asks, Decision, Option, Reason, Refusal } from '@faultline/rules';
import type { Language } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Game } from './game.ts';
import { isLasting, type Names } from './names.ts';

const INCH = 2540;

/** A length in inches, as the language writes numbers. */
export const inches = (length: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(length / INCH)}″`;

export function questionOf(decision: Decision, names: Names, { decisions }: Messages): string {
  const about = decision.about ?? {};
  const [first] = decision.options;
  const subject = about.character ?? about.unit ?? about.card ?? characterIn(first?.asks) ?? first?.card ?? '';
  const who = isLasting(String(subject)) ? names.character(String(subject)) : names.card(String(subject));
  return decisions.questions[decision.step]?.({ who, about }) ?? decisions.otherQuestion;
}

const characterIn = (asks: Asks | undefined): string | undefined =>
  asks && 'character' in asks ? asks.character : undefined;

export function labelOf(option: Option, decision: Decision, game: Game, t: Messages): string {
  const { names } = game;
  const { decisions } = t;
  const plain = decisions.options[`${decision.step}/${option.id}`] ?? decisions.options[option.id];
  if (decision.step === 'heal.ask' && option.unit)
    return decisions.heals(names.unit(option.unit), wordOf(option.icons?.[0] ?? '', t));
  if (plain !== undefined) return plain;
  if (option.ability)
    return option.unit
      ? `${names.ability(option.ability)} (${names.unit(option.unit)})`
      : names.ability(option.ability);
  if (option.icons) return option.icons.map((icon) => wordOf(icon, t)).join(' + ') || option.id;
  if (option.character)
    return option.id.startsWith('exit:')
      ? decisions.exit(names.part(option.id.slice(5)))
      : names.character(option.character);
  if (option.unit) return names.unit(option.unit);
  return nameOfId(option, decision, game, t);
}

/** Options that are known by nothing but their id: squads, maps, stances, chart entries. */
function nameOfId({ id }: Option, { step, about }: Decision, { view, playing, names, me }: Game, t: Messages): string {
  const { decisions } = t;
  if (step === 'struggle.map') return decisions.map(id);
  if (step === 'setup.squad') {
    const squad = view.open.units.filter((unit) => unit.seat === me && unit.squad === Number(id));
    const card = (unit: (typeof squad)[number]) => names.unit(`${me === 0 ? 'a' : 'b'}${unit.slot}`);
    return decisions.squad(id, squad.map(card).join(', '));
  }
  if (step === 'setup.stance') {
    const unit = view.open.units.find((each) => `${each.seat === 0 ? 'a' : 'b'}${each.slot}` === about?.unit);
    return playing.cards.units[unit?.card ?? '']?.stances.find((stance) => stance.id === id)?.name ?? id;
  }
  const [from = id, to] = id.split('>');
  return to === undefined ? names.card(id) : decisions.entry(wordOf(from, t), wordOf(to, t));
}

const wordOf = (id: string, { decisions }: Messages): string => decisions.options[id] ?? id;

export interface Told {
  readonly sentence: string;
  /** The rule that says so; null where it is no rule of the game. */
  readonly rule: string | null;
}

/** Why something was refused, one sentence for each reason. */
export function toldOf(refused: Refusal, names: Names, language: Language, { reasons }: Messages): readonly Told[] {
  if (refused.why !== 'illegal' || refused.reasons.length === 0)
    return [{ sentence: reasons.byWhy[refused.why], rule: null }];
  return refused.reasons.map((reason) => {
    const facts = factsOf(reason, names, language);
    const listed = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
    return {
      rule: reason.rule,
      sentence: reasons.byRule[reason.rule]?.(facts) ?? reasons.unexplained(listed.join(', ')),
    };
  });
}

const LENGTHS = new Set(['distance', 'allowed', 'by', 'overhang', 'beyondEdge', 'height', 'length', 'room', 'level']);

/** Lengths in inches, names as people know them; what is missing to be legal is worked out. */
function factsOf({ facts = {} }: Reason, names: Names, language: Language): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null) continue;
    said[name] =
      typeof fact === 'number' && LENGTHS.has(name) ? inches(fact, language) : listedNames(String(fact), names);
  }
  const { distance, allowed } = facts;
  if (typeof distance === 'number' && typeof allowed === 'number') said.short = inches(distance - allowed, language);
  return said;
}

const listedNames = (text: string, names: Names): string => text.split(', ').map(names.anything).join(', ');
