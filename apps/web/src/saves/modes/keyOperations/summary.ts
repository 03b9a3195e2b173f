import type { Open } from '@faultline/rules';
import type { ScoreSummary } from '../index.ts';

/** The operation and its Stage; the Struggle Tracker measures time, so its token says nothing. */
export const operationSummary = ({ score }: Open): ScoreSummary | null => {
  if (score.mode !== 'key-operations') return null;
  const { operation, stage, momentum } = score;
  return { mission: operation, card: stage, token: 0, momentum, clock: true };
};
