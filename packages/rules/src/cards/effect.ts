import type { DieKind, Face, Faces } from '../chance/dice.ts';
import type { Scope } from '../state/unit.ts';
import type { ActionKind } from '../turn/actionKind.ts';
import type { Keyword } from './ability.ts';
import type { Amount, ObjectiveSelector, Ref, Selector, Test } from './selector.ts';
import type { AttackType, Condition, MoveKind, Range } from './unitCard.ts';

/** What is done to the dice of a roll: one die each, but for rerolls, which take up to so many at once. */
export type DiceChange =
  | { readonly how: 'add'; readonly face: Face }
  | { readonly how: 'remove'; readonly face: Faces }
  | { readonly how: 'turn'; readonly face: Faces; readonly to: Face }
  | { readonly how: 'reroll'; readonly face: Faces; readonly most: number };

/** One of the ways to choose between, by the name its option gets. */
export interface Way {
  readonly name: string;
  readonly effects: readonly Effect[];
}

export type Effect =
  | { readonly do: 'suffer'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'gain'; readonly who: Ref; readonly condition: Condition }
  | { readonly do: 'hunker'; readonly who: Ref }
  | { readonly do: 'refresh'; readonly amount: Amount }
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
  | { readonly do: 'choose'; readonly bind: string; readonly from: Selector | ObjectiveSelector }
  /** Runs for everyone the selector finds when it begins, in their player's order (R-ABIL-7). */
  | {
      readonly do: 'each';
      readonly bind: string;
      readonly from: Selector | ObjectiveSelector;
      readonly effects: readonly Effect[];
    }
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
