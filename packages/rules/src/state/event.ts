import type { DiceChange } from '../cards/effect.ts';
import type { AttackType, Condition, MoveKind } from '../cards/unitCard.ts';
import type { DieKind, Face } from '../cards/dice.ts';
import type { CharacterId, Seat, Target, UnitId } from './ids.ts';
import type { Aimed } from './attack.ts';
import type { Result } from './open.ts';
import type { Duration } from '../cards/duration.ts';
import type { Cause } from './cause.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import type { Place } from './decision.ts';

/** Added to a pool by somebody: every die knows where it comes from. */
export interface DiceSource {
  readonly dice: number;
  readonly from: string;
}

/** One thing that was corrected: whose or what it is, by its lasting name, and which of its fields were set. */
export interface Corrected {
  readonly kind: 'unit' | 'character' | 'objective' | 'card' | 'seat' | 'score';
  readonly of: string;
  readonly fields: readonly string[];
}

/** What happens in every mode, for the log, the board and the texts. Plain facts, no words. */
export type CoreEvent =
  | { readonly event: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly event: 'first-player'; readonly seat: Seat; readonly rolls: readonly (readonly Face[])[] }
  | { readonly event: 'terrain'; readonly table: string }
  | { readonly event: 'deployed'; readonly character: CharacterId; readonly at: Place }
  | { readonly event: 'revealed'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'reserved'; readonly seat: Seat; readonly card: string }
  /** Out of the deck and into reserve. */
  | { readonly event: 'fetched'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'passed'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'card-removed'; readonly seat: Seat; readonly card: string }
  /** At the top card of the own Order Deck; which it is, is not told. */
  | { readonly event: 'looked'; readonly seat: Seat }
  | { readonly event: 'shuffled-in'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'refreshed'; readonly seat: Seat }
  | { readonly event: 'activated'; readonly unit: UnitId; readonly origin: string }
  | { readonly event: 'activation-ended'; readonly unit: UnitId; readonly cut: boolean }
  | { readonly event: 'action'; readonly unit: UnitId; readonly action: ActionKind }
  | { readonly event: 'declined'; readonly character: CharacterId; readonly what: string }
  | { readonly event: 'stance'; readonly unit: UnitId; readonly stance: string }
  | { readonly event: 'ability'; readonly unit: UnitId; readonly ability: string; readonly cost: number }
  /** A rule of no player takes effect. */
  | { readonly event: 'rule'; readonly rule: string }
  | { readonly event: 'force'; readonly seat: Seat; readonly ready: number }
  | {
      readonly event: 'moved';
      readonly character: CharacterId;
      readonly move: MoveKind;
      readonly from: Place;
      readonly to: Place;
    }
  /** The movement that was just told goes on through an ingress point and ends there. */
  | { readonly event: 'ingress'; readonly character: CharacterId; readonly point: string; readonly to: Place }
  | { readonly event: 'placed'; readonly character: CharacterId; readonly from: Place; readonly to: Place }
  | { readonly event: 'pinned-down'; readonly character: CharacterId }
  | {
      readonly event: 'pushed';
      readonly character: CharacterId;
      readonly from: Place;
      readonly to: Place;
      readonly stoppedBy: string | null;
      /** Toward the origin (CR-PUSH-05). */
      readonly pulled?: true;
    }
  | {
      readonly event: 'attack';
      readonly attacker: CharacterId;
      readonly target: Target;
      readonly attackType: AttackType;
      /** Its number: that of its record. */
      readonly number: number;
    }
  | { readonly event: 'pool'; readonly die: DieKind; readonly dice: number; readonly sources: readonly DiceSource[] }
  | { readonly event: 'rolled'; readonly die: DieKind; readonly seat: Seat; readonly faces: readonly Face[] }
  /** A die or several added, removed, turned or rolled again by an effect of step 6. */
  | {
      readonly event: 'dice';
      readonly die: DieKind;
      readonly how: DiceChange['how'];
      readonly from: readonly Face[];
      readonly to: readonly Face[];
      readonly by: string;
    }
  | { readonly event: 'stripped'; readonly die: DieKind; readonly removed: number; readonly by: Condition }
  | {
      readonly event: 'chart';
      readonly die: DieKind;
      readonly name: string;
      readonly expertise: number;
      readonly results: readonly string[];
    }
  | {
      readonly event: 'results';
      readonly attack: readonly Face[];
      readonly defense: readonly Face[];
      readonly successes: number;
    }
  | { readonly event: 'option'; readonly option: string; readonly effects: readonly string[] }
  | { readonly event: 'tree-ended'; readonly lost: number }
  | { readonly event: 'pool-damage'; readonly amount: number; readonly from: string }
  | { readonly event: 'pool-split'; readonly kept: number; readonly turned: number }
  /** A keyword of the defender has taken one damage off the pool, or prevented a push; by these abilities. */
  | {
      readonly event: 'withstood';
      readonly character: CharacterId;
      readonly keyword: 'protection' | 'steadfast';
      readonly sources: readonly string[];
    }
  | {
      readonly event: 'attack-resolved';
      readonly attacker: CharacterId;
      readonly target: Target;
      readonly damage: number;
      /** All that the attack was, frozen as it ends. */
      readonly record: Aimed;
    }
  | { readonly event: 'suffered'; readonly unit: UnitId; readonly amount: number; readonly cause: Cause }
  | { readonly event: 'healed'; readonly unit: UnitId; readonly what: Condition | 'damage' }
  | {
      readonly event: 'condition';
      readonly unit: UnitId;
      readonly condition: Condition;
      readonly gained: boolean;
      readonly cause: Cause | null;
    }
  /** Less than zero: so much of it is lost. */
  | {
      readonly event: 'keyword';
      readonly unit: UnitId;
      readonly keyword: string;
      readonly value: number;
      readonly until: Duration;
    }
  | { readonly event: 'hunker'; readonly unit: UnitId; readonly tokens: number; readonly why: string }
  | { readonly event: 'wounded'; readonly unit: UnitId; readonly cause: Cause }
  /** Wounded tokens or damage taken off by an effect. */
  | { readonly event: 'shed'; readonly unit: UnitId; readonly wounded: number; readonly damage: number }
  /** An Injured token taken off; so many are left. */
  | { readonly event: 'recovered'; readonly unit: UnitId; readonly tokens: number }
  | { readonly event: 'injured'; readonly unit: UnitId; readonly tokens: number }
  | { readonly event: 'defeated'; readonly unit: UnitId }
  /** Taken by the Units that counted; seat null when a Control token is taken off. */
  | {
      readonly event: 'control';
      readonly objective: string;
      readonly seat: Seat | null;
      readonly by?: readonly UnitId[];
    }
  /** A figure of a mode that has no words of its own. */
  | { readonly event: 'mode'; readonly what: string; readonly amount: number }
  | {
      readonly event: 'corrected';
      readonly by: Seat | 'arbiter';
      readonly what: string;
      /** The same one by one, with the fields that were set. */
      readonly each: readonly Corrected[];
      readonly why: string;
    }
  | { readonly event: 'flag'; readonly flag: string }
  | { readonly event: 'undone'; readonly to: number; readonly by: Seat | 'arbiter' }
  | { readonly event: 'over'; readonly result: Result };

/** What happens in one mode alone, by its id: each mode adds its own. The name of an event belongs to one mode. */
// biome-ignore lint/suspicious/noEmptyInterface: modes add their events to it.
export interface ModeEvents {}

export type GameEvent = CoreEvent | ModeEvents[keyof ModeEvents];

/** The event of a name, also where several names say the same things. */
export type EventCalled<N extends string> = GameEvent extends infer E
  ? E extends { readonly event: infer Names }
    ? N extends Names
      ? E
      : never
    : never
  : never;
