// Tabletop Admiral links: unit numbers in a row, three to a squad. Numbers are known for the units of 2023 only, and
// none for mission sets; a link is read as the tabletop mod reads it, and what it does not tell is said.

import type { TeamList, UnitCard } from '@faultline/rules';
import { englishFaults } from './faults.ts';
import { ADMIRAL_CODES } from './codes.ts';
import { MOST_NUMBERS } from './size.ts';
import { squadOf, type TeamRead, unitsIn } from './squads.ts';

const LINK = 'https://tabletopadmiral.com/shatterpoint/listbuilder/';
const MOST = 6;

export const isAdmiral = (text: string): boolean => /^\s*(https?:\/\/)?(www\.)?tabletopadmiral\.com\//i.test(text);

export function readAdmiral(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words = englishFaults,
): TeamRead {
  const empty = { name: 'Tabletop Admiral list', squads: [], mission: null };
  const rest = /^\s*(?:https?:\/\/)?(?:www\.)?tabletopadmiral\.com\/shatterpoint\/listbuilder\/(\S*)\s*$/i.exec(text);
  if (!rest) return { list: empty, faults: [words.noLink(LINK)] };
  const numbers = (rest[1] ?? '').match(/\d+/g) ?? [];
  if (numbers.length > MOST_NUMBERS) return { list: empty, faults: [words.manyUnits(numbers.length, MOST)] };
  const found = numbers.map((number) => ADMIRAL_CODES.idOf.get(String(Number(number))));
  const faults = numbers.flatMap((number, i) => (found[i] === undefined ? [words.linkNumber(i + 1, number)] : []));
  if (numbers.length > MOST) faults.push(words.manyUnits(numbers.length, MOST));
  if (numbers.length === 0) faults.push(words.noUnits());
  // A number that means nothing keeps its place: those behind it stay in their squad.
  const squads = [found.slice(0, 3), found.slice(3, 6)]
    .filter((units) => units.length > 0)
    .map((units) =>
      squadOf(
        units.filter((unit) => unit !== undefined),
        cards,
        words,
      ),
    );
  const misplaced = squads.flatMap((read, i) => read.faults.map((fault) => words.inSquad(i + 1, fault)));
  return { list: { ...empty, squads: squads.map(({ squad }) => squad) }, faults: [...faults, ...misplaced] };
}

/** The link has no place for a mission set. */
export function writeAdmiral(list: TeamList): { readonly text: string; readonly faults: readonly string[] } {
  const units = unitsIn(list);
  const faults = unknownToAdmiral(list).map((unit) => `${unit} has no Tabletop Admiral number that is known.`);
  if (list.squads.length > 2) faults.push('A Tabletop Admiral link holds two squads at most.');
  const codes = units.flatMap((unit) => ADMIRAL_CODES.codeOf.get(unit) ?? []);
  return { text: `${LINK}${codes.join()}`, faults };
}

/** The Units whose numbers nobody knows: a link goes without them. */
export const unknownToAdmiral = (list: TeamList): string[] =>
  unitsIn(list).filter((unit) => !ADMIRAL_CODES.codeOf.has(unit));
