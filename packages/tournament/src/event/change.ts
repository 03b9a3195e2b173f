// What a handler of a command gives back: the next state with what people should know, or the reasons why not.
import type { EventState, MatchOutcome } from './event.ts';
import type { Reason, Refused } from '../reason.ts';
import type { Act, CommandOf, Kind } from './command.ts';

export interface Change {
  readonly state: EventState;
  readonly notes: readonly Reason[];
  readonly outcome?: MatchOutcome;
}

export interface Given {
  /** Place of the entry in the log. */
  readonly n: number;
  /** What this entry brought when it was first made. */
  readonly recorded?: MatchOutcome | undefined;
  /** An entry of a log: it happened, and what was asked for later is not asked of it. */
  readonly replayed: boolean;
}

export type Handler<K extends Kind> = (state: EventState, act: Act<CommandOf<K>>, given: Given) => Change | Refused;
export type Handlers<K extends Kind> = { readonly [Name in K]: Handler<Name> };

export function changed(state: EventState, notes: readonly Reason[] = [], outcome?: MatchOutcome): Change {
  return outcome === undefined ? { state, notes } : { state, notes, outcome };
}
