import { englishFaults } from './faults.ts';
import { byId, RANKS, type SquadList, type TeamList, type UnitCard } from '@faultline/rules';

/** What was read of a team from outside: the list as far as it could be read, and a sentence for all that could not. */
export interface TeamRead {
  readonly list: TeamList;
  readonly faults: readonly string[];
}

const EMPTY: SquadList = { primary: null, secondary: null, supporting: null };

/** Units in a row put into squads: a new one begins at every Primary, and wherever a place is taken already. */
export function squadsOf(units: readonly string[], cards: readonly Pick<UnitCard, 'id' | 'rank'>[]): SquadList[] {
  const known = byId(cards);
  const squads: SquadList[] = [];
  for (const unit of units) {
    const rank = known[unit]?.rank;
    if (rank === undefined) continue;
    const last = squads.at(-1);
    if (last && rank !== 'primary' && last[rank] === null) squads[squads.length - 1] = { ...last, [rank]: unit };
    else squads.push({ ...EMPTY, [rank]: unit });
  }
  return squads;
}

export interface SquadRead {
  readonly squad: SquadList;
  readonly faults: readonly string[];
}

/** Units of one squad in any order, each in the place of its rank; two of one rank cannot be placed. */
export function squadOf(
  units: readonly string[],
  cards: readonly Pick<UnitCard, 'id' | 'rank'>[],
  words = englishFaults,
): SquadRead {
  const known = byId(cards);
  let squad = EMPTY;
  const faults: string[] = [];
  for (const unit of units) {
    const rank = known[unit]?.rank;
    if (rank === undefined) faults.push(words.unknownUnit(unit));
    else if (squad[rank] === null) squad = { ...squad, [rank]: unit };
    else faults.push(words.sameRank(squad[rank], unit, rank));
  }
  return { squad, faults };
}

/** The Units of a list in the order in which every program writes them. */
export const unitsIn = ({ squads }: Pick<TeamList, 'squads'>): string[] =>
  squads.flatMap((squad) => RANKS.flatMap((rank) => squad[rank] ?? []));
