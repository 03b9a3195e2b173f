import type { Machine } from '../game/machine.ts';
import type { Aimed } from '../state/attack.ts';
import { changeAttack } from '../state/change.ts';

/** CR-DMG-02: more damage in the pool; `from` is the chart or the option that brings it. */
export function addToPool(g: Machine, f: Aimed, amount: number, from: string): void {
  g.emit({ event: 'pool-damage', amount, from });
  changeAttack(g, f.attack, { pool: f.pool + amount, pooled: [...f.pooled, { amount, from }] });
}
