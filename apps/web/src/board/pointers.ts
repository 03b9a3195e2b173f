import { useRef } from 'preact/hooks';
import { useHand } from './hand.ts';
import type { Spot } from './scene.ts';

/** A pointer that is down, since it came down. */
interface Hold<Grip> {
  readonly from: Spot;
  readonly last: Spot;
  readonly moved: boolean;
  readonly target: Element | null;
  /** What it has got hold of. */
  readonly grip: Grip;
}

type Placed = { readonly clientX: number; readonly clientY: number };

/** What the table says to hands, in either view. */
export interface Handled {
  /** From the window to the picture. */
  readonly place: (event: Placed) => Spot;
  /** Called before the first question where something is. */
  readonly measure: () => void;
  /** Called as a hand comes to the table and as it leaves it. */
  readonly touch: (isHeld: boolean) => void;
  readonly onTap: (at: Spot, target: Element | null) => void;
  /** A drag that began on the ghost; where nobody hears of it the table is dragged. */
  readonly onDrag: ((at: Spot) => void) | null;
  readonly onRest: () => void;
}

/** What hands mean to a view. Spots are of the window. */
interface Meaning<Grip> {
  readonly grip: (event: PointerEvent) => Grip;
  readonly drag: (grip: Grip, now: Spot, before: Spot) => void;
  /** Two pointers: one moves, the other rests. */
  readonly pinch: (now: Spot, before: Spot, other: Spot) => void;
  readonly zoom: (factor: number, about: Spot) => void;
  readonly isTap: (grip: Grip) => boolean;
}

/** So far a finger may slip and still have tapped. */
const SLIP = 6;

/** How much nearer one notch of the wheel brings the table. */
const NOTCH = 1.2;

/** How far apart two fingers are; never nothing, for it is divided by. */
export const spread = (one: Spot, other: Spot): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/** One pointer drags the table or the ghost, two pinch, a tap is a tap. */
export function usePointers<Grip extends string>(
  { place, measure, touch, onTap, onDrag, onRest }: Handled,
  { grip, drag, pinch, zoom, isTap }: Meaning<Grip | 'ghost'>,
) {
  const held = useRef(new Map<number, Hold<Grip | 'ghost'>>());
  const hand = useHand<Spot>({ onMove: ({ x, y }) => onDrag?.(place({ clientX: x, clientY: y })), onRest });
  const screen = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });
  const letGo = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
    touch(held.current.size > 0);
    hand.released();
  };
  return {
    onPointerDown(event: PointerEvent) {
      measure();
      touch(true);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const at = screen(event);
      const target = event.target as Element;
      held.current.set(event.pointerId, { from: at, last: at, moved: false, target, grip: grip(event) });
    },
    onPointerMove(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      if (!hold) return;
      const now = screen(event);
      const moved = hold.moved || Math.hypot(now.x - hold.from.x, now.y - hold.from.y) > SLIP;
      held.current.set(event.pointerId, { ...hold, last: now, moved });
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1].last;
      if (other) pinch(now, hold.last, other);
      else if (!moved) return;
      else if (hold.grip === 'ghost' && onDrag) hand.moved(now);
      else drag(hold.grip, now, hold.last);
    },
    onPointerUp(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      const alone = held.current.size === 1;
      letGo(event);
      if (hold && !hold.moved && alone && isTap(hold.grip)) onTap(place(event), hold.target);
    },
    onPointerCancel: letGo,
    onWheel(event: WheelEvent) {
      event.preventDefault();
      measure();
      zoom(event.deltaY < 0 ? NOTCH : 1 / NOTCH, place(event));
    },
  };
}
