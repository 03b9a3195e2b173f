import type { DieKind, Faces } from './dice.ts';
import type { RulePlayer } from './operationCard.ts';
import type { ActionKind } from './actionKind.ts';
import type { CauseKind } from './causeKind.ts';
import type { TriggerName } from './trigger.ts';
import type { Effect } from './effect.ts';
import type { Amount, ObjectiveSelector, Selector, Test } from './selector.ts';
import type { AttackType, Condition, MoveKind, Range } from './unitCard.ts';

/**
 * Card abilities as immutable records: a list of clauses in a small typed language. The state holds only their ids;
 * suspended effects hold these nodes, so a game can be stored in the middle of an ability.
 */
export interface Ability {
  readonly id: string;
  readonly name: string;
  /** A `rule` belongs to no Unit and no player: a mission's, a Struggle Card's (CR-GEN-08). */
  readonly kind: 'active' | 'reactive' | 'innate' | 'tactic' | 'identity' | 'battle-tactics' | 'rule';
  /** Of a rule with a player of its own: they choose, and `own` and `allied` are theirs (KO-ROLE-03). */
  readonly by?: RulePlayer;
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
  /** Cover that the target of an attack goes without, or its Protection. */
  | {
      readonly clause: 'pierce';
      readonly cover?: number | 'all';
      readonly protection?: true;
      readonly attackType?: AttackType;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** Dice of an attacker's or defender's roll that no effect of the other player changes (R-CARD-21). */
  | {
      readonly clause: 'firm';
      readonly roll: DieKind;
      readonly face: Faces;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** How far the heals of a character's Combat Tree Options reach in its attacks (CR-EFF-08). */
  | {
      readonly clause: 'heal-range';
      readonly range: Range;
      readonly attackType?: AttackType;
      readonly inCombatAction?: true;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** One kind of move may be made as another instead, perhaps for damage that the Unit suffers first (R-CARD-18). */
  | {
      readonly clause: 'swap';
      readonly move: MoveKind;
      readonly into: MoveKind;
      readonly suffers?: number;
      readonly for?: Selector;
      readonly where?: Test;
    }
  /**
   * Less Force to spend on abilities, on their surcharge alone or on the reserve, or more of it; with a limit the first
   * that fits uses it up (R-CARD-9).
   */
  | {
      readonly clause: 'cost';
      readonly of: 'ability' | 'surcharge' | 'reserve';
      readonly less?: number | 'all';
      readonly more?: number;
      readonly limit?: 'turn';
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** This Unit may suffer the price of an ability as damage (R-WND-9). */
  | { readonly clause: 'pay'; readonly with: 'damage'; readonly for?: Selector; readonly where?: Test }
  /** How often the ability may be used in the Unit's own activation (CR-ABIL-21). */
  | { readonly clause: 'uses'; readonly times: number }
  /** How often the Unit may make an action in its activation, where a text allows more than CR-ACT-11. */
  | { readonly clause: 'actions'; readonly action: ActionKind; readonly times: number }
  /** A Tag for every allied Unit that has another, this one included (R-CARD-32). */
  | { readonly clause: 'tag'; readonly tag: string; readonly of: string }
  /** Lifts a prohibition of the rules. */
  | {
      readonly clause: 'permit';
      readonly what: 'hunker-while-engaged' | 'climb-while-engaged';
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** What cannot be done: putting the order card into reserve, pushing or pulling by abilities. */
  | {
      readonly clause: 'bar';
      readonly what: 'reserving' | 'pushing';
      readonly for?: Selector;
      readonly where?: Test;
    }
  /** Of an objective this Unit contests: its player wins ties, or keeps the Control token from the opponent. */
  | { readonly clause: 'control'; readonly rule: 'wins-ties' | 'keeps'; readonly where?: Test }
  /**
   * Where this Unit is deployed: within such a Range of its squad's first Primary character, right behind it where it goes
   * first; or others of the squad beside this Unit (R-CARD-22).
   */
  | { readonly clause: 'deploy'; readonly range: Range; readonly first?: true; readonly beside?: Selector }
  /** Battle Tactics Cards for the Order Deck (CR-BTC-01), all of them or so many of its player's choice. */
  | { readonly clause: 'deck'; readonly cards: readonly string[]; readonly most?: number }
  /** Enemies fitting `by` cannot target characters fitting `target` (CR-GEN-10). */
  | {
      readonly clause: 'forbid';
      readonly targeting: { readonly by: Selector; readonly target: Selector; readonly attackType?: AttackType };
      readonly where?: Test;
    };

export type Keyword =
  | { readonly name: 'impact' | 'sharpshooter' | 'cover'; readonly value: number }
  | { readonly name: 'protection' | 'scale' | 'steadfast' }
  | { readonly name: 'immunity'; readonly condition: Condition };

/** A triggering event with the filters printed texts use. */
export interface EventPattern {
  readonly on: TriggerName;
  /** Who did it: attacker, mover, actor, wounder. */
  readonly by?: Selector;
  /** To whom: target of an attack, Unit wounded or activated. */
  readonly to?: Selector;
  /** Whose event it is, where it belongs to a player: a Turn, a card, Momentum, a Struggle. */
  readonly player?: 'own' | 'opponent';
  readonly attackType?: AttackType;
  readonly inCombatAction?: true;
  /** What wounded, or what Momentum is gained for. */
  readonly cause?: CauseKind;
  readonly moves?: readonly MoveKind[];
  /** Which conditions would be gained. */
  readonly conditions?: readonly Condition[];
  /** Which objective it is about, and whether it is tied. */
  readonly objective?: ObjectiveSelector;
  readonly tie?: true;
  readonly action?: ActionKind;
  /** Of step 6, whether it answers in 6A or 6B; 6A where nothing is said. */
  readonly roll?: DieKind;
}
