import { spatialOptions } from '../game/plan.ts';
import type { Shown } from './shown.ts';

/**
 * Takes the keyboard off an answer that the next picture has no longer, as its removal would: but before anything has
 * changed. In the middle of drawing, the browser would lay out the half-drawn page for it.
 */
export function letGo({ moment, staged }: Shown): void {
  const { activeElement: pressed } = document;
  if (!(pressed instanceof HTMLElement) || !pressed.closest('.prompt')) return;
  const { decision } = moment.view.open;
  const { option, way } = pressed.dataset;
  const stays =
    way === 'confirm'
      ? spatialOptions(decision).length > 0
      : option === undefined
        ? way !== 'end'
        : decision?.options.some(({ id }) => id === option);
  if (staged || !stays) pressed.blur();
}
