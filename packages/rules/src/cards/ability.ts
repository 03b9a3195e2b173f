import type { DieKind, Face } from '../chance/dice.ts';
import type { Scope } from '../state/unit.ts';
import type { ActionKind } from '../turn/actionKind.ts';
import type { Cause } from '../timing/cause.ts';
import type { Trigger } from '../timing/happening.ts';
import type { AttackType, Condition, MoveKind, Range, Rank } from './unitCard.ts';

/**
 * Card abilities as immutable records: a list of clauses in a small typed language. The state holds only their ids;
 * suspended effects hold these nodes, so a game can be stored in the middle of an ability.
 */
export interface Ability {
  readonly id: string;
  readonly name: string;
  /** A `rule` belongs to no Unit and no player: a mission's, a Struggle Card's (CR-GEN-08). */
  readonly kind: 'active' | 'reactive' | 'innate' | 'tactic' | 'identity' | 'battle-tactics' | 'rule';
  /** Force; zero is a cost too (CR-ABIL-12). Absent on abilities that are never paid for. */
  readonly cost?: number;
  /** Where the player chooses what to spend: from the cost up to this. */
  readonly most?: number;
  /** CR-ABIL-02: also uses the Ability action. */
  readonly action?: true;
  readonly clauses: readonly Clause[];
}

export type Clause =
  | { readonly clause: 'use'; readonly effects: readonly Effect[] }
  | {
      readonly clause: 'on';
      readonly event: EventPattern;
      readonly where?: Test;
      /** How often the clause works, where its text says so. */
      readonly limit?: 'turn' | 'activation' | 'game';
      readonly effects: readonly Effect[];
    }
  /** Standing contributions to a query, as long as the test holds: for the characters `for` finds, or this Unit's own. */
  | { readonly clause: 'always'; readonly keyword: Keyword; readonly for?: Selector; readonly where?: Test }
  /** Dice in the pool of an attacker or defender (step 4). */
  | {
      readonly clause: 'pool';
      readonly roll: DieKind;
      readonly attackType?: AttackType;
      readonly dice: Amount;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** Cover that the target of an attack goes without. */
  | { readonly clause: 'pierce'; readonly cover: number | 'all'; readonly for?: Selector; readonly where?: Test }
  /** One kind of move may be made as another instead. */
  | {
      readonly clause: 'swap';
      readonly move: MoveKind;
      readonly into: MoveKind;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** Less Force to spend on abilities, or on the reserve; with a limit the first that fits uses it up (R-CARD-9). */
  | {
      readonly clause: 'cost';
      readonly of: 'ability' | 'reserve';
      readonly less: number;
      readonly limit?: 'turn';
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** This Unit may suffer the price of an ability as damage (R-WND-9). */
  | { readonly clause: 'pay'; readonly with: 'damage'; readonly for?: Selector; readonly where?: Test }
  /** How often the ability may be used in the Unit's own activation (CR-ABIL-21). */
  | { readonly clause: 'uses'; readonly times: number }
  /** Battle Tactics Cards for the Order Deck (CR-BTC-01), all of them or so many of its player's choice. */
  | { readonly clause: 'deck'; readonly cards: readonly string[]; readonly most?: number }
  /** Enemies fitting `by` cannot target characters fitting `target` (CR-GEN-10). */
  | {
      readonly clause: 'forbid';
      readonly targeting: { readonly by: Selector; readonly target: Selector };
      readonly where?: Test;
    };

export type Keyword =
  | { readonly name: 'impact' | 'sharpshooter' | 'cover'; readonly value: number }
  | { readonly name: 'protection' | 'scale' | 'steadfast' }
  | { readonly name: 'immunity'; readonly condition: Condition };

/** A triggering event with the filters printed texts use. */
export interface EventPattern {
  readonly on: Trigger;
  /** Who did it: attacker, mover, actor, wounder. */
  readonly by?: Selector;
  /** To whom: target of an attack, Unit wounded or activated. */
  readonly to?: Selector;
  /** Whose event it is, where it belongs to a player: a Turn, a card, Momentum, a Struggle. */
  readonly player?: 'own' | 'opponent';
  readonly attackType?: AttackType;
  readonly inCombatAction?: true;
  /** What wounded, or what Momentum is gained for. */
  readonly cause?: Cause['by'];
  readonly moves?: readonly MoveKind[];
  readonly action?: ActionKind;
  /** Of step 6, whether it answers in 6A or 6B; 6A where nothing is said. */
  readonly roll?: DieKind;
}

/** Somebody already known to the effect: this Unit, a role of the event, or a name bound by `choose` or `eachOf`. */
export type Ref =
  | 'self'
  | 'attacker'
  | 'target'
  | 'mover'
  | 'event-unit'
  /** Who wounded: the character, or the Unit where its ability did (R-WND-7). */
  | 'wounder'
  /** All who were targeted in the course of the action. */
  | 'targets'
  | { readonly bound: string };

/** A number, or so many for every so many of something. */
export type Amount =
  | number
  | {
      readonly count: 'damage' | 'injured';
      readonly on: Ref;
      readonly per?: number;
      readonly times?: number;
    }
  /** What was chosen to be spent on a variable cost, the surcharge not included (CR-ABIL-18). */
  | { readonly count: 'spent'; readonly times?: number };

export interface Selector {
  readonly of: 'unit' | 'character';
  readonly side: 'self' | 'allied' | 'other-allied' | 'enemy' | 'any';
  readonly tag?: string;
  readonly rank?: readonly Rank[];
  /** Of one of those meant, or of every one. */
  readonly within?: { readonly range: Range; readonly from: Ref; readonly every?: true };
  readonly engagedWith?: Ref;
  /** Contests an Active objective. */
  readonly contesting?: true;
  /** One of those meant. */
  readonly among?: Ref;
  readonly besides?: Ref;
}

export type Test =
  | { readonly test: 'roll-has'; readonly roll: 'attack' | 'defense'; readonly face: Face; readonly atLeast?: number }
  | { readonly test: 'near'; readonly who: Ref; readonly range: Range; readonly of: Ref }
  | { readonly test: 'wounded'; readonly who: Ref }
  | { readonly test: 'hunkered'; readonly who: Ref }
  /** Whether the attack's target would suffer anything from the Damage Pool. */
  | { readonly test: 'would-suffer' }
  /** Whether anybody on the table fits. */
  | { readonly test: 'some'; readonly who: Selector }
  | { readonly test: 'rank'; readonly who: Ref; readonly rank: readonly Rank[] }
  | { readonly test: 'engaged'; readonly who: Ref; readonly with: Ref }
  /** Engaged with the mover when its move began. */
  | { readonly test: 'was-engaged'; readonly who: Ref }
  /** Whether this Unit has wounded a Unit of such a rank in this activation. */
  | { readonly test: 'did-wound'; readonly rank: readonly Rank[] }
  | { readonly test: 'all'; readonly of: readonly Test[] }
  | { readonly test: 'not'; readonly that: Test };

/** What is done to the dice of a roll: one die each, but for rerolls, which take up to so many at once. */
export type DiceChange =
  | { readonly how: 'add'; readonly face: Face }
  | { readonly how: 'remove'; readonly face: Face | 'any' }
  | { readonly how: 'turn'; readonly face: Face | 'any'; readonly to: Face }
  | { readonly how: 'reroll'; readonly face: Face | 'any'; readonly most: number };

/** One of the ways to choose between, by the name its option gets. */
export interface Way {
  readonly name: string;
  readonly effects: readonly Effect[];
}

export type Effect =
  | { readonly do: 'suffer'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'gain'; readonly who: Ref; readonly condition: Condition }
  | { readonly do: 'hunker'; readonly who: Ref }
  | { readonly do: 'refresh'; readonly amount: number }
  | { readonly do: 'heal'; readonly who: Ref; readonly times?: number }
  /** Injured tokens. */
  | { readonly do: 'injure'; readonly who: Ref; readonly tokens: number }
  /** Tokens are taken off; which conditions go, their Unit's player chooses. */
  | {
      readonly do: 'shed';
      readonly who: Ref;
      readonly wounded?: number;
      readonly damage?: number | 'all';
      readonly conditions?: number | 'all';
    }
  /** R-CARD-13: uses up no flip. */
  | { readonly do: 'change-stance'; readonly who: Ref }
  /** The Struggle token goes toward the own Momentum. */
  | { readonly do: 'struggle'; readonly spaces: number }
  /** Optional: a move carries its own decline. Toward or Away of somebody it stays inside the wedge (R-MOVE-5). */
  | {
      readonly do: 'move';
      readonly who: Ref;
      readonly move: MoveKind | readonly MoveKind[];
      readonly by?: 'opponent';
      readonly toward?: Ref;
      readonly away?: Ref;
    }
  /** The range is measured from the Placed character unless the text names somebody else (CR-PLACE-02, CR-PLACE-03). */
  | { readonly do: 'place'; readonly who: Ref; readonly range: Range; readonly from?: Ref }
  /** A granted action: it uses up none of the two, but is made once per activation like all (R-ACT-1). */
  | { readonly do: 'action'; readonly who: Ref; readonly action: ActionKind }
  | { readonly do: 'push' | 'pull'; readonly who: Ref; readonly range: Range; readonly origin: Ref }
  | {
      readonly do: 'attack';
      readonly who: Ref;
      readonly dice?: number;
      readonly types?: readonly AttackType[];
      /** Only these may be targeted. */
      readonly target?: Ref;
    }
  /** Binds a name to one thing the selector finds; nothing found ends the effects. */
  | { readonly do: 'choose'; readonly bind: string; readonly from: Selector }
  /** Runs for everyone the selector finds when it begins, in their player's order (R-ABIL-7). */
  | { readonly do: 'each'; readonly bind: string; readonly from: Selector; readonly effects: readonly Effect[] }
  /** With a price in Momentum it is asked only of a player who can pay it (CR-STRUG-15). */
  | { readonly do: 'may'; readonly effects: readonly Effect[]; readonly by?: 'opponent'; readonly momentum?: number }
  /** One of several, in the player's choice (R-CARD-4); none of them where it is optional. */
  | { readonly do: 'pick'; readonly among: readonly Way[]; readonly optional?: true }
  /** A keyword for a time; numbered ones add up (CR-STACK-03). */
  | { readonly do: 'grant'; readonly who: Ref; readonly keyword: Keyword; readonly until: Scope }
  /** So much of a keyword is lost for a time, all of it where no number is given (CR-STACK-04). */
  | {
      readonly do: 'lose';
      readonly who: Ref;
      readonly keyword: Exclude<Keyword['name'], 'immunity'>;
      readonly value?: number;
      readonly until: Scope;
    }
  /** Changes a roll of the attack now going on, before the charts are read (step 6). */
  | { readonly do: 'dice'; readonly roll: DieKind; readonly change: DiceChange }
  /** This Unit, the defender, suffers half the Damage Pool, the attacking Unit what is left (CR-GEN-12). */
  | { readonly do: 'split-pool' }
  /** A part of an ability already paid for that waits for step 10 of the attack now going on. */
  | { readonly do: 'after-attack'; readonly effects: readonly Effect[] }
  | { readonly do: 'when'; readonly test: Test; readonly effects: readonly Effect[] }
  /** In place of what the event announces: that does not happen. */
  | { readonly do: 'instead' }
  /** Lays the event's order card somewhere. */
  | { readonly do: 'order-card'; readonly to: 'deck-top' | 'deck-bottom' | 'discard' }
  /** Only if something of the step before really happened. */
  | { readonly do: 'if-did'; readonly effects: readonly Effect[] };
