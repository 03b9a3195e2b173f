import type { DieKind, Faces } from './dice.ts';
import type { AttackType, Condition, Range, Rank } from './unitCard.ts';

/** Who is meant, how many, and what must hold: the parts of card texts that only look. */

/** Somebody or something already known: this Unit, a role of the event, or a name bound by `choose` or `each`. */
export type Ref =
  | 'self'
  | 'attacker'
  | 'target'
  | 'mover'
  /** The Unit of the event, or the one its order card belongs to. */
  | 'event-unit'
  /** Who wounded: the character, or the Unit where its ability did (R-WND-7). */
  | 'wounder'
  /** All who were targeted in the course of the action. */
  | 'targets'
  /** The Unit now activating, or chosen to. */
  | 'activating'
  /** The objective of the event. */
  | 'event-objective'
  /** The one a standing clause is asked about. */
  | 'it'
  | { readonly bound: string };

/** Every filter must fit. */
export interface Selector {
  readonly of: 'unit' | 'character';
  readonly side: 'self' | 'allied' | 'other-allied' | 'enemy' | 'any';
  /** One of these. */
  readonly tag?: string | readonly string[];
  readonly allTags?: readonly string[];
  readonly rank?: readonly Rank[];
  /** Of one of those meant, or of every one; `other`: of another than itself (R-CARD-15). */
  readonly within?: { readonly range: Range; readonly from: Ref; readonly every?: true; readonly other?: true };
  /** So many who fit are within a range of it. */
  readonly near?: { readonly range: Range; readonly of: Selector; readonly atLeast: number };
  /** In Line of Sight of one of those meant. */
  readonly seenBy?: Ref;
  readonly engaged?: boolean;
  readonly engagedWith?: Ref;
  /** Contests an Active objective, or the one meant. */
  readonly contesting?: true | Ref;
  readonly wounded?: boolean;
  /** Has a Wounded or an Injured token. */
  readonly hurt?: boolean;
  readonly hunkered?: boolean;
  /** Has one of these. */
  readonly condition?: readonly Condition[];
  readonly activating?: boolean;
  /** One of those meant. */
  readonly among?: Ref;
  readonly besides?: Ref;
  /** Or whoever fits these words instead. */
  readonly or?: Selector;
}

export interface ObjectiveSelector {
  readonly of: 'objective';
  /** Only Active ones unless told otherwise; `any`: whether Active or not. */
  readonly active?: boolean | 'any';
  readonly controlledBy?: 'own' | 'opponent' | 'not-own';
  /** By one of those meant, or by every one. */
  readonly contestedBy?: Ref;
  readonly contestedByAll?: Ref;
  readonly within?: { readonly range: Range; readonly from: Ref };
}

/** A roll of the attack now going on or just resolved, or one bound by `roll`. */
export type RollRef = DieKind | { readonly bound: string };

type Counted =
  /** Of tokens, `wounds` are Wounded and Injured ones together. */
  | { readonly count: 'damage' | 'injured' | 'wounded' | 'wounds' | 'hunker' | 'conditions'; readonly on: Ref }
  /** What was chosen to be spent on a variable cost, the surcharge not included (CR-ABIL-18). */
  | { readonly count: 'spent' }
  /** How many the step before took off, spent or gave. */
  | { readonly count: 'done' }
  | { readonly count: 'faces'; readonly roll: RollRef; readonly face: Faces }
  /** Tags that two Units have in common. */
  | { readonly count: 'shared-tags'; readonly of: Ref; readonly with: Ref }
  | { readonly count: 'found'; readonly of: Selector | ObjectiveSelector }
  | { readonly count: 'force' }
  | { readonly count: 'momentum'; readonly of: 'own' | 'opponent' }
  /** Damage the defender suffered from the pool of the attack just resolved. */
  | { readonly count: 'dealt' };

/** A number, or so many for every so many of something. */
export type Amount = number | (Counted & { readonly per?: number; readonly times?: number });

export type Test =
  | { readonly test: 'roll-has'; readonly roll: RollRef; readonly face: Faces; readonly atLeast?: number }
  | { readonly test: 'near'; readonly who: Ref; readonly range: Range; readonly of: Ref }
  | { readonly test: 'wounded'; readonly who: Ref }
  | { readonly test: 'hunkered'; readonly who: Ref }
  /** Whether the attack's target would suffer anything from the Damage Pool. */
  | { readonly test: 'would-suffer' }
  /** Whether one of those meant fits. */
  | { readonly test: 'is'; readonly who: Ref; readonly a: Selector }
  /** Whether anybody or anything on the table fits. */
  | { readonly test: 'some'; readonly who: Selector | ObjectiveSelector; readonly atLeast?: number }
  | { readonly test: 'rank'; readonly who: Ref; readonly rank: readonly Rank[] }
  | { readonly test: 'engaged'; readonly who: Ref; readonly with: Ref }
  /** Engaged with the mover when its move began. */
  | { readonly test: 'was-engaged'; readonly who: Ref }
  /** Stands higher than the height a move noted when it began. */
  | { readonly test: 'ended-higher'; readonly who: Ref; readonly began: string }
  /** Whether this Unit has wounded a Unit of such a rank in this activation. */
  | { readonly test: 'did-wound'; readonly rank: readonly Rank[] }
  /** Became Wounded by the ability now resolving, or by the attack just resolved, and still is. */
  | { readonly test: 'wounded-by-this'; readonly who: Ref }
  | { readonly test: 'stance'; readonly who: Ref; readonly stance: string }
  /** Where the Unit's order card lies. */
  | { readonly test: 'order-card'; readonly of: Ref; readonly in: readonly ('deck' | 'reserve' | 'discard')[] }
  /** Whether the own deck or reserve holds a card, or one of a Unit that fits. */
  | { readonly test: 'zone-holds'; readonly zone: 'deck' | 'reserve'; readonly a?: Selector }
  /** How the Unit now activating was chosen. */
  | { readonly test: 'activated-from'; readonly origin: 'deck' | 'reserve' | 'shatterpoint' }
  | { readonly test: 'attack-type'; readonly type: AttackType }
  /** Whether the attack is part of a Combat action. */
  | { readonly test: 'combat-action' }
  | { readonly test: 'more'; readonly of: Amount; readonly than: Amount }
  | { readonly test: 'all'; readonly of: readonly Test[] }
  | { readonly test: 'any'; readonly of: readonly Test[] }
  | { readonly test: 'not'; readonly that: Test };
