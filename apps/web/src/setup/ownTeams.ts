import type { SquadList, TeamList } from '@faultline/rules';
import { isRecord, isText, listOf } from '@faultline/shape/guards';
import { sameUnits } from './draft.ts';

/** Teams that somebody saved under a name, and those that games were last begun with. */
const KEYS = { own: 'faultline.teams', recent: 'faultline.recentTeams' } as const;
const MOST_RECENT = 6;

/** The teams somebody keeps in this browser; none where it keeps nothing. */
export const ownTeams = (): readonly TeamList[] => stored(KEYS.own);

export const keepTeams = (teams: readonly TeamList[]): void => store(KEYS.own, teams);

/** The newest first. */
export const recentTeams = (): readonly TeamList[] => stored(KEYS.recent);

export const usedTeams = (teams: readonly TeamList[]): void => store(KEYS.recent, withUsed(recentTeams(), teams));

export const withUsed = (before: readonly TeamList[], used: readonly TeamList[]): readonly TeamList[] =>
  [...used, ...before]
    .filter((team, i, all) => all.findIndex((each) => sameUnits(each, team)) === i)
    .slice(0, MOST_RECENT);

function stored(key: string): readonly TeamList[] {
  try {
    return teamsFrom(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** A browser may keep nothing; the teams then last as long as the page. */
function store(key: string, teams: readonly TeamList[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(teams));
  } catch {
    // Nothing is lost but the memory of a team.
  }
}

/** A team is kept once: by another name it takes the place of the first. */
export const withTeam = (teams: readonly TeamList[], team: TeamList): readonly TeamList[] => [
  ...withoutTeam(teams, team),
  team,
];

export const withoutTeam = (teams: readonly TeamList[], team: TeamList): readonly TeamList[] =>
  teams.filter((each) => !sameUnits(each, team));

/** Whatever stands in a storage or a file, what comes out are teams. */
export function teamsFrom(text: string | null): readonly TeamList[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isTeam) : [];
  } catch {
    return [];
  }
}

const isPlace = (value: unknown): boolean => value === null || isText(value);

const isSquad = (value: unknown): value is SquadList =>
  isRecord(value) && isPlace(value.primary) && isPlace(value.secondary) && isPlace(value.supporting);

const isTeam = (value: unknown): value is TeamList =>
  isRecord(value) &&
  isText(value.name) &&
  isPlace(value.mission) &&
  (value.sheet === undefined || isText(value.sheet)) &&
  listOf(isSquad)(value.squads);
