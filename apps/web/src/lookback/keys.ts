import { useLayoutEffect, useRef } from 'preact/hooks';

export type Keys = Readonly<Record<string, () => void>>;

/** Keys from anywhere on the screen, but for what is being written or pressed. */
export function useKeys(keys: Keys): void {
  const newest = useRef(keys);
  newest.current = keys;
  // With the picture, not after it: a key may follow it at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = newest.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A button is pressed with Space, a slider moved with arrows: they keep their own keys. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, select, textarea, input:not([type=range])')) return true;
  return target.closest(key === ' ' ? 'button, a, summary' : 'input') !== null && key !== 'Escape';
}
