import type { Machine } from '../game/machine.ts';
import { step } from '../kernel/steps.ts';
import type { Seat, UnitId } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import { hasListeners } from '../timing/listeners.ts';
import { follow, raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';

/** Gaining Momentum in any mode: what answers the coming gain, the gain itself, what answers it. */
declare module '../state/frame.ts' {
  interface Steps {
    /** With the Unit whose wound it is for, where it is for one. */
    'momentum.gain': { seat: Seat; amount: number; cause: Cause; wounded?: UnitId };
    'momentum.place': { seat: Seat; amount: number; cause: Cause; announced: number };
  }
}

step('momentum.gain', (g, f) => {
  if (!g.game.mode.canGain(g, f.seat)) return g.done();
  const { seat, amount, cause, wounded } = f;
  const of = wounded === undefined ? {} : { unit: wounded };
  const coming = raise(g, 'momentum.gaining', { seat, amount, cause, ...of });
  g.next('momentum.place', { seat, amount, cause, announced: coming.id });
  openWindow(g, [coming]);
});

step('momentum.place', (g, { seat, amount, cause, announced }) => {
  if (isReplaced(g, announced)) g.done();
  else g.next(g.game.mode.does.gain, { seat, amount, cause });
});

/**
 * What answers a gain: for the mode to call when it is done with it. Texts that speak of the resolved effect wait for
 * its end; it is the same gain still (R-ABIL-1).
 */
export function gained(g: Machine, seat: Seat, amount: number, cause: Cause): void {
  if (amount <= 0) return;
  const now = raise(g, 'momentum.gained', { seat, amount, cause });
  const resolved = raise(g, 'momentum.resolved', { seat, amount, cause }, now.id);
  if (hasListeners(resolved)) follow(g, resolved, cause.resolution);
  openWindow(g, [now]);
}
