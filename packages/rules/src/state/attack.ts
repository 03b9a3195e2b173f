import type { DieKind, Face } from '../cards/dice.ts';
import type { DiceChange } from '../cards/effect.ts';
import type { AttackType, ChartEntry } from '../cards/unitCard.ts';
import type { DiceSource } from './event.ts';
import type { CharacterId, Seat, Target, UnitId } from './ids.ts';

/** Where an attack stands; effects that change its pools, rolls or damage are open in one of these each. */
export type AttackStep =
  | 'type'
  | 'target'
  | 'pools'
  | 'roll'
  | 'modify'
  | 'charts'
  | 'results'
  | 'tree'
  | 'damage'
  | 'after'
  /** All ten are done; what answers the attack and what waited for its end comes now. */
  | 'over';

export interface Pool {
  readonly dice: number;
  readonly sources: readonly DiceSource[];
}

export interface ExtraDice extends DiceSource {
  readonly roll: DieKind;
}

/** What was done to a roll after it was rolled: by an ability, a condition or a chart, in order. */
export interface RollChange {
  readonly how: DiceChange['how'] | 'strip' | 'chart';
  readonly from: readonly Face[];
  readonly to: readonly Face[];
  readonly by: string;
}

export interface Roll {
  /** As the dice came up. */
  readonly rolled: readonly Face[];
  /** As they lie now. */
  readonly faces: readonly Face[];
  readonly changes: readonly RollChange[];
}

export interface ChartResult {
  readonly name: string;
  readonly expertise: number;
  readonly results: readonly ChartEntry[];
}

/**
 * One attack, from its kind to its end: written by the ten steps, kept until its entry of `resolutions` closes,
 * and read by whoever wants to know. Never changed in place (changeAttack).
 */
export interface Attack {
  /** Its instance number. */
  readonly attack: number;
  readonly step: AttackStep;
  /** CR-ATK-07: attacker and defender are fixed for the whole attack; no target is chosen at the first step. */
  readonly attacker: CharacterId;
  readonly target: Target | null;
  readonly attackType: AttackType;
  /** The number of dice an effect names, or null for the printed stat (R-ATK-2). */
  readonly dice: number | null;
  readonly inCombatAction: boolean;
  readonly seat: Seat;
  /** Dice that effects have added to a pool, or taken from it. */
  readonly extra: readonly ExtraDice[];
  readonly pools: Readonly<Record<DieKind, Pool>>;
  readonly rolls: Readonly<Record<DieKind, Roll>>;
  /** CR-COND-12, CR-COND-15: whose expertise cannot be used in this attack. */
  readonly barred: Readonly<Record<DieKind, boolean>>;
  readonly charts: Readonly<Record<DieKind, ChartResult | null>>;
  /** R-CARD-20: whose chart a side may use in place of its own; absent where nobody has lent one. */
  readonly lent?: Readonly<Partial<Record<DieKind, UnitId>>>;
  /** Whether its heals may take a condition off an ally Engaged with the defender instead; absent where not. */
  readonly mends?: true;
  readonly successes: number;
  /** Successes not yet used. */
  readonly left: number;
  /** The options chosen in the tree, in order. */
  readonly path: readonly string[];
  /** R-TREE-2: Active icons are stored until 10A. */
  readonly actives: number;
  /** CR-KEY-09: whether a Shove of this walk has met Steadfast. */
  readonly shoved: boolean;
  /** CR-DMG-02: the Damage Pool, and what each part of it comes from; behind step 9 what Protection left of it. */
  readonly pool: number;
  readonly pooled: readonly { readonly amount: number; readonly from: string }[];
  /** R-CARD-16: both halves were suffered as an ability shared the pool; `pool` is the defender's. */
  readonly split: boolean;
  /** The event that announced the damage of the pool; 0 before it. */
  readonly announced: number;
  /** What the defender's Unit suffered from the pool. */
  readonly suffered: number;
  /** Boxes of an Armored Target that its options have covered, in order; absent before the first. */
  readonly covered?: readonly number[];
  /** Units that this attack Wounded. */
  readonly wounded: readonly UnitId[];
}

/** An attack whose target is chosen. */
export type Aimed = Attack & { readonly target: Target };

/** What is known of an attack once its target is chosen. */
export interface Declared
  extends Pick<Attack, 'attack' | 'attacker' | 'attackType' | 'dice' | 'inCombatAction' | 'seat'> {
  readonly target: Target;
  readonly extra?: readonly ExtraDice[];
}

const NO_ROLL: Roll = { rolled: [], faces: [], changes: [] };
const NO_POOL: Pool = { dice: 0, sources: [] };

export const freshAttack = (
  called: Pick<Attack, 'attack' | 'attacker' | 'attackType' | 'dice' | 'inCombatAction' | 'seat'>,
): Attack => ({
  attack: called.attack,
  step: 'type',
  attacker: called.attacker,
  target: null,
  attackType: called.attackType,
  dice: called.dice,
  inCombatAction: called.inCombatAction,
  seat: called.seat,
  extra: [],
  pools: { attack: NO_POOL, defense: NO_POOL },
  rolls: { attack: NO_ROLL, defense: NO_ROLL },
  barred: { attack: false, defense: false },
  charts: { attack: null, defense: null },
  successes: 0,
  left: 0,
  path: [],
  actives: 0,
  shoved: false,
  pool: 0,
  pooled: [],
  split: false,
  announced: 0,
  suffered: 0,
  wounded: [],
});
