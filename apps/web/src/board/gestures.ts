import { useRef } from 'preact/hooks';
import { type Camera, zoomed } from './camera.ts';
import { useHand } from './hand.ts';
import type { Spot } from './scene.ts';

interface Hold {
  readonly from: Spot;
  readonly last: Spot;
  readonly target: Element | null;
  readonly moved: boolean;
}

interface Gestures {
  /** From the screen to the drawing. */
  readonly place: (event: { readonly clientX: number; readonly clientY: number }) => Spot;
  /** Called before the first question where something is. */
  readonly measure: () => void;
  /** Called as a hand comes to the table and as it leaves it. */
  readonly touch: (isHeld: boolean) => void;
  readonly pixel: number;
  readonly change: (how: (camera: Camera) => Camera) => void;
  readonly onTap: (at: Spot, target: Element | null) => void;
  /** A drag that began on the ghost; where nobody hears of it the table is dragged. */
  readonly onDrag: ((at: Spot) => void) | null;
  readonly onRest: () => void;
}

/** So far a finger may slip and still have tapped. */
const SLIP = 6;

/** One pointer drags the table or the ghost, two pinch, a tap is a tap. */
export function useGestures({ place, measure, touch, pixel, change, onTap, onDrag, onRest }: Gestures) {
  const held = useRef(new Map<number, Hold>());
  const hand = useHand<Spot>({ onMove: ({ x, y }) => onDrag?.(place({ clientX: x, clientY: y })), onRest });
  const screen = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });
  const pan = (dx: number, dy: number) =>
    change((camera) => ({ ...camera, x: camera.x - dx * pixel, y: camera.y - dy * pixel }));
  const pinch = (id: number, now: Spot, before: Spot) => {
    const other = [...held.current].find(([each]) => each !== id)?.[1].last;
    if (!other) return;
    const spread = (a: Spot) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const about = place({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    change((camera) => zoomed(camera, spread(now) / spread(before), about));
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  return {
    onPointerDown(event: PointerEvent) {
      measure();
      touch(true);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const at = screen(event);
      held.current.set(event.pointerId, { from: at, last: at, target: event.target as Element, moved: false });
    },
    onPointerMove(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      if (!hold) return;
      const now = screen(event);
      const moved = hold.moved || Math.hypot(now.x - hold.from.x, now.y - hold.from.y) > SLIP;
      held.current.set(event.pointerId, { ...hold, last: now, moved });
      if (held.current.size > 1) pinch(event.pointerId, now, hold.last);
      else if (moved && onDrag && hold.target?.closest('[data-ghost]')) hand.moved(now);
      else if (moved) pan(now.x - hold.last.x, now.y - hold.last.y);
    },
    onPointerUp(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      const alone = held.current.size === 1;
      held.current.delete(event.pointerId);
      touch(held.current.size > 0);
      hand.released();
      if (hold && !hold.moved && alone) onTap(place(event), hold.target);
    },
    onPointerCancel(event: PointerEvent) {
      held.current.delete(event.pointerId);
      touch(held.current.size > 0);
      hand.released();
    },
    onWheel(event: WheelEvent) {
      event.preventDefault();
      measure();
      const about = place(event);
      change((camera) => zoomed(camera, event.deltaY < 0 ? 1.2 : 1 / 1.2, about));
    },
  };
}
