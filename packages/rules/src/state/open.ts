import type { AttackType, Rank } from '../cards/unitCard.ts';
import type { Running } from '../effects/running.ts';
import type { Decision } from '../machine/decision.ts';
import type { Frame } from '../machine/steps.ts';
import type { Doing, Happening } from '../timing/happening.ts';
import type { ActionKind } from '../turn/actionKind.ts';
import type { CharacterId, Seat, UnitId } from './ids.ts';
import { type Character, copyCharacter, copyUnit, type Unit } from './unit.ts';

/** The sides of the table: two opposite edges (R-SETUP-1). South is the lower edge of a printed map. */
export type Edge = 'south' | 'north';

export interface SeatOpen {
  edge: Edge;
  forceReady: number;
  readonly forcePool: number;
  /** The cards in the Order Deck, sorted: which they are is public, their order is not (HI-01, HI-02). */
  deck: string[];
  discard: string[];
  reserve: string | null;
  /** Cards turned up and not yet put anywhere. */
  revealed: string[];
  removed: string[];
}

export interface Objective {
  readonly key: string;
  x: number;
  y: number;
  z: number;
  active: boolean;
  control: Seat | null;
  priority: boolean;
}

/** Dice waiting for the next attack of a character: Focus, Impact, Sharpshooter (CR-ACT-14, R-KEY-2). */
export interface Waiting {
  readonly character: CharacterId;
  readonly bonus: 'focus' | 'impact' | 'sharpshooter';
}

/** What a card lets wait for the next attack of a character in this activation. */
export interface Bonus {
  readonly character: CharacterId;
  /** Null for either kind. */
  readonly type: AttackType | null;
  readonly dice: number;
  /** Damage for the Damage Pool. */
  readonly pool: number;
  readonly source: string;
  /** It counts for every attack of the action, until that ends. */
  readonly whole: boolean;
  /** What is done in step 10 of that attack. */
  readonly after: Running | null;
}

export interface Activation {
  readonly unit: UnitId;
  readonly origin: 'deck' | 'reserve' | 'shatterpoint';
  /** Actions made, granted ones included (R-ACT-1). */
  made: ActionKind[];
  /** How many of the two regular actions are left. */
  left: number;
  flipped: boolean;
  waiting: Waiting[];
  bonuses: Bonus[];
  /** R-ACT-6: nothing more is begun once the Unit was Wounded in it, even if the token is taken off again. */
  cut: boolean;
  /** Wounds dealt in it, and which Unit each is credited to (R-WND-7). */
  wounds: { readonly by: UnitId | null; readonly rank: Rank }[];
}

/** What a Turn must remember until it ends. */
interface TurnMemory {
  reserved: boolean;
  /** R-ORDER-4: after paying on a Shatterpoint Card the next Unit card cannot be reserved. */
  passed: boolean;
  /** What step 2 found: the Unit to activate and the card that did it. */
  chosen: { readonly unit: UnitId; readonly card: string; readonly origin: Activation['origin'] } | null;
  /** The Unit whose activation this Turn had; checked for defeat in step 10 (CR-TURN-14). */
  activated: UnitId | null;
  /** Events of this Turn that a forgotten Reactive may still answer with consent. */
  happened: Happening[];
  /** Who has used the one Reactive for which event: seat and instance (CR-ABIL-06). */
  reacted: string[];
  /** Coming events in whose place something else happened; the flow that announced one skips it. */
  replaced: number[];
  /** Units that may not be chosen for this Turn's activation. */
  barred: UnitId[];
  /** Whether the active player has turned a wound into a space (MS-ODDS-02). */
  defied: boolean;
}

/** What the game's mode keeps score with; each mode adds its own record. */
// biome-ignore lint/suspicious/noEmptyInterface: modes add their records to it.
export interface Scores {}
export type Score = { [M in keyof Scores]: { readonly mode: M } & Scores[M] }[keyof Scores];

export interface Result {
  readonly winner: Seat | null;
  readonly why: 'struggles' | 'concession' | 'nobody-left' | 'time' | 'mode';
}

/** Events outside the board that the rules read where the ledger says. */
interface Flags {
  missionCritical: boolean;
  timeCalled: boolean;
  corrected: boolean;
}

/** All that both players may see. */
export interface Open {
  /** Entries taken so far; a command names the version it answers. */
  version: number;
  epoch: number;
  /** The newest instance number given to an event or a thing being done. */
  instance: number;
  turn: number;
  firstPlayer: Seat;
  active: Seat;
  seats: [SeatOpen, SeatOpen];
  units: Unit[];
  characters: Character[];
  objectives: Objective[];
  activation: Activation | null;
  memory: TurnMemory;
  doing: Doing[];
  score: Score;
  flags: Flags;
  frames: Frame[];
  decision: Decision | null;
  result: Result | null;
}

const copySeat = (s: SeatOpen): SeatOpen => ({
  edge: s.edge,
  forceReady: s.forceReady,
  forcePool: s.forcePool,
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  reserve: s.reserve,
  revealed: s.revealed.slice(),
  removed: s.removed.slice(),
});

const copyActivation = (a: Activation): Activation => ({
  unit: a.unit,
  origin: a.origin,
  made: a.made.slice(),
  left: a.left,
  flipped: a.flipped,
  waiting: a.waiting.slice(),
  bonuses: a.bonuses.slice(),
  cut: a.cut,
  wounds: a.wounds.slice(),
});

const copyDoing = (d: Doing): Doing => ({
  id: d.id,
  kind: d.kind,
  seat: d.seat,
  unit: d.unit,
  action: d.action,
  strained: d.strained,
  followers: d.followers,
  later: d.later,
  targets: d.targets,
});

/** Written by hand, field by field: search copies positions thousands of times a second. */
export const copyOpen = (o: Open, copyScore: (score: Score) => Score): Open => ({
  version: o.version,
  epoch: o.epoch,
  instance: o.instance,
  turn: o.turn,
  firstPlayer: o.firstPlayer,
  active: o.active,
  seats: [copySeat(o.seats[0]), copySeat(o.seats[1])],
  units: o.units.map(copyUnit),
  characters: o.characters.map(copyCharacter),
  objectives: o.objectives.map((t) => ({
    key: t.key,
    x: t.x,
    y: t.y,
    z: t.z,
    active: t.active,
    control: t.control,
    priority: t.priority,
  })),
  activation: o.activation && copyActivation(o.activation),
  memory: {
    reserved: o.memory.reserved,
    passed: o.memory.passed,
    chosen: o.memory.chosen,
    activated: o.memory.activated,
    happened: o.memory.happened.slice(),
    reacted: o.memory.reacted.slice(),
    replaced: o.memory.replaced.slice(),
    barred: o.memory.barred.slice(),
    defied: o.memory.defied,
  },
  doing: o.doing.map(copyDoing),
  score: copyScore(o.score),
  flags: { missionCritical: o.flags.missionCritical, timeCalled: o.flags.timeCalled, corrected: o.flags.corrected },
  frames: o.frames.slice(),
  decision: o.decision,
  result: o.result,
});
