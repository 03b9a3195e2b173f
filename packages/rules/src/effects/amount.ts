import type { Amount } from '../cards/ability.ts';
import type { Position } from '../machine/machine.ts';
import { type Context, unitMeant } from './context.ts';

/** How many an effect means now. */
export function amountOf(p: Position, amount: Amount, at: Context): number {
  if (typeof amount === 'number') return amount;
  const times = amount.times ?? 1;
  if (amount.count === 'spent') return (at.spent ?? 0) * times;
  return Math.floor(unitMeant(p, amount.on, at)[amount.count] / (amount.per ?? 1)) * times;
}
