import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { Seat } from '../state/ids.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import { afterProtection, defenderHas, withstand } from './defender.ts';
import { attackAt } from '../queries/attack.ts';
import { changeAttack } from '../state/change.ts';

/** The Damage Pool shared between defender and attacker, before it is suffered. */
declare module '../state/frame.ts' {
  interface Steps {
    'pool.split': { seat: Seat; cause: Cause };
  }
}

/** CR-GEN-11: rounded up. */
export const half = (amount: number): number => Math.floor((amount + 1) / 2);

function isProtected(p: Position): boolean {
  const attack = attackAt(p, 'damage');
  return attack !== null && !attack.guarded && defenderHas(p, attack.target, 'protection');
}

/** R-CARD-12: both are the defender's, who chooses whether Protection comes before the halving. */
choice('pool.split', {
  ask: (p, f) =>
    isProtected(p)
      ? { seat: f.seat, point: 'DP-50', options: [{ id: 'split' }, { id: 'protection' }] }
      : { auto: { option: 'split' } },
  take: (g, f, answer) => {
    g.done({ happened: split(g, answer.option === 'protection', f.cause) });
  },
});

/** CR-GEN-12: the defender's half is rounded up, the attacker gets what is left over. */
function split(g: Machine, protectedFirst: boolean, cause: Cause): boolean {
  const attack = attackAt(g, 'damage');
  if (!attack) return false;
  const pool = afterProtection(attack.pool, protectedFirst);
  if (pool < attack.pool) withstand(g, attack.target, 'protection');
  const kept = half(pool);
  const turned = { amount: pool - kept, cause: causeOf({ ...cause, doing: attack.attack }) };
  changeAttack(g, attack.attack, { pool: kept, turned, guarded: attack.guarded || protectedFirst });
  g.emit({ event: 'pool-split', kept, turned: turned.amount });
  return pool > 0;
}
