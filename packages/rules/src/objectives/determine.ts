import { step } from '../kernel/steps.ts';
import { raise } from '../timing/resolution.ts';
import { isAwaited } from '../timing/listeners.ts';
import { openWindow } from '../timing/window.ts';
import { countOf, determineControl, isTied } from './control.ts';

/** Control at the end of a Turn (R-TURN-1): what answers it for an objective, then all of them at once (R-OBJ-4). */
declare module '../state/frame.ts' {
  interface Steps {
    'control.determine': object;
    'control.settle': object;
  }
}

step('control.determine', (g) => {
  const active = g.open.objectives.filter((objective) => objective.active);
  // Who stands where is counted for those who wait for it alone.
  const awaited = isAwaited(g, 'control.determining');
  const coming = active.map((objective) =>
    raise(g, 'control.determining', { objective: objective.key, tie: awaited && isTied(countOf(g, objective)) }),
  );
  g.next('control.settle', {});
  openWindow(g, coming);
});

step('control.settle', (g) => {
  determineControl(g);
  g.done();
});
