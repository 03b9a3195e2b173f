import type { Machine } from '../machine/machine.ts';
import { changeUnit } from '../state/change.ts';
import type { Unit } from '../state/unit.ts';
import { happen } from '../timing/doing.ts';
import { openWindow } from '../timing/window.ts';
import { cardOf } from './find.ts';

/** To the other side of its stance card, and what answers it; a Unit with one side stays as it is. */
export function changeStance(g: Machine, u: Unit): void {
  const other = cardOf(g, u).stances[1 - u.stance];
  if (!other) return;
  changeUnit(g, u.id, { stance: 1 - u.stance });
  g.unsettled = true;
  g.emit({ event: 'stance', unit: u.id, stance: other.id });
  openWindow(g, [happen(g, 'stance.changed', { unit: u.id })]);
}
