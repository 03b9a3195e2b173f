import type { Extent } from '../board/camera.ts';
import { inside, leastCovering, type Rect } from '../board/labels.ts';
import { BADGE } from '../board/Overlays.tsx';
import type { SceneObjective, Spot } from '../board/scene.ts';
import { FOLDED, standing } from './figureShape.ts';
import { type Lens, project } from './lens.ts';
import { POLE } from './objectives.ts';
import { INCH, inSpace, plus } from './space.ts';

/** Letters are a little wider than they are taken to be. */
export const roomIn = ({ width, height }: Lens): Extent => ({ width: width - 6, height });

/** Whether some of it is in the picture. */
export const isIn = ({ x, y, r }: Spot & { readonly r: number }, { width, height }: Lens): boolean =>
  x > -r && y > -r && x < width + r && y < height + r;

const LETTERS = { width: 20, height: 14 };

/** Of a pole from its top, and pixels beside it. */
const UP = [1, 0.8, 0.6, 0.4];
const BESIDE = [0, 14, -14];

/** Where the letters of each objective stand, by its key: on its pole, as high as they cover nobody, else below its disc. */
export function badgePlaces(
  objectives: readonly SceneObjective[],
  lens: Lens,
  size: number,
  figures: readonly Rect[],
): ReadonlyMap<string, Rect> {
  const taken = [...figures];
  const stands = standing(lens.pose.pitch);
  return new Map(
    objectives.map((objective) => {
      const hasPole = objective.active && stands >= FOLDED;
      const place = hasPole ? onPole(objective, lens, size, taken) : belowDisc(objective, lens, size);
      if (objective.active) taken.push(place);
      return [objective.key, place];
    }),
  );
}

function onPole(objective: SceneObjective, lens: Lens, size: number, taken: readonly Rect[]): Rect {
  const { width, height } = BADGE;
  const foot = inSpace(size, objective, objective.z);
  const places = UP.flatMap((up) => {
    const { x, y } = project(lens, plus(foot, [0, POLE * up * standing(lens.pose.pitch), 0]));
    return BESIDE.map((beside) => ({ x: x - width / 2 + beside, y: y - height, width, height }));
  });
  // Of a pole that goes out of the picture the letters stay.
  const isSeen = isIn({ ...project(lens, foot), r: 0 }, lens);
  return leastCovering(isSeen ? places.map((place) => inside(place, roomIn(lens))) : places, taken);
}

function belowDisc({ active, r, z, ...spot }: SceneObjective, lens: Lens, size: number): Rect {
  const { width, height } = active ? BADGE : LETTERS;
  const { x, y, size: larger } = project(lens, inSpace(size, spot, z));
  const disc = (r / INCH) * lens.pose.scale * larger * Math.sin(lens.pose.pitch);
  // About an Active one there are arcs.
  return { x: x - width / 2, y: y + disc * (active ? 1.4 : 1) + 3, width, height };
}
