import type { Rank } from '../cards/unitCard.ts';
import type { Reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { RANKS, type TeamList } from './list.ts';

/** One place of a list; squads are counted from 0. */
export interface TeamPlace {
  readonly squad: number;
  readonly rank: Rank;
}

export const placesIn = ({ squads }: Pick<TeamList, 'squads'>): TeamPlace[] =>
  squads.flatMap((_, squad) => RANKS.map((rank) => ({ squad, rank })));

export const unitAt = ({ squads }: Pick<TeamList, 'squads'>, { squad, rank }: TeamPlace): string | null =>
  squads[squad]?.[rank] ?? null;

export const withUnitAt = (list: TeamList, { squad, rank }: TeamPlace, unit: string | null): TeamList => ({
  ...list,
  squads: list.squads.map((each, i) => (i === squad ? { ...each, [rank]: unit } : each)),
});

/** The places that a reason against a list is about, in their order; none where it is about the list as a whole. */
export function placesAbout(library: Library, list: TeamList, { facts = {} }: Reason): TeamPlace[] {
  const ids = [facts.unit, facts.primary, facts.provider, ...String(facts.units ?? '').split(', ')];
  const isMeant = (place: TeamPlace): boolean => {
    if (facts.squad !== undefined && facts.squad !== place.squad + 1) return false;
    if (facts.place !== undefined) return facts.place === place.rank;
    const unit = unitAt(list, place);
    if (unit === null) return false;
    return ids.includes(unit) || (facts.name !== undefined && library.units[unit]?.name === facts.name);
  };
  return placesIn(list).filter(isMeant);
}
