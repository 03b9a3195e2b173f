import type { Luck } from '@faultline/odds';
import type { Curve, GameReport, SideTotals, TurnHistory } from '@faultline/rules';
import type { Chosen } from './engine.ts';

/** What a game came to so far, and how it went. */
export interface WholeReport extends GameReport, TurnHistory {
  /** The mission or operation, by its id. */
  readonly mission: string | null;
  readonly totals: readonly [SideTotals, SideTotals];
  readonly curve: Curve;
  readonly luck: readonly [Luck, Luck];
  /** Milliseconds each seat took to decide; null where the record has no times. */
  readonly time: readonly [number, number] | null;
  /** What the same game is begun with; null where it cannot be. */
  readonly again: Chosen | null;
}
