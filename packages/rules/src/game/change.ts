import { changeUnit } from '../state/change.ts';
import type { UnitId } from '../state/ids.ts';
import type { Result } from '../state/open.ts';
import type { Unit } from '../state/unit.ts';
import type { Machine } from './machine.ts';

/** Changes a Unit where the mandatory checks look. */
export function alter(g: Machine, id: UnitId, to: Partial<Unit>): void {
  changeUnit(g, id, to);
  g.unsettled = true;
}

/** Ends the game at once: no further step is played (R-TURN-7). */
export function finish(g: Machine, result: Result): void {
  if (g.open.result) return;
  g.open.result = result;
  g.emit({ event: 'over', result });
}
