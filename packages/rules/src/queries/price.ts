import type { Ability } from '../cards/ability.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Unit } from '../state/unit.ts';
import { isMarked, mark, markOf } from './marks.ts';
import { type Stands, standingForUnit } from './standing.ts';

/** What things cost: printed, surcharge, reductions; only then the means to pay it with (R-WND-9). */

/** R-CARD-9: one that is used up no longer counts. */
export const reductions = (p: Position, u: Unit, of: 'ability' | 'reserve'): Stands<'cost'>[] =>
  standingForUnit(p, u, 'cost', of).filter(
    ({ ability, clause, index, owner }) => !(clause.limit && isMarked(owner, markOf(ability.id, index))),
  );

/** So much Force of a price, the rule that asks for it and what brings it; reductions are below zero. */
export interface PricePart {
  readonly force: number;
  readonly rule: string;
  readonly from: string;
}

const lessened = (p: Position, u: Unit, of: 'ability' | 'reserve'): PricePart[] =>
  reductions(p, u, of).map(({ ability, clause }) => ({
    force: -clause.less,
    rule: clause.limit ? 'R-CARD-9' : 'CR-ABIL-13',
    from: ability.id,
  }));

/** CR-ABIL-12: the printed one; the least of a variable cost. */
export const printedCost = ({ cost = 0 }: Ability): number => cost;

/** CR-ABIL-16, CR-ABIL-17: each Wounded and each Injured token makes Active and Reactive abilities dearer by one. */
export const priceParts = (
  p: Position,
  u: Unit,
  ability: Ability,
  chosen: number = printedCost(ability),
): PricePart[] => [
  { force: chosen, rule: 'CR-ABIL-12', from: ability.id },
  { force: u.wounded, rule: 'CR-ABIL-16', from: 'wounded' },
  { force: u.injured, rule: 'CR-ABIL-16', from: 'injured' },
  ...lessened(p, u, 'ability'),
];

/** CR-ORDER-06. */
const RESERVE_COST = 1;

const reserveParts = (p: Position, u: Unit): PricePart[] => [
  { force: RESERVE_COST, rule: 'CR-ORDER-06', from: 'reserve' },
  ...lessened(p, u, 'reserve'),
];

/** CR-ABIL-13: never below zero. */
const totalOf = (parts: readonly PricePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { force }) => sum + force, 0),
  );

export const priceOf = (p: Position, u: Unit, ability: Ability, chosen?: number): number =>
  totalOf(priceParts(p, u, ability, chosen));

export const reserveCost = (p: Position, u: Unit): number => totalOf(reserveParts(p, u));

/** R-CARD-9: the reductions that were counted and work only once are used up. */
export function useUpReductions(g: Machine, u: Unit, of: 'ability' | 'reserve'): void {
  for (const { ability, clause, index, owner } of reductions(g, u, of))
    if (clause.limit) mark(g, owner.id, markOf(ability.id, index), clause.limit);
}

/** The Units that may suffer the price of this Unit's abilities instead of spending Force; nothing is no price. */
export const sufferers = (p: Position, u: Unit, price: number): Unit[] =>
  price === 0 ? [] : standingForUnit(p, u, 'pay').map(({ owner }) => owner);

export const hasForce = (p: Position, u: Unit, price: number): boolean => p.open.seats[u.seat].forceReady >= price;

/** CR-ABIL-15. */
export const canPay = (p: Position, u: Unit, price: number): boolean =>
  hasForce(p, u, price) || sufferers(p, u, price).length > 0;
