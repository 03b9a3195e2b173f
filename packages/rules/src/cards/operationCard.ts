import type { Ability } from './ability.ts';
import type { Face } from './dice.ts';
import type { AttackType, Chart, Icon, Range } from './unitCard.ts';

/** Key Operations as printed: what data brings. What a rule of a card does stands with the mode that plays it. */

export type OperationRole = 'aggressor' | 'sentinel';

/** Whose a rule of a card is: a role's, or whoever is the active player. */
export type RulePlayer = OperationRole | 'active';

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

/** A card beside the Struggle Tracker: an Armored Target, spaces to cover, a marker's track, a row or an area for tokens. */
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
  /** A marker walks along it; some spaces have names. With an icon, one of several tracks of a dashboard. */
  | {
      readonly kind: 'track';
      readonly id: string;
      readonly name: string;
      readonly icon?: OperationIcon;
      readonly spaces: readonly (string | null)[];
      readonly start: number;
    }
  /** Operation tokens side by side, the first is revealed first. */
  | { readonly kind: 'row'; readonly id: string; readonly name: string; readonly spaces: number }
  | { readonly kind: 'area'; readonly id: string; readonly name: string };

/** Something on a base that is neither character nor Unit and is moved by its rules alone. */
export interface OperationPiece {
  readonly id: string;
  readonly name: string;
  readonly radius: number;
  /** KO-R-61: contested and controlled like an objective, and by nobody at a tie. */
  readonly contested: boolean;
}

/** What an operation makes of Units, and what they cannot do meanwhile. */
export interface UnitState {
  readonly id: string;
  readonly name: string;
  readonly bars: readonly ('move' | 'be-moved' | 'attack' | 'active' | 'reactive' | 'suffer')[];
  /** The one ability that does it to them all the same. */
  readonly except?: string;
  /** Within no range and out of everybody's sight while it is not activating. */
  readonly away?: boolean;
}

/** KO-DEP-02: who deploys first, and where, if not as in the core rules. */
export interface OperationDeployment {
  readonly first: OperationRole;
  readonly zones?: Readonly<Partial<Record<OperationRole, DeploymentZone>>>;
}

export interface DeploymentZone {
  readonly within?: { readonly range: Range; readonly of: string };
  readonly notWithin?: readonly { readonly range: Range; readonly of: 'objective' | 'enemy' }[];
}

/** An ability that Units have while the Stage is played. */
export interface StageLoan {
  readonly ability: string;
  readonly to: OperationRole;
  readonly without?: string;
}

/** KO-R-57: what a counted ending is worth. */
export interface VictoryDegree {
  readonly least: number;
  readonly most: number;
  readonly wins: OperationRole;
  readonly degree: string;
}

/** KO-WIN-02: how a Stage ends. Clauses stand in printed order; `when` names a query of the mode, `does` its steps. */
export interface StageEnd {
  readonly at: 'any-turn' | 'aggressor-turn' | 'sentinel-turn';
  readonly when: string;
  readonly does: readonly string[];
  /** The next Stage by its id, or who wins the game; `countdown` is the Sentinel's victory by the full tracker. */
  /** Who may choose not to, where the card leaves it open. */
  readonly optional?: OperationRole;
  readonly then:
    | { readonly stage: string }
    | { readonly wins: OperationRole }
    /** So many Units in this state. */
    | { readonly counts: string; readonly degrees: readonly VictoryDegree[] }
    | 'countdown';
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
  /** Cards beside the Struggle Tracker while it is played. */
  readonly trackers: readonly string[];
  readonly lends?: readonly StageLoan[];
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
  readonly pieces?: readonly OperationPiece[];
  readonly states?: readonly UnitState[];
  readonly deployment?: OperationDeployment;
  /** Readings a table may choose, by name (docs/rules/operation-options.md). */
  readonly options?: readonly string[];
  /** Abilities its Stages lend to Units, as printed. */
  readonly abilities?: readonly Omit<Ability, 'clauses'>[];
  readonly stages: readonly StageCard[];
}
