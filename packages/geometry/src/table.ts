// A table as it is stored: plain data, integers in hundredths of a millimetre, x and y in plan, z upward.

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Height of the surface it rests on. */
  readonly z: number;
}

/** x0, y0, x1, y1, … without repeating the first corner. */
export type Ring = readonly number[];

/** The outer ring, then the holes. */
export type Footprint = readonly Ring[];

export interface TerrainPart {
  readonly name: string;
  readonly feature: string;
  readonly footprint: Footprint;
  readonly bottom: number;
  readonly top: number;
  /** Blocked, or else Clear. */
  readonly blocked: boolean;
  /** Impassable, or else Passable. */
  readonly impassable: boolean;
  readonly walkable: boolean;
  /** Agreed to leave no room for a figure below. */
  readonly low?: boolean;
}

export interface Ingress {
  readonly name: string;
  readonly group: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Walkable tops of one height that touch: a base may stand across them. */
export interface Surface {
  readonly z: number;
  /** Names of the parts. */
  readonly parts: readonly string[];
}

export interface Table {
  readonly name: string;
  readonly size: number;
  readonly parts: readonly TerrainPart[];
  readonly ingress: readonly Ingress[];
  readonly surfaces: readonly Surface[];
}
