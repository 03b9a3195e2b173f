// An event is its log; the state is what the log adds up to. Nothing here is ever changed in place.
import type { Act, APPOINTED, Battlefield, Flag, Founding } from './command.ts';
import type { ClockAct } from './clock.ts';
import type { Details } from './details.ts';
import type { Pair, PlayerId } from '../pairing/field.ts';
import type { PairingRecord } from '../pairing/pairRound.ts';
import type { CallCode, ConductCode } from './callReasons.ts';
import type { Team } from './team.ts';
import type { Plan } from './plan.ts';
import type { Result, Seats } from '../scoring/result.ts';
import type { PostedRow } from '../standings/difference.ts';

export type PersonId = string;
export type MatchId = string;
export type { PlayerId };

export interface Event {
  readonly log: readonly Entry[];
  readonly state: EventState;
}

export interface Entry extends Act {
  /** Place in the log; calls, warnings, requests and questions are known by it. */
  readonly n: number;
  readonly outcome?: MatchOutcome;
  /** Digest of the link before and of this entry; absent in entries from before there were links. */
  readonly link?: string;
}

/** What chance or the moment brought, kept so that a later correction never changes it. */
export type MatchOutcome =
  | { readonly of: 'pairing'; readonly pairing: PairingRecord; readonly tables: readonly number[] }
  | {
      readonly of: 'bracket';
      readonly pairs: readonly Pair[];
      readonly through: readonly PlayerId[];
      readonly tables: readonly number[];
    }
  | { readonly of: 'close'; readonly lots: readonly PlayerId[]; readonly standings: readonly PostedRow[] }
  | { readonly of: 'seal'; readonly seal: string }
  | { readonly of: 'dice'; readonly dice: readonly DieFace[] }
  | { readonly of: 'squads'; readonly picks: readonly Pick[] }
  | { readonly of: 'ranking'; readonly players: readonly PlayerId[] };

export type DieFace = 'critical' | 'strike' | 'expertise' | 'failure';

export type Phase = 'draft' | 'announced' | 'registration' | 'checkIn' | 'running' | 'cut' | 'finished' | 'cancelled';

export interface EventState {
  readonly founding: Founding;
  readonly phase: Phase;
  readonly details: Details;
  readonly officials: readonly Official[];
  readonly entrants: readonly Entrant[];
  /** Rounds and cut, fixed when round 1 is posted. */
  readonly plan: Plan | null;
  /** Active players when round 1 was posted (SD-R-65). */
  readonly starters: number;
  readonly stages: readonly Stage[];
  readonly battlefields: readonly { readonly table: number; readonly battlefield: Battlefield }[];
  readonly ticks: readonly Tick[];
  readonly warnings: readonly Warning[];
  readonly calls: readonly Call[];
  readonly requests: readonly Request[];
  readonly questions: readonly Question[];
  readonly notes: readonly Note[];
  /** Everyone in final order once the event is finished, ejected players left out. */
  readonly ranking: readonly PlayerId[] | null;
}

export interface Official {
  readonly person: PersonId;
  readonly name: string;
  readonly office: (typeof APPOINTED)[number];
  /** May tick check-lists in the organiser's place. */
  readonly verifies: boolean;
}

export type EntrantState =
  | 'waiting'
  | 'registered'
  | 'submitted'
  | 'active'
  | 'absent'
  | 'withdrawn'
  | 'dropped'
  | 'ejected'
  | 'cutOut'
  | 'eliminated'
  | 'champion';

export interface Entrant {
  readonly player: PlayerId;
  readonly name: string;
  readonly state: EntrantState;
  readonly team: Team | null;
  readonly salt: string;
  readonly seal: string | null;
  readonly flags: readonly Flag[];
  readonly fixedTable: number | null;
  readonly late: boolean;
  readonly penalties: readonly { readonly text: string; readonly by: PersonId; readonly at: number }[];
}

export interface Stage {
  readonly n: number;
  readonly format: 'swiss' | 'elimination';
  readonly rounds: readonly Round[];
  readonly roundsPlanned: number;
  /** Cut seeds, best first; empty in the first stage. */
  readonly seeds: readonly PlayerId[];
  /** Swiss ranking at the cut; replacements come from here. */
  readonly frozen: readonly PlayerId[];
  /** Posted pairings of the coming round declared void so far. */
  readonly voided: number;
}

export type RoundState = 'prepared' | 'posted' | 'running' | 'closed';

export interface Round {
  readonly n: number;
  readonly state: RoundState;
  readonly attempt: number;
  readonly record: PairingRecord | null;
  readonly matches: readonly Match[];
  readonly bye: PlayerId | null;
  /** Bracket players who go on without an opponent. */
  readonly through: readonly PlayerId[];
  readonly unpairedLosses: readonly PlayerId[];
  readonly byHand: boolean;
  readonly clock: readonly ClockAct[];
  readonly dice: readonly DieFace[];
  readonly picks: readonly Pick[];
  readonly lots: readonly PlayerId[];
  readonly posted: readonly PostedRow[];
}

export interface Pick {
  readonly player: PlayerId;
  readonly squads: readonly [number, number];
  /** Given by the software because the player had not chosen (PR-R-05). */
  readonly given: boolean;
}

export interface Match extends Seats {
  readonly id: MatchId;
  readonly table: number;
  readonly seated: boolean;
  readonly result: Result | null;
  readonly confirmed: boolean;
  readonly reports: readonly { readonly by: PlayerId; readonly result: Result }[];
  readonly notToPlay: readonly PlayerId[];
  readonly acknowledged: readonly PlayerId[];
  readonly corrected: boolean;
  readonly extraMinutes: number;
}

export interface Tick {
  readonly player: PlayerId | null;
  readonly table: number | null;
  readonly round: string | null;
  readonly item: string;
  readonly waived: boolean;
  readonly by: PersonId;
  readonly at: number;
}

export interface Warning {
  readonly n: number;
  readonly player: PlayerId;
  readonly reason: ConductCode;
  readonly match: MatchId | null;
  readonly by: PersonId;
  readonly at: number;
  readonly why: string;
  /** From the third warning on somebody has to decide (SD-R-68). */
  readonly decision: 'none' | 'open' | 'ejected' | 'kept';
}

export interface Call {
  readonly n: number;
  readonly match: MatchId;
  readonly by: PersonId;
  readonly at: number;
  readonly reason: CallCode;
  readonly text: string;
  readonly ruling: {
    readonly by: PersonId;
    readonly at: number;
    readonly text: string;
    readonly byLead: boolean;
  } | null;
  readonly resumed: boolean;
  readonly appeal: { readonly by: PersonId; readonly at: number } | null;
  readonly decision: { readonly by: PersonId; readonly outcome: 'upheld' | 'overruled'; readonly text: string } | null;
}

export interface Request {
  readonly n: number;
  readonly kind: 'drop' | 'rejoin' | 'lateUse';
  readonly by: PlayerId;
  readonly at: number;
  readonly text: string;
  readonly match: MatchId | null;
  readonly answer: 'open' | 'granted' | 'declined';
  readonly answeredBy: PersonId | null;
}

export interface Question {
  readonly n: number;
  readonly by: PersonId;
  readonly at: number;
  readonly about: 'legality' | 'other';
  readonly text: string;
  readonly addressee: PersonId;
  readonly answer: string | null;
}

export interface Note {
  readonly n: number;
  readonly by: PersonId;
  readonly at: number;
  readonly text: string;
  /** Told to the desk by somebody without an office. */
  readonly fromFloor: boolean;
}
