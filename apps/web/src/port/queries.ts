import type {
  Answer,
  AttackType,
  Between,
  Closed,
  Disc,
  Outlook,
  Place,
  PriceReasons,
  Reason,
  Refusal,
  Seat,
  Surroundings,
  Vector,
} from '@faultline/rules';
import type { Nearness } from '@faultline/rules/modes';
import type { Review, Suggestion, ToldWhy } from '@faultline/ai';
import type { OddsAdvice } from './odds.ts';
import type { WholeReport } from './report.ts';

/** Where somebody could stand on one surface: rings of legal centres, even-odd. */
export interface ReachArea {
  readonly z: number;
  readonly rings: readonly (readonly number[])[];
}

/** What would come of an answer: whether it is legal, and why not. */
export interface Trial {
  readonly answer: Answer;
  readonly refused: Refusal | null;
  /** Where the character would stand in the end. */
  readonly to: Place;
  /** The heights one could stand at on this spot, the ground first. */
  readonly heights: readonly number[];
  /** What stops a push on its way. */
  readonly stoppedBy: string | null;
  /** How things would stand then, seen by the character. */
  readonly prospect: Preview;
}

/** How things stand, or would stand: who sees and engages whom, and what if the turn ended then. */
export interface Preview extends Surroundings {
  /** Null in games without a Struggle. */
  readonly ending: Outlook | null;
}

/** An ability at this moment: what it costs its Unit, and what stands against its use. */
export interface AbilityNow {
  readonly id: string;
  /** Null where it is never paid for. */
  readonly price: PriceReasons | null;
  readonly used: boolean;
  readonly reasons: readonly Reason[];
}

/** A suggestion with what it leaves. */
export interface Suggested extends Suggestion {
  /** How things would stand for whoever goes somewhere. */
  readonly preview: Preview | null;
  /** The best attack from there. */
  readonly attack: {
    readonly attacker: string;
    readonly type: AttackType;
    readonly target: string;
    readonly wound: number | null;
  } | null;
}

/** Questions about the open decision. They are answered from what lies open, and change nothing. */
export interface Queries extends OddsAdvice {
  /** Where an option's character could legally go. */
  reach(option: string): Promise<readonly ReachArea[]>;
  /** Where the characters could go if this option were taken, one that does not ask for a place itself. */
  reachAfter(option: string): Promise<readonly ReachArea[]>;
  /** The answer that goes to a spot of the table; without a height the highest legal surface is taken. */
  tryAt(option: string, x: number, y: number, z?: number): Promise<Trial>;
  tryToward(option: string, direction: Vector): Promise<Trial>;
  /** How things stand, seen by a character. */
  prospect(character: string | null): Promise<Preview>;
  /** The ruler between two bases or spots. */
  measure(from: Disc, to: Disc): Promise<Between>;
  /** What is advised of this option; null where somebody else decides. */
  suggest(option: string): Promise<Answer | null>;
  /** What is advised of the whole question, best first, and what else could be done. */
  suggestions(): Promise<readonly Suggested[]>;
  /** What is not offered, and why. */
  closed(): Promise<readonly Closed[]>;
  /** The abilities of a Unit as they are now. */
  abilities(unit: string): Promise<readonly AbilityNow[]>;
  /** What ends the Stage of a Key Operation, and how near each end is; none in another game. */
  nearness(): Promise<readonly Nearness[]>;
  /** What the game came to so far. */
  report(): Promise<WholeReport>;
  /** Why the computer began a Turn's activation as it did. */
  why(turn: number): Promise<ToldWhy | null>;
  /** What the Master would have done in a Turn of one of these seats; null where none of them acted in it. */
  review(turn: number, seats: readonly Seat[]): Promise<Review | null>;
  /** Of all that was reviewed what matters most. */
  keyMoments(reviews: readonly Review[]): Promise<readonly Review[]>;
}
