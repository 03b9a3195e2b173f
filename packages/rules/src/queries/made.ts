import type { Position } from '../game/machine.ts';
import type { UnitId } from '../state/ids.ts';
import type { ActionKind } from '../cards/actionKind.ts';

/** R-ACT-1, R-ACT-2: granted actions count too, in whoever's activation it is; by option only in the Unit's own. */
export const countsNow = (p: Position, id: UnitId | null): boolean =>
  p.game.options.grantedActions === 'any-activation' || p.open.activation?.unit === id;

/** R-ACT-6: once its activation is cut short a Unit begins nothing more of an action, and no other. */
export const isCut = (p: Position, id: UnitId | null): boolean =>
  p.open.activation?.unit === id && p.open.activation?.cut === true;

/** CR-ACT-11: whether this kind of action was made in the activation now going on, as far as it counts for the Unit. */
const hasMade = (p: Position, id: UnitId | null, action: ActionKind): boolean =>
  countsNow(p, id) && p.open.activation?.made.includes(action) === true;

/** Whether an effect may let the Unit make such an action now. */
export const mayMake = (p: Position, id: UnitId | null, action: ActionKind): boolean =>
  !hasMade(p, id, action) && !isCut(p, id);
