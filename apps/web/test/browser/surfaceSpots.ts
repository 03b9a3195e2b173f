import type { Table } from '@faultline/geometry';
import type { Page } from 'playwright-core';
import { covers } from '../../src/board/frame.ts';
import type { TableSpot } from './carry.ts';
import type { Look } from './seenFrom.ts';

const INCH = 2540;

/** So far about a spot all is as it is there. */
const ROUND = 500;

const about = ([x, y, z]: TableSpot): readonly TableSpot[] =>
  [
    [0, 0],
    [ROUND, 0],
    [-ROUND, 0],
    [0, ROUND],
    [0, -ROUND],
  ].map(([dx = 0, dy = 0]) => [x + dx, y + dy, z]);

/** Spots all over the table, on the ground and on every top that somebody can stand on, far from where it ends. */
export function surfaceSpots({ size, parts }: Table): readonly TableSpot[] {
  const grid = Array.from({ length: 24 }, (_, i) => ((i + 0.5) * size) / 24);
  const spots = grid.flatMap((x) => grid.map((y) => [x, y] as const));
  const heights = [...new Set(parts.filter(({ walkable }) => walkable).map(({ top }) => top))];
  const tops = heights.flatMap((z) =>
    spots
      .map(([x, y]): TableSpot => [x, y, z])
      .filter((spot) => about(spot).every(([x, y]) => parts.some((part) => isTop(part, x, y, z)))),
  );
  return [...tops, ...spots.map(([x, y]): TableSpot => [x, y, 0])];
}

const isTop = ({ walkable, top, footprint }: Table['parts'][number], x: number, y: number, z: number): boolean =>
  walkable && top === z && covers(footprint, { x, y });

/** Nothing of the terrain stands between a spot and the eye: step by step along the way there. */
export function isOpen({ parts }: Table, { yaw, pitch }: Look, spot: TableSpot): boolean {
  const solid = parts.filter(({ name }) => !name.endsWith('ladder'));
  const highest = Math.max(...solid.map(({ top }) => top));
  const rise = INCH / 8;
  const along = rise / Math.tan(pitch);
  return about(spot).every(([x, y, z]) => {
    for (let i = 1; z + i * rise < highest; i += 1) {
      const at = { x: x + i * along * Math.sin(yaw), y: y - i * along * Math.cos(yaw) };
      const up = z + i * rise;
      if (solid.some(({ bottom, top, footprint }) => bottom < up && up < top && covers(footprint, at))) return false;
    }
    return true;
  });
}

/** A spot, and where on the screen it is seen. */
interface Seen {
  readonly spot: TableSpot;
  readonly at: readonly [number, number];
}

/** Of these spots those on the screen where neither a panel nor a figure lies over them. */
export const untaken = (page: Page, all: readonly Seen[]): Promise<readonly Seen[]> =>
  page.evaluate((spots) => {
    const taken = [...document.querySelectorAll('.board-anchor')].map((figure) => figure.getBoundingClientRect());
    return spots.filter(
      ({ at: [x, y] }) =>
        document.elementFromPoint(x, y)?.closest('.table3d .board-table') != null &&
        taken.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom),
    );
  }, all);

/** Forty of them, from every height. */
export function everyHeight(all: readonly Seen[]): readonly Seen[] {
  const heights = [...new Set(all.map(({ spot }) => spot[2]))];
  const count = Math.ceil(40 / heights.length);
  const raised = heights
    .filter((z) => z > 0)
    .flatMap((z) =>
      spread(
        all.filter(({ spot }) => spot[2] === z),
        count,
      ),
    );
  return [
    ...raised,
    ...spread(
      all.filter(({ spot }) => spot[2] === 0),
      40 - raised.length,
    ),
  ];
}

const spread = (all: readonly Seen[], count: number): readonly Seen[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));
