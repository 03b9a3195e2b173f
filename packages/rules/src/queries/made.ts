import type { Position } from '../game/machine.ts';
import type { UnitId } from '../state/ids.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import { unit } from '../game/find.ts';
import type { Activation } from '../state/open.ts';
import { clausesOf } from './held.ts';

/** R-ACT-1, R-ACT-2: granted actions count too, in whoever's activation it is; by option only in the Unit's own. */
export const countsNow = (p: Position, id: UnitId | null): boolean =>
  p.game.options.grantedActions === 'any-activation' || p.open.activation?.unit === id;

/** R-ACT-6: once its activation is cut short a Unit begins nothing more of an action, and no other. */
export const isCut = (p: Position, id: UnitId | null): boolean =>
  p.open.activation?.unit === id && p.open.activation?.cut === true;

/** CR-ACT-11: once in an activation, or as often as its Unit's card says. */
const mostOf = (p: Position, id: UnitId, action: ActionKind): number =>
  clausesOf(p, unit(p, id), 'actions').find(({ clause }) => clause.action === action)?.clause.times ?? 1;

/** Whether the activation now going on has had all its actions of this kind. */
export const isAllMade = (p: Position, { made, unit: id }: Activation, action: ActionKind): boolean =>
  made.filter((kind) => kind === action).length >= mostOf(p, id, action);

/** CR-ACT-11: whether this kind of action was made in the activation now going on, as far as it counts for the Unit. */
const hasMade = (p: Position, id: UnitId | null, action: ActionKind): boolean =>
  countsNow(p, id) && p.open.activation !== null && isAllMade(p, p.open.activation, action);

/** Whether an effect may let the Unit make such an action now. */
export const mayMake = (p: Position, id: UnitId | null, action: ActionKind): boolean =>
  !hasMade(p, id, action) && !isCut(p, id);
