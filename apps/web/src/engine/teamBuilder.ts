import { libraryOfCards, type PrintedUnit, REPUBLIC, SHADOW, SHEET } from '@faultline/cards/page';
import {
  PACKS,
  readTeam,
  standingOf,
  unknownToAdmiral,
  type Waiting,
  waitingIn,
  writeAdmiral,
  writeSpt,
  writeTeamFile,
  writeTeamLink,
} from '@faultline/cards/team';
import { TABLES } from '@faultline/geometry';
import {
  byId,
  CONSTANTS,
  candidatesFor,
  drawing,
  drawSquads,
  erasOf,
  type Library,
  objectivesOf,
  type Rank,
  type Table,
  type TeamList,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import type { Shelf, ShelfUnit, TablePicture, TeamBuilder } from '../port/teamBuilder.ts';
import { FAULT_WORDS } from './faultWords.ts';
import { fillIn, offersIn, togetherIn, verdictOn, wholeCard } from './teamDesk.ts';
import { source } from './units.ts';

/** Building teams and looking through tables. Loaded only where somebody sets up a game. */
export async function teamBuilder(): Promise<TeamBuilder> {
  const [library, cards] = await Promise.all([libraryOfCards(source), source.cards()]);
  const waiting = await waitingIn(library, cards);
  const shelf: Shelf = {
    sheet: SHEET,
    units: byId(cards.map((card) => onShelf(card, waiting.get(card.id) ?? []))),
    missions: Object.values(library.missions).map((mission) => ({
      id: mission.id,
      name: mission.name,
      objectives: objectivesOf(mission, 'south', CONSTANTS.size).map(({ x, y }) => ({ x, y })),
    })),
    tables: Object.entries(TABLES).map(([id, table]) => pictureOf(id, table)),
    teams: [REPUBLIC, SHADOW],
    packs: PACKS,
  };
  return {
    shelf: async () => shelf,
    operations: async () => (await import('./operations.ts')).operationOffers(),
    whyNot: async ({ sheet: _sheet, ...list }, bringsMission) => [
      ...whyNotTeam(library, list, 'strike', bringsMission),
      ...whyNotPlayable(library, list),
    ],
    candidates: async (list, squad, rank) => candidatesIn(library, list, squad, rank),
    verdict: async (list, format) => verdictOn(library, list, format),
    offers: async (list, place, format) => offersIn(library, list, place, format),
    card: (unit) => wholeCard(cards, unit),
    together: (list) => togetherIn(library, list),
    fill: async (list, wish, format) => fillIn(library, list, wish, format),
    draw: async () => {
      const squads = drawSquads(library, anyNumber);
      if (!squads) throw new Error('No legal strike team can be made of the playable Units.');
      return squads;
    },
    standing: (list) => standingOf(source, library, list),
    read: async (text, language) => readTeam(text, Object.values(library.units), await FAULT_WORDS[language]()),
    write: async (list) => ({
      json: writeTeamFile({ ...list, sheet: SHEET }),
      spt: writeSpt(list).text,
      route: writeTeamLink({ ...list, sheet: list.sheet ?? SHEET }),
      admiral: { link: writeAdmiral(list).text, without: unknownToAdmiral(list) },
    }),
  };
}

const anyNumber = drawing(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

function onShelf(card: PrintedUnit, waits: readonly Waiting[]): ShelfUnit {
  const { id, name, uniqueNames, rank, points, force, stamina, durability, tags, bases } = card;
  const figures = { id, name, uniqueNames, rank, points, force, stamina, durability, tags };
  const abilities = card.abilities.map((ability) => ability.name);
  return { ...figures, eras: erasOf(card), abilities, waits, characters: bases.length };
}

/** What the team would break, and CR-TEAM-16 for a Unit that cannot be played yet. */
const candidatesIn = (library: Library, { sheet: _sheet, ...list }: TeamList, squad: number, rank: Rank) =>
  candidatesFor(library, list, { squad, rank }).map(({ unit, reasons }) => {
    const alone = { primary: null, secondary: null, supporting: null, [rank]: unit };
    return { unit, reasons: [...reasons, ...whyNotPlayable(library, { squads: [alone] })] };
  });

const step = CONSTANTS.range[2] + CONSTANTS.eps;

const pictureOf = (id: string, { size, parts }: Table): TablePicture => ({
  id,
  size,
  parts: [...parts]
    .filter(({ name }) => !name.endsWith('ladder'))
    .sort((a, b) => a.top - b.top)
    .map(({ footprint, top }) => ({ rings: footprint, level: top <= step ? 0 : top <= 2 * step ? 1 : 2 })),
});
