import type { Extent } from '../board/camera.ts';
import { inside, leastCovering, type Rect } from '../board/labels.ts';
import type { Scene, SceneRuler, Spot } from '../board/scene.ts';
import { type Lens, project } from './lens.ts';
import { heightAt } from './outlines.ts';
import { inSpace } from './space.ts';

type Ground = Pick<Scene, 'parts' | 'size'>;

/** From the far side of a ring, to either hand in turn. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((step) => (step * Math.PI) / 6);

const NUMBER: Extent = { width: 18, height: 13 };

/** Where each Range is written: on its ring, farthest from whoever looks, or as near to that as there is room on the
 *  table and in the picture; null where none of the ring is there. */
export function ringNumbers(
  { about, reach }: NonNullable<SceneRuler['rings']>,
  lens: Lens,
  { parts, size }: Ground,
  taken: readonly Rect[],
): readonly (Rect | null)[] {
  const laid = [...taken];
  return reach.map((far) => {
    const places = TURNS.flatMap((turn) => {
      const angle = lens.pose.yaw + turn;
      const at = { x: about.x - far * Math.sin(angle), y: about.y + far * Math.cos(angle) };
      if (at.x < 0 || at.y < 0 || at.x > size || at.y > size) return [];
      const { x, y } = project(lens, inSpace(size, at, heightAt(parts, at)));
      const place = { ...NUMBER, x: x - NUMBER.width / 2, y: y - NUMBER.height };
      return isInside(place, lens) ? [place] : [];
    });
    if (places.length === 0) return null;
    const place = leastCovering(places, laid);
    laid.push(place);
    return place;
  });
}

const isInside = ({ x, y, width, height }: Rect, picture: Extent): boolean =>
  x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

/** How far above or below its line a length is written. */
const OFF = [-30, 12, -52, 34];

/** Where the length of a ruler is written: over the middle of its line, or where it covers least along it. */
export function lengthPlace(from: Spot, to: Spot, size: Extent, lens: Lens, taken: readonly Rect[]): Rect {
  const places = OFF.flatMap((off) =>
    [0.5, 0.35, 0.65, 0.2, 0.8].map((part) => ({
      ...size,
      x: from.x + (to.x - from.x) * part - size.width / 2,
      y: from.y + (to.y - from.y) * part + off,
    })),
  );
  return leastCovering(
    places.map((place) => inside(place, lens)),
    taken,
  );
}
