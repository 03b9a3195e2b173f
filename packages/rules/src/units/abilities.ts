import type { Ability } from '../cards/ability.ts';
import type { Position } from '../machine/machine.ts';
import type { Unit } from '../state/unit.ts';

/** CR-ABIL-16, CR-ABIL-17: each Wounded and each Injured token makes Active and Reactive abilities dearer by one. */
export const priceOf = (u: Unit, ability: Ability): number => (ability.cost ?? 0) + u.wounded + u.injured;

/** CR-ABIL-15, CR-ABIL-19: payable, and not used this Turn. */
export const canUse = (p: Position, u: Unit, ability: Ability): boolean =>
  !u.used.includes(ability.id) && p.open.seats[u.seat].forceReady >= priceOf(u, ability);
