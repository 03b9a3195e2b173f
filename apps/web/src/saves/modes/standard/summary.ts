import type { Open } from '@faultline/rules';
import type { ScoreSummary } from '../index.ts';

export const struggleSummary = ({ score }: Open): ScoreSummary | null => {
  if (score.mode !== 'standard') return null;
  const { mission, card, token, momentum } = score;
  return { mission, card, token, momentum };
};
