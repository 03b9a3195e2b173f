import { covers } from '../board/frame.ts';
import type { Scene, ScenePart, Spot } from '../board/scene.ts';
import { edgesOf } from './outlines.ts';
import { figureShape, medallionOf, type Shaped } from './figureShape.ts';
import type { Lens, Ray } from './lens.ts';
import { rayAt } from './lens.ts';
import { solidOf } from './solid.ts';
import { dot, INCH, inSpace, minus, onTableAt, type Point, plus } from './space.ts';

/** What is met on the table. */
export interface Met {
  readonly spot: Spot;
  /** How high it lies, where somebody could stand there; null on walls and on what nobody stands on. */
  readonly z: number | null;
  readonly far: number;
}

type Ground = Pick<Scene, 'parts' | 'size'>;

/** The surface at a spot of the screen: the nearest of tops, walls and the ground. */
export function surfaceAt(lens: Lens, at: Spot, { parts, size }: Ground): Met | null {
  const ray = rayAt(lens, at);
  let nearest = levelMet(ray, 0, size);
  for (const part of parts.flatMap((each) => solidOf(each) ?? [])) {
    const top = levelMet(ray, part.top, size);
    if (top && isNearer(top, nearest) && covers(part.rings, top.spot))
      nearest = part.walkable ? top : { ...top, z: null };
    const wall = wallMet(ray, part, size);
    if (wall && isNearer(wall, nearest)) nearest = wall;
  }
  return nearest;
}

const isNearer = ({ far }: Met, than: Met | null): boolean => than === null || far < than.far;

function levelMet({ from, along }: Ray, z: number, size: number): Met | null {
  const far = (z / INCH - from[1]) / along[1];
  if (!(along[1] < 0) || far < 0) return null;
  return { spot: onTableAt(size, plus(from, along, far)), z, far };
}

/** The nearest wall of a part whose front is met. */
function wallMet({ from, along }: Ray, part: ScenePart, size: number): Met | null {
  let nearest: Met | null = null;
  for (const [a, b] of part.rings.flatMap(edgesOf)) {
    const [p, q] = [inSpace(size, a), inSpace(size, b)];
    const [ex, ez] = [q[0] - p[0], q[2] - p[2]];
    const turn = along[0] * ez - along[2] * ex;
    if (turn === 0) continue;
    const [dx, dz] = [p[0] - from[0], p[2] - from[2]];
    const far = (dx * ez - dz * ex) / turn;
    const part1 = (dx * along[2] - dz * along[0]) / turn;
    const y = (from[1] + along[1] * far) * INCH;
    if (far < 0 || part1 < 0 || part1 > 1 || y < part.bottom || y > part.top) continue;
    if (nearest === null || far < nearest.far)
      nearest = { spot: onTableAt(size, plus(from, along, far)), z: null, far };
  }
  return nearest;
}

/** The figure at a spot of the screen, seen through terrain too: the nearest medallion, else the nearest base. */
export function figureAt<F extends Shaped>(lens: Lens, at: Spot, figures: readonly F[], size: number): F | null {
  const ray = rayAt(lens, at);
  let nearest: { readonly figure: F; readonly far: number } | null = null;
  for (const figure of figures) {
    const far = Math.min(medallionMet(ray, figure, lens, size), baseMet(ray, figure, size));
    if (far < (nearest?.far ?? Number.POSITIVE_INFINITY)) nearest = { figure, far };
  }
  return nearest?.figure ?? null;
}

const NEVER = Number.POSITIVE_INFINITY;

function medallionMet({ from, along }: Ray, figure: Shaped, lens: Lens, size: number): number {
  const { middle, right, up, front, shape } = medallionOf(figure, lens, size);
  const turn = dot(along, front);
  if (shape === null || turn === 0) return NEVER;
  const far = dot(minus(middle, from), front) / turn;
  const at = minus(plus(from, along, far), middle);
  const [x, y] = [dot(at, right) / dot(right, right), dot(at, up) / dot(up, up)];
  const isOn = shape === 'round' ? x * x + y * y <= 1 : Math.abs(x) + Math.abs(y) <= 1;
  return isOn && far > 0 ? far : NEVER;
}

/** Its base and its cloak, as one upright cylinder each. */
function baseMet(ray: Ray, figure: Shaped, size: number): number {
  const { foot, radius, height, cloak } = figureShape(figure, size);
  return Math.min(cylinderMet(ray, foot, radius, height), cylinderMet(ray, foot, cloak.radius, cloak.height));
}

function cylinderMet({ from, along }: Ray, foot: Point, radius: number, height: number): number {
  const [dx, dz] = [from[0] - foot[0], from[2] - foot[2]];
  const [a, b, c] = [along[0] ** 2 + along[2] ** 2, along[0] * dx + along[2] * dz, dx ** 2 + dz ** 2 - radius ** 2];
  // The lid first: from above it is all there is.
  const lid = (foot[1] + height - from[1]) / along[1];
  const onLid = (dx + along[0] * lid) ** 2 + (dz + along[2] * lid) ** 2 <= radius ** 2;
  if (onLid && lid > 0) return lid;
  const root = b * b - a * c;
  if (a === 0 || root < 0) return NEVER;
  const far = (-b - Math.sqrt(root)) / a;
  const y = from[1] + along[1] * far;
  return far > 0 && y >= foot[1] && y <= foot[1] + height ? far : NEVER;
}
