import type { DieKind, Face, Faces } from './dice.ts';
import type { Scope } from './duration.ts';
import type { ActionKind } from './actionKind.ts';
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
  /** Hunker tokens are taken off: so many, all, or as many as its player likes. */
  | { readonly do: 'drop-hunker'; readonly who: Ref; readonly tokens: number | 'all' | 'any' }
  | { readonly do: 'refresh'; readonly amount: Amount }
  | { readonly do: 'heal'; readonly who: Ref; readonly times?: number }
  /** Injured tokens. */
  | { readonly do: 'injure'; readonly who: Ref; readonly tokens: number }
  /** Tokens are taken off; which conditions go, their Unit's player chooses. */
  | {
      readonly do: 'shed';
      readonly who: Ref;
      readonly wounded?: number;
      readonly injured?: number | 'all';
      readonly damage?: number | 'all';
      readonly conditions?: number | 'all';
    }
  /** R-CARD-13: uses up no flip. */
  | { readonly do: 'change-stance'; readonly who: Ref }
  /** At once, wherever it happens. */
  | { readonly do: 'defeat'; readonly who: Ref }
  /** A tag for a time: a printed one, or one bound by `choose-tag`. */
  | { readonly do: 'tag'; readonly who: Ref; readonly tag: string | { readonly bound: string }; readonly until: Scope }
  | { readonly do: 'momentum'; readonly amount: Amount; readonly of?: 'opponent' }
  | { readonly do: 'lose-momentum'; readonly amount: Amount; readonly of?: 'opponent' }
  /** Takes control of an objective, or takes the Control token off it. */
  | { readonly do: 'control'; readonly of: Ref; readonly by: 'own' | 'nobody' }
  /** CR-ORDER-22 to CR-ORDER-24: now, in whoever's Turn. */
  | { readonly do: 'refresh-deck' }
  /** The Struggle token goes toward the own Momentum. */
  | { readonly do: 'struggle'; readonly spaces: Amount }
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
  /** CR-EFF-05: both halves, as an icon does it. */
  | { readonly do: 'shove'; readonly who: Ref; readonly by: Ref }
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
  /** Binds a name to a tag: of somebody, or any there is. */
  | { readonly do: 'choose-tag'; readonly bind: string; readonly of: Ref | 'any' }
  /** Rolls dice outside an attack and binds the roll to a name. */
  | { readonly do: 'roll'; readonly bind: string; readonly die: DieKind; readonly dice: Amount }
  /** So many times over. */
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Whether a test holds counts as what the step did: `if-did` and loops read it. */
  | { readonly do: 'check'; readonly test: Test }
  /** Runs for everyone the selector finds when it begins, in their player's order (R-ABIL-7); or for up to so many. */
  | {
      readonly do: 'each';
      readonly bind: string;
      readonly from: Selector | ObjectiveSelector;
      readonly upTo?: Amount;
      readonly effects: readonly Effect[];
    }
  /** With a price it is asked only of a player who can pay it (CR-STRUG-15); of Force up to `most` where that is said. */
  | {
      readonly do: 'may';
      readonly effects: readonly Effect[];
      readonly by?: 'opponent';
      readonly momentum?: number;
      readonly force?: number;
      readonly most?: number;
    }
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
  | { readonly do: 'dice'; readonly roll: DieKind; readonly change: DiceChange; readonly most?: Amount }
  /** Dice for a pool of the attack now going on, before they are rolled (step 4); fewer where below zero. */
  | { readonly do: 'add-dice'; readonly roll: DieKind; readonly dice: Amount }
  /** What waits for a character's next attack of this activation: dice, damage in the pool, a part in step 10. */
  | {
      readonly do: 'next-attack';
      readonly who: Ref;
      readonly dice?: number;
      readonly pool?: number;
      readonly type?: AttackType;
      /** For every attack of the action now going on, not for one alone. */
      readonly span?: 'action';
      readonly after?: readonly Effect[];
    }
  /** This Unit, the defender, suffers half the Damage Pool, the attacking Unit what is left (CR-GEN-12). */
  | { readonly do: 'split-pool' }
  /** A part of an ability already paid for that waits for step 10 of the attack now going on. */
  | { readonly do: 'after-attack'; readonly effects: readonly Effect[] }
  | {
      readonly do: 'when';
      readonly test: Test;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** In place of what the event announces: that does not happen. */
  | { readonly do: 'instead' }
  /** Lays an order card somewhere: the event's, a Unit's, or the own reserved one. */
  | {
      readonly do: 'order-card';
      readonly of?: Ref | 'reserved';
      readonly to: 'deck-top' | 'deck-bottom' | 'discard' | 'reserve' | 'shuffled';
    }
  /** Only if something of the step before really happened; otherwise what stands beside it. */
  | { readonly do: 'if-did'; readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] };
