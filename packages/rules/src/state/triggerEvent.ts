import type { AttackType, Condition, MoveKind, Rank } from '../cards/unitCard.ts';
import type { DieKind, Face } from '../cards/dice.ts';
import type { CharacterId, Seat, Target, UnitId } from './ids.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import type { Attack } from './attack.ts';
import type { Running } from './running.ts';
import type { Cause } from './cause.ts';

/** The facts of an attack that triggers may read, frozen when the event happens. */
export interface AttackFacts {
  readonly attack: number;
  readonly attacker: CharacterId;
  readonly target: Target;
  readonly attackType: AttackType;
  readonly inCombatAction: boolean;
}

interface ActionFacts {
  readonly action: ActionKind;
  readonly unit: UnitId;
}

/** The facts of each triggering event, frozen when it happens. Each mode adds those of its own. */
export interface TriggerFacts {
  /** The Order Decks are made, the first Struggle Card is not yet revealed. */
  'setup.struggle': { readonly seat: Seat };
  'setup.end': { readonly seat: Seat };
  'turn.start': { readonly seat: Seat };
  'turn.end': { readonly seat: Seat };
  /** Before deck or reserve is chosen. */
  'card.revealing': { readonly seat: Seat };
  'card.revealed': { readonly seat: Seat; readonly card: string };
  /** Paid for and about to go into reserve. */
  'card.reserving': { readonly seat: Seat; readonly card: string };
  'card.reserved': { readonly seat: Seat; readonly card: string; readonly paid: boolean };
  /** The reserved card was chosen; its Unit does not yet activate. */
  'reserve.taken': { readonly seat: Seat; readonly card: string };
  'shatterpoint.choosing': { readonly seat: Seat };
  /** The Unit does not yet activate. */
  'shatterpoint.chosen': { readonly seat: Seat; readonly unit: UnitId };
  'deck.refreshing': { readonly seat: Seat };
  /** The activating Unit's Tactics (2C), before all other effects of the start of its activation. */
  'activation.tactics': { readonly unit: UnitId };
  /** About to lose its Hunker tokens as its activation starts. */
  'hunker.losing': { readonly unit: UnitId };
  'activation.start': { readonly unit: UnitId };
  'activation.end': { readonly unit: UnitId };
  'action.making': ActionFacts;
  /** With the characters targeted by attacks of this action, in order. */
  'action.made': ActionFacts & { readonly targets: readonly Target[] };
  moved: { readonly character: CharacterId; readonly move: MoveKind; readonly engagedBefore: readonly CharacterId[] };
  /** Step 1: the kind of attack is declared, no target is chosen. */
  'attack.declaring': Omit<AttackFacts, 'target'>;
  'attack.targeted': AttackFacts;
  'attack.rolling': AttackFacts;
  /** Step 6: 6A is about the attack roll, 6B about the defense roll; one instance for both (R-CARD-2). */
  'attack.modifying': AttackFacts & { readonly roll: DieKind };
  'attack.suffering': AttackFacts & { readonly pool: number };
  'attack.resolved': AttackFacts & {
    readonly attackRoll: readonly Face[];
    readonly defenseRoll: readonly Face[];
    readonly damage: number;
  };
  'wounded.now': { readonly unit: UnitId; readonly rank: Rank; readonly cause: Cause };
  /** The same wound after its causing effect is resolved. */
  wounded: { readonly unit: UnitId; readonly rank: Rank; readonly cause: Cause };
  /** With the Unit whose wound it is for, where it is for one. */
  'momentum.gaining': {
    readonly seat: Seat;
    readonly amount: number;
    readonly cause: Cause;
    readonly unit?: UnitId;
  };
  'momentum.gained': { readonly seat: Seat; readonly amount: number; readonly cause: Cause };
  /** The same gain after its causing effect is resolved. */
  'momentum.resolved': { readonly seat: Seat; readonly amount: number; readonly cause: Cause };
  'condition.gaining': { readonly unit: UnitId; readonly condition: Condition; readonly cause: Cause };
  /** A character is about to resolve a heal. */
  'heal.resolving': { readonly character: CharacterId };
  'hunker.gained': { readonly unit: UnitId };
  'stance.changed': { readonly unit: UnitId };
  /** Step 8, R-TURN-1: control of one objective is about to be determined. */
  'control.determining': { readonly objective: string; readonly tie: boolean };
  'struggle.claimed': { readonly seat: Seat; readonly card: string };
  'ability.used': { readonly unit: UnitId; readonly ability: string };
}

/** What clauses may wait for: triggers of cards (cards/trigger.ts), and moments of a mode. */
export type EventName = keyof TriggerFacts;

/** One instance of a triggering event (R-ABIL-1): each player may use one Reactive for it. */
export type TriggerEvent = {
  [T in EventName]: {
    readonly id: number;
    readonly on: T;
    /** The clauses that waited for it, by name (R-CARD-5). */
    readonly listeners: readonly string[];
  } & TriggerFacts[T];
}[EventName];

/** An attack that is resolved, as it was when it ended. */
export type Resolved = Extract<TriggerEvent, { readonly on: 'attack.resolved' }>;

/** The movers of a game's clock that nest: Strained, "part of a Combat action" and followers look them up. */
export interface Resolution {
  readonly id: number;
  readonly kind: 'activation' | 'action' | 'attack' | 'move' | 'ability' | 'condition' | 'card';
  readonly seat: Seat;
  readonly unit: UnitId | null;
  readonly action: ActionKind | null;
  /** R-COND-3: Strained fires at the end only if the Unit had it when the thing began. */
  readonly strained: boolean;
  /** Events that wait until this thing is resolved, in the order they happened. */
  followers: readonly TriggerEvent[];
  /** Parts of abilities that wait for its end (step 10 of an attack). */
  later: readonly Running[];
  /** Characters targeted by attacks inside, in order. */
  targets: readonly Target[];
  /** What is known of an attack. */
  readonly attack?: Attack;
}
