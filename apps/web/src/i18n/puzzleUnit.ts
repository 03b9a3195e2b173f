/** A Unit of a puzzle, as its sentences speak of it. */
export interface PuzzleUnit {
  readonly card: string;
  readonly name: string;
  /** Several characters. */
  readonly many: boolean;
  readonly damage: number;
  readonly stamina: number;
}
