import type { Character, Decision, Seat, UnitId } from '@faultline/rules';
import type { Choice, Position } from '../choice.ts';
import type { Style } from '../style.ts';

/** Somewhere that is fought for: an objective, or something else that is contested like one. */
export interface Prize {
  readonly x: number;
  readonly y: number;
  readonly control: Seat | null;
}

/** What others are near to: dear, and most answers leave it as it is. */
export interface OthersNear {
  readonly worth: () => number;
  /** Whether it is surely the same in another position, so that it need not be worked out to compare the two. */
  readonly isSame: (there: Position) => boolean;
}

export const NOBODY_NEAR: OthersNear = { worth: () => 0, isSame: () => true };

export interface Foresight {
  /** What is to come of a position for a seat: begun work less what the other's next Turn is likely to bring them. */
  readonly outlook: (p: Position, seat: Seat) => number;
  /** What each answer is worth where no trial is needed to tell; null for the other questions. */
  readonly known: (p: Position, decision: Decision) => Choice[] | null;
}

/** What a score is worth to a seat, by public facts alone. */
export interface ScoreWorth {
  /** What it has won. */
  readonly won: (p: Position, seat: Seat) => number;
  /** What a game that is over counts in a trial: no more than a good lead twice over, so that one lucky trial does not outweigh all others. */
  readonly ended: number;
  /** How everybody plays it, where styles have not been measured; null where each plays in their own. */
  readonly style: Style | null;
  /** What is tried out by who searches: plans of whole activations too, or cards alone; and which part of what is left of a Turn's trials a question may take, null where the style tells. */
  readonly search: { readonly plans: boolean; readonly part: number | null };
  /** How near the next is. */
  readonly tracker: (p: Position, seat: Seat) => number;
  /** How much an Active objective matters to a seat, in parts of the usual. */
  readonly matters: (p: Position, objective: string, seat: Seat) => number;
  /** How strongly whoever is far from what is fought for is drawn to it, in parts of the usual, and away from what is held. */
  readonly draw: { readonly inch: number; readonly held: number };
  /** By how much doing what a rule of the mode offers is preferred to leaving it: one trial tells more of luck than of worth. */
  readonly eager: number;
  /** What a character is near to doing for its side, beside the way to what is fought for. */
  readonly nearTo: (p: Position, c: Character) => number;
  /** The same of all of a side but one Unit: for what moves others than who acts. */
  readonly othersNear: (p: Position, seat: Seat, unit: UnitId | null) => OthersNear;
  /** What who thinks further sees besides; null where nothing is gained by it. */
  readonly foresight: (p: Position) => Foresight | null;
  /** How what came of a seat's Turn is looked at when the other's Turn may have begun: as if it were still its own. */
  readonly afterTurnOf: (p: Position, seat: Seat) => Position;
  /** What a wound brings beside what it does to the Unit. */
  readonly wound: number;
  /** How much less an action is worth while the move is still to come: who moves first may find somebody to hit. */
  readonly haste: number;
  /** How often an answer to a question of the mode's rules is tried, with other dice each time. */
  readonly tries: number;
  /** What each answer to a question of the mode's rules is worth where judgement tells it; null for the others. */
  readonly known: (p: Position, decision: Decision) => Choice[] | null;
  /** How many of the usual places are looked at beside those, in parts of the usual. */
  readonly looking: number;
  /** Places that a character looks at whatever else it looks at, by the middle of its base. */
  readonly spots: (p: Position, c: Character) => readonly (readonly [x: number, y: number])[];
  /** What a side deploys toward, and how many places are looked at for each that would be otherwise. */
  readonly deploying: {
    readonly toward: (p: Position, seat: Seat) => readonly { readonly x: number; readonly y: number }[];
    readonly places: number;
  };
  /** What is fought for beside objectives. */
  readonly prizes: (p: Position) => readonly Prize[];
}
