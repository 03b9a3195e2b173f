import type { Ability } from '../cards/ability.ts';
import { type Reason, reason, reasonOf } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import { unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { canPay, hasForce, priceOf, priceParts, sufferers } from '../queries/price.ts';

/** So much Force more or less, and why. */
export interface PriceReason extends Required<Reason> {
  readonly force: number;
}

/** A way to pay, whether it is open now, and why. */
export interface Means extends Required<Reason> {
  readonly open: boolean;
}

export interface PriceReasons {
  readonly price: number;
  /** Printed, surcharge, reductions. */
  readonly parts: readonly PriceReason[];
  readonly means: readonly Means[];
}

/** What an ability costs its Unit now, part by part, and what it can be paid with; for a variable cost of the amount chosen. */
export function whyPrice(p: Position, u: Unit, ability: Ability, chosen?: number): PriceReasons {
  const price = priceOf(p, u, ability, chosen);
  const parts = priceParts(p, u, ability, chosen).filter(({ force, rule }) => force !== 0 || rule === 'CR-ABIL-12');
  const force = { open: hasForce(p, u, price), ...reasonOf('CR-ABIL-14', 'force', readiness(p, u, price)) };
  const damage = sufferers(p, u, price).map((owner) => ({
    open: true,
    ...reasonOf('R-WND-9', unitName(owner), { damage: price }),
  }));
  return {
    price,
    parts: parts.map(({ force: amount, rule, from }) => ({ force: amount, ...reasonOf(rule, from) })),
    means: [force, ...damage],
  };
}

const readiness = (p: Position, u: Unit, price: number) => ({ price, ready: p.open.seats[u.seat].forceReady });

/** CR-ABIL-15, and before it CR-ABIL-16 where only the tokens on the Unit make it so; for a variable cost of the amount chosen. */
export function tooDear(p: Position, u: Unit, ability: Ability, chosen?: number): Reason[] {
  const price = priceOf(p, u, ability, chosen);
  const without = priceOf(p, { ...u, wounded: 0, injured: 0 }, ability, chosen);
  const dearer = without < price && canPay(p, u, without) ? [reason('CR-ABIL-16', { without, price })] : [];
  return [...dearer, reason('CR-ABIL-15', readiness(p, u, price))];
}
