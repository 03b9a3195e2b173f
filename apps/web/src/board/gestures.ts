import { type Camera, zoomed } from './camera.ts';
import { type Handled, spread, usePointers } from './pointers.ts';

interface Gestures extends Handled {
  readonly pixel: number;
  readonly change: (how: (camera: Camera) => Camera) => void;
}

/** One pointer drags the table or the ghost, two pinch. */
export function useGestures({ pixel, change, ...handled }: Gestures) {
  const pan = (dx: number, dy: number) =>
    change((camera) => ({ ...camera, x: camera.x - dx * pixel, y: camera.y - dy * pixel }));
  const zoom = (factor: number, about: { readonly x: number; readonly y: number }) =>
    change((camera) => zoomed(camera, factor, about));
  return usePointers<'table'>(handled, {
    grip: ({ target }) => ((target as Element).closest('[data-ghost]') ? 'ghost' : 'table'),
    drag: (_, now, before) => pan(now.x - before.x, now.y - before.y),
    pinch(now, before, other) {
      const about = handled.place({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      zoom(spread(now, other) / spread(before, other), about);
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    },
    zoom,
    isTap: () => true,
  });
}
