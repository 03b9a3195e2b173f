import type { Reason } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import type { Position } from './machine.ts';

/** What a mode tells of the score: for the end of a game and its event, and of the end of the Turn to come. */
export interface ModeReport {
  /** Cards claimed, in order, and Wounds inflicted (SD-R-21). */
  readonly tally: (open: Open, seat: Seat) => { readonly struggles: readonly string[]; readonly wounds: number };
  /** The mission or operation being played. */
  readonly mission: (open: Open) => string | null;
  /** Null while the game is running, and in modes no event is played with. */
  readonly forEvent: (open: Open, players: readonly [string, string]) => EventResult | null;
  /** What would come of it if the Turn ended now; null where the mode cannot say. */
  readonly outlook: (p: Position) => Outlook | null;
  /** How the tracker lies; null in modes that have none. */
  readonly tracker: (open: Open) => TrackerReport | null;
}

/** The Struggle Tracker, as a game is told by it. */
export interface TrackerReport {
  /** 0 is the centre, positive spaces lie on the first seat's side; null where it is a clock. */
  readonly token: number | null;
  readonly momentum: readonly [number, number];
  /** What is played for now: a Struggle Card or a Stage. */
  readonly card: string | null;
}

/** A fact of the score with its reason: the rule, what was counted, and where it stands: `rules`, `event` or a mission's id. */
export type Why = Required<Reason>;

export interface ObjectiveOutlook {
  readonly objective: string;
  readonly now: Seat | null;
  readonly next: Seat | null;
  readonly why: Why;
}

export interface TokenMove {
  readonly seat: Seat;
  readonly spaces: number;
  readonly why: Why;
}

export interface Outlook {
  readonly objectives: readonly ObjectiveOutlook[];
  /** Toward whom the token goes, for what, in order. */
  readonly moves: readonly TokenMove[];
  readonly token: { readonly from: number; readonly to: number };
  /** Who gains Momentum, before the token is moved or after it. */
  readonly momentum: readonly { readonly seat: Seat; readonly why: Why }[];
  /** Who would win the Struggle by it; null for nobody. */
  readonly wins: Seat | null;
}

/** How a game ended, in the form an event's desk takes it: figures in the order of the seats. */
export interface EventResult {
  readonly how: 'victory' | 'time' | 'draw' | 'concession';
  readonly winner?: string;
  /** Struggle Cards claimed, and Wounds inflicted, when the game stopped (SD-R-20, SD-R-21, SD-R-23). */
  readonly sc: readonly [number, number];
  readonly w: readonly [number, number];
}
