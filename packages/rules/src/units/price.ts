import type { Ability } from '../cards/ability.ts';
import type { Machine, Position } from '../machine/machine.ts';
import type { Unit } from '../state/unit.ts';
import { isMarked, mark, markOf } from './marks.ts';
import { type Stands, standingForUnit } from './standing.ts';

/** What things cost: printed, surcharge, reductions; only then the means to pay it with (R-WND-9). */

/** R-CARD-9: one that is used up no longer counts. */
const reductions = (p: Position, u: Unit, of: 'ability' | 'reserve'): Stands<'cost'>[] =>
  standingForUnit(p, u, 'cost').filter(
    ({ ability, clause, index, owner }) =>
      clause.of === of && !(clause.limit && isMarked(owner, markOf(ability.id, index))),
  );

/** CR-ABIL-13: never below zero. */
const reduced = (price: number, by: readonly Stands<'cost'>[]): number =>
  Math.max(0, price - by.reduce((sum, { clause }) => sum + clause.less, 0));

/** CR-ABIL-16, CR-ABIL-17: each Wounded and each Injured token makes Active and Reactive abilities dearer by one. */
export const priceOf = (p: Position, u: Unit, ability: Ability, chosen: number = ability.cost ?? 0): number =>
  reduced(chosen + u.wounded + u.injured, reductions(p, u, 'ability'));

/** CR-ORDER-06. */
const RESERVE_COST = 1;

export const reserveCost = (p: Position, u: Unit): number => reduced(RESERVE_COST, reductions(p, u, 'reserve'));

/** R-CARD-9: the reductions that were counted and work only once are used up. */
export function useUpReductions(g: Machine, u: Unit, of: 'ability' | 'reserve'): void {
  for (const { ability, clause, index, owner } of reductions(g, u, of))
    if (clause.limit) mark(owner, markOf(ability.id, index), clause.limit);
}

/** The Units that may suffer the price of this Unit's abilities instead of spending Force; nothing is no price. */
export const sufferers = (p: Position, u: Unit, price: number): Unit[] =>
  price === 0 ? [] : standingForUnit(p, u, 'pay').map(({ owner }) => owner);

export const hasForce = (p: Position, u: Unit, price: number): boolean => p.open.seats[u.seat].forceReady >= price;

/** CR-ABIL-15. */
export const canPay = (p: Position, u: Unit, price: number): boolean =>
  hasForce(p, u, price) || sufferers(p, u, price).length > 0;
