import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { askedHeight } from '../ui/askedHeight.ts';

/** An element that does not become lower again while the key stays: what lies above it does not jump under a hand that drags.
 *  Whoever must know how high it is follows `askedHeight`: a property of the whole page would style all of it anew. */
export function useTallest<E extends HTMLElement>(key: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let tallest = 0;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height <= tallest) return;
      tallest = height;
      watched.style.minHeight = `${height}px`;
      // A guide speaks above the question, and covers as much again.
      askedHeight.set(height + (watched.previousElementSibling?.clientHeight ?? 0));
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      watched.style.minHeight = '';
    };
  }, [key]);
  return element;
}
