// How near a free tool comes to touching the wished end, as a function of the pivot. Where it has a low point between
// the pivots already tried, a narrow passage may hide: the low point is looked for by halving.

import { type Bends, freeBends } from './bends.ts';
import { anyOpen, type Sectors, sectorOf } from './sectors.ts';
import { distanceToTool, firstArmBlocked, type Point } from './tool.ts';
import { type Search, unit } from './trial.ts';

/** How far the nearest tool may stay away and still be worth a closer look. */
const NEAR = 700;
const HALVINGS = 14;
/** Touching by this much survives rounding. */
const DEEP = -20;
/** A unit or a few to either side, for a pivot rounded to whole units is not quite where it was found. */
const NUDGES = [0, -1, 1, -2, 2, -4, 4].map((n) => n / 8192);

/** Pivots that come to touch the end, found between those given (in order around the base). */
export function* closest(search: Search, pivots: readonly Point[], sectors: Sectors): Generator<Point> {
  const gaps: number[] = [];
  const gapOf = (i: number): number => {
    gaps[i] ??= gapAt(search, pivots[i] as Point);
    return gaps[i] as number;
  };
  for (let i = 0; i < pivots.length; i++) {
    const [before, after] = [(i + pivots.length - 1) % pivots.length, (i + 1) % pivots.length];
    if (!anyOpen(sectors, sectorOf(search, pivots[before] as Point), sectorOf(search, pivots[after] as Point)))
      continue;
    const gap = gapOf(i);
    if (gap > NEAR || gap > gapOf(before) || gap > gapOf(after)) continue;
    const { x, y } = lowest(search, pivots[before] as Point, pivots[i] as Point, pivots[after] as Point, gap);
    for (const aside of NUDGES) yield unit(x - y * aside, y + x * aside);
  }
}

function lowest(search: Search, before: Point, at: Point, after: Point, gap: number): Point {
  let [low, best, high, least] = [before, at, after, gap];
  for (let i = 0; i < HALVINGS && least > DEEP; i++) {
    const [left, right] = [unit(low.x + best.x, low.y + best.y), unit(best.x + high.x, best.y + high.y)];
    const [gapLeft, gapRight] = [gapAt(search, left), gapAt(search, right)];
    if (gapLeft < least && gapLeft <= gapRight) [best, high, least] = [left, best, gapLeft];
    else if (gapRight < least) [low, best, least] = [best, right, gapRight];
    else [low, high] = [left, right];
  }
  return best;
}

/** Negative if a free tool with this pivot touches the end, Infinity if the pivot is not free. */
function gapAt({ field, move, solids, arm, reach, end, effort }: Search, u: Point): number {
  const { constants } = field;
  effort.steps++;
  const { mover } = move;
  const p1 = { x: mover.x + u.x * reach, y: mover.y + u.y * reach };
  const [x, y] = [end.x - p1.x, end.y - p1.y];
  const far = arm + mover.r + constants.toolWidth + NEAR;
  if (x * x + y * y > far * far) return Number.POSITIVE_INFINITY;
  if (firstArmBlocked(constants, solids, mover, p1) !== null) return Number.POSITIVE_INFINITY;
  const lean = constants.toolWidth / 2 / arm;
  let least = Number.POSITIVE_INFINITY;
  for (const bends of freeBends(constants, arm, solids, p1, u)) {
    for (const side of [-lean, 0, lean]) {
      const { x: dx, y: dy } = nearestBend(bends, u, x - y * side, y + x * side);
      const size = arm / Math.sqrt(dx * dx + dy * dy);
      const tool = { p1, p2: { x: p1.x + dx * size, y: p1.y + dy * size } };
      least = Math.min(least, distanceToTool(constants, mover, tool, end.x, end.y));
    }
  }
  return least - mover.r;
}

/** The free bend nearest to the direction (x, y). */
function nearestBend({ from, to }: Bends, u: Point, x: number, y: number): Point {
  const ahead = x * u.x + y * u.y >= 0;
  const sine = (u.x * y - u.y * x) / Math.max(1, Math.sqrt(x * x + y * y));
  if (ahead ? sine <= from.sine : sine < 0) return from;
  if (!ahead || sine >= to.sine) return to;
  return x === 0 && y === 0 ? from : { x, y };
}
