import type { SquadList, TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import type { Shelf } from '../port/teamBuilder.ts';
import { RANKS, sameUnits } from '../setup/draft.ts';
import { teamsFrom } from '../setup/ownTeams.ts';

/** The team being built and those before it, newest first: nothing that is opened over another loses it. */
const KEY = 'faultline.bench';
const MOST = 12;
export const LONGEST_NAME = 60;

export const NOBODY: SquadList = { primary: null, secondary: null, supporting: null };

export const emptyTeam = (sheet: string, squads = 2): TeamList => ({
  name: '',
  squads: Array.from({ length: squads }, () => NOBODY),
  mission: null,
  sheet,
});

/** A list with at least two squads, and four where it has more than two. */
export const asBench = (list: TeamList): TeamList => {
  const needed = list.squads.length > 2 ? 4 : 2;
  const missing = Array.from({ length: Math.max(0, needed - list.squads.length) }, () => NOBODY);
  return { ...list, squads: [...list.squads, ...missing].slice(0, needed) };
};

/** What a team is called that nobody named: by those who lead its squads. */
export const leadersOf = ({ squads }: TeamList, { units }: Pick<Shelf, 'units'>): string =>
  squads
    .flatMap((squad) => units[RANKS.map((rank) => squad[rank]).find((id) => id !== null) ?? '']?.name ?? [])
    .join(' · ')
    .slice(0, LONGEST_NAME);

function stored(): readonly TeamList[] {
  try {
    return teamsFrom(localStorage.getItem(KEY)).map(asBench);
  } catch {
    return [];
  }
}

function store(teams: readonly TeamList[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(teams));
  } catch {
    // The team then lasts as long as the page.
  }
}

export interface Workbench {
  readonly list: TeamList;
  readonly change: (list: TeamList) => void;
  /** Null where there is nothing to go back to. */
  readonly undo: (() => void) | null;
}

export function useWorkbench(sheet: string): Workbench {
  const [teams, setTeams] = useState<readonly TeamList[]>(() => {
    const kept = stored();
    return kept.length > 0 ? kept : [emptyTeam(sheet)];
  });
  const [list = emptyTeam(sheet), ...before] = teams;
  const set = (next: readonly TeamList[]) => {
    setTeams(next);
    store(next);
  };
  const change = (next: TeamList) => set(withNext(teams, next));
  return { list, change, undo: before.length > 0 ? () => set(before) : null };
}

/** A new name or mission is no step of its own. */
export function withNext([now, ...before]: readonly TeamList[], next: TeamList): readonly TeamList[] {
  const isStep = now !== undefined && !(sameUnits(now, next) && now.squads.length === next.squads.length);
  return [next, ...(isStep ? [now, ...before] : before)].slice(0, MOST);
}
