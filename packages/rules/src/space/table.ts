/** Lengths in hundredths of a millimetre. One record, which a table, a scenario or a test may override. */
export interface Constants {
  readonly table: number;
  readonly range1: number;
  readonly range2: number;
  readonly range3: number;
  readonly range4: number;
  readonly range5: number;
  readonly advanceTool: number;
  readonly dashTool: number;
  readonly toolWidth: number;
  readonly clearance: number;
  readonly body: number;
  readonly baseThickness: number;
  readonly objectiveRadius: number;
  /** R-MEAS-2: the one tolerance of every comparison. */
  readonly eps: number;
}

export const CONSTANTS: Constants = {
  table: 91440,
  range1: 2540,
  range2: 7620,
  range3: 15240,
  range4: 20320,
  range5: 25400,
  advanceTool: 15000,
  dashTool: 8500,
  toolWidth: 1270,
  clearance: 6000,
  body: 4000,
  baseThickness: 300,
  objectiveRadius: 1270,
  eps: 5,
};

/** One terrain part as an integer polygon with its qualities (CR-TERR-02). */
export interface Part {
  readonly name: string;
  readonly feature: string;
  readonly footprint: readonly (readonly [x: number, y: number])[];
  readonly bottom: number;
  readonly top: number;
  readonly blocked: boolean;
  readonly impassable: boolean;
  readonly walkable: boolean;
}

/** A whole battlefield, not only its name: a game file opens on any machine. */
export interface Table {
  readonly name: string;
  readonly parts: readonly Part[];
}

export const OPEN_TABLE: Table = { name: 'open', parts: [] };
