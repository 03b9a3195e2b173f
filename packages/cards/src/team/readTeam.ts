import type { UnitCard } from '@faultline/rules';
import { isAdmiral, readAdmiral } from './admiral.ts';
import { isSpt, readSpt } from './spt.ts';
import type { TeamRead } from './squads.ts';
import { readTeamFile } from './teamFile.ts';

/** A team in any form that is known: our own file, an SPT code, a Tabletop Admiral link. */
export function readTeam(text: string, cards: readonly Pick<UnitCard, 'id' | 'rank'>[]): TeamRead {
  if (isSpt(text)) return readSpt(text, cards);
  if (isAdmiral(text)) return readAdmiral(text, cards);
  return readTeamFile(text);
}
