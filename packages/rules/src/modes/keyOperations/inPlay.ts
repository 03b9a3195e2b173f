import type { OperationIcon } from '../../cards/operationCard.ts';
import type { Machine } from '../../game/machine.ts';
import type { Seat, UnitId } from '../../state/ids.ts';
import type { Open } from '../../state/open.ts';
import { change, operationOf } from './score.ts';

/** What lies on the table for an operation, beside the clock: one record, replaced and never written into. */
export interface InPlay {
  /** Spaces and boxes that are covered, by tracker, counted from zero; the last one covered stands last (KO-R-25). */
  readonly covered: Readonly<Record<string, readonly number[]>>;
  /** The space on which the marker of each track stands, counted from zero. */
  readonly markers: Readonly<Record<string, number>>;
  /** Every Operation token that has not left the game. Side by side in a row they stand in the order of this list. */
  readonly tokens: readonly OperationToken[];
  readonly pieces: readonly PlacedPiece[];
  /** What the operation has made of Units. */
  readonly states: readonly StateOfUnit[];
  /** Damage tokens on objectives, by key. What an objective is to the Stage stands on the Stage's card. */
  readonly loads: Readonly<Record<string, number>>;
  readonly flags: readonly string[];
  /** What a rule has chosen this Turn, or in this set-up. */
  readonly chosen: readonly ChosenByRule[];
  /** The Units that have attacked this Turn. */
  readonly attacked: readonly UnitId[];
}

export interface OperationToken {
  readonly id: string;
  readonly at: TokenSpot;
  /** KO-OPT-03: null while it is face down; its face lies in `hidden.tokens` then, with who may look. */
  readonly icon: OperationIcon | null;
}

export type TokenSpot =
  | 'pool'
  /** Not of the pool, and about to be laid somewhere. */
  | 'aside'
  | { readonly unit: UnitId }
  | { readonly tracker: string }
  | { readonly x: number; readonly y: number; readonly z: number };

/** Its size stands on the operation's card. */
export interface PlacedPiece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** KO-R-61. */
  readonly control: Seat | null;
}

export interface StateOfUnit {
  readonly unit: UnitId;
  readonly state: string;
}

export interface ChosenByRule {
  readonly rule: string;
  readonly name: string;
}

export const NOTHING_IN_PLAY: InPlay = {
  covered: {},
  markers: {},
  tokens: [],
  pieces: [],
  states: [],
  loads: {},
  flags: [],
  chosen: [],
  attacked: [],
};

export const inPlay = (p: { readonly open: Open }): InPlay => operationOf(p).play;

export const changePlay = (g: Machine, to: Partial<InPlay>): void => change(g, { play: { ...inPlay(g), ...to } });

export const isIn = (p: { readonly open: Open }, unit: UnitId, state: string): boolean =>
  inPlay(p).states.some((each) => each.unit === unit && each.state === state);
