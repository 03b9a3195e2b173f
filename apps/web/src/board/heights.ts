import type { Extent } from './camera.ts';
import { covered, type Rect } from './labels.ts';
import type { Spot } from './scene.ts';

/** Where on a part its height can be written so that it covers nothing: in the middle, or farther along it. */
export function placeHeight(ring: readonly Spot[], size: Extent, taken: readonly Rect[]): Spot | null {
  const middle = { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) };
  const ends = ring.map((corner, i) => {
    const next = ring[(i + 1) % ring.length] ?? corner;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const spots = [0, 0.2, 0.4, 0.6].flatMap((part) =>
    ends.map((end) => ({ x: middle.x + (end.x - middle.x) * part, y: middle.y + (end.y - middle.y) * part })),
  );
  const about = ({ x, y }: Spot): Rect => ({ ...size, x: x - size.width / 2, y: y - size.height / 2 });
  return spots.find((spot) => covered(about(spot), taken) === 0) ?? null;
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / (all.length || 1);
