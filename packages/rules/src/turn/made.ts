import type { Position } from '../machine/machine.ts';
import type { UnitId } from '../state/ids.ts';
import type { ActionKind } from './actionKind.ts';

/** R-ACT-1, R-ACT-2: granted actions count too, in whoever's activation it is; by option only in the Unit's own. */
export const countsNow = (p: Position, id: UnitId | null): boolean =>
  p.game.options.grantedActions === 'any-activation' || p.open.activation?.unit === id;

/** CR-ACT-11: whether this kind of action was made in the activation now going on, as far as it counts for the Unit. */
export const hasMade = (p: Position, id: UnitId | null, action: ActionKind): boolean =>
  countsNow(p, id) && p.open.activation?.made.includes(action) === true;
