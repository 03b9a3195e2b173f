// Legal places and directions at random, by trying: for bots and for games played by chance.

import type { Battlefield } from './battlefield.ts';
import type { RangeNumber } from './constants.ts';
import { type Direction, directionOf } from './direction.ts';
import { whyNotExit } from './ingress.ts';
import type { TableEdge } from './measure.ts';
import { whyNotDeploy, whyNotPlace } from './place.ts';
import { fraction, type Random, randomInDisc } from './random.ts';
import { heightsAt } from './rest.ts';
import type { Disc, Ingress } from './table.ts';
import { type Wedge, whyNotDirection } from './wedge.ts';

const TRIES = 400;

export function samplePlace(
  field: Battlefield,
  origin: Disc,
  range: RangeNumber,
  r: number,
  bases: readonly Disc[],
  self: number,
  random: Random,
): Disc | null {
  const reach = origin.r + field.constants.range[range] + r;
  return tried(
    () => spotAround(field, origin, reach, r, random),
    (end) => whyNotPlace(field, origin, range, end, bases, self) === null,
  );
}

export function sampleDeploy(
  field: Battlefield,
  edge: TableEdge,
  r: number,
  bases: readonly Disc[],
  self: number,
  random: Random,
): Disc | null {
  const { size } = field.table;
  return tried(
    () => {
      const along = r + fraction(random) * (size - 2 * r);
      const deep = r + fraction(random) * field.constants.range[2];
      const inward = edge === 'left' || edge === 'near' ? deep : size - deep;
      const upright = edge === 'left' || edge === 'right';
      return spotAt(field, upright ? inward : along, upright ? along : inward, r, random);
    },
    (end) => whyNotDeploy(field, edge, end, bases, self) === null,
  );
}

export function sampleExit(
  field: Battlefield,
  from: Disc,
  entry: Ingress,
  exit: Ingress,
  bases: readonly Disc[],
  self: number,
  random: Random,
): Disc | null {
  const reach = field.constants.range[1] + from.r;
  return tried(
    () => spotAround(field, exit, reach, from.r, random),
    (end) => whyNotExit(field, from, entry, exit, end, bases, self) === null,
  );
}

export function sampleDirection(wedge: Wedge | undefined, random: Random): Direction {
  for (;;) {
    const { x, y } = randomInDisc(random);
    const direction = directionOf(x, y);
    if (whyNotDirection(direction, wedge) === null) return direction;
  }
}

function tried(spot: () => Disc, isLegal: (end: Disc) => boolean): Disc | null {
  for (let i = 0; i < TRIES; i++) {
    const end = spot();
    if (isLegal(end)) return end;
  }
  return null;
}

function spotAround(field: Battlefield, at: { x: number; y: number }, reach: number, r: number, random: Random): Disc {
  const { x, y } = randomInDisc(random);
  return spotAt(field, at.x + x * reach, at.y + y * reach, r, random);
}

function spotAt(field: Battlefield, x: number, y: number, r: number, random: Random): Disc {
  const spot = { x: Math.round(x), y: Math.round(y) };
  const heights = heightsAt(field, spot.x, spot.y);
  return { ...spot, r, z: heights[random() % heights.length] as number };
}
