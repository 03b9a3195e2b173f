// Many random questions answered into one text. Two engines that give the same text agree to the last bit;
// a change of the text is a change of the rules of space.

import { placeAreas, reachAreas } from './area.ts';
import { type Battlefield, prepare } from './battlefield.ts';
import type { RangeNumber } from './constants.ts';
import { coveringParts, explainCover } from './cover.ts';
import { directionOf } from './direction.ts';
import { explainEngagement } from './engagement.ts';
import { exitsOf, ingressNear } from './ingress.ts';
import type { TableEdge } from './measure.ts';
import { type Move, type Placement, whyNotMove } from './move.ts';
import { explainContest, placeToken } from './objective.ts';
import { whyNotDeploy, whyNotPlace } from './place.ts';
import { push } from './push.ts';
import { heightsAt, nearestRest, whyNotRest } from './rest.ts';
import type { Random } from './random.ts';
import { sampleMove } from './sample.ts';
import { sampleDeploy, sampleExit, samplePlace } from './sample-place.ts';
import { findMove } from './search.ts';
import { sight } from './sight.ts';
import type { Disc } from './table.ts';
import { TABLE_IDS } from './tableIds.ts';
import { TABLES } from './tables.ts';
import type { MoveKind, Point } from './tool.ts';
import { wedgeOf } from './wedge.ts';

/** One answer a line; floats are written in full, so that no difference hides. */
export function quiz(seed: number, questions: number): string {
  const random = randomFrom(seed);
  const fields = TABLE_IDS.map((id) => prepare(TABLES[id]));
  const lines: string[] = [];
  for (let i = 0; i < questions; i++) {
    const field = fields[random() % fields.length] as Battlefield;
    const nth = i >> 1;
    const answer =
      i % 2 === 0 ? ofTwo(field, base(field, random), base(field, random), random, nth) : inCrowd(field, random, nth);
    lines.push(`${i} ${JSON.stringify(answer)}`);
  }
  return lines.join('\n');
}

const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump'];

/** Two bases somewhere in the middle. */
function ofTwo(field: Battlefield, a: Disc, b: Disc, random: Random, i: number): unknown {
  const bases = [a, b];
  const kind = KINDS[random() % 4] as MoveKind;
  const move: Move = { mover: a, kind, bases, self: 0 };
  switch (i % 10) {
    case 0:
      return sight(field, a, b);
    case 1:
      return explainEngagement(field, a, b);
    case 2:
      return coveringParts(field, a, b);
    case 3:
      return whyNotRest(field, a, [b]) ?? placeToken(field, a.x, a.y);
    case 4:
      return nearestRest(field, a, [b]);
    case 5:
    case 6: {
      const direction = directionOf((random() % 2001) - 1000.5, (random() % 2001) - 1000.5);
      return push(field, { mover: a, direction, range: (1 + (random() % 5)) as RangeNumber, bases, self: 0 });
    }
    case 7:
      return sampleMove(field, move, random, 8);
    case 8:
      return i % 500 === 8 ? reachAreas(field, move) : heightsAt(field, a.x, a.y);
    default: {
      const end = { x: a.x + (random() % 24001) - 12000, y: a.y + (random() % 24001) - 12000 };
      const wedge = wedgeOf(a, b, random() % 2 === 0 ? 'toward' : 'away', field.constants.eps);
      return findMove(field, i % 20 === 9 ? { ...move, wedge } : move, end, 0);
    }
  }
}

const EDGES: readonly TableEdge[] = ['left', 'right', 'near', 'far'];

/** Eight bases close together, anywhere up to the rim of the table. */
function inCrowd(field: Battlefield, random: Random, i: number): unknown {
  const bases = crowd(field, random);
  const [a, b] = bases as [Disc, Disc];
  const range = (1 + (random() % 5)) as RangeNumber;
  const kind = KINDS[random() % 4] as MoveKind;
  const wedge = wedgeOf(a, b, random() % 2 === 0 ? 'toward' : 'away', field.constants.eps);
  const move: Move = { mover: a, kind, bases, self: 0, ...(random() % 3 === 0 && wedge ? { wedge } : {}) };
  switch (i % 8) {
    case 0:
      return i % 64 === 0 ? reachAreas(field, move) : findMove(field, move, near(a, 12000, random), 0);
    case 1:
      return i % 64 === 1
        ? placeAreas(field, a, range, b.r, bases, 1)
        : samplePlace(field, a, range, b.r, bases, 1, random);
    case 2: {
      const placement = laid(field, move, random);
      return placement && [placement, whyNotMove(field, move, placement)];
    }
    case 3:
      return explainCover(field, a, b);
    case 4:
      return [explainContest(field, a, b), whyNotPlace(field, a, range, b, bases, 1)];
    case 5: {
      const edge = EDGES[random() % 4] as TableEdge;
      return [whyNotDeploy(field, edge, a, bases, 0), sampleDeploy(field, edge, b.r, bases, -1, random)];
    }
    case 6:
      return ingressNear(field, a).map((entry) =>
        exitsOf(field, entry).map((exit) => sampleExit(field, a, entry, exit, bases, 0, random)),
      );
    default: {
      const { x, y } = near({ x: 0, y: 0 }, 1000, random);
      return push(field, { mover: a, direction: directionOf(x + 0.5, y + 0.5), range, bases, self: 0 });
    }
  }
}

/** A move that would be legal alone on the table, its end a little beside where it should be. */
function laid(field: Battlefield, { mover, kind }: Move, random: Random): Placement | null {
  const found = findMove(field, { mover, kind, bases: [mover], self: 0 }, near(mover, 9000, random), 0);
  return 'placement' in found ? { ...found.placement, end: near(found.placement.end, 500, random) } : null;
}

const near = ({ x, y }: Point, far: number, random: Random): Point => ({
  x: x + (random() % (2 * far + 1)) - far,
  y: y + (random() % (2 * far + 1)) - far,
});

function crowd(field: Battlefield, random: Random): Disc[] {
  const { size } = field.table;
  const middle = { x: random() % size, y: random() % size };
  return Array.from({ length: 8 }, () => {
    const { x, y } = near(middle, 8000, random);
    return standing(field, Math.max(0, Math.min(size, x)), Math.max(0, Math.min(size, y)), random);
  });
}

const base = (field: Battlefield, random: Random): Disc =>
  standing(field, 12000 + (random() % 67001), 12000 + (random() % 67001), random);

function standing(field: Battlefield, x: number, y: number, random: Random): Disc {
  const heights = heightsAt(field, x, y);
  return { x, y, r: random() % 3 === 0 ? 2500 : 2000, z: heights[random() % heights.length] as number };
}

/** A small generator of whole numbers from 0 below 2^32 (xorshift). */
function randomFrom(seed: number): Random {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
