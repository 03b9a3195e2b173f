import type { BroughtTeam, Rank, SquadList, TeamList } from '@faultline/rules';
import type { ShelfUnit } from '../port/teamBuilder.ts';

export const RANKS: readonly Rank[] = ['primary', 'secondary', 'supporting'];

const EMPTY: SquadList = { primary: null, secondary: null, supporting: null };

/** A list with two squads whatever was read: a builder has a place for each. */
export const withBothSquads = (list: TeamList): TeamList => ({
  ...list,
  squads: [list.squads[0] ?? EMPTY, list.squads[1] ?? EMPTY, ...list.squads.slice(2)],
});

/** The list with another Unit in one place; the Era goes by the Units. */
export const withUnit = (list: TeamList, squad: number, rank: Rank, unit: string | null): TeamList => ({
  ...list,
  squads: list.squads.map((each, i) => {
    if (i !== squad) return each;
    const { primary, secondary, supporting } = each;
    return { primary, secondary, supporting, [rank]: unit };
  }),
});

/** The list as a game takes it; null while a place is empty. Whether it is legal is for the rules to say. */
export function fielded({ name, squads, mission }: TeamList, bringsMission: boolean): BroughtTeam | null {
  const [first, second] = squads.map(filled);
  if (!first || !second) return null;
  const team: BroughtTeam = { name, squads: [first, second] };
  if (!bringsMission) return team;
  return mission === null ? null : { ...team, mission };
}

function filled({ primary, secondary, supporting, era }: SquadList): BroughtTeam['squads'][number] | null {
  if (primary === null || secondary === null || supporting === null) return null;
  return { primary, secondary, supporting, ...(era === undefined ? {} : { era }) };
}

/** What a squad spends of what its Primary brings. */
export function pointsOf(squad: SquadList, units: Readonly<Record<string, ShelfUnit>>): readonly [number, number] {
  const points = (id: string | null): number => units[id ?? '']?.points ?? 0;
  return [points(squad.secondary) + points(squad.supporting), points(squad.primary)];
}

export const unitsIn = ({ squads }: TeamList): string[] =>
  squads.flatMap((squad) => RANKS.flatMap((rank) => squad[rank] ?? []));

/** The Units of a list in their places, to tell one list from another. */
const placesOf = ({ squads }: TeamList): string =>
  JSON.stringify(squads.map((squad) => RANKS.map((rank) => squad[rank])));

export const sameUnits = (a: TeamList, b: TeamList): boolean => placesOf(a) === placesOf(b);
