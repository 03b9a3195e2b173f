import { type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import { unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { whyNotPass, whyNotReserve } from '../turn/order.ts';
import { unitsOf } from '../game/find.ts';

/** What stood against the reserve and against passing a Shatterpoint Card, asked once the Unit activates. */

/** Whether nothing can have been spent since: only then does the Force tell of the moment that is past. */
export const isFresh = (p: Position, u: Unit): boolean =>
  p.open.activation?.made.length === 0 && unitsOf(p, u.seat).every(({ used }) => used.length === 0);

const stillTold = (p: Position, u: Unit, reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ rule }) => rule !== 'CR-FORCE-03' || isFresh(p, u));

/** Why the card of the Unit now activating cannot go into reserve; CR-ORDER-06: in any case its moment is over. */
export function whyNotReserved(p: Position, u: Unit): Reason[] {
  const origin = p.open.activation?.origin;
  if (origin === 'shatterpoint') return [reason('CR-ORDER-12')];
  const why = origin === 'deck' ? stillTold(p, u, whyNotReserve(p, unitName(u))) : [];
  return why.length > 0 ? why : [reason('CR-ORDER-06')];
}

/** Likewise of the Shatterpoint Card that it activates by. */
export function whyNotPassed(p: Position, u: Unit): Reason[] {
  const why = p.open.activation?.origin === 'shatterpoint' ? stillTold(p, u, whyNotPass(p)) : [];
  return why.length > 0 ? why : [reason('CR-ORDER-15')];
}

/** Why a Unit cannot be chosen by the Shatterpoint Card (CR-ORDER-13, MS-PLOY-11). */
export const whyNotChosen = (p: Position, u: Unit): Reason[] => [
  reason(p.open.memory.barred.includes(u.id) && !u.defeated ? 'MS-PLOY-11' : 'CR-ORDER-13'),
];
