import type { Face } from './dice.ts';
import type { AttackType, Chart, Icon } from './unitCard.ts';

/** Key Operations as printed: what data brings. What a rule of a card does stands with the mode that plays it. */

export type OperationRole = 'aggressor' | 'sentinel';

/** KO-OPT-02. */
export type OperationIcon = Extract<Face, 'crit' | 'strike' | 'expertise' | 'failure' | 'block'>;

/** KO-CARD-07: what an Active objective is to the rules of its Stage: `console`, `shield-generator`, or a face of a die. */
export interface StageObjective {
  readonly key: string;
  readonly mark: string | null;
  /** Whether a Priority Objective token lies on it when the Stage begins. */
  readonly priority?: boolean;
}

/** KO-ARM-04 to KO-ARM-07: a box of an Armored Target; `next` are the boxes joined to it. The first of a tracker is the orange one. */
export interface ArmorBox {
  readonly icons: readonly Icon[];
  readonly next: readonly number[];
}

/** A card beside the Struggle Tracker: an Armored Target, spaces with icons of dice, or an open area for tokens. */
export type TrackingCard =
  | {
      readonly kind: 'armored';
      readonly id: string;
      readonly name: string;
      readonly defense: Readonly<Record<AttackType, number>>;
      readonly chart: Chart;
      readonly boxes: readonly ArmorBox[];
    }
  /** Each space with the results that fit it; none where anything does. */
  | {
      readonly kind: 'spaces';
      readonly id: string;
      readonly name: string;
      readonly owner: OperationRole | null;
      readonly spaces: readonly (readonly OperationIcon[])[];
    }
  | { readonly kind: 'area'; readonly id: string; readonly name: string };

/** KO-WIN-02: how a Stage ends. Clauses stand in printed order; `when` names a query of the mode, `does` its steps. */
export interface StageEnd {
  readonly at: 'any-turn' | 'aggressor-turn' | 'sentinel-turn';
  readonly when: string;
  readonly does: readonly string[];
  /** The next Stage by its id, or who wins the game; `countdown` is the Sentinel's victory by the full tracker. */
  readonly then: { readonly stage: string } | { readonly wins: OperationRole } | 'countdown';
}

export interface StageCard {
  readonly id: string;
  readonly number: 1 | 2;
  readonly name: string;
  /** KO-CARD-10: the symbol of its operation. */
  readonly set: string;
  readonly active: readonly StageObjective[];
  /** What its set-up does, its rules, by id: abilities of no player, or rules the mode plays itself. */
  readonly setup: readonly string[];
  readonly rules: readonly string[];
  readonly ends: readonly StageEnd[];
}

/** KO-CARD-01, KO-CARD-02. Places are hundredths of a millimetre from the map's corner, as on a Mission Card. */
export interface OperationCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly objectives: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /** Other tokens that lie on the battlefield from the beginning. */
  readonly tokens?: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /** Whose edge the lower side of the map is; null where the Aggressor chooses (KO-R-19). */
  readonly south: OperationRole | null;
  /** KO-SET-02, KO-ROLE-05. */
  readonly startMomentum?: Readonly<Record<OperationRole, number>>;
  readonly firstPlayer?: OperationRole;
  /** KO-OPT-07. */
  readonly pool: readonly OperationIcon[];
  /** KO-CARD-03: in force in every Stage. */
  readonly rules: readonly string[];
  readonly trackers: readonly TrackingCard[];
  readonly stages: readonly StageCard[];
}
