import type { Position } from '../game/machine.ts';
import type { Seat } from '../state/ids.ts';
import type { Resolution } from '../state/triggerEvent.ts';

export const innermost = (p: Position): Resolution | undefined => p.open.resolutions.at(-1);

/** The nearest enclosing thing of a kind, or of one of several. */
export const enclosing = (p: Position, ...kinds: readonly Resolution['kind'][]): Resolution | undefined =>
  p.open.resolutions.findLast((d) => kinds.includes(d.kind));

/** R-ABIL-3: in an attack the attacker leads, otherwise the active player. */
export const leader = (p: Position): Seat => enclosing(p, 'attack')?.seat ?? p.open.active;
