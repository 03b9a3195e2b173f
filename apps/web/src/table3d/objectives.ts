import type { SceneObjective } from '../board/scene.ts';
import { light } from './colour.ts';
import { FOLDED, standing } from './figureShape.ts';
import { FILLED } from './figures.ts';
import type { Lens } from './lens.ts';
import type { Palette } from './palette.ts';
import { objectiveKey } from './pictures.ts';
import { type Cell, type Colour, picture, quad, rod, type Soup, soup } from './soup.ts';
import { INCH, inSpace, type Point, plus } from './space.ts';

/** How high the pole of an Active objective is. */
export const POLE = 4.2;

interface Beacons {
  readonly discs: Soup;
  readonly poles: Soup;
  readonly shafts: Soup;
}

/** Discs that lie, and over the Active ones a pole in a shaft of light. `lit` are pointed at. */
export function beaconsOf(
  objectives: readonly SceneObjective[],
  size: number,
  lens: Lens,
  palette: Palette,
  lit: readonly string[],
  cells: (key: string) => Cell | null,
): Beacons {
  const [discs, poles, shafts] = [soup(), soup(), soup()];
  const { yaw } = lens.pose;
  const stands = standing(lens.pose.pitch);
  for (const objective of objectives) {
    const foot = inSpace(size, objective, objective.z);
    const reach = (objective.r / INCH / 0.72) * FILLED;
    const cell = cells(objectiveKey(objective));
    const right: Point = [reach * Math.cos(yaw), 0, -reach * Math.sin(yaw)];
    const north: Point = [-reach * Math.sin(yaw), 0, -reach * Math.cos(yaw)];
    if (cell) picture(discs, plus(foot, [0, 0.02, 0]), right, north, cell);
    const isLit = lit.includes(objective.key);
    const hex = isLit ? palette.planned : objective.side ? palette[objective.side] : palette.text;
    if ((!objective.active && !isLit) || stands < FOLDED) continue;
    rod(poles, plus(foot, [0, 0.03, 0]), plus(foot, [0, POLE * stands, 0]), isLit ? 0.16 : 0.07, light(hex));
    shaft(shafts, foot, lens, light(hex, isLit ? 0.4 : 0.2), light(hex, 0), POLE * stands);
  }
  return { discs, poles, shafts };
}

/** Light that stands upright before whoever looks, and fades upward. */
function shaft(into: Soup, foot: Point, { right }: Lens, below: Colour, above: Colour, height: number): void {
  const at = (side: number, up: number): Point => plus(plus(foot, right, side), [0, up, 0]);
  quad(
    into,
    [at(-0.5, 0.02), at(0.5, 0.02), at(0.5, height * 0.8), at(-0.5, height * 0.8)],
    [below, below, above, above],
  );
}
