import type { GameEvent } from '../state/event.ts';
import type { Frame, StepOutcome, StepName, Steps } from '../state/frame.ts';
import type { Open } from '../state/open.ts';
import type { State } from '../state/state.ts';
import type { ChanceResult } from '../state/chance.ts';
import type { Game } from './game.ts';

/** What queries may see: the rules of this game and what lies open on the table. */
export interface Position {
  readonly game: Game;
  readonly open: Open;
}

/** What steps work with; the kernel runs it. Steps move with next (go to), call (do first) and done (return to the caller). */
export interface Machine extends Position {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Set by every roll, shuffle and reveal: an undo past it is no longer free. */
  chanceMoved: boolean;
  /** Whether anything has changed that the mandatory checks look at (R-TIME-4). */
  unsettled: boolean;
  /** The locals become the frame: hand over a record made for it, and no other. */
  next<S extends StepName>(at: S, locals: Steps[S]): this;
  /** Likewise. */
  call<S extends StepName>(at: S, locals: Steps[S]): this;
  /** Ends the work on top; its outcome is handed to the work below. */
  done(outcome?: StepOutcome): void;
  emit(event: GameEvent): void;
  /** A number of its own for an event or a thing being done. */
  instance(): number;
  /** Hands dice or cards to the step that asked for them. */
  deliverChance(frame: Frame, results: readonly ChanceResult[]): void;
}

/** A number below the limit, from a generator that is not the game's own. */
export type Random = (limit: number) => number;
