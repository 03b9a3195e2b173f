import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An element that does not become lower again while the key stays: what lies above it does not jump under a hand that drags. */
export function useTallest<E extends HTMLElement>(key: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let tallest = 0;
    const observer = new ResizeObserver(() => {
      if (watched.offsetHeight <= tallest) return;
      tallest = watched.offsetHeight;
      watched.style.minHeight = `${tallest}px`;
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      watched.style.minHeight = '';
    };
  }, [key]);
  return element;
}
