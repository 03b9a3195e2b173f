import { useEffect, useRef, useState } from 'preact/hooks';

/** So long a button is held before it counts. */
const HELD = 700;

/** A button that is held does one thing, and pressed for a moment another; by pointer, Enter or the space bar. */
export function useHold(held: () => void, pressed: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const counted = useRef(false);
  const [holding, setHolding] = useState(false);
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => stop, []);
  const start = () => {
    stop();
    counted.current = false;
    setHolding(true);
    timer.current = setTimeout(() => {
      stop();
      counted.current = true;
      held();
    }, HELD);
  };
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    holding,
    hold: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onBlur: stop,
      onContextMenu: (event: Event) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        // A key would press the button as soon as it is down, and again and again.
        event.preventDefault();
        if (!event.repeat) start();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isKey(event)) return;
        event.preventDefault();
        const waited = timer.current !== null;
        stop();
        if (waited) pressed();
      },
      onClick: () => {
        if (!counted.current) pressed();
        counted.current = false;
      },
    },
  };
}
