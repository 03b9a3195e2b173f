import type { TeamFormat, TeamPlace } from '@faultline/rules';

export type { TeamFormat, TeamPlace };

/** How many squads a list of each kind has (CR-TEAM-01, PR-LIST-02). */
export const FORMATS: Readonly<Record<TeamFormat, { readonly squads: number }>> = {
  strike: { squads: 2 },
  premier: { squads: 4 },
};

export const SQUAD_LETTERS = ['A', 'B', 'C', 'D'] as const;
