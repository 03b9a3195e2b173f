import type { ModeId, Open } from '@faultline/rules';
import { operationSummary } from './keyOperations/summary.ts';
import { struggleSummary } from './standard/summary.ts';

/** What a list of saved games tells of the score. */
export interface ScoreSummary {
  readonly mission: string;
  readonly card: string | null;
  readonly token: number;
  readonly momentum: readonly [number, number];
  /** Momentum of both sides fills a clock. */
  readonly clock?: true;
}

const SUMMARIES: { readonly [M in ModeId]: (open: Open) => ScoreSummary | null } = {
  standard: struggleSummary,
  'key-operations': operationSummary,
};

const KNOWN: Readonly<Record<string, (open: Open) => ScoreSummary | null>> = SUMMARIES;

const NONE: ScoreSummary = { mission: '', card: null, token: 0, momentum: [0, 0] };

export const summaryOf = (open: Open): ScoreSummary => KNOWN[open.score.mode]?.(open) ?? NONE;
