import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { Seat } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import { unitOf } from '../game/find.ts';
import { isReplaced } from '../timing/replaced.ts';
import { suffer } from '../tokens/changes.ts';
import { attackCause } from './declared.ts';
import { afterProtection, isProtected, sufferPool, withstand } from './defender.ts';
import { attackAt } from '../queries/attack.ts';
import { changeAttack } from '../state/change.ts';

/** The Damage Pool shared between defender and attacker. */
declare module '../state/frame.ts' {
  interface Steps {
    'pool.split': { seat: Seat; cause: Cause };
  }
}

/** CR-GEN-11: rounded up. */
export const half = (amount: number): number => Math.floor((amount + 1) / 2);

function isSpared(p: Position): boolean {
  const attack = attackAt(p, 'damage');
  return attack !== null && isProtected(p, attack);
}

/** R-CARD-12: both are the defender's, who chooses whether Protection comes before the halving. */
choice('pool.split', {
  ask: (p, f) =>
    isSpared(p)
      ? { seat: f.seat, point: 'DP-50', options: [{ id: 'split' }, { id: 'protection' }] }
      : { auto: { option: 'split' } },
  take: (g, f, answer) => {
    g.done({ happened: split(g, answer.option === 'protection', f.cause) });
  },
});

/**
 * CR-GEN-12: the defender's half is rounded up, the attacker gets what is left over. R-CARD-16: both are suffered now,
 * as the ability resolves; the defender's is still damage of the pool, the other's is the ability's (R-WND-8).
 */
function split(g: Machine, protectedFirst: boolean, cause: Cause): boolean {
  const attack = attackAt(g, 'damage');
  if (!attack || typeof attack.target === 'string' || attack.split || isReplaced(g, attack.announced)) return false;
  const pool = afterProtection(attack.pool, protectedFirst);
  if (pool < attack.pool) withstand(g, attack.target, 'protection');
  const kept = half(pool);
  const turned = pool - kept;
  g.emit({ event: 'pool-split', kept, turned });
  // R-WND-4: both parts at once; the wounds that come of them are settled in timing order.
  const own = sufferPool(g, attack.target, kept, !protectedFirst && isSpared(g), attackCause(g, attack));
  suffer(g, unitOf(g, attack.attacker).id, turned, cause);
  changeAttack(g, attack.attack, { ...own, split: true });
  return pool > 0;
}
