import type { UnitCard } from '@faultline/rules';
import { isAdmiral, readAdmiral } from './admiral.ts';
import { englishFaults } from './faults.ts';
import { isSpt, readSpt } from './spt.ts';
import { tooLong } from './size.ts';
import type { TeamRead } from './squads.ts';
import { readTeamFile } from './teamFile.ts';

/** A team in any form that is known: our own file, an SPT code, a Tabletop Admiral link. */
export function readTeam(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words = englishFaults,
): TeamRead {
  const long = tooLong(text, words);
  if (long) return long;
  if (isSpt(text)) return readSpt(text, cards, words);
  if (isAdmiral(text)) return readAdmiral(text, cards, words);
  return readTeamFile(text, words);
}
