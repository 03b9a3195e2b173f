import type { Disc } from '@faultline/geometry';
import type { MoveKind, Range } from '../cards/unitCard.ts';
import type { Place, Reason, ToolPlacement, Vector } from '../state/decision.ts';
import type { Position, Random } from './machine.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Edge } from '../state/open.ts';

interface Measured {
  readonly holds: boolean;
  /** Edge to edge in the plan, hundredths of a millimetre. */
  readonly distance: number;
  readonly allowed: number;
}

interface Seen {
  readonly holds: boolean;
  readonly blockedBy: string | null;
}

interface Exit {
  readonly name: string;
  readonly at: Place;
}

interface Pushed {
  readonly to: Place;
  readonly travelled: number;
  readonly stoppedBy: string | null;
}

/** Who moves or is set down: a character, or something else on a base, by its disc. */
export type Mover = CharacterId | Disc;

/**
 * Every spatial question the flows ask. Geometry answers it in the software;
 * people at a real table could answer it as well. All answers carry their facts. An `axis` binds a move that goes
 * Toward or Away: the middle of its wedge (R-MOVE-5).
 */
export interface Space {
  readonly within: (p: Position, a: Disc, b: Disc, range: Range) => Measured;
  readonly sameElevation: (p: Position, a: Disc, b: Disc) => boolean;
  readonly sight: (p: Position, from: Disc, to: Disc) => Seen;
  /** The terrain part that gives cover to the defender, or null (CR-COVER-04, CR-COVER-05). */
  readonly coveringPart: (p: Position, attacker: Disc, defender: Disc) => string | null;
  readonly edgeDistance: (p: Position, disc: Disc, edge: Edge) => number;
  /** The height at which an objective token lies at a spot; null where it can lie nowhere (CR-SETUP-15, CR-SETUP-16). */
  readonly tokenHeight: (p: Position, x: number, y: number) => number | null;
  /** The heights of the surfaces at a spot, the ground first. */
  readonly heights: (p: Position, x: number, y: number) => readonly number[];
  /** Why a character's base may not rest at a place; empty when it may. */
  readonly whyNotRest: (p: Position, mover: Mover, at: Place) => readonly Reason[];
  /** Why a token may not lie at a place: it needs a surface and hardly any room, and lies on bases and under them (R-OVER-1). */
  readonly whyNotLie: (p: Position, token: Disc) => readonly Reason[];
  readonly whyNotMove: (
    p: Position,
    mover: Mover,
    move: MoveKind,
    to: Place,
    tool: ToolPlacement,
    axis?: Vector,
  ) => readonly Reason[];
  /** The tool that takes the character there; where none does, the tool laid straight toward the place. */
  readonly findTool: (p: Position, mover: Mover, move: MoveKind, to: Place, axis?: Vector) => ToolPlacement;
  readonly sampleMove: (
    p: Position,
    mover: Mover,
    move: MoveKind,
    random: Random,
    axis?: Vector,
  ) => { readonly to: Place; readonly tool: ToolPlacement } | null;
  /** The ingress points behind which a character that would stop at a place may be set down (CR-INGR-01 to CR-INGR-05). */
  readonly exits: (p: Position, character: CharacterId, from: Place) => readonly Exit[];
  readonly whyNotExit: (p: Position, character: CharacterId, from: Place, exit: string, to: Place) => readonly Reason[];
  readonly sampleExit: (p: Position, character: CharacterId, from: Place, exit: string, random: Random) => Place | null;
  /** Where a character may be Placed within a range of an origin (DP-36). */
  readonly hasPlace: (p: Position, character: CharacterId, origin: Disc, range: Range) => boolean;
  readonly whyNotPlace: (
    p: Position,
    character: CharacterId,
    origin: Disc,
    range: Range,
    to: Place,
  ) => readonly Reason[];
  readonly samplePlace: (
    p: Position,
    character: CharacterId,
    origin: Disc,
    range: Range,
    random: Random,
  ) => Place | null;
  readonly push: (p: Position, character: CharacterId, direction: Vector, range: Range) => Pushed;
}

export type { Disc };
