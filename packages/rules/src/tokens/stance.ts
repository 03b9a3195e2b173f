import { alter } from '../game/change.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Activation } from '../state/open.ts';
import type { Unit } from '../state/unit.ts';
import { raise } from '../timing/resolution.ts';
import { openWindow } from '../timing/window.ts';
import { cardOf } from '../game/find.ts';

/** To the other side of its stance card, and what answers it; a Unit with one side stays as it is. */
export function changeStance(g: Machine, u: Unit): void {
  const other = cardOf(g, u).stances[1 - u.stance];
  if (!other) return;
  alter(g, u.id, { stance: 1 - u.stance });
  g.emit({ event: 'stance', unit: u.id, stance: other.id });
  openWindow(g, [raise(g, 'stance.changed', { unit: u.id })]);
}

/** CR-STANCE-04, CR-STANCE-07: once in the own activation. */
export const canFlip = (p: Position, u: Unit, activation: Activation): boolean =>
  !activation.flipped && cardOf(p, u).stances.length > 1;

/** CR-STANCE-05, CR-STANCE-08: at once, free of cost. */
export function flip(g: Machine, u: Unit, activation: Activation): void {
  activation.flipped = true;
  changeStance(g, u);
}
