// `spt[…]`: the code list builders and the tabletop mod exchange. Eight digits for each card: product, kind, number.
// Reading is tolerant of blanks, case and separators; a number that means nothing is named, with its place.

import type { TeamList, UnitCard } from '@faultline/rules';
import { englishFaults } from './faults.ts';
import { MISSION_CODES, UNIT_CODES } from './codes.ts';
import { MOST_NUMBERS } from './size.ts';
import { squadsOf, type TeamRead, unitsIn } from './squads.ts';

export const isSpt = (text: string): boolean => /^\s*spt\s*\[/i.test(text);

export function readSpt(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words = englishFaults,
): TeamRead {
  const name = 'SPT list';
  const inside = /^\s*spt\s*\[([^\]]*)\]\s*$/i.exec(text)?.[1];
  const empty = { name, squads: [], mission: null };
  if (inside === undefined) return { list: empty, faults: [words.noCode()] };
  const units: string[] = [];
  const missions: string[] = [];
  const faults: string[] = [];
  const parts = partsOf(inside);
  if (parts.length > MOST_NUMBERS) return { list: empty, faults: [words.manyNumbers(parts.length, MOST_NUMBERS)] };
  for (const [i, written] of parts.entries()) {
    const code = written.padStart(8, '0');
    const unit = UNIT_CODES.idOf.get(code);
    const mission = MISSION_CODES.idOf.get(code);
    if (unit !== undefined) units.push(unit);
    else if (mission !== undefined) missions.push(mission);
    else faults.push(words.codeNumber(i + 1, written));
  }
  if (missions.length > 1) faults.push(words.manyMissions(missions));
  return { list: { name, squads: squadsOf(units, cards), mission: missions[0] ?? null }, faults };
}

/** Whatever stands between separators, so that a slip such as a letter is found and not passed over. */
const partsOf = (inside: string): string[] => inside.split(/[\s,;|]+/).filter((part) => part !== '');

/** The mission set first, then squad by squad; empty places are left out. A Unit without a code is a fault. */
export function writeSpt(list: TeamList): { readonly text: string; readonly faults: readonly string[] } {
  const unknown = [
    ...(list.mission === null || MISSION_CODES.codeOf.has(list.mission) ? [] : [list.mission]),
    ...unitsIn(list).filter((unit) => !UNIT_CODES.codeOf.has(unit)),
  ];
  const codes = [
    MISSION_CODES.codeOf.get(list.mission ?? ''),
    ...unitsIn(list).map((unit) => UNIT_CODES.codeOf.get(unit)),
  ].filter((code) => code !== undefined);
  return { text: `spt[${codes.join()}]`, faults: unknown.map((id) => `${id} has no SPT number.`) };
}
