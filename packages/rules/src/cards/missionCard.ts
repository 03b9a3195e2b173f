import type { Rank } from './unitCard.ts';

/** What a Defense Die can show. */
export type DefenseFace = 'block' | 'expertise' | 'failure';

/** One map of a Struggle Card: the objectives that are Active, and for each result of the die the one it marks. */
export interface StruggleMap {
  readonly active: readonly string[];
  readonly dice?: Readonly<Partial<Record<DefenseFace, string>>>;
}

/** Priority Objectives: when dice are rolled for them, which of them must be controlled, when their tokens go. */
export interface PriorityRule {
  readonly rule: 'priority';
  readonly dice: 1 | 2;
  readonly roll: 'each-turn' | 'when-none';
  readonly needs: 'any' | 'all';
  readonly cleared: 'with-the-struggle' | 'each-turn' | 'when-scored';
}

/** The opponent of whoever controls so many objectives may exchange the Struggle Card. */
export interface ChangeOfPlansRule {
  readonly rule: 'change-of-plans';
  readonly objectives: number;
}

export type MissionRule = PriorityRule | ChangeOfPlansRule;

/** What both players do before a Unit is chosen with the Shatterpoint Card. */
export type Ploy =
  | { readonly kind: 'pick-one' | 'clear-control' | 'recover' | 'patch-up' }
  | { readonly kind: 'reposition'; readonly rank: Rank };

export interface StruggleCard {
  readonly id: string;
  readonly name: string;
  /** CR-TEAM-13: the symbol that binds it to its Mission Card. */
  readonly set: string;
  readonly phase: 1 | 2 | 3;
  readonly maps: readonly StruggleMap[];
  /** R-DEPLOY-2: who chooses among several maps, where the card itself says so. */
  readonly mapBy?: 'first-player';
  /** An ability Units have while the card is the current one. */
  readonly lends?: { readonly ability: string; readonly to: 'everyone' | 'shatterpoint' };
  /** The rank of Units that are Challenging the Odds. */
  readonly challenging?: Rank;
  readonly ploy?: Ploy;
}

/** CR-TEAM-13: a Mission Card with its Struggle Cards. Places are hundredths of a millimetre from the map's corner. */
export interface MissionCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly objectives: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  readonly rules: readonly MissionRule[];
  readonly struggles: readonly StruggleCard[];
}
