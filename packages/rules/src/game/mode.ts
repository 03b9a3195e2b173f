import type { Ability, Clause, EventPattern } from '../cards/ability.ts';
import type { Amount, ObjectiveSelector, Selector, Test } from '../cards/selector.ts';
import type { AttackType, Chart, Icon, Range } from '../cards/unitCard.ts';
import type { Disc } from './space.ts';
import type { Objective, Score } from '../state/open.ts';
import type { Context } from '../state/running.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import type { Seat, UnitId } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import type { Reason } from '../state/decision.ts';
import type { Machine, Position } from './machine.ts';
import type { ModeReport } from './report.ts';
import type { StepName, Steps } from '../state/frame.ts';

/** Something of a mode that can be attacked: a Defense stat and a chart like a Unit's, but no stance and no conditions. */
export interface TargetObject {
  readonly name: string;
  /** Who defends it. */
  readonly seat: Seat;
  readonly disc: Disc;
  readonly defense: Readonly<Record<AttackType, number>>;
  readonly chart: Chart;
  /**
   * What an attack does to it: the damage of the pool, all at once (`hurtObject`), or something for each option chosen
   * in the tree (`optionChosen`), in place of the options' own effects and of all that charts leave for the end.
   */
  readonly takes: 'damage' | 'options';
  /** Of one that takes options: its boxes, and those that are covered. */
  readonly armor?: Armor;
}

/** KO-ARM-04 to KO-ARM-07: boxes joined by lines, the first of them where covering begins; covered ones by their places. */
export interface Armor {
  readonly boxes: readonly { readonly icons: readonly Icon[]; readonly next: readonly number[] }[];
  readonly covered: readonly number[];
}

/**
 * What a mode does in play, each a step with these locals that flows call by the name the mode gives it. It may ask,
 * roll and open windows: nobody may think it over when the call returns.
 */
interface Deeds {
  /** Pays a price that `canPay` allows; reports the amount that counts as spent. */
  spend: { seat: Seat; amount: number };
  /** An effect of `by` takes Momentum from a player, as much as there is; reports whether any went. */
  lose: { seat: Seat; amount: number; by: Seat };
  /** A gain that was announced and not replaced. It announces itself what has come of it (`gained`). */
  gain: { seat: Seat; amount: number; cause: Cause };
  /** The Struggle token goes toward a player's side. */
  moveToken: { seat: Seat; spaces: number; cause: Cause };
  /** What a wound gives to the opponent of the Wounded Unit's player. */
  wounded: { unit: UnitId; cause: Cause };
  /** Damage to an object; reports the amount dealt. */
  hurtObject: { object: string; amount: number; cause: Cause };
  /** An option was chosen in an attack on an object that takes options. */
  optionChosen: { object: string; attack: number; icons: readonly Icon[] };
  /** What an organiser's call of time does at once. */
  timeCalled: object;
}

/** A step with its locals, for where the mode says which, if any. */
type StepCall = { [S in StepName]: { readonly at: S; readonly locals: Steps[S] } }[StepName];

/** The steps that can be entered with these locals. */
type Taking<L> = { [S in StepName]: [L] extends [Steps[S]] ? S : never }[StepName];

/** What a mode wants to know before a game begins, besides the teams, by its id; each mode that does adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: modes add their plans to it.
export interface ModePlans {}
export type ModePlan = ModePlans[keyof ModePlans];

export interface Brought {
  /** By seat; empty where none was brought. */
  readonly missions: readonly [string, string];
  readonly plan: ModePlan | null;
}

/**
 * A way to play. Flows ask it what a wound, Momentum and a turn's end mean; no flow names a mode.
 * What it does is a step (`does`), what it knows a pure query; what is asked at every decision is kept cheap.
 */
export interface Mode {
  readonly id: string;
  /** Before the first Turn, in order. */
  readonly setup: readonly PlainStepName[];
  /** The steps of every Turn, in order. */
  readonly turn: readonly PlainStepName[];
  readonly does: { readonly [D in keyof Deeds]: Taking<Deeds[D]> };
  /** What comes between keeping the Shatterpoint Card and choosing a Unit with it. */
  readonly shatterpointKept: (p: Position) => StepCall | null;
  /** For each card still face down, next first, the cards it may be: what everyone can work out. */
  readonly unseen: (p: Position) => readonly (readonly string[])[];
  /** Why a game cannot begin with what was brought, as a sentence for people; null when it can. */
  readonly whyNotBrought: (p: Position, brought: Brought) => string | null;
  /** The score at the beginning. */
  readonly freshScore: (brought: Brought) => Score;
  /** What a strike team must bring to it besides squads (CR-TEAM-13); a mission it has no use for is left aside. */
  readonly brings: 'mission' | null;
  readonly report: ModeReport;
  /** Corrections of the score: why one makes no sense, and the correction itself, which asks nobody. */
  readonly whyNotScore: (p: Position, score: Readonly<Record<string, unknown>>) => Reason[];
  readonly correctScore: (g: Machine, score: Readonly<Record<string, unknown>>) => void;
  /** What can be attacked besides characters, and why an attacker may not. */
  readonly objects: (p: Position) => readonly TargetObject[];
  readonly whyNotObject: (p: Position, object: TargetObject, attacker: Character, type: AttackType) => Reason[];
  /** Those that a rule will let it attack when its Turn ends, if it stays where it is and can reach them. */
  readonly objectsLater: (p: Position, attacker: Character) => readonly TargetObject[];
  /** The abilities, by id, that some Unit may have beyond those of its card now. */
  readonly lentAbilities: (p: Position) => readonly string[];
  /** Abilities a Unit has beyond those of its card, by id. */
  readonly grantedAbilities: (p: Position, u: Unit) => readonly string[];
  /** Rules of no Unit now in force: for the game, or with a card (CR-OBJ-16, KO-CARD-03, KO-CARD-08). */
  readonly inForce: (p: Position) => readonly Ability[];
  /** Whose such a rule is; null where the leader makes its choices and it knows no side. */
  readonly playerOf: (p: Position, rule: Ability) => Seat | null;
  /** Whether such a rule is carried out where its card prints it, before all that the leader orders. */
  readonly isOrdered: (clause: Extract<Clause, { clause: 'on' }>) => boolean;
  /** Effects of no player beside those rules, at an event, each under a name of its own and in this order. */
  readonly happensAt: (p: Position, event: TriggerEvent) => readonly GameEffect[];
  /** What only rules of this mode say; null where cards have no word of its own. */
  readonly words: ModeWords | null;
  /** How much Momentum a player has, where a text counts it. */
  readonly momentum: (p: Position, seat: Seat) => number;
  /** CR-STRUG-15: whether a player could pay so much Momentum now. */
  readonly canPay: (p: Position, seat: Seat, price: number) => boolean;
  /** Whether Momentum could come to a player now; where it could not, nothing is announced and nothing answers. */
  readonly canGain: (p: Position, seat: Seat) => boolean;
  /** Whether the Struggle token could go toward a player's side now. */
  readonly canMoveToken: (p: Position, seat: Seat) => boolean;
  /** Why a Unit cannot do something now, or have it done to it; null where nothing of the mode stands against it. */
  readonly barred: (p: Position, unit: UnitId, what: Barred, cause?: Cause) => Reason | null;
  /** How Units are deployed, where not as in the core rules. */
  readonly deployment: (p: Position) => Deployment | null;
  /** A character has chosen the target of an attack. */
  readonly attacked: (g: Machine, attacker: Character) => void;
}

/** What a mode may bar: `ranged` are ranged attacks, `advance` is made as a dash. */
export type Barred = 'move' | 'be-moved' | 'attack' | 'active' | 'reactive' | 'suffer' | 'ranged' | 'advance';

/** Deployment of a card's own (KO-DEP-02). */
export interface Deployment {
  /** Who deploys all squads before the other begins; null where they take turns (CR-DEPLOY-02). */
  readonly first: Seat | null;
  /** Units that are set down in another way. */
  readonly isLeftOut: (u: Unit) => boolean;
  /** Where a player's characters may stand; null where it is the edge and the first character (CR-DEPLOY-04, CR-DEPLOY-05). */
  readonly zone: (seat: Seat) => Zone | null;
}

/** Near one thing, and not near others. */
export interface Zone {
  readonly rule: string;
  readonly within: Reach | null;
  readonly notWithin: readonly Reach[];
}

interface Reach {
  readonly range: Range;
  readonly of: Disc;
}

/** An effect of no player that is a step of the mode. */
export interface GameEffect {
  readonly name: string;
  readonly step: PlainStepName;
}

/** Words of rules that one mode has beside the language of abilities, as it reads them on the open table. */
export interface ModeWords {
  readonly holds: (p: Position, test: Test, at: Context) => boolean;
  /** Null where the language of abilities counts it. */
  readonly counts: (p: Position, amount: Exclude<Amount, number>, at: Context) => number | null;
  /** What comes to an amount. */
  readonly plus: (p: Position, amount: Exclude<Amount, number>, at: Context) => number;
  readonly fits: (p: Position, c: Character, selector: Selector, at: Context) => boolean;
  readonly fitsObjective: (p: Position, objective: Objective, selector: ObjectiveSelector, at: Context) => boolean;
  readonly matches: (pattern: EventPattern, event: TriggerEvent) => boolean;
  /** Whether nobody can control an objective now. */
  readonly barsControl: (p: Position, objective: Objective) => boolean;
  /** Whether words that mean Units mean this one too, though it is not on the battlefield. */
  readonly speaksOf: (p: Position, c: Character, selector: Selector, at: Context) => boolean;
  /** Whether somebody who fits cannot be chosen all the same. */
  readonly barsChoice: (p: Position, name: string, at: Context) => boolean;
  /** Something was chosen by these words: what only once can be is remembered. */
  readonly chose: (g: Machine, from: Selector | ObjectiveSelector, name: string, at: Context) => void;
  /** What is contested and controlled like an Active objective without being one (KO-R-61). */
  readonly pieces: (p: Position) => readonly Objective[];
  /** The player who controls such a piece from now on, or nobody. */
  readonly holdPiece: (g: Machine, piece: string, seat: Seat | null) => void;
  /** Whether a character measures from something that it is aboard of: its base stands nowhere and nobody engages it. */
  readonly aboard: (p: Position, c: Character) => boolean;
}

/** Steps that need nothing but themselves. */
export type PlainStepName = {
  [S in StepName]: Record<string, never> extends Steps[S] ? S : never;
}[StepName];
