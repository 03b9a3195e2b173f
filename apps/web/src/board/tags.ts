import type { Extent } from './camera.ts';
import { inside, leastCovering, type Rect, type Room } from './labels.ts';
import type { Spot } from './scene.ts';

interface TaggedLine {
  readonly from: Spot;
  readonly to: Spot & { readonly r: number };
  readonly size: Extent;
}

/** The upper left corner of a tag; `leads` where it lies neither beside its base nor on its line. */
export interface TagPlace extends Spot {
  readonly leads: boolean;
}

/** The tag of each line: above or below its end, along it, or farther off with a leader, where it covers least. */
export function placeTags(lines: readonly TaggedLine[], taken: readonly Rect[], room?: Room): readonly TagPlace[] {
  const all = [...taken];
  return lines.map(({ from, to, size }) => {
    const levelled = (y: number, x = to.x - size.width / 2) => ({ ...inside({ x, y, ...size }, room), leads: false });
    const along = (part: number) =>
      levelled(from.y + (to.y - from.y) * part - size.height / 2, from.x + (to.x - from.x) * part - size.width / 2);
    const far = [1.6, 3].flatMap((heights) => {
      const gap = to.r + size.height * heights;
      return [
        levelled(to.y - gap - size.height),
        levelled(to.y + gap),
        levelled(to.y - size.height / 2, to.x + gap),
        levelled(to.y - size.height / 2, to.x - gap - size.width),
      ];
    });
    const place = leastCovering(
      [
        levelled(to.y - to.r - size.height * 1.2),
        levelled(to.y + to.r + size.height * 0.2),
        along(0.7),
        along(0.55),
        along(0.4),
        ...far.map((spot) => ({ ...spot, leads: true })),
      ],
      all,
    );
    all.push(place);
    return place;
  });
}
