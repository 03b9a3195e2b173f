import type { Reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { byText } from '../state/lists.ts';
import type { TeamFormat, TeamList } from './list.ts';
import { type TeamPlace, withUnitAt } from './places.ts';
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
  place: TeamPlace,
  format: TeamFormat = 'strike',
): Candidate[] {
  const having = (unit: string | null): Reason[] => whyNotTeam(library, withUnitAt(list, place, unit), format);
  const before = having(null);
  // order: sorted by id below
  return Object.values(library.units)
    .filter(({ rank }) => rank === place.rank)
    .map(({ id }) => ({ unit: id, reasons: besides(having(id), before) }))
    .sort((a, b) => byText(a.unit, b.unit));
}

/** The reasons that are not among others; one that is there twice is left once where the others have it once. */
export function besides(reasons: readonly Reason[], others: readonly Reason[]): Reason[] {
  const left = others.map((each) => JSON.stringify(each));
  return reasons.filter((each) => {
    const at = left.indexOf(JSON.stringify(each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
