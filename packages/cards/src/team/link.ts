// A team as the end of an address of the page, `#/teams/t1/<sheet>/<cards>/<name>`: numbers as in an SPT code without
// leading zeros, `.` between the three places of a squad, `~` between squads, `!2` behind one for its Era. A place may
// be empty, and a card without a number stands there by its id. What t1 means never changes: old links are opened.

import { ERAS, RANKS, type Rank, type SquadList, type TeamList, type UnitCard } from '@faultline/rules';
import { type Codes, MISSION_CODES, UNIT_CODES } from './codes.ts';
import { englishFaults, type TeamFaultWords } from './faults.ts';
import { MOST_SQUADS } from './size.ts';
import type { TeamRead } from './squads.ts';
import { TEAM_NAME } from './teamFile.ts';

/** The page it opens, and the form of what follows. */
export const TEAM_LINK = ['teams', 't1'] as const;

const MARK = /(?:^|#)\/?teams\/t1\//i;

export const isTeamLink = (text: string): boolean => MARK.test(text.trim());

/** The parts of the address that make the page open this list. */
export function writeTeamLink({ name, sheet, squads, mission }: TeamList): readonly string[] {
  const card = (id: string | null, { codeOf }: Codes): string =>
    id === null ? '' : (codeOf.get(id)?.replace(/^0+/, '') ?? id);
  const squad = (each: SquadList): string => {
    const era = ERAS.findIndex(({ id }) => id === each.era);
    return `${RANKS.map((rank) => card(each[rank], UNIT_CODES)).join('.')}${era < 0 ? '' : `!${era + 1}`}`;
  };
  return [...TEAM_LINK, sheet ?? '-', [card(mission, MISSION_CODES), ...squads.map(squad)].join('~'), name];
}

/** The same as one text, behind the address of a page. */
export const teamLinkText = (list: TeamList): string => `#/${writeTeamLink(list).map(encodeURIComponent).join('/')}`;

/** Whatever stands before the mark, the address of a page, is passed over. */
export function readTeamLink(
  text: string,
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words: TeamFaultWords = englishFaults,
): TeamRead {
  const none: TeamRead = { list: { name: 'team', squads: [], mission: null }, faults: [words.brokenLink()] };
  const parts = partsBehind(text);
  const [sheet, body, name = ''] = parts ?? [];
  if (sheet === undefined || body === undefined) return none;
  const [missionCode = '', ...written] = body.split('~');
  if (written.length === 0) return none;
  if (written.length > MOST_SQUADS) return { ...none, faults: [words.manySquads(written.length, MOST_SQUADS)] };
  const faults: string[] = [];
  const known = new Map(cards.map((card) => [card.id, card.rank]));
  const squads = written.map((each, i) =>
    squadIn(each, known, words, (fault) => faults.push(words.inSquad(i + 1, fault))),
  );
  const mission = missionCode === '' ? null : idOf(missionCode, MISSION_CODES);
  if (mission !== null && !MISSION_CODES.codeOf.has(mission)) faults.push(words.unknownMission(missionCode));
  const list: TeamList = {
    name: name.trim().slice(0, TEAM_NAME) || 'team',
    squads,
    mission,
    ...(sheet === '-' ? {} : { sheet: sheet.slice(0, TEAM_NAME) }),
  };
  return { list, faults };
}

function partsBehind(text: string): readonly string[] | null {
  const trimmed = text.trim();
  const mark = MARK.exec(trimmed);
  if (!mark) return null;
  try {
    return trimmed
      .slice(mark.index + mark[0].length)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

const idOf = (written: string, { idOf: known }: Codes): string =>
  (/^\d{1,8}$/.test(written) ? known.get(written.padStart(8, '0')) : undefined) ?? written;

function squadIn(
  written: string,
  known: ReadonlyMap<string, Rank>,
  words: TeamFaultWords,
  tell: (fault: string) => void,
): SquadList {
  const [places = '', era = ''] = written.split('!');
  const units = places.split('.').map((each) => (each === '' ? null : idOf(each, UNIT_CODES)));
  if (units.length > RANKS.length) tell(words.squadField());
  for (const unit of units) if (unit !== null && !known.has(unit)) tell(words.unknownUnit(unit));
  const fixed = ERAS[Number(era) - 1]?.id;
  if (era !== '' && fixed === undefined) tell(words.unknownEra(era));
  const [primary = null, secondary = null, supporting = null] = units;
  return { primary, secondary, supporting, ...(fixed === undefined ? {} : { era: fixed }) };
}
