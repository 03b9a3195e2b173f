import { light, mixed } from './colour.ts';
import type { Palette } from './palette.ts';
import { type Four, quad, type Soup, soup, WHITE } from './soup.ts';
import type { Point } from './space.ts';

interface Slab {
  /** What the table stands over, far below. */
  readonly floor: Soup;
  readonly top: Soup;
  /** Its rim, and what is below its top. */
  readonly slab: Soup;
}

const WHOLE: Four<readonly [number, number]> = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A level square about the middle, from its south-western corner. */
const square = (half: number, y: number): Four<Point> => [
  [-half, y, half],
  [half, y, half],
  [half, y, -half],
  [-half, y, -half],
];

const FLOOR = { half: 70, y: -2.6 };

/** The table as a board that has a rim, over a floor. */
export function slabOf(half: number, palette: Palette): Slab {
  const [floor, top, slab] = [soup(), soup(), soup()];
  quad(floor, square(FLOOR.half, FLOOR.y), WHITE, WHOLE);
  quad(top, square(half, 0), WHITE, WHOLE);
  const colour = light(mixed(palette.part1, palette.bg, palette.isLight ? 0.15 : 0.45));
  const [upper, lower] = [square(half + 0.25, -0.02), square(half + 0.25, -0.9)];
  quad(slab, upper, colour);
  for (let i = 0; i < 4; i += 1) {
    const next = (i + 1) % 4;
    quad(slab, [lower[i], lower[next], upper[next], upper[i]] as unknown as Four<Point>, colour);
  }
  return { floor, top, slab };
}
