import { rollOf } from './attack.ts';
import type { Amount, RollRef } from '../cards/selector.ts';
import { count, type Face } from '../cards/dice.ts';
import type { Position } from '../game/machine.ts';
import { otherSeat } from '../state/ids.ts';
import { ownSeat, resolvedIn, unitOrNone } from './context.ts';
import type { Context } from '../state/running.ts';
import { found } from './select.ts';
import { hasTag, tagsOf } from './tags.ts';

/** How many an effect means now. */
export function amountOf(p: Position, amount: Amount, at: Context): number {
  if (typeof amount === 'number') return amount;
  const { words } = p.game.mode;
  const many = words?.counts(p, amount, at) ?? counted(p, amount, at);
  return Math.floor(many / (amount.per ?? 1)) * (amount.times ?? 1) + (words?.plus(p, amount, at) ?? 0);
}

const FOUND_LATER: readonly string[] = ['done', 'faces', 'spent', 'force'];

/** Whether an amount is none as things stand; one that is only known once the ability is paid for or under way may be any. */
export const isNone = (p: Position, amount: Amount, at: Context): boolean =>
  !isFoundLater(amount) && amountOf(p, amount, at) <= 0;

export const isFoundLater = (amount: Amount): boolean =>
  typeof amount === 'object' && FOUND_LATER.includes(amount.count);

function counted(p: Position, amount: Exclude<Amount, number>, at: Context): number {
  switch (amount.count) {
    case 'spent':
      return at.spent ?? 0;
    case 'done':
      return at.done ?? 0;
    case 'faces':
      return count(facesOf(p, amount.roll, at), amount.face);
    case 'found':
      return found(p, amount.of, at).length;
    case 'shared-tags': {
      const [one, other] = [unitOrNone(p, amount.of, at), unitOrNone(p, amount.with, at)];
      return one && other ? tagsOf(p, one).filter((tag) => hasTag(p, other, tag)).length : 0;
    }
    case 'force':
      return p.open.seats[ownSeat(p, at)].forceReady;
    case 'momentum': {
      const seat = ownSeat(p, at);
      return p.game.mode.momentum(p, amount.of === 'own' ? seat : otherSeat(seat));
    }
    case 'dealt':
      return resolvedIn(at)?.damage ?? 0;
    case 'wounds': {
      const u = unitOrNone(p, amount.on, at);
      return u ? u.wounded + u.injured : 0;
    }
    case 'conditions':
      return unitOrNone(p, amount.on, at)?.conditions.length ?? 0;
    default:
      return unitOrNone(p, amount.on, at)?.[amount.count] ?? 0;
  }
}

/** The dice a text speaks of: rolled by the effect itself, final ones of the attack just resolved, or those now modified. */
export function facesOf(p: Position, roll: RollRef, at: Context): readonly Face[] {
  if (typeof roll === 'object') return at.rolls?.[roll.bound] ?? [];
  const resolved = resolvedIn(at);
  if (resolved) return roll === 'attack' ? resolved.attackRoll : resolved.defenseRoll;
  return rollOf(p, roll);
}
