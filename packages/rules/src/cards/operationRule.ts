import type { DieKind } from './dice.ts';
import type { Effect, EffectOf } from './effect.ts';
import type { OperationCard, OperationIcon, RulePlayer } from './operationCard.ts';
import type { Amount, ObjectiveSelector, Ref, Selector, Test } from './selector.ts';
import type { TriggerName } from './trigger.ts';
import type { AttackType, MoveKind, Range } from './unitCard.ts';

/**
 * What the rules of operation and stage cards do: the language of abilities with words of Key Operations beside it.
 * Those called `Operation…` are played by the mode, which asks no card of a Unit for them; the others wait for somebody
 * to teach the mode their meaning, and docs/operations-plan.md lists the rules that wait for each.
 */
export interface OperationRule {
  readonly id: string;
  readonly name: string;
  /** Whose rule it is: `own` and `allied` are theirs, and they choose. */
  readonly by: RulePlayer;
  readonly clauses: readonly RuleClause[];
}

/** An operation as it is played: its cards, what their rules do, and what the ends of its Stages ask, by name. */
export interface PlayedOperation {
  readonly card: OperationCard;
  readonly rules: readonly OperationRule[];
  /** Seen from the Aggressor. */
  readonly tests: Readonly<Record<string, RuleTest>>;
  /** The readings a table may choose between, by option; the first is the recommended one. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  /** Effects that stood on its cards before: a saved game may be in the middle of one. */
  readonly former?: readonly unknown[];
}

export type RuleClause =
  | {
      readonly clause: 'on';
      readonly event: RuleEvent;
      readonly where?: RuleTest;
      readonly limit?: 'turn';
      /** The card puts it before the check of the Stage (KO-R-79). */
      readonly first?: true;
      readonly effects: readonly RuleEffect[];
    }
  /** An Active ability that a Stage lends to Units. */
  | { readonly clause: 'use'; readonly effects: readonly RuleEffect[] }
  /** What cannot be done, or is done otherwise, as long as the rule is in force. */
  | {
      readonly clause: 'restrict';
      readonly what: OperationRestriction;
      readonly for: RuleSelector | RuleObjectives;
    };

/** Nobody can control an objective; the others are those of Guard Duty (KO-R-76). */
export type OperationRestriction = 'no-control' | 'no-ranged-attacks' | 'advance-as-dash' | 'no-enemies-beyond-5';

/** Moments that only operations have, beside the triggers of abilities. */
export type OperationMoment =
  | 'stage.setup'
  /** A wound would let the opponent add or remove Momentum. */
  | 'wound.deciding'
  /** The marker of a track entered or passed a named space (KO-R-69). */
  | 'track.reached'
  /** Every space of a tracker is covered, or so many Damage tokens lie on an objective. */
  | 'tracker.full'
  /** Tokens were to be drawn from a pool without any. */
  | 'pool.empty'
  /** Nothing but another rule (`resolve`) or the end of a Stage calls it. */
  | 'called'
  | 'deploy.before'
  | 'deploy.after'
  | 'stage.first-turn'
  /** A Unit was chosen to activate and has not begun yet. */
  | 'activation.choosing';

/** What an event of a tracker must be about. */
export interface OperationPattern {
  readonly tracker?: string;
  readonly spaces?: readonly string[];
}

export interface RuleEvent extends OperationPattern {
  readonly on: TriggerName | OperationMoment;
  readonly player?: 'own' | 'opponent';
  readonly by?: RuleSelector;
  readonly to?: RuleSelector;
  readonly moves?: readonly MoveKind[];
  readonly attackType?: AttackType;
  readonly objective?: RuleObjectives;
}

export interface NearPiece {
  readonly piece: string;
  readonly range: Range;
}

/** Units and characters, also by what the operation has made of them. */
export interface OperationUnits {
  readonly state?: string;
  readonly without?: string;
  readonly undamaged?: true;
  readonly hasTokens?: boolean;
  /** Bears the icon of a token that was just revealed. */
  readonly matches?: string;
  /** Not chosen before for the same rule: this Turn, or in this set-up. */
  readonly fresh?: true;
  readonly nearPiece?: NearPiece;
  /** Contests one of these. */
  readonly contestingAny?: RuleObjectives;
  /** Every character of the Unit is near it, not only one. */
  readonly whole?: true;
}

export type RuleSelector = Selector & OperationUnits;

/** What the Stage's map makes of objectives. A piece that is contested like one is found by its mark. */
export interface OperationObjectives {
  readonly key?: string;
  /** One of those meant. */
  readonly among?: Ref;
  readonly mark?: string;
  readonly priority?: boolean;
  /** Its mark is a result of the roll, or the icon of a face-up token. */
  readonly shows?: { readonly roll: string } | { readonly token: TokenPlace };
  readonly contestedBySide?: 'own' | 'opponent';
  readonly notContestedBySide?: 'opponent';
  /** At least so many Damage tokens lie on it. */
  readonly tokens?: number;
  /** Not chosen before for the same rule: this Turn, or in this set-up. */
  readonly fresh?: true;
  readonly nearPiece?: NearPiece;
}

export type RuleObjectives = ObjectiveSelector & OperationObjectives & {};

/** What only operations count. */
export type OperationCount =
  /** Covered spaces of a tracker, or tokens in an area. */
  | { readonly count: 'covered'; readonly tracker: string }
  /** Operation tokens in a place, each worth what its icon says; one each where nothing is said. */
  | {
      readonly count: 'icons';
      readonly at: TokenPlace;
      readonly worth?: Readonly<Partial<Record<OperationIcon, number>>>;
    }
  | { readonly count: 'number'; readonly of: string }
  | { readonly count: 'fixed'; readonly dice: number };

/** What is added to an amount, always or if a test holds. */
export interface OperationExtra {
  readonly plus?: number;
  readonly plusIf?: { readonly test: RuleTest; readonly plus: number };
}

type Found = { readonly count: 'found'; readonly of: RuleSelector | RuleObjectives };

export type RuleAmount = Amount | ((Found | OperationCount) & OperationExtra);

/** What only operations ask. */
export type OperationTest =
  /** All its spaces are covered. */
  | { readonly test: 'covered'; readonly tracker: string }
  | { readonly test: 'at-space'; readonly tracker: string; readonly space: string }
  | { readonly test: 'flag'; readonly flag: string }
  | { readonly test: 'token-is'; readonly at: TokenPlace; readonly icon: OperationIcon }
  /** KO-R-01: every eligible space of the Struggle Tracker is filled. */
  | { readonly test: 'clock-full' }
  /** A reading of the operation's options. */
  | { readonly test: 'option'; readonly option: string; readonly is: string }
  /** A piece is within a range of an objective or the own edge. */
  | {
      readonly test: 'piece-near';
      readonly piece: string;
      readonly range: Range;
      readonly of: RuleObjectives | 'own-edge';
    }
  /** The ability of the event is this one. */
  | { readonly test: 'ability-is'; readonly ability: string }
  /** The activating Unit made an attack in its activation and wounded nobody in it. */
  | { readonly test: 'attacked-without-wounding' };

export type RuleTest =
  | Test
  | OperationTest
  | { readonly test: 'some'; readonly who: RuleSelector | RuleObjectives; readonly atLeast?: number }
  | { readonly test: 'is'; readonly who: Ref; readonly a: RuleSelector }
  | { readonly test: 'more'; readonly of: RuleAmount; readonly than: RuleAmount }
  | { readonly test: 'all' | 'any'; readonly of: readonly RuleTest[] }
  | { readonly test: 'not'; readonly that: RuleTest };

/** Where Operation tokens lie. */
export type TokenPlace = { readonly unit: Ref } | { readonly tracker: string } | 'hurt-units' | 'battlefield';

export interface RuleWay {
  readonly name: string;
  /** Offered only if it holds. */
  readonly where?: RuleTest;
  readonly effects: readonly RuleEffect[];
}

/** Verbs of abilities that take effects, tests, amounts or selectors: here with those of operations. */
type Steering =
  | { readonly do: 'may'; readonly effects: readonly RuleEffect[]; readonly by?: 'opponent' }
  | {
      readonly do: 'when';
      readonly test: RuleTest;
      readonly effects: readonly RuleEffect[];
      readonly otherwise?: readonly RuleEffect[];
    }
  | { readonly do: 'if-did'; readonly effects: readonly RuleEffect[]; readonly otherwise?: readonly RuleEffect[] }
  | {
      readonly do: 'each';
      readonly bind: string;
      readonly from: RuleSelector | RuleObjectives;
      readonly effects: readonly RuleEffect[];
    }
  | { readonly do: 'pick'; readonly among: readonly RuleWay[]; readonly optional?: true }
  | { readonly do: 'choose'; readonly bind: string; readonly from: RuleSelector | RuleObjectives }
  | { readonly do: 'roll'; readonly bind: string; readonly die: DieKind; readonly dice: RuleAmount }
  /** Damage tokens onto spaces: the next ones, those a roll, an objective or a token fits, or as the player likes. */
  | {
      readonly do: 'cover';
      readonly tracker: string | readonly string[];
      readonly with:
        | { readonly next: RuleAmount }
        | { readonly roll: string }
        | { readonly markOf: Ref }
        | { readonly token: TokenPlace }
        | { readonly chosen: RuleAmount };
    }
  /** And off again; of several trackers only from those that are not wholly covered. */
  | {
      readonly do: 'uncover';
      readonly tracker: string | readonly string[];
      readonly which: 'last' | 'chosen' | 'all' | { readonly roll: string };
      readonly tokens?: RuleAmount;
    }
  /** KO-S1-06 to KO-S1-14: one character attacks an Armored Target through something on the battlefield. */
  | {
      readonly do: 'attack-target';
      readonly who: Ref;
      readonly target: string;
      readonly through: RuleObjectives;
    }
  | { readonly do: 'step'; readonly tracker: string; readonly toward: string; readonly spaces: RuleAmount }
  | { readonly do: 'load'; readonly of: Ref; readonly tokens: RuleAmount | 'none' }
  | {
      readonly do: 'draw';
      readonly tokens: RuleAmount | 'all';
      readonly to: Exclude<TokenPlace, string>;
      readonly seenBy?: 'owner';
    }
  | { readonly do: 'mark'; readonly of: RuleObjectives; readonly priority: boolean; readonly release?: true }
  | {
      readonly do: 'put-piece';
      readonly piece: string;
      readonly within: Range | 'touching' | 'at';
      readonly of: RuleObjectives;
      /** An Attack Die chooses by the marks. */
      readonly by?: 'chance';
    }
  | {
      readonly do: 'move-piece';
      readonly piece: string;
      readonly moves: readonly MoveKind[];
      readonly toward?: RuleObjectives;
    }
  | {
      readonly do: 'put-unit';
      readonly who: Ref;
      readonly within: Range;
      readonly of: RuleObjectives | { readonly piece: string } | 'any-edge' | 'revealed-token';
    }
  | { readonly do: 'as'; readonly who: EffectOf<'as'>['who']; readonly effects: readonly RuleEffect[] };

export type RuleEffect = Exclude<Effect, { readonly do: Steering['do'] }> | Steering;
