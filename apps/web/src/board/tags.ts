import type { Extent } from './camera.ts';
import { leastCovering, type Rect } from './labels.ts';
import type { Spot } from './scene.ts';

/** The upper left corner of the tag of each line: above or below its end, or along it, where it covers least. */
export function placeTags(
  lines: readonly { readonly from: Spot; readonly to: Spot & { readonly r: number }; readonly size: Extent }[],
  taken: readonly Rect[],
): readonly Spot[] {
  const all = [...taken];
  return lines.map(({ from, to, size }) => {
    const [up, down] = [to.y - to.r - size.height * 1.2, to.y + to.r + size.height * 0.2];
    const along = (part: number): Spot => ({
      x: from.x + (to.x - from.x) * part - size.width / 2,
      y: from.y + (to.y - from.y) * part - size.height / 2,
    });
    const ends = [up, down].map((y) => ({ x: to.x - size.width / 2, y }));
    const spots = [...ends, along(0.7), along(0.55), along(0.4)];
    const place = leastCovering(
      spots.map((spot) => ({ ...spot, ...size })),
      all,
    );
    all.push(place);
    return place;
  });
}
