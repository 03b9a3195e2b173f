import type { Condition } from '../cards/unitCard.ts';
import type { Machine, Position } from '../game/machine.ts';
import { step } from '../kernel/steps.ts';
import type { UnitId } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import type { Unit } from '../state/unit.ts';
import { raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { canSuffer, gainCondition, suffer } from './changes.ts';
import { unit } from '../game/find.ts';
import { immunity } from '../queries/keywords.ts';

/** Gaining a condition: what answers the attempt, then the condition, or what comes in its place. */
interface Gaining {
  unit: UnitId;
  condition: Condition;
  cause: Cause;
  /** CR-COND-03: in the attacker's options a doubled condition is damage for the pool, told as the amount. */
  doubled: 'suffered' | 'pooled';
}

declare module '../state/frame.ts' {
  interface Steps {
    'condition.gain': Gaining;
    'condition.place': Gaining & { announced: number };
  }
}

step('condition.gain', (g, f) => {
  const coming = raise(g, 'condition.gaining', { unit: f.unit, condition: f.condition, cause: f.cause });
  g.next('condition.place', { ...f, announced: coming.id });
  openWindow(g, [coming]);
});

step('condition.place', (g, f) => g.done(isReplaced(g, f.announced) ? { happened: false, amount: 0 } : lay(g, f)));

/** CR-COND-02; R-KEY-1: an immune Unit would not gain it, so nothing is doubled. */
export function meets(
  held: readonly Condition[],
  isImmune: boolean,
  condition: Condition,
): 'gained' | 'doubled' | null {
  if (isImmune) return null;
  return held.includes(condition) ? 'doubled' : 'gained';
}

/** Whether an attempt to gain a condition would come to anything: the condition, or damage in its place. */
export function canGain(p: Position, u: Unit, condition: Condition): boolean {
  const met = u.defeated ? null : meets(u.conditions, immunity(p, u, condition) !== null, condition);
  return met === 'gained' || (met === 'doubled' && canSuffer(p, u));
}

function lay(g: Machine, f: Gaining): { happened: boolean; amount?: number } {
  const u = unit(g, f.unit);
  const met = u.defeated ? null : meets(u.conditions, immunity(g, u, f.condition) !== null, f.condition);
  if (met === 'gained') gainCondition(g, f.unit, f.condition, f.cause);
  if (met !== 'doubled') return { happened: met === 'gained', amount: 0 };
  if (f.doubled === 'suffered') suffer(g, f.unit, 1, f.cause);
  return { happened: false, amount: f.doubled === 'pooled' ? 1 : 0 };
}
