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

/** Units in a row, three to a squad in any order; two of one rank among them cannot be placed. */
export function squadsOfThree(units: readonly string[], cards: readonly Pick<UnitCard, 'id' | 'rank'>[]): TeamSquads {
  const known = byId(cards);
  const squads: SquadList[] = [];
  const faults: string[] = [];
  for (const [i, unit] of units.entries()) {
    const number = Math.floor(i / 3);
    const squad = squads[number] ?? EMPTY;
    const rank = known[unit]?.rank;
    if (rank === undefined) continue;
    if (squad[rank] === null) squads[number] = { ...squad, [rank]: unit };
    else faults.push(`Squad ${number + 1} has two ${rank} units: ${squad[rank]} and ${unit}.`);
  }
  return { squads, faults };
}

interface TeamSquads {
  readonly squads: readonly SquadList[];
  readonly faults: readonly string[];
}

/** The Units of a list in the order in which every program writes them. */
export const unitsIn = ({ squads }: Pick<TeamList, 'squads'>): string[] =>
  squads.flatMap((squad) => RANKS.flatMap((rank) => squad[rank] ?? []));
