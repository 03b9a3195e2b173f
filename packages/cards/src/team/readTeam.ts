import type { UnitCard } from '@faultline/rules';
import { isAdmiral, readAdmiral } from './admiral.ts';
import { englishFaults } from './faults.ts';
import { isTeamLink, readTeamLink } from './link.ts';
import { isSpt, readSpt } from './spt.ts';
import { tooLong } from './size.ts';
import type { TeamRead } from './squads.ts';
import { readTeamFile } from './teamFile.ts';

/** A team in any form that is known: our own file or link, an SPT code (in an address too), a Tabletop Admiral link. */
export function readTeam(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words = englishFaults,
): TeamRead {
  const long = tooLong(text, words);
  if (long) return long;
  if (isTeamLink(text)) return readTeamLink(text, cards, words);
  const code = codeInLink(text);
  if (code !== null) return readSpt(code, cards, words);
  if (isSpt(text)) return readSpt(text, cards, words);
  if (isAdmiral(text)) return readAdmiral(text, cards, words);
  return readTeamFile(text, words);
}

/** The SPT code in a link to setting up a game. */
function codeInLink(text: string): string | null {
  const behind = /#\/new\/team\/(\S+)\s*$/i.exec(text)?.[1];
  if (behind === undefined) return null;
  try {
    return decodeURIComponent(behind);
  } catch {
    return behind;
  }
}
