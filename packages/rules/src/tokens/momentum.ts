import type { Machine } from '../game/machine.ts';
import { step } from '../kernel/steps.ts';
import type { Seat } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import { raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';

/** Gaining Momentum in any mode: what answers the coming gain, the gain itself, what answers it. */
declare module '../state/frame.ts' {
  interface Steps {
    'momentum.gain': { seat: Seat; amount: number; cause: Cause };
    'momentum.place': { seat: Seat; amount: number; cause: Cause; announced: number };
  }
}

step('momentum.gain', (g, f) => {
  if (!g.game.mode.canGain(g, f.seat)) return g.done();
  const coming = raise(g, 'momentum.gaining', { seat: f.seat, amount: f.amount, cause: f.cause });
  g.next('momentum.place', { ...f, announced: coming.id });
  openWindow(g, [coming]);
});

step('momentum.place', (g, { seat, amount, cause, announced }) => {
  if (isReplaced(g, announced)) g.done();
  else g.next(g.game.mode.does.gain, { seat, amount, cause });
});

/** What answers a gain: for the mode to call when it is done with it. */
export function gained(g: Machine, seat: Seat, amount: number, cause: Cause): void {
  if (amount > 0) openWindow(g, [raise(g, 'momentum.gained', { seat, amount, cause })]);
}
