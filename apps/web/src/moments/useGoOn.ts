import { useEffect } from 'preact/hooks';
import type { Player } from './player.ts';

/** Keys that only move the focus, or belong to another. */
const PASSED = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];
const CONTROLS =
  'button, a, summary, input, select, textarea, dialog, [data-base], .playground-right, .playground-left';
/** A pointer that went so far has dragged. */
const DRAGGED = 8;

/** While something is shown any key or tap goes on to the next, and Escape to how the game stands. */
export function useGoOn(player: Player, isShowing: boolean): void {
  useEffect(() => {
    if (!isShowing) return;
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('dialog, input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (PASSED.includes(event.key) || /^F\d/.test(event.key)) return;
      if ((event.key === 'Enter' || event.key === ' ') && at?.closest('button, a, summary')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      if (event.key === 'Escape') player.skip();
      else player.next();
    };
    let down = { x: 0, y: 0 };
    const begin = ({ clientX, clientY }: PointerEvent) => {
      down = { x: clientX, y: clientY };
    };
    const tap = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      if (Math.hypot(clientX - down.x, clientY - down.y) < DRAGGED) player.next();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', begin, true);
    addEventListener('click', tap);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', begin, true);
      removeEventListener('click', tap);
    };
  }, [player, isShowing]);
}

/** What is done below a band that passes is done, and the band goes. */
export function usePassOn(player: Player, isPassing: boolean): void {
  useEffect(() => {
    if (!isPassing) return;
    const passOn = () => player.passOn();
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, passOn, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, passOn, true);
    };
  }, [player, isPassing]);
}
