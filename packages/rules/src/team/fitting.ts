import type { Rank } from '../cards/unitCard.ts';
import type { Reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { byText } from '../state/lists.ts';
import type { TeamFormat, TeamList } from './list.ts';
import { whyNotTeam } from './whyNotTeam.ts';

export interface Candidate {
  readonly unit: string;
  /** What it would break that is not broken without it; empty when it fits. */
  readonly reasons: readonly Reason[];
}

/** Every Unit of a rank, for one place of a list, with what speaks against it: what a builder offers. */
export function candidatesFor(
  library: Library,
  list: TeamList,
  place: { readonly squad: number; readonly rank: Rank },
  format: TeamFormat = 'strike',
): Candidate[] {
  const having = (unit: string | null): Reason[] => whyNotTeam(library, withUnit(list, place, unit), format);
  const before = new Set(having(null).map((each) => JSON.stringify(each)));
  // order: sorted by id below
  return Object.values(library.units)
    .filter(({ rank }) => rank === place.rank)
    .map(({ id }) => ({ unit: id, reasons: having(id).filter((each) => !before.has(JSON.stringify(each))) }))
    .sort((a, b) => byText(a.unit, b.unit));
}

const withUnit = (list: TeamList, { squad, rank }: { squad: number; rank: Rank }, unit: string | null): TeamList => ({
  ...list,
  squads: list.squads.map((each, i) => (i === squad ? { ...each, [rank]: unit } : each)),
});
