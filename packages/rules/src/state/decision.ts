import type { MoveKind, Range } from '../cards/unitCard.ts';
import type { DieKind, Face } from '../cards/dice.ts';
import type { Seat } from './ids.ts';

/** x, y in the plan and the height of the surface, in hundredths of a millimetre. */
export type Place = readonly [x: number, y: number, z: number];
export type Vector = readonly [x: number, y: number];

/** A movement tool as laid: its pivot and its far end. */
export interface ToolPlacement {
  readonly pivot: Vector;
  readonly end: Vector;
}

/** A base or a token that something is measured from. */
export interface Measured {
  readonly at: Place;
  readonly radius: number;
}

/** Where something is set down: within a range of one of these, or outside the range of all of them. */
export interface SetLimit {
  readonly how: 'within' | 'outside';
  readonly range: Range | 'touching';
  /** Bases and tokens, or the nearest edge of the battlefield. */
  readonly of: readonly Measured[] | 'edge';
}

/** What can be set down by a rule: a character, a piece, an objective or another token. */
export type SettableKind = 'character' | 'piece' | 'objective' | 'token';

/** What an option asks for beside its name. Plain data: the rules validate and sample it. */
export type AnswerSpec =
  | {
      readonly kind: 'move';
      readonly character: string;
      readonly move: MoveKind;
      readonly from: Place;
      readonly radius: number;
      readonly tool: number;
      /** The middle of the wedge of a move Toward or Away; absent where every direction is free. */
      readonly axis?: Vector;
      /** R-CARD-27: it may not end Engaged. */
      readonly unengaged?: true;
    }
  /** Set down beside an ingress point and level with it; `from` is where the move would have ended. */
  | {
      readonly kind: 'ingress';
      readonly character: string;
      readonly from: Place;
      readonly radius: number;
      readonly point: Place;
    }
  | {
      readonly kind: 'place';
      readonly character: string;
      readonly from: Place;
      readonly radius: number;
      readonly range: Range;
      /** What the range is measured from. */
      readonly origin: { readonly at: Place; readonly radius: number };
    }
  /** A push or pull; the wedge's axis is null where every direction is allowed. */
  | {
      readonly kind: 'direction';
      readonly character: string;
      readonly from: Place;
      readonly radius: number;
      readonly range: Range;
      readonly axis: Vector | null;
    }
  | {
      readonly kind: 'deploy';
      readonly character: string;
      readonly radius: number;
      readonly near: 'edge' | string;
      /** Where cards say more: another Range than 1 of it, or Range 1 of one of these. */
      readonly range?: Range;
      readonly beside?: readonly string[];
      /** Where the card of an operation says it: within this range, and not within those. */
      readonly zone?: {
        readonly within: DeployedNear | null;
        readonly notWithin: readonly DeployedNear[];
      };
    }
  /** Set down where all limits allow; `thing` is its lasting name, and a character's where it is one. */
  | {
      readonly kind: 'set';
      readonly what: SettableKind;
      readonly thing: string;
      readonly radius: number;
      /** Where it lies now; absent for what is off the battlefield. */
      readonly from?: Place;
      readonly limits: readonly SetLimit[];
    }
  /** The move of a piece. */
  | {
      readonly kind: 'walk';
      readonly thing: string;
      readonly move: MoveKind;
      readonly from: Place;
      readonly radius: number;
      readonly tool: number;
      readonly axis?: Vector;
    }
  | { readonly kind: 'dice'; readonly die: DieKind; readonly count: number };

interface DeployedNear {
  readonly range: Range;
  readonly at: Place;
  readonly radius: number;
}

/** One thing a player may choose. The id is lasting; the other fields help people and programs to read it. */
export interface Option {
  readonly id: string;
  readonly unit?: string;
  readonly character?: string;
  readonly ability?: string;
  readonly card?: string;
  readonly cost?: number;
  /** The damage its Unit suffers for it. */
  readonly suffers?: number;
  readonly icons?: readonly string[];
  /** The event an ability answers, with whom it happened to: `wounded b2`. */
  readonly answers?: string;
  readonly asks?: AnswerSpec;
}

/** Every choice anywhere: who decides, which of the ledger's decision points it is, and what is legal. */
export interface Decision {
  readonly seat: Seat;
  readonly point: `DP-${number}`;
  /** The step that asks. */
  readonly step: string;
  readonly options: readonly Option[];
  /** What the question is about, for people: lasting names and small facts. */
  readonly about?: Readonly<Record<string, string | number>>;
}

export interface Answer {
  readonly option: string;
  readonly to?: Place;
  readonly tool?: ToolPlacement;
  readonly direction?: Vector;
  readonly dice?: readonly Face[];
}

export interface Command {
  readonly seat: Seat;
  /** The version of the game the answer was given to; a stale one is refused. */
  readonly version: number;
  readonly answer: Answer;
}

/** Why something is so, or is not legal: the rule's ID (or `entry` for what is no entry at all), with the measured facts. */
export interface Reason {
  readonly rule: string;
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** What brings it: a stance, ability, keyword, token or terrain part by its name. */
  readonly source?: string;
}

export const reason = (rule: string, facts?: Reason['facts']): Reason => (facts ? { rule, facts } : { rule });

export const reasonOf = (rule: string, source: string, facts: Reason['facts'] = {}): Required<Reason> => ({
  rule,
  facts,
  source,
});
