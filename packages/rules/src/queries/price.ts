import type { Ability } from '../cards/ability.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Unit } from '../state/unit.ts';
import { isMarked, mark, markOf } from './marks.ts';
import { holders } from './held.ts';
import { type Stands, standingForUnit } from './standing.ts';

/** What things cost: printed, surcharge, reductions; only then the means to pay it with (R-WND-9). */

type Priced = Stands<'cost'>['clause']['of'];

/** R-CARD-9: one that is used up no longer counts. */
const changes = (p: Position, u: Unit, of: Priced): Stands<'cost'>[] =>
  standingForUnit(p, u, 'cost', of).filter(
    ({ ability, clause, index, owner }) => !(clause.limit && isMarked(owner, markOf(ability.id, index))),
  );

/** What makes an ability of this Unit cheaper, or its place in reserve. */
export const reductions = (p: Position, u: Unit, of: 'ability' | 'reserve'): Stands<'cost'>[] => {
  const tokens = of === 'ability' && u.wounded + u.injured > 0 ? changes(p, u, 'surcharge') : [];
  return [...tokens, ...changes(p, u, of)].filter(({ clause }) => clause.less !== undefined);
};

/** So much Force of a price, the rule that asks for it and what brings it; reductions are below zero. */
export interface PricePart {
  readonly force: number;
  readonly rule: string;
  readonly from: string;
}

/** What is to pay, with what cards add to it and then what they take off (R-CARD-24): never more than there is of it. */
function reckoned(p: Position, u: Unit, of: Priced, parts: readonly PricePart[]): PricePart[] {
  const found = changes(p, u, of);
  if (found.length === 0) return [...parts];
  const dearer = found.map(({ ability, clause }) => ({ force: clause.more ?? 0, rule: 'CR-GEN-09', from: ability.id }));
  let left = sumOf([...parts, ...dearer]);
  const cheaper = found.map(({ ability, clause: { less = 0, limit } }): PricePart => {
    const saved = less === 'all' ? left : less;
    left -= Math.min(left, saved);
    return { force: saved === 0 ? 0 : -saved, rule: limit ? 'R-CARD-9' : 'CR-ABIL-13', from: ability.id };
  });
  return [...parts, ...[...dearer, ...cheaper].filter(({ force }) => force !== 0)];
}

/** CR-ABIL-12: the printed one; the least of a variable cost. */
export const printedCost = ({ cost = 0 }: Ability): number => cost;

/** CR-ABIL-16, CR-ABIL-17: each Wounded and each Injured token makes Active and Reactive abilities dearer by one. */
export const priceParts = (
  p: Position,
  u: Unit,
  ability: Ability,
  chosen: number = printedCost(ability),
): PricePart[] => {
  const surcharge = [
    { force: u.wounded, rule: 'CR-ABIL-16', from: 'wounded' },
    { force: u.injured, rule: 'CR-ABIL-16', from: 'injured' },
  ];
  const printed = { force: chosen, rule: 'CR-ABIL-12', from: ability.id };
  return reckoned(p, u, 'ability', [printed, ...reckoned(p, u, 'surcharge', surcharge)]);
};

/** CR-ORDER-06. */
const RESERVE_COST = 1;

const reserveParts = (p: Position, u: Unit): PricePart[] =>
  reckoned(p, u, 'reserve', [{ force: RESERVE_COST, rule: 'CR-ORDER-06', from: 'reserve' }]);

/** CR-ABIL-13: never below zero. */
const sumOf = (parts: readonly PricePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { force }) => sum + force, 0),
  );

const PRICED_WITH = ['ability', 'surcharge'] as const;

/** Without a card that changes prices there is nothing to take apart; it is asked of every ability at every question. */
export const priceOf = (p: Position, u: Unit, ability: Ability, chosen: number = printedCost(ability)): number =>
  PRICED_WITH.every((of) => holders(p, 'cost', of).length === 0)
    ? Math.max(0, chosen + u.wounded + u.injured)
    : sumOf(priceParts(p, u, ability, chosen));

export const reserveCost = (p: Position, u: Unit): number => sumOf(reserveParts(p, u));

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
