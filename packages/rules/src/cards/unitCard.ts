import type { Face } from './dice.ts';

/** What is printed on cards, as plain immutable records. The rules read them and never change them. */
export type Rank = 'primary' | 'secondary' | 'supporting';
export type Range = 1 | 2 | 3 | 4 | 5;
export type AttackType = 'melee' | 'ranged';

export const CONDITIONS = ['strained', 'disarmed', 'exposed', 'pinned'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const MOVE_KINDS = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** CR-EFF-01: icons that affect the enemy of an attack. */
export const DIRECTED_ICONS = ['damage', 'shove', ...CONDITIONS] as const;
/** CR-EFF-02: icons that affect the one who shows them. */
export const PERSONAL_ICONS = [...MOVE_KINDS, 'heal', 'active'] as const;
export type DirectedIcon = (typeof DIRECTED_ICONS)[number];
export type PersonalIcon = (typeof PERSONAL_ICONS)[number];
export type Icon = DirectedIcon | PersonalIcon;

/** An entry of an Expertise Chart: a result added, a die changed (`from>to`), or an effect icon. */
export type ChartEntry = 'crit' | 'strike' | 'block' | `${Face}>${Face}` | Icon;

export interface ChartRow {
  readonly min: number;
  /** null: and everything above (CR-EXP-05). */
  readonly max: number | null;
  readonly results: readonly ChartEntry[];
}

export interface Chart {
  readonly name: string;
  readonly rows: readonly ChartRow[];
}

export interface TreeOption {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  /** CR-TREE-01: orange options, where the tree is entered. */
  readonly start: boolean;
  readonly effects: readonly Icon[];
}

export interface TreePath {
  readonly from: string;
  readonly to: string;
  /** R-TREE-4: up and down paths are walked both ways. */
  readonly both: boolean;
}

export interface CombatTree {
  readonly options: readonly TreeOption[];
  readonly paths: readonly TreePath[];
}

export interface Stance {
  readonly id: string;
  readonly name: string;
  /** CR-STANCE-11: a null attack is the printed dash. */
  readonly ranged: { readonly range: Range | null; readonly attack: number | null; readonly defense: number };
  readonly melee: { readonly attack: number | null; readonly defense: number };
  readonly charts: { readonly ranged: Chart | null; readonly melee: Chart | null; readonly defense: Chart };
  readonly tree: CombatTree;
}

/** CR-TEAM-16. */
export interface UnitCard {
  readonly id: string;
  readonly name: string;
  readonly uniqueNames: readonly string[];
  /** Unique Names that may not stand in the same strike team. */
  readonly excludes?: readonly string[];
  /** How many Battle Tactics Cards it may add to the Order Deck (CR-BTC-01). */
  readonly battleTactics?: number;
  readonly rank: Rank;
  /** Squad Points of a Primary, Point Cost of the others (CR-TEAM-06). */
  readonly points: number;
  readonly force: number;
  readonly stamina: number;
  readonly durability: number;
  readonly eras: readonly string[];
  readonly tags: readonly string[];
  /** Radius of each character's base, in hundredths of a millimetre. */
  readonly bases: readonly number[];
  readonly stances: readonly Stance[];
  /** Ids of the abilities on the card, in printed order. */
  readonly abilities: readonly string[];
}
