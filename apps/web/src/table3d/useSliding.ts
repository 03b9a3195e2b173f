import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Scene, Spot } from '../board/scene.ts';
import { isStill } from '../ui/still.ts';
import { type Slide, slidden, slidesOf } from './sliding.ts';

/** Milliseconds for a figure to come to its new place. */
const SLIDE = 420;

/** The scene as it is seen: whoever has moved slides along its way, and nobody waits for that. */
export function useSliding(scene: Scene): Scene {
  const { bases, planned, trails, version } = scene;
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const seen = useRef(scene);
  const slides = useRef<readonly Slide[]>([]);
  const part = useRef(1);
  const path = useRef<readonly Spot[]>([]);
  const keepPath = () => {
    path.current = planned.now().ghost?.path ?? path.current;
  };
  keepPath();
  useEffect(() => planned.follow(keepPath), [planned]);
  if (seen.current.version !== version && seen.current.bases !== bases) {
    const ways = [path.current, ...trails.map(({ way }) => way)];
    slides.current = isStill() ? [] : slidesOf(seen.current.bases, bases, ways);
    part.current = slides.current.length > 0 ? 0 : 1;
  }
  seen.current = scene;
  useEffect(() => {
    if (part.current === 1) return;
    const began = performance.now();
    let asked = 0;
    const step = () => {
      part.current = Math.min(1, (performance.now() - began) / SLIDE);
      redraw(0);
      if (part.current < 1) asked = requestAnimationFrame(step);
    };
    asked = requestAnimationFrame(step);
    return () => cancelAnimationFrame(asked);
  }, [version]);
  const eased = part.current * part.current * (3 - 2 * part.current);
  return useMemo(
    () => (eased === 1 ? scene : { ...scene, bases: slidden(bases, slides.current, eased) }),
    [scene, eased],
  );
}
