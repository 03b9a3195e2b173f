import { step } from '../machine/steps.ts';
import type { UnitId } from '../state/ids.ts';
import { happen } from '../timing/doing.ts';
import { openWindow } from '../timing/window.ts';
import { gainHunker } from './changes.ts';

/** Gaining a Hunker token, and what answers it. */
declare module '../machine/steps.ts' {
  interface Steps {
    'hunker.gain': { unit: UnitId; why: string };
  }
}

step('hunker.gain', (g, f) => {
  const happened = gainHunker(g, f.unit, f.why);
  g.done({ happened });
  if (happened) openWindow(g, [happen(g, 'hunker.gained', { unit: f.unit })]);
});
