import type { Stage } from '@faultline/tournament';
import type { DeskWords } from '../i18n/deskWords.ts';

/** What people call a round: by its number, in a bracket by what it decides. */
export function roundName(stage: Pick<Stage, 'n' | 'format' | 'roundsPlanned'> | undefined, n: number, w: DeskWords) {
  if (stage === undefined || stage.n === 1) return w.roundShort(n);
  return w.cutRound(n, stage.format === 'elimination' ? stage.roundsPlanned : Number.POSITIVE_INFINITY);
}
