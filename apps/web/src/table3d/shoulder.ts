import type { Extent } from '../board/camera.ts';
import type { Scene, SceneBase, Spot } from '../board/scene.ts';
import { figureShape, medallionOf } from './figureShape.ts';
import { type Lens, lensOf, type Pose, project, rayAt } from './lens.ts';
import { figureAt, surfaceAt } from './picking.ts';
import { type Margins, shoulderPose } from './poses.ts';
import { dot, INCH, inSpace, minus, type Point, plus } from './space.ts';

/** So far past whoever is faced it may look, in radians, where terrain is in the way of looking straight. */
const TURNS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];

/** Whoever is nearer than this is faced; of nobody is, all are. */
const NEAR = 10 * INCH;

/** From so far away, in inches: nearer where as much is seen. */
const AWAY = [20, 26];

/** So much higher in the picture, as a part of it. */
const LIFTED = [0, 0.2];

/** Behind whoever acts, toward where it may be pushed or else the others of the other side, from where most of them can be seen. */
export function shoulderIn(scene: Scene, extent: Extent, margins: Margins): Pose | null {
  const { bases, size } = scene;
  const acting = bases.find(({ selected }) => selected) ?? bases[0];
  if (!acting) return null;
  const facing = facedBy(acting, scene);
  const [at, to] = [inSpace(size, acting, acting.z), inSpace(size, towardFrom(acting, facing, scene))];
  const poses = LIFTED.flatMap((part) =>
    AWAY.flatMap((away) =>
      TURNS.map((turn) => shoulderPose(at, to, extent, margins, { turn, away, lifted: part * extent.height })),
    ),
  );
  const seen = poses.map((pose) => {
    const lens = lensOf(pose, extent);
    const count = (all: readonly SceneBase[]) =>
      all.flatMap((base) => pointsOf(base, lens, size).filter((point) => isSeen(point, base, lens, scene, margins)))
        .length;
    // Whoever acts matters most.
    return count([acting]) * (1 + 3 * facing.length) + count(facing);
  });
  return poses[seen.indexOf(Math.max(...seen))] ?? null;
}

function towardFrom(acting: Spot, facing: readonly SceneBase[], { wedge, size }: Scene): Spot {
  if (wedge?.axis) return { x: acting.x + wedge.axis[0], y: acting.y + wedge.axis[1] };
  return facing.length > 0 ? middleOfAll(facing) : { x: size / 2, y: size / 2 };
}

function facedBy(acting: SceneBase, { bases }: Scene): readonly SceneBase[] {
  const foes = bases.filter(({ side }) => side !== acting.side);
  const near = foes.filter(({ x, y }) => Math.hypot(x - acting.x, y - acting.y) < NEAR);
  return near.length > 0 ? near : foes;
}

const middleOfAll = (bases: readonly SceneBase[]) => ({
  x: bases.reduce((sum, { x }) => sum + x, 0) / bases.length,
  y: bases.reduce((sum, { y }) => sum + y, 0) / bases.length,
});

/** By what a figure is known: its base and its medallion. */
function pointsOf(base: SceneBase, lens: Lens, size: number): readonly Point[] {
  const { foot, height } = figureShape(base, size);
  const { middle, up } = medallionOf(base, lens, size);
  return [plus(foot, [0, height + 0.05, 0]), plus(middle, up, -0.6), plus(middle, up, 0.6)];
}

/** In the picture, above what lies over its rim, and behind neither terrain nor anybody else. */
function isSeen(
  point: Point,
  base: SceneBase,
  lens: Lens,
  scene: Scene,
  { top, bottom, left, right }: Margins,
): boolean {
  const { x, y } = project(lens, point);
  if (x < left || x > lens.width - right || y < top || y > lens.height - bottom) return false;
  const far = dot(minus(rayAt(lens, { x, y }).from, point), lens.back);
  const met = surfaceAt(lens, { x, y }, scene);
  if (met !== null && met.far <= far - 0.05) return false;
  const nearest = figureAt(lens, { x, y }, scene.bases, scene.size);
  return nearest === null || nearest === base;
}
