import type { GameReport } from './report.ts';
import type { TurnHistory } from './turnHistory.ts';

/** What one side did in a whole game. */
export interface SideTotals {
  /** Struggles or Stages won. */
  readonly won: number;
  readonly wounds: number;
  readonly damage: number;
  readonly attacks: number;
  readonly force: number;
  /** Active objectives held, summed over the ends of all Turns. */
  readonly held: number;
}

export const totalsOf = (
  { sides }: Pick<GameReport, 'sides'>,
  { forceSpent, held }: TurnHistory,
): readonly [SideTotals, SideTotals] => {
  const of = (seat: 0 | 1): SideTotals => {
    const { struggles, wounds, units } = sides[seat];
    return {
      won: struggles.length,
      wounds,
      damage: units.reduce((sum, unit) => sum + unit.damage.dealt, 0),
      attacks: units.reduce((sum, unit) => sum + unit.attacks, 0),
      force: forceSpent[seat],
      held: held.reduce((sum, { by }) => sum + by[seat], 0),
    };
  };
  return [of(0), of(1)];
};
