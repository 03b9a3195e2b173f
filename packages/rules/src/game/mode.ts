import type { AttackType, Chart } from '../cards/unitCard.ts';
import type { Disc } from './space.ts';
import type { Score } from '../state/open.ts';
import type { Seat, UnitId } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import type { Reason } from '../state/decision.ts';
import type { Machine, Position } from './machine.ts';
import type { StepName } from '../state/frame.ts';

/** Something of a mode that can be attacked: a Defense stat and a chart like a Unit's, but no stance and no conditions. */
export interface TargetObject {
  readonly name: string;
  /** Who defends it. */
  readonly seat: Seat;
  readonly disc: Disc;
  readonly defense: Readonly<Record<AttackType, number>>;
  readonly chart: Chart;
}

/**
 * A way to play. Flows ask it what a wound, Momentum and a turn's end mean; no flow names a mode.
 * The steps it lists take no locals.
 */
export interface Mode {
  readonly id: string;
  /** Before the first Turn, in order. */
  readonly setup: readonly PlainStepName[];
  /** The steps of every Turn, in order. */
  readonly turn: readonly PlainStepName[];
  /** For each card still face down, next first, the cards it may be: what everyone can work out. */
  readonly unseen: (p: Position) => readonly (readonly string[])[];
  readonly copyScore: (score: Score) => Score;
  /** The score at the beginning, from what either player brought. */
  readonly freshScore: (missions: readonly [string, string]) => Score;
  /** Corrections of the score: why one makes no sense, and the correction itself. */
  readonly whyNotScore: (p: Position, score: Readonly<Record<string, unknown>>) => Reason[];
  readonly correctScore: (g: Machine, score: Readonly<Record<string, unknown>>) => void;
  /** What can be attacked besides characters, and what damage does to it; returns what was dealt. */
  readonly objects: (p: Position) => readonly TargetObject[];
  readonly hurtObject: (g: Machine, name: string, amount: number, cause: Cause) => number;
  /** What a wound gives to the opponent of the Wounded Unit's player. */
  readonly wounded: (g: Machine, unit: UnitId, cause: Cause) => void;
  /** Whether any Unit may have abilities beyond those of its card now. */
  readonly isLending: (p: Position) => boolean;
  /** Abilities a Unit has beyond those of its card, by id. */
  readonly lent: (p: Position, u: Unit) => readonly string[];
  /** What comes between keeping the Shatterpoint Card and choosing a Unit with it. */
  readonly shatterpointKept: (g: Machine) => void;
  /** What an organiser's call of time does at once. */
  readonly timeCalled: (g: Machine) => void;
  /** Rules of no player now in force, by the id of their ability: for the game, or with a card (CR-OBJ-16). */
  readonly inForce: (p: Position) => readonly string[];
  readonly momentum: (p: Position, seat: Seat) => number;
  /** Whether Momentum could come to a player now; where it could not, nothing is announced and nothing answers. */
  readonly canGain: (p: Position, seat: Seat) => boolean;
  /** Returns how many were really placed. */
  readonly gainMomentum: (g: Machine, seat: Seat, amount: number, cause: Cause) => number;
  readonly spendMomentum: (g: Machine, seat: Seat, amount: number) => void;
  /** Whether the Struggle token could go toward a player's side now. */
  readonly canMoveToken: (p: Position, seat: Seat) => boolean;
  readonly moveToken: (g: Machine, seat: Seat, spaces: number) => void;
}

/** Steps that need nothing but themselves. */
export type PlainStepName = {
  [S in StepName]: Record<string, never> extends import('../state/frame.ts').Steps[S] ? S : never;
}[StepName];
