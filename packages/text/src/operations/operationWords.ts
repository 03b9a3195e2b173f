import type { MapFault, OperationRole } from '@faultline/rules';

/** What players read of Key Operations. Each language is loaded by itself: `@faultline/text/operations/en`, `/de`. */
export interface OperationWords {
  readonly terms: OperationTerms;
  /** By the id of the operation. */
  readonly operations: Readonly<Record<string, OperationText>>;
  /** Options of single operations: what is asked, and what each choice means. */
  readonly options: Readonly<Record<string, OptionText>>;
  /** Why a table has no room for an objective; the part in the way is already named. */
  mapFault(fault: MapFault, part: string): string;
  /** An operation that a table cannot take, with what is wrong. */
  noRoom(operation: string, table: string, why: readonly string[]): string;
}

/** The mode's own words. */
export interface OperationTerms {
  readonly operation: string;
  readonly roles: Readonly<Record<OperationRole, string>>;
  readonly stage: (number: number, name: string) => string;
  readonly countdown: string;
  readonly moraleBoost: string;
  readonly armoredTarget: string;
  readonly operationToken: string;
  readonly operationPool: string;
}

export interface OperationText {
  readonly name: string;
  readonly briefing: string;
  /** What each role is after in the whole operation. */
  readonly roles: Readonly<Record<OperationRole, string>>;
  readonly trackers: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  readonly stages: Readonly<Record<string, StageText>>;
}

export interface StageText {
  readonly name: string;
  /** What has happened so far. */
  readonly overview: string;
  /** What the Active objectives are, by their mark; `*` for all others. */
  readonly objectives: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<OperationRole, string>>;
  /** What ends the Stage, by the name of the end's test. */
  readonly ends: Readonly<Record<string, string>>;
}

export interface OptionText {
  readonly question: string;
  readonly choices: Readonly<Record<string, string>>;
}
