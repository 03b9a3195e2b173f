import type { AttackType, Rank } from '../cards/unitCard.ts';
import type { Running } from './running.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { Resolution, TriggerEvent } from './triggerEvent.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import type { CharacterId, Seat, UnitId } from './ids.ts';
import type { Character, Unit } from './unit.ts';

/** The sides of the table: two opposite edges (R-SETUP-1). South is the lower edge of a printed map. */
export type Edge = 'south' | 'north';

export interface SeatOpen {
  edge: Edge;
  forceReady: number;
  readonly forcePool: number;
  /** The cards in the Order Deck, sorted: which they are is public, their order is not (HI-01, HI-02). */
  deck: readonly string[];
  discard: readonly string[];
  reserve: string | null;
  /** Cards turned up and not yet put anywhere. */
  revealed: readonly string[];
  removed: readonly string[];
}

export interface Objective {
  readonly key: string;
  /** The radius of a base that is contested like one; tokens are of one size. */
  readonly r?: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly active: boolean;
  readonly control: Seat | null;
  readonly priority: boolean;
}

/** Dice waiting for the next attack of a character: Focus, Impact, Sharpshooter (CR-ACT-14, R-KEY-2). */
export interface Waiting {
  readonly character: CharacterId;
  readonly bonus: 'focus' | 'impact' | 'sharpshooter';
}

/** What a card lets wait for the next attack of a character in this activation. */
export interface Bonus {
  readonly character: CharacterId;
  /** Null for either kind. */
  readonly type: AttackType | null;
  readonly dice: number;
  /** Damage for the Damage Pool. */
  readonly pool: number;
  readonly source: string;
  /** It counts for every attack of the action, until that ends. */
  readonly whole: boolean;
  /** What is done in step 10 of that attack. */
  readonly after: Running | null;
}

export interface Activation {
  readonly unit: UnitId;
  readonly origin: 'deck' | 'reserve' | 'shatterpoint';
  /** Actions made, granted ones included (R-ACT-1). */
  made: readonly ActionKind[];
  /** How many of the two regular actions are left. */
  left: number;
  flipped: boolean;
  waiting: readonly Waiting[];
  bonuses: readonly Bonus[];
  /** R-ACT-6: nothing more is begun once the Unit was Wounded in it, even if the token is taken off again. */
  cut: boolean;
  /** Wounds dealt in it, and which Unit each is credited to (R-WND-7). */
  wounds: readonly { readonly by: UnitId | null; readonly rank: Rank }[];
}

/** What a Turn must remember until it ends. */
interface TurnMemory {
  reserved: boolean;
  /** R-ORDER-4: after paying on a Shatterpoint Card the next Unit card cannot be reserved. */
  passed: boolean;
  /** What step 2 found: the Unit to activate and the card that did it. */
  chosen: { readonly unit: UnitId; readonly card: string; readonly origin: Activation['origin'] } | null;
  /** The Unit whose activation this Turn had; checked for defeat in step 10 (CR-TURN-14). */
  activated: UnitId | null;
  /** Events of this Turn that a forgotten Reactive may still answer with consent. */
  triggers: readonly TriggerEvent[];
  /** Who has used the one Reactive for which event: seat and instance (CR-ABIL-06). */
  reacted: readonly string[];
  /** Coming events in whose place something else happened; the flow that announced one skips it. */
  replaced: readonly number[];
  /** Units that may not be chosen for this Turn's activation. */
  barred: readonly UnitId[];
  /** Whether the active player has turned a wound into a space (MS-ODDS-02). */
  defied: boolean;
}

/** What the game's mode keeps score with; each mode adds its own record, which is replaced and never written into. */
// biome-ignore lint/suspicious/noEmptyInterface: modes add their records to it.
export interface Scores {}
export type Score = { [M in keyof Scores]: { readonly mode: M } & Readonly<Scores[M]> }[keyof Scores];

/** How a game may end in every mode; `mode` for one that has no word of its own for it. */
export type CoreEnding = 'concession' | 'time' | 'agreed' | 'flag' | 'mode';

/** How else a game may end, by the id of its mode; each mode adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: modes add their endings to it.
export interface Endings {}

export interface Result {
  readonly winner: Seat | null;
  readonly why: CoreEnding | Endings[keyof Endings];
}

/** Events outside the board that the rules read where the ledger says. */
interface Flags {
  missionCritical: boolean;
  timeCalled: boolean;
  corrected: boolean;
}

/** All that both players may see. */
export interface Open {
  /** Entries taken so far; a command names the version it answers. */
  version: number;
  epoch: number;
  /** The newest instance number given to an event or a thing being done. */
  instance: number;
  turn: number;
  firstPlayer: Seat;
  active: Seat;
  seats: [SeatOpen, SeatOpen];
  units: readonly Unit[];
  characters: readonly Character[];
  objectives: readonly Objective[];
  activation: Activation | null;
  memory: TurnMemory;
  resolutions: readonly Resolution[];
  score: Score;
  flags: Flags;
  frames: Frame[];
  decision: Decision | null;
  result: Result | null;
}

/** Lists and the records in them are shared: nobody changes these in place. Only what is one of a kind is copied. */
export const copyOpen = (o: Open): Open => ({
  ...o,
  seats: [{ ...o.seats[0] }, { ...o.seats[1] }],
  activation: o.activation && { ...o.activation },
  memory: { ...o.memory },
  flags: { ...o.flags },
  frames: o.frames.slice(),
});
