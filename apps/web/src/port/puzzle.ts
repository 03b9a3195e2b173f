import type { Attempt } from '@faultline/odds';
import type { Answer, Goal, Setup } from '@faultline/rules';
import type { PuzzleUnit } from '../i18n/puzzleUnit.ts';

/** A puzzle as the list tells it. */
export interface PuzzleTold {
  readonly id: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly goal: Goal;
  /** Whoever acts, and whom it is about where it is about one. */
  readonly acts: PuzzleUnit;
  readonly on: PuzzleUnit | null;
  /** Force that is ready. */
  readonly force: number;
  /** The exact chances of the obvious try and of the best that is known, in percent. */
  readonly obvious: number;
  readonly best: number;
}

/** What its table is laid out from, and the best that is known. */
export interface PuzzleTable {
  readonly table: string;
  readonly setup: Setup;
  readonly goal: Goal;
  readonly solution: readonly Answer[];
}

/** How a try stands, and what the best known one does. */
export interface Judged {
  readonly attempt: Attempt;
  readonly best: Attempt;
}
