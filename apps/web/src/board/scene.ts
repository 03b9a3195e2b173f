import type { ComponentChild } from 'preact';
import type { Live } from '../ui/signal.ts';

/**
 * Everything the board draws. It knows no rules: it is given positions, areas and overlays, and gives back intents.
 * Lengths are hundredths of a millimetre, y grows to the north.
 */
export interface Scene {
  readonly size: number;
  readonly parts: readonly ScenePart[];
  readonly ladders: readonly Spot[];
  /** All there is to know of the terrain, for a view that shows more of it than its parts from above. */
  readonly table?: {
    readonly parts: readonly { readonly name: string; readonly footprint: Rings }[];
    readonly ingress: readonly (Spot & { readonly z: number; readonly group: string })[];
  };
  readonly bases: readonly SceneBase[];
  readonly objectives: readonly SceneObjective[];
  /** What else lies there, by modes that have such. */
  readonly things: readonly SceneThing[];
  readonly areas: readonly SceneArea[];
  readonly planned: Live<Planned>;
  /** Where suggestions would lead. */
  readonly ghosts?: readonly Ghost[];
  readonly wedge: Wedge | null;
  readonly ruler: SceneRuler | null;
  /** What the other side moved last. */
  readonly trails: readonly Trail[];
  /** What a small screen should show now. */
  readonly focus: Box | null;
  /** What alone is not dimmed, where somebody shows what matters. */
  readonly holes?: readonly Hole[];
  /** Which decision it is: the camera moves by itself once for each. */
  readonly version: number;
}

/** What follows a plan, and so a hand that drags. */
export interface Planned {
  /** The parts that stand in somebody's way, by name. */
  readonly lit: readonly string[];
  /** Pairs of bases that are tied together. */
  readonly ties: readonly Tie[];
  readonly sights: readonly SceneSight[];
  /** By the keys of the objectives; the same record for as long as it says the same. */
  readonly contests: Readonly<Record<string, Contest>>;
  readonly ghost: Ghost | null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hole extends Spot {
  readonly r: number;
}

/** Rings of alternating x and y, even-odd. */
type Rings = readonly (readonly number[])[];

export interface ScenePart {
  readonly name: string;
  readonly rings: Rings;
  readonly bottom: number;
  readonly top: number;
  /** How many Elevations its top lies above the ground, two at most. */
  readonly level: 0 | 1 | 2;
  readonly blocked: boolean;
  /** Somebody can stand on it. */
  readonly walkable: boolean;
  /** Written on it: its height. */
  readonly height: string | null;
}

export interface SceneBase extends Spot {
  readonly name: string;
  readonly label: string;
  /** Right after the label, and quieter: how high it stands, or that it stands under something. */
  readonly lift: string;
  /** Which of its Unit it is, where there are several: what is left of the label on a crowded board. */
  readonly brief: string;
  readonly side: 'a' | 'b';
  readonly r: number;
  readonly z: number;
  readonly emblem: string;
  readonly rank?: 'primary' | 'secondary' | 'supporting';
  readonly activated: boolean;
  readonly wounded: boolean;
  /** Damage as a share of Stamina. */
  readonly hurt: number;
  /** A part of the terrain lies over it. */
  readonly under: boolean;
  readonly injured: number;
  readonly hunker: number;
  readonly conditions: readonly string[];
  readonly selected: boolean;
  /** May be chosen now. */
  readonly choice: boolean;
  readonly threatened: boolean;
  /** Could be attacked, but not best. */
  readonly aimed?: boolean;
  /** Can be dragged to a new place. */
  readonly movable: boolean;
}

export interface SceneObjective extends Spot {
  readonly key: string;
  readonly z: number;
  readonly r: number;
  readonly active: boolean;
  readonly priority: boolean;
  readonly side: 'a' | 'b' | null;
}

/** Something that draws itself: over objectives and below bases of its height. */
export interface SceneThing {
  readonly z: number;
  readonly draw: (frame: Frame) => ComponentChild;
  /** What a view makes of it that draws no page; what has none is only written. */
  readonly body?: ThingBody;
}

/** What lies there, by its looks. */
export interface ThingBody extends Spot {
  readonly kind: 'mark' | 'piece' | 'token';
  readonly z: number;
  readonly r: number;
  readonly side: 'a' | 'b' | null;
  /** The sign on it; of what lies face down there is none. */
  readonly sign: string | null;
  /** Round its rim, a path about the middle of a circle of this radius. */
  readonly outline: string | null;
  /** Damage on it. */
  readonly load: number;
  /** By which its short card is asked for. */
  readonly name?: string;
  readonly title: string;
  /** Written beside it. */
  readonly label?: string;
}

/** From the table to the drawing, whose unit is a millimetre and whose y grows downward. */
export interface Frame {
  readonly size: number;
  /** The northern edge is below. */
  readonly flipped: boolean;
  /** Millimetres for one pixel on the screen, about: for lines and letters. */
  readonly pixel: number;
  /** Where a view that is not flat has a spot, by its height too. */
  readonly project?: (spot: Spot & { readonly z?: number }) => Spot;
}

/** How an objective is contested. */
export interface Contest {
  /** The distance within which it is contested. */
  readonly ring: number;
  /** Who contests it, and who would hold it. */
  readonly count: {
    readonly a: number;
    readonly b: number;
    readonly holder: 'a' | 'b' | null;
    readonly planned: boolean;
  } | null;
}

export interface SceneArea {
  readonly z: number;
  readonly rings: Rings;
}

export interface Tie {
  /** The same for as long as these two are tied. */
  readonly key: string;
  readonly from: Spot & { readonly r: number };
  readonly to: Spot & { readonly r: number };
  readonly planned: boolean;
  /** One of the two goes with a hand that drags. */
  readonly carried: boolean;
}

/** A line of sight; a blocked one ends at what blocks it. */
export interface SceneSight {
  readonly name: string;
  readonly from: Spot;
  readonly to: Spot;
  /** Where it is stopped; null when it is free. */
  readonly stop: Spot | null;
  /** By which part it is stopped. */
  readonly by: string | null;
  /** Whoever stands at its end has cover. */
  readonly cover: boolean;
  /** Beside its far end: the Range. */
  readonly tag: string;
}

/** A ruler laid between two spots; without a second one it has only begun. */
export interface SceneRuler {
  readonly from: Spot;
  readonly to: Spot | null;
  /** Where it bends on the way. */
  readonly bends?: readonly Spot[];
  readonly text: string;
  /** What each Range reaches about the first end: where it lies, and how far from its middle. */
  readonly rings: { readonly about: Spot; readonly reach: readonly number[] } | null;
}

/** The way somebody has come. */
export interface Trail {
  readonly side: 'a' | 'b';
  /** From corner to corner. */
  readonly way: readonly Spot[];
  readonly r: number;
}

/** The directions a push may take: about an axis, or all of them. */
export interface Wedge extends Spot {
  readonly reach: number;
  readonly axis: readonly [number, number] | null;
}

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Where a base would stand, with the way there. */
export interface Ghost extends Spot {
  readonly r: number;
  readonly z: number;
  readonly legal: boolean;
  readonly emblem: string;
  /** Corners of the way from where it stands now. */
  readonly path: readonly Spot[];
  /** Of a suggestion that is not planned: which. */
  readonly number?: number;
}

export interface Intents {
  /** With its height where a view knows it. */
  readonly onSpot?: (spot: Spot, z?: number) => void;
  /** The ghost is dragged to here; without this the table is. */
  readonly onDrag?: (spot: Spot, z?: number) => void;
  /** The hand that drags it has come to rest, or has let go. */
  readonly onRest?: () => void;
  readonly onBase?: (name: string) => void;
  /** A mouse has come to this base, or has left all of them. */
  readonly onPoint?: (name: string | null) => void;
  /** A tap on a base that means nothing else, or beside all of them. */
  readonly onFigure?: (name: string | null) => void;
  /** Every tap on a base means the base, not the spot below it. */
  readonly basesFirst?: boolean;
  readonly onConfirm?: () => void;
  readonly onCancel?: () => void;
  /** Moves the ghost by this much. */
  readonly onNudge?: (dx: number, dy: number) => void;
}
