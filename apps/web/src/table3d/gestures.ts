import { useRef } from 'preact/hooks';
import { useHand } from '../board/hand.ts';
import type { Spot } from '../board/scene.ts';
import type { Lens, Pose } from './lens.ts';
import { lensOf, rayAt } from './lens.ts';
import { type Point, plus } from './space.ts';

interface Hold {
  readonly from: Spot;
  readonly last: Spot;
  readonly moved: boolean;
  readonly target: Element | null;
  /** What the hand has got hold of. */
  readonly grip: 'ghost' | 'table' | 'eye';
}

interface Gestures {
  /** From the window to the picture. */
  readonly place: (event: { readonly clientX: number; readonly clientY: number }) => Spot;
  readonly measure: () => void;
  readonly touch: (isHeld: boolean) => void;
  readonly lens: Lens;
  readonly change: (how: (pose: Pose) => Pose) => void;
  /** Whether the planned base lies at a spot of the picture. */
  readonly isGhost: (at: Spot) => boolean;
  readonly onTap: (at: Spot, target: Element | null) => void;
  readonly onDrag: ((at: Spot) => void) | null;
  readonly onRest: () => void;
}

/** So far a finger may slip and still have tapped. */
const SLIP = 6;

/** Radians for a pixel. */
const TURN = 0.006;

/** One pointer drags the ghost or the table; with the other button or Shift, and with two fingers, it is looked at from elsewhere. */
export function useGestures({ place, measure, touch, lens, change, isGhost, onTap, onDrag, onRest }: Gestures) {
  const held = useRef(new Map<number, Hold>());
  const hand = useHand<Spot>({ onMove: ({ x, y }) => onDrag?.(place({ clientX: x, clientY: y })), onRest });
  const screen = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });
  const seen = (at: Spot): Spot => place({ clientX: at.x, clientY: at.y });
  const turn = (dx: number, dy: number) =>
    change((pose) => ({ ...pose, yaw: pose.yaw - dx * TURN, pitch: pose.pitch + dy * TURN }));
  const pan = (now: Spot, before: Spot) => change((pose) => dragged(pose, lens, seen(before), seen(now)));
  const pinch = (id: number, now: Spot, before: Spot) => {
    const other = [...held.current].find(([each]) => each !== id)?.[1].last;
    if (!other) return;
    const spread = (a: Spot) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const angle = (a: Spot) => Math.atan2(a.y - other.y, a.x - other.x);
    const twist = Math.atan2(Math.sin(angle(now) - angle(before)), Math.cos(angle(now) - angle(before)));
    change((pose) => ({
      ...pose,
      scale: pose.scale * (spread(now) / spread(before)),
      yaw: pose.yaw + twist,
      pitch: pose.pitch + ((now.y - before.y) / 2) * TURN,
    }));
  };
  return {
    onPointerDown(event: PointerEvent) {
      measure();
      touch(true);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const at = screen(event);
      const turns = event.button === 2 || event.shiftKey;
      const grip = turns ? 'eye' : onDrag && isGhost(seen(at)) ? 'ghost' : 'table';
      held.current.set(event.pointerId, { from: at, last: at, moved: false, target: event.target as Element, grip });
    },
    onPointerMove(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      if (!hold) return;
      const now = screen(event);
      const moved = hold.moved || Math.hypot(now.x - hold.from.x, now.y - hold.from.y) > SLIP;
      held.current.set(event.pointerId, { ...hold, last: now, moved });
      if (held.current.size > 1) pinch(event.pointerId, now, hold.last);
      else if (!moved) return;
      else if (hold.grip === 'ghost') hand.moved(now);
      else if (hold.grip === 'eye') turn(now.x - hold.last.x, now.y - hold.last.y);
      else pan(now, hold.last);
    },
    onPointerUp(event: PointerEvent) {
      const hold = held.current.get(event.pointerId);
      const alone = held.current.size === 1;
      held.current.delete(event.pointerId);
      touch(held.current.size > 0);
      hand.released();
      if (hold && !hold.moved && alone && hold.grip !== 'eye') onTap(seen(screen(event)), hold.target);
    },
    onPointerCancel(event: PointerEvent) {
      held.current.delete(event.pointerId);
      touch(held.current.size > 0);
      hand.released();
    },
    onContextMenu(event: Event) {
      event.preventDefault();
    },
    onWheel(event: WheelEvent) {
      event.preventDefault();
      measure();
      const about = place(event);
      change((pose) => nearer(pose, lens, event.deltaY < 0 ? 1.2 : 1 / 1.2, about));
    },
  };
}

/** Where a spot of the picture meets the level of the point that is looked at. */
function levelAt(lens: Lens, at: Spot): Point {
  const { from, along } = rayAt(lens, at);
  return plus(from, along, (lens.pose.y - from[1]) / along[1]);
}

/** What was seen at one spot is seen at another. */
function dragged(pose: Pose, lens: Lens, from: Spot, to: Spot): Pose {
  const now = lensOf(pose, lens);
  const [a, b] = [levelAt(now, from), levelAt(now, to)];
  const far = Math.hypot(a[0] - b[0], a[2] - b[2]);
  // Toward the horizon a pixel is a long way.
  const most = 4 / Math.max(4, far);
  return { ...pose, x: pose.x + (a[0] - b[0]) * most, z: pose.z + (a[2] - b[2]) * most };
}

/** Nearer by a factor, and what is seen at a spot stays there. */
export function nearer(pose: Pose, lens: Lens, factor: number, about: Spot): Pose {
  const closer = { ...pose, scale: pose.scale * factor };
  const [a, b] = [levelAt(lensOf(pose, lens), about), levelAt(lensOf(closer, lens), about)];
  const far = Math.hypot(a[0] - b[0], a[2] - b[2]);
  const most = 6 / Math.max(6, far);
  return { ...closer, x: closer.x + (a[0] - b[0]) * most, z: closer.z + (a[2] - b[2]) * most };
}
