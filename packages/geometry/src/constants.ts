// Lengths in hundredths of a millimetre. A game may bring its own record; nothing else holds a length (R-MEAS-1).

export type RangeNumber = 1 | 2 | 3 | 4 | 5;

export interface Constants {
  /** Side of the square battlefield. */
  readonly size: number;
  /** The one tolerance of every comparison (R-MEAS-2). */
  readonly eps: number;
  readonly range: Readonly<Record<RangeNumber, number>>;
  readonly advance: number;
  readonly dash: number;
  readonly toolWidth: number;
  /** Head room a figure needs to rest under something. */
  readonly clearance: number;
  /** Height of a figure, for cover (R-COVER-2). */
  readonly body: number;
  /** A base in motion passes under a deck that is higher than this. */
  readonly baseThickness: number;
  readonly smallBase: number;
  readonly largeBase: number;
  readonly objective: number;
}

export const CONSTANTS: Constants = {
  size: 91440,
  eps: 5,
  range: { 1: 2540, 2: 7620, 3: 15240, 4: 20320, 5: 25400 },
  advance: 15000,
  dash: 8500,
  toolWidth: 1270,
  clearance: 6000,
  body: 4000,
  baseThickness: 300,
  smallBase: 2000,
  largeBase: 2500,
  objective: 1270,
};
