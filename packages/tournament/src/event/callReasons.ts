// Reason codes the forms for calls, warnings and ejections offer; every stored record carries one.

export interface ConductReason {
  readonly code: string;
  readonly rules: readonly string[];
  readonly says: string;
  /** May lead to ejection at once, without an earlier warning. */
  readonly grave?: true;
}

const CONDUCT = [
  { code: 'uncivil', rules: ['SD-SPT-01', 'SD-CON-01', 'SD-ARB-09'], says: 'Uncivil behavior' },
  { code: 'disrespect', rules: ['SD-SPT-02', 'SD-CON-02'], says: 'Disrespect toward people or the venue' },
  { code: 'misstated', rules: ['SD-SPT-08', 'SD-ARB-11'], says: 'Withheld or misstated open information' },
  { code: 'gameState', rules: ['SD-MIS-02', 'SD-ARB-12'], says: 'Unclear game state' },
  { code: 'rushed', rules: ['SD-MIS-06'], says: 'Distracted or rushed the opponent' },
  { code: 'margin', rules: ['SD-MRG-02', 'SD-ARB-10'], says: 'Abuse of the margin of error' },
  { code: 'misled', rules: ['SD-CON-03'], says: 'Misled the opponent or an official' },
  { code: 'disturbed', rules: ['SD-CON-04'], says: 'Disturbed miniatures, terrain or tokens' },
  { code: 'dice', rules: ['SD-CON-05'], says: 'Picked up dice too early' },
  { code: 'collusion', rules: ['SD-END-13'], says: 'Collusion between players' },
  { code: 'scoring', rules: ['SD-END-14'], says: 'Manipulated scoring' },
  { code: 'stalling', rules: ['SD-R-15'], says: 'Stalling' },
  { code: 'violence', rules: ['SD-ARB-14'], says: 'Violence or threats', grave: true },
  { code: 'cheating', rules: ['SD-ARB-15'], says: 'Suspected deliberate cheating', grave: true },
  { code: 'threeWarnings', rules: ['SD-ARB-16'], says: 'Three or more warnings', grave: true },
  { code: 'other', rules: [], says: 'Other (give details)' },
] as const satisfies readonly ConductReason[];

export type ConductCode = (typeof CONDUCT)[number]['code'];
export const CONDUCT_REASONS: readonly ConductReason[] = CONDUCT;
export const CONDUCT_CODES: readonly ConductCode[] = CONDUCT.map((one) => one.code);

const CALLS = [
  { code: 'dispute', rules: ['SD-SPT-03'], says: 'Disagreement' },
  { code: 'marginAbuse', rules: ['SD-MRG-04'], says: 'Suspected abuse of the margin of error' },
  { code: 'difficultMove', rules: ['SD-MRG-05'], says: 'Difficult move' },
  { code: 'stalling', rules: ['SD-R-15'], says: 'Stalling' },
  { code: 'rules', rules: [], says: 'Rules question' },
  { code: 'other', rules: [], says: 'Other' },
] as const satisfies readonly ConductReason[];

export type CallCode = (typeof CALLS)[number]['code'];
export const CALL_REASONS: readonly ConductReason[] = CALLS;
export const CALL_CODES: readonly CallCode[] = CALLS.map((one) => one.code);
