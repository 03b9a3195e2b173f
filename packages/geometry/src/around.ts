// The pivots to try, in order: an even ring of directions, those at which something changes, and the middles between
// them. Of the second there are thousands among many corners, so only those in open sectors are laid out, and so many
// beside them that each one looked at has the neighbours it would have among all.

import { by } from './order.ts';
import { criticalPivots } from './pivots.ts';
import { SECTORS, type Sectors, sectorOf, turnFrom, widened } from './sectors.ts';
import type { Point } from './tool.ts';
import { type Search, unit } from './trial.ts';

const RING = 180;
/** More sectors than four steps of the ring take. */
const BESIDE = SECTORS / 16;
/** Four do: a low point is looked for between the neighbours of a middle. */
const NEIGHBOURS = 6;
/** The cosine of 5 degrees: two steps of the ring are not so far apart, so these have no pivots between them. */
const APART = 0.9962;

interface Turned {
  readonly u: Point;
  readonly turn: number;
}

const ALL_ROUND = by<Turned>(
  ({ turn }) => turn,
  ({ u }) => u.x,
  ({ u }) => u.y,
);
const STRAIGHTEST_FIRST = by<Turned>(
  ({ turn }) => Math.abs(turn),
  ({ turn }) => turn,
);

const inTurn = ({ aim }: Search, pivots: readonly Point[], order: (p: Turned, q: Turned) => number): Point[] =>
  pivots
    .map((u) => ({ u, turn: turnFrom(aim, u) }))
    .sort(order)
    .map(({ u }) => u);

export function nearestFirst(search: Search, pivots: readonly Point[]): Point[] {
  return inTurn(search, pivots, STRAIGHTEST_FIRST);
}

/** In order round the base. */
export function pivotsNear(search: Search, sectors: Sectors): Point[] {
  const beside = widened(sectors, BESIDE, () => 1);
  const evenly = EVEN.filter((u) => beside[sectorOf(search, u)] === 1);
  const around = inTurn(search, [...evenly, ...criticalNear(search, sectors, beside)], ALL_ROUND);
  return around.flatMap((u, i) => {
    const next = around[(i + 1) % around.length] as Point;
    return u.x * next.x + u.y * next.y < APART ? [u] : [u, unit(u.x + next.x, u.y + next.y)];
  });
}

function criticalNear(search: Search, sectors: Sectors, beside: Sectors): Point[] {
  const { field, move, solids, tested, reach, end } = search;
  const touch = move.mover.r + field.constants.toolWidth / 2 + 2 * field.constants.eps;
  const counts = new Uint32Array(SECTORS);
  const isBeside = (u: Point): boolean => {
    const sector = sectorOf(search, u);
    counts[sector] = (counts[sector] ?? 0) + 1;
    return beside[sector] === 1;
  };
  const critical = criticalPivots(solids, move.mover, reach, tested, end, touch, isBeside);
  const next = widened(sectors, 1, () => 1);
  const near = widened(next, NEIGHBOURS, (sector) => counts[sector] ?? 0);
  return critical.filter((u) => near[sectorOf(search, u)] === 1);
}

/** Even enough: points on the sides of a square, drawn to the circle. */
function ring(): Point[] {
  const points: Point[] = [];
  const side = RING / 4;
  for (let i = 0; i < side; i++) {
    const t = (2 * i) / side - 1;
    const { x, y } = unit(1, t * (1.27 - 0.27 * t * t));
    points.push({ x, y }, { x: -y, y: x }, { x: -x, y: -y }, { x: y, y: -x });
  }
  return points;
}

const EVEN = ring();
