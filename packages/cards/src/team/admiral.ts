// Tabletop Admiral links: unit numbers in a row, three to a squad. Numbers are known for the units of 2023 only, and
// none for mission sets; a link is read as the tabletop mod reads it, and what it does not tell is said.

import type { TeamList, UnitCard } from '@faultline/rules';
import { ADMIRAL_CODES } from './codes.ts';
import { squadOf, type TeamRead, unitsIn } from './squads.ts';

const LINK = 'https://tabletopadmiral.com/shatterpoint/listbuilder/';
const MOST = 6;

export const isAdmiral = (text: string): boolean => /^\s*(https?:\/\/)?(www\.)?tabletopadmiral\.com\//i.test(text);

export function readAdmiral(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  name = 'Tabletop Admiral list',
): TeamRead {
  const empty = { name, squads: [], mission: null };
  const rest = /^\s*(?:https?:\/\/)?(?:www\.)?tabletopadmiral\.com\/shatterpoint\/listbuilder\/(\S*)\s*$/i.exec(text);
  if (!rest) return { list: empty, faults: [`A Tabletop Admiral link begins with ${LINK} and has no blanks.`] };
  const numbers = (rest[1] ?? '').match(/\d+/g) ?? [];
  const found = numbers.map((number) => ADMIRAL_CODES.idOf.get(String(Number(number))));
  const faults = numbers.flatMap((number, i) =>
    found[i] === undefined ? [`Number ${i + 1} of the link, ${number}, is no unit that is known.`] : [],
  );
  if (numbers.length > MOST) faults.push(`The link names ${numbers.length} units; a strike team has ${MOST}.`);
  if (numbers.length === 0) faults.push('The link names no unit.');
  const units = found.filter((unit) => unit !== undefined);
  const squads = [0, 3]
    .filter((from) => from < units.length)
    .map((from) => squadOf(units.slice(from, from + 3), cards));
  const misplaced = squads.flatMap((read, i) => read.faults.map((fault) => `Squad ${i + 1}: ${fault}`));
  return { list: { ...empty, squads: squads.map(({ squad }) => squad) }, faults: [...faults, ...misplaced] };
}

/** The link has no place for a mission set. */
export function writeAdmiral(list: TeamList): { readonly text: string; readonly faults: readonly string[] } {
  const units = unitsIn(list);
  const faults = units
    .filter((unit) => !ADMIRAL_CODES.codeOf.has(unit))
    .map((unit) => `${unit} has no Tabletop Admiral number that is known.`);
  if (list.squads.length > 2) faults.push('A Tabletop Admiral link holds two squads at most.');
  const codes = units.flatMap((unit) => ADMIRAL_CODES.codeOf.get(unit) ?? []);
  return { text: `${LINK}${codes.join()}`, faults };
}
