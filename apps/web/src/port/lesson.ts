import type { Answer } from '@faultline/rules';
import type { StepName } from '../i18n/lessonSteps.ts';

export { FIRST_GAME, type StepName } from '../i18n/lessonSteps.ts';

/** Where a lesson stands: the step whose position was laid out, and what its player has answered since. */
export interface LessonMoment {
  readonly from: StepName;
  readonly said: readonly Answer[];
}

/** How a step stands: still to be decided, decided for the best, or otherwise. */
export interface Verdict {
  readonly verdict: 'open' | 'reached' | 'missed';
  /** What the words of the step tell of it: figures by name. */
  readonly facts: Readonly<Record<string, number>>;
  /** Whether the next step goes on in the same game. */
  readonly goesOn: boolean;
  /** The answers of the player that stand. */
  readonly said: readonly Answer[];
}
