import type { OperationCard, OperationRole } from './operationCard.ts';

/** What the end of a Stage asks (KO-WIN-02). */
export type StageTest =
  /** KO-R-01: every eligible space of the Struggle Tracker is filled. */
  | { readonly test: 'clock-full' }
  /** Whether a role controls so many of the Active objectives. */
  | { readonly test: 'controls'; readonly role: OperationRole; readonly atLeast: number }
  | { readonly test: 'all' | 'any'; readonly of: readonly StageTest[] }
  | { readonly test: 'not'; readonly that: StageTest };

/** An operation as it is played: its cards, and what the ends of its Stages ask, by the names the cards use. */
export interface PlayedOperation {
  readonly card: OperationCard;
  readonly tests: Readonly<Record<string, StageTest>>;
}
