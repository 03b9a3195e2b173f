import { type Handled, spread, usePointers } from '../board/pointers.ts';
import type { Spot } from '../board/scene.ts';
import type { Lens, Pose } from './lens.ts';
import { lensOf, rayAt } from './lens.ts';
import { type Point, plus } from './space.ts';

interface Gestures extends Handled {
  readonly lens: Lens;
  readonly change: (how: (pose: Pose) => Pose) => void;
  /** Whether the planned base lies at a spot of the picture. */
  readonly isGhost: (at: Spot) => boolean;
}

/** Radians for a pixel. */
const TURN = 0.006;

/** One pointer drags the ghost or the table; with the other button or Shift, and with two fingers, it is looked at from elsewhere. */
export function useGestures({ lens, change, isGhost, ...handled }: Gestures) {
  const seen = (at: Spot): Spot => handled.place({ clientX: at.x, clientY: at.y });
  const pointers = usePointers<'table' | 'eye'>(handled, {
    grip(event) {
      if (event.button === 2 || event.shiftKey) return 'eye';
      return handled.onDrag && isGhost(handled.place(event)) ? 'ghost' : 'table';
    },
    drag(grip, now, before) {
      if (grip === 'eye') change((pose) => turned(pose, now.x - before.x, now.y - before.y));
      else change((pose) => dragged(pose, lens, seen(before), seen(now)));
    },
    pinch(now, before, other) {
      const angle = (a: Spot) => Math.atan2(a.y - other.y, a.x - other.x);
      const twist = Math.atan2(Math.sin(angle(now) - angle(before)), Math.cos(angle(now) - angle(before)));
      change((pose) => ({
        ...pose,
        scale: pose.scale * (spread(now, other) / spread(before, other)),
        yaw: pose.yaw + twist,
        pitch: pose.pitch + ((now.y - before.y) / 2) * TURN,
      }));
    },
    zoom: (factor, about) => change((pose) => nearer(pose, lens, factor, about)),
    isTap: (grip) => grip !== 'eye',
  });
  return {
    ...pointers,
    onContextMenu(event: Event) {
      event.preventDefault();
    },
  };
}

const turned = (pose: Pose, dx: number, dy: number): Pose => ({
  ...pose,
  yaw: pose.yaw - dx * TURN,
  pitch: pose.pitch + dy * TURN,
});

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
