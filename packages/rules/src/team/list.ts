import type { Rank } from '../cards/unitCard.ts';

/** A strike team or a Premier List as people write it down: any part may still be missing. */
export interface TeamList {
  readonly name: string;
  readonly squads: readonly SquadList[];
  readonly mission: string | null;
  /** The sheet of cards it was built for; without one, the current. */
  readonly sheet?: string;
  /** The Unit whose Battle Tactics Cards are used (CR-BTC-06). */
  readonly battleTactics?: string;
}

export interface SquadList {
  readonly primary: string | null;
  readonly secondary: string | null;
  readonly supporting: string | null;
  /** The Era fixed for the squad (CR-TEAM-10); without one any that its Units share will do. */
  readonly era?: string;
}

export const RANKS = ['primary', 'secondary', 'supporting'] as const satisfies readonly Rank[];

/** What kinds of lists ask for: how many squads, and the rule that says so. A clash is within the whole list. */
export const FORMATS = {
  strike: {
    squads: 2,
    rules: {
      squads: 'CR-TEAM-01',
      mission: 'CR-TEAM-01',
      uniqueName: 'CR-TEAM-03',
      name: 'CR-TEAM-04',
      excluded: 'R-TEAM-4',
    },
  },
  premier: {
    squads: 4,
    rules: {
      squads: 'PR-LIST-02',
      mission: 'PR-LIST-03',
      uniqueName: 'PR-LIST-05',
      name: 'PR-LIST-06',
      excluded: 'PR-LIST-07',
    },
  },
} as const;

export type TeamFormat = keyof typeof FORMATS;

/** More than two squads can only be meant for a Premier List. */
export const formatOf = ({ squads }: Pick<TeamList, 'squads'>): TeamFormat =>
  squads.length > FORMATS.strike.squads ? 'premier' : 'strike';
