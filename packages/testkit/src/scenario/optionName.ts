import type { Decision, Library, Option } from '@faultline/rules';
import { type Names, seatOf } from './names.ts';

/**
 * What a file calls the options of a question. One scheme for all of them: what it is, and where it is somebody's,
 * whose it is behind an @ (`jet-pack@gar`, `damage@maul`). Each name means one thing wherever it stands. The ids of the
 * rules, with units by their short names, stay names as well, and so does an ability alone while only one is meant.
 */

/** Ids of the rules that mean something else at other questions. */
const RENAMED: Readonly<Record<string, string>> = {
  'order.source:reserve': 'take-reserved',
  'order.shatterpoint:choose': 'choose-unit',
  'order.shatterpoint:pass': 'pass-on',
};

/** Every word that stands for an id of the rules. */
export const RENAMINGS: readonly string[] = Object.values(RENAMED);

type Asked = Pick<Decision, 'step' | 'about' | 'options'>;

/** Whose ability an option is: in an activation the question says it, not the option. */
const ownerOf = ({ about }: Asked, option: Option): string | undefined => {
  if (option.unit !== undefined || option.ability === undefined) return option.unit;
  return about?.unit === undefined ? undefined : String(about.unit);
};

/** Behind the first: the same ability may answer twice. Rules of no player are counted here. */
function numberOf({ options }: Asked, option: Option): string {
  const given = /~\d+$/.exec(option.id)?.[0];
  if (given !== undefined || option.unit !== undefined) return given ?? '';
  const before = options.filter(({ ability }) => ability === option.ability).indexOf(option);
  return before > 0 ? `~${before + 1}` : '';
}

const isHeal = ({ id, unit }: Option): boolean => unit !== undefined && id.startsWith(`${unit}:`);

export function nameOfOption(names: Names, asked: Asked, option: Option): string {
  const { id, ability, unit } = option;
  const renamed = RENAMED[`${asked.step}:${id}`];
  if (renamed !== undefined) return renamed;
  if (unit !== undefined && isHeal(option)) return `${id.slice(unit.length + 1)}@${names.short(unit)}`;
  if (ability === undefined) return names.readable(id);
  const owner = ownerOf(asked, option);
  return `${owner === undefined ? ability : `${ability}@${names.short(owner)}`}${numberOf(asked, option)}`;
}

/** What a question is about, where it says so: an ability and its unit, a rule of no player, or a matter of its own. */
export function nameOfQuestion(names: Names, { about = {} }: Pick<Decision, 'about'>): string | null {
  const { ability, unit, rule, choose } = about;
  if (ability !== undefined) return unit === undefined ? `${ability}` : `${ability}@${names.short(String(unit))}`;
  const matter = rule ?? choose;
  return matter === undefined ? null : `${matter}`;
}

/** By its whole name, or by the ability alone. */
export const isQuestionAbout = (names: Names, decision: Decision, called: string): boolean => {
  const name = nameOfQuestion(names, decision);
  return name === called || name?.split('@')[0] === called;
};

const isNamed = (names: Names, asked: Asked, option: Option, called: string): boolean =>
  [nameOfOption(names, asked, option), names.readable(option.id), option.id].includes(called);

/** The options a file may mean, of a unit where it says so: by their names, else by an ability alone. */
export function optionsCalled(names: Names, decision: Decision, called: string, unit?: string): readonly Option[] {
  const lasting = unit === undefined ? undefined : names.lastingUnit(unit);
  const options = decision.options.filter((option) => {
    const owner = ownerOf(decision, option);
    return lasting === undefined || owner === undefined || owner === lasting;
  });
  const named = options.filter((option) => isNamed(names, decision, option, called));
  return named.length > 0 ? named : options.filter((option) => option.ability === called);
}

/** Questions about abilities of one unit, which the rules know by the ability alone. */
const OF_ONE = ['activation.main', 'action.ability', 'active.ask'];

/** What comes of a Shatterpoint Card that could not be passed on: nobody was asked. */
const BEHIND_THE_CARD = ['order.choose', 'activation.main'];

/** What the rules would call an option that is not offered, so that they can say why it is not. */
export function idOfName(names: Names, library: Library, decision: Decision, called: string, unit?: string): string {
  const { step, seat, about } = decision;
  const renamed = Object.entries(RENAMED).find(([key, name]) => name === called && key.startsWith(`${step}:`));
  if (renamed) return renamed[0].slice(step.length + 1);
  if (called === 'pass-on' && BEHIND_THE_CARD.includes(step)) return 'pass';
  const [what = '', whose = unit] = called.split('@');
  if (step === 'heal.resolve' && whose !== undefined) return `${names.lastingUnit(whose)}:${what}`;
  const owners = names.members.filter(
    ({ name, side, card }) =>
      (whose === undefined ? seatOf(side) === seat : name === whose) && library.units[card]?.abilities.includes(what),
  );
  const [owner, second] = owners.map(({ name }) => names.lastingUnit(name));
  if (owner === undefined || second !== undefined) return lastingName(names, decision, called);
  return OF_ONE.includes(step) && about?.unit === owner ? what : `${what}@${owner}`;
}

/** People in it as the open options name them: `rex:damage`, `rex` as a character where characters are offered. */
function lastingName(names: Names, { options }: Decision, called: string): string {
  const people = options.some(({ character }) => character !== undefined);
  return called.replace(/[^:@]+/g, (part) => {
    const who = names.character(part);
    return who !== undefined && people ? names.lastingCharacter(who) : names.lastingUnit(part);
  });
}
