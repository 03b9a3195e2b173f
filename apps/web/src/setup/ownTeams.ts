import type { SquadList, TeamList } from '@faultline/rules';
import { isRecord, isText, listOf } from '@faultline/shape/guards';
import { sameUnits } from './draft.ts';

const KEY = 'faultline.teams';

/** The teams somebody keeps in this browser; none where it keeps nothing. */
export function ownTeams(): readonly TeamList[] {
  try {
    return teamsFrom(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** A browser may keep nothing; the teams then last as long as the page. */
export function keepTeams(teams: readonly TeamList[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(teams));
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
  isRecord(value) && isText(value.name) && isPlace(value.mission) && listOf(isSquad)(value.squads);
