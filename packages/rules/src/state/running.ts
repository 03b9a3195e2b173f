import type { Face } from '../cards/dice.ts';
import type { Effect } from '../cards/effect.ts';
import type { Cause } from './cause.ts';
import type { Decision } from './decision.ts';
import type { TriggerEvent, Resolved } from './triggerEvent.ts';
import type { Seat, UnitId } from './ids.ts';

/** Who an ability speaks about: its Unit, the event it answers, and the names bound so far. */
export interface Context {
  /** Null for the effects of no player. */
  readonly unit: UnitId | null;
  /** Whose rule it is, where it is no Unit's and yet speaks of an own side. */
  readonly seat?: Seat;
  /** Which rule, where it has a player of its own. */
  readonly rule?: string;
  readonly trigger: TriggerEvent | null;
  /** The attack that a part of an ability has waited for: its dice, its damage, who fought. */
  readonly after?: Resolved;
  /** Names bound by `choose` and `each`, to lasting names of Units, characters or objectives. */
  readonly bound: Readonly<Record<string, string>>;
  /** Force chosen to be spent on a variable cost. */
  readonly spent?: number;
  /** How many the step before took off, spent or gave. */
  readonly done?: number;
  /** Dice rolled by the effect itself. */
  readonly rolls?: Readonly<Record<string, readonly Face[]>>;
}

/** Effects of an ability on their way: the names bound so far, who decides, and whether the step before really happened. */
export interface Running {
  readonly effects: readonly Effect[];
  readonly next: number;
  readonly context: Context;
  readonly cause: Cause;
  readonly seat: Seat;
  readonly did: boolean;
  /** The decision point of choices inside, where they have one of their own. */
  readonly point?: Decision['point'];
}
