import type { MapFault, OperationRole } from '@faultline/rules';

/** What players read of Key Operations. Each language is loaded by itself: `@faultline/text/operations/en`, `/de`. */
export interface OperationWords {
  readonly terms: OperationTerms;
  /** By the id of the operation. */
  readonly operations: Readonly<Record<string, OperationText>>;
  /** Options of single operations: what is asked, and what each choice means. */
  readonly options: Readonly<Record<string, OptionText>>;
  readonly log: OperationLog;
  readonly questions: OperationQuestions;
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

/** The sentences of the log. What is handed in is already named. */
export interface OperationLog {
  operation(name: string, aggressor: string): string;
  stageEnded(stage: string, winner: string, next: string | null): string;
  /** Nobody where the clock or a card does it; how many of its sixteen spaces are filled now. */
  clock(side: OperationRole, added: boolean, by: string | null, filled: number): string;
  locked: string;
  /** Spaces are counted from one here. */
  covered(tracker: string, spaces: readonly number[]): string;
  uncovered(tracker: string, spaces: readonly number[]): string;
  marker(tracker: string, space: number, name: string | null): string;
  dieTurned(from: string, to: string): string;
  loaded(objective: string, tokens: number): string;
  turned(objective: string, active: boolean): string;
  state(unit: string, state: string, begins: boolean): string;
  drawn(player: string, tokens: number): string;
  returned(tokens: number): string;
  discarded(tokens: number): string;
  revealed(icon: string): string;
  full(tracker: string): string;
  shuffled(player: string): string;
  piece(name: string, near: string): string;
  pieceGone(name: string): string;
  pieceHeld(name: string, player: string | null): string;
  shifted(objective: string): string;
  /** Null where it lies face down. */
  given(unit: string, icon: string | null): string;
  laid(near: string): string;
  measures(unit: string, piece: string): string;
}

/** What the mode asks, and its options: by step and id, or by the id alone. */
export interface OperationQuestions {
  readonly asks: Readonly<Record<string, (about: Readonly<Record<string, string | number>>) => string>>;
  readonly options: Readonly<Record<string, string>>;
  /** Spaces of a tracker, counted from one; `icons` are those that fit it. */
  space(tracker: string, space: number, icons: string): string;
}

/** A rule of a card in short, by its id. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
}

export type RuleTexts = Readonly<Record<string, RuleText>>;

export interface OperationText {
  readonly name: string;
  readonly briefing: string;
  /** What each role is after in the whole operation. */
  readonly roles: Readonly<Record<OperationRole, string>>;
  readonly trackers: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  readonly rules: RuleTexts;
  /** Spaces of tracks that have a name. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** What it means that something has been raised, as a sentence. */
  readonly flags?: Readonly<Record<string, string>>;
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
