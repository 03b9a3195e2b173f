import type { Answer } from '@faultline/rules';

/** The steps of the first game, in order. */
export const FIRST_GAME = [
  'reach',
  'engage',
  'dice',
  'cover',
  'tree',
  'shove',
  'wound',
  'control',
  'force',
  'reserve',
  'token',
  'win',
] as const;

export type StepName = (typeof FIRST_GAME)[number];

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
