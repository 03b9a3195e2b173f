import { UNITS } from '@faultline/cards';
import { CONDITIONS, SHATTERPOINT } from '@faultline/rules';
import { EXAMPLES } from './examples.ts';
import { SIDES } from './names.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import { count, either, knownText, list, mapped, type ScenarioShape, text, word } from './shape.ts';

/** Names that stand in a file: sides, units by their short names, cards and abilities by their ids. */
export const NAME = '^[a-z][a-z0-9-]*$';
const RULE = '^(?:GEO-[A-Z]+|[A-Z]+(?:-[A-Z0-9]+)*-\\d+)$';

/** `choose: 1` means the option called "1". */
export const optionId: ScenarioShape<string> = either(
  'an option',
  text('an option'),
  mapped(count('an option'), String),
);

export const side = word('a side', SIDES);
export const author = word('a player or the arbiter', [...SIDES, 'arbiter']);
const condition = word('a condition', CONDITIONS);
export const conditions = list(condition, 'a list of conditions');
export const rule = text('a rule such as CR-ATK-19', RULE);

export const unit = knownText('a unit of this file', (r) => r.known.names.units);

/** A character; a Unit of several must say which. */
export const character: ScenarioShape<string> = mapped(
  text('a character such as maul or clones.2'),
  (name, node, r) => {
    const { names } = r.known;
    const found = names.character(name);
    if (found !== undefined) return found;
    const member = names.member(name);
    if (member)
      return r.problem(node, `"${name}" has several characters: use ${names.charactersOf(member).join(' or ')}.`);
    return r.problem(node, `"${name}" is not a character of this file${hint(name, names.characters)}`);
  },
);

/** Printed on some card; what is not scripted yet is known, but does nothing. */
const abilityIds = (r: Reader): string[] => [
  ...new Set([
    ...Object.keys(r.known.library.abilities),
    ...UNITS.flatMap(({ card }) => card.abilities.map((printed) => printed.id)),
    ...EXAMPLES.map(({ id }) => id),
  ]),
];
export const ability = knownText('an ability of any card', abilityIds);
/** `deflect`, or `deflect@anakin` where several units have it. */
export const usedAbility = knownText('an ability of any card', (r) => [
  ...abilityIds(r),
  ...r.known.names.members.flatMap(({ name, card }) =>
    (r.known.library.units[card]?.abilities ?? []).map((id) => `${id}@${name}`),
  ),
]);

export const orderCard = knownText('an order card', (r) => [...r.known.names.units, SHATTERPOINT]);
export const orderCards = list(orderCard, 'a list of order cards');

export const slug = knownText('a unit of the library', (r) => Object.keys(r.known.library.units));
export const mission = knownText('a mission of the library', (r) => Object.keys(r.known.library.missions));

const struggles = (r: Reader): string[] =>
  Object.values(r.known.library.missions).flatMap((one) => one.struggles.map((card) => card.id));
export const struggleCard = knownText('a struggle card of the library', struggles);

/** Whatever a shuffle may hold. */
export const anyCard = knownText('an order or struggle card', (r) => [
  ...r.known.names.units,
  SHATTERPOINT,
  ...struggles(r),
]);

const nobody = word('nobody', ['nobody']);
export const none = word('none', ['none']);
export const sideOrNobody = either('a side or nobody', side, nobody);
