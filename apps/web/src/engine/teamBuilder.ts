import { libraryOfCards, REPUBLIC, SHADOW } from '@faultline/cards/page';
import { readTeam, writeSpt, writeTeamFile } from '@faultline/cards/team';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  candidatesFor,
  objectivesOf,
  type Table,
  type UnitCard,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import type { TeamBuilder, TablePicture } from '../port/teamBuilder.ts';
import { FAULT_WORDS } from './faultWords.ts';
import { source } from './units.ts';

/** Building teams and looking through tables. Loaded only where somebody sets up a game. */
export async function teamBuilder(): Promise<TeamBuilder> {
  const library = await libraryOfCards(source);
  // order: each by its id
  const playable = Object.fromEntries(source.scripted.flatMap((id) => [[id, library.units[id] as UnitCard]]));
  return {
    shelf: async () => ({
      units: playable,
      missions: Object.values(library.missions).map((mission) => ({
        id: mission.id,
        name: mission.name,
        objectives: objectivesOf(mission, 'south', CONSTANTS.size).map(({ x, y }) => ({ x, y })),
      })),
      tables: Object.entries(TABLES).map(([id, table]) => pictureOf(id, table)),
      teams: [REPUBLIC, SHADOW],
    }),
    whyNot: async (list) => [...whyNotTeam(library, list, 'strike'), ...whyNotPlayable(library, list)],
    candidates: async (list, squad, rank) => candidatesFor({ ...library, units: playable }, list, { squad, rank }),
    read: async (text, language) => readTeam(text, Object.values(library.units), await FAULT_WORDS[language]()),
    write: async (list) => ({ json: writeTeamFile(list), spt: writeSpt(list).text }),
  };
}

const step = CONSTANTS.range[2] + CONSTANTS.eps;

const pictureOf = (id: string, { size, parts }: Table): TablePicture => ({
  id,
  size,
  parts: [...parts]
    .filter(({ name }) => !name.endsWith('ladder'))
    .sort((a, b) => a.top - b.top)
    .map(({ footprint, top }) => ({ rings: footprint, level: top <= step ? 0 : top <= 2 * step ? 1 : 2 })),
});
