import type { SceneBase } from '../board/scene.ts';
import { ABOVE, type Lens } from './lens.ts';
import { cross, INCH, inSpace, type Point, plus } from './space.ts';

/** What a figure's form depends on. */
export type Shaped = Pick<SceneBase, 'x' | 'y' | 'z' | 'r' | 'side' | 'wounded' | 'hunker' | 'rank'>;

/** The radius of a small base, in inches, by which the rest of a figure grows. */
const SMALL = 0.787;

/** Who leads a squad is a little taller, who supports it a little smaller. */
const RANKS = { primary: 1.12, secondary: 1, supporting: 0.94 };

/** A base, and the cloak on it. */
export interface FigureShape {
  /** The middle of its base on the surface. */
  readonly foot: Point;
  readonly radius: number;
  readonly height: number;
  readonly cloak: { readonly radius: number; readonly height: number };
  /** How much larger it is than a figure of a small base. */
  readonly large: number;
}

export const BASE_HEIGHT = 0.15;

export function figureShape(figure: Shaped, size: number): FigureShape {
  const radius = figure.r / INCH;
  const large = Math.min(1.25, radius / SMALL) * RANKS[figure.rank ?? 'secondary'];
  const low = figure.wounded ? 0.28 : figure.hunker > 0 ? 0.5 : 0.78;
  return {
    foot: inSpace(size, figure, figure.z),
    radius,
    height: BASE_HEIGHT,
    cloak: { radius: 0.4 * large, height: BASE_HEIGHT + low * 0.9 * large },
    large,
  };
}

interface Medallion {
  readonly middle: Point;
  /** Half its width and half its height, as directions. */
  readonly right: Point;
  readonly up: Point;
  readonly front: Point;
  /** Null where it has folded into its token. */
  readonly shape: 'round' | 'lozenge' | null;
}

const RADII = { a: 0.66, b: 0.82 };

/** From here to straight above a medallion folds into its token. */
const FOLDS = (70 * Math.PI) / 180;

/** Of less than this nothing is drawn. */
export const FOLDED = 0.05;

/** How much of a medallion stands at a pitch: all of it, or less of it toward straight above. */
export const standing = (pitch: number): number => Math.min(1, Math.max(0, (ABOVE - pitch) / (ABOVE - FOLDS)));

/** The disc or lozenge over a figure: it faces whoever looks and leans back a little; of somebody Wounded it lies. */
export function medallionOf(figure: Shaped, lens: Lens, size: number): Medallion {
  const { foot, cloak, large } = figureShape(figure, size);
  const { pitch, yaw } = lens.pose;
  const stands = standing(pitch);
  const lean = figure.wounded ? 1.25 : Math.min(1.45, 0.55 * pitch);
  const r = RADII[figure.side] * large * stands;
  const right: Point = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const back: Point = [Math.sin(yaw), 0, Math.cos(yaw)];
  const front: Point = [back[0] * Math.cos(lean), Math.sin(lean), back[2] * Math.cos(lean)];
  const up = cross(front, right);
  const lift = figure.wounded ? cloak.height + 0.12 : cloak.height + 0.82 * r * Math.cos(lean);
  return {
    middle: plus(foot, [0, 1, 0], lift),
    right: [right[0] * r, right[1] * r, right[2] * r],
    up: [up[0] * r, up[1] * r, up[2] * r],
    front,
    shape: stands < FOLDED ? null : figure.side === 'a' ? 'round' : 'lozenge',
  };
}
