// What a handler of a command gives back: the next state with what people should know, or the reasons why not.
import type { Reason, Refused } from '@faultline/tournament/record';
import type { CampaignState, Outcome } from './campaign.ts';
import type { Act, CommandOf, Kind } from './command.ts';

export interface Change {
  readonly state: CampaignState;
  readonly notes: readonly Reason[];
  readonly outcome?: Outcome;
}

export interface Given {
  /** Place of the entry in the log. */
  readonly n: number;
  /** What this entry brought when it was first made. */
  readonly recorded?: Outcome | undefined;
}

export type Handler<K extends Kind> = (state: CampaignState, act: Act<CommandOf<K>>, given: Given) => Change | Refused;
export type Handlers<K extends Kind> = { readonly [Name in K]: Handler<Name> };

export function changed(state: CampaignState, notes: readonly Reason[] = [], outcome?: Outcome): Change {
  return outcome === undefined ? { state, notes } : { state, notes, outcome };
}
