// Many random questions answered into one text. Two engines that give the same text agree to the last bit;
// a change of the text is a change of the rules of space.

import { reachAreas } from './area.ts';
import { type Battlefield, prepare } from './battlefield.ts';
import type { RangeNumber } from './constants.ts';
import { coveringParts } from './cover.ts';
import { directionOf } from './direction.ts';
import { explainEngagement } from './engagement.ts';
import type { Move } from './move.ts';
import { placeToken } from './objective.ts';
import { push } from './push.ts';
import { heightsAt, nearestRest, whyNotRest } from './rest.ts';
import type { Random } from './random.ts';
import { sampleMove } from './sample.ts';
import { findMove } from './search.ts';
import { sight } from './sight.ts';
import type { Disc } from './table.ts';
import { TABLE_IDS, TABLES } from './tables.ts';
import type { MoveKind } from './tool.ts';
import { wedgeOf } from './wedge.ts';

/** One answer a line; floats are written in full, so that no difference hides. */
export function quiz(seed: number, questions: number): string {
  const random = randomFrom(seed);
  const fields = TABLE_IDS.map((id) => prepare(TABLES[id]));
  const lines: string[] = [];
  for (let i = 0; i < questions; i++) {
    const field = fields[random() % fields.length] as Battlefield;
    const [a, b] = [base(field, random), base(field, random)];
    lines.push(`${i} ${JSON.stringify(answer(field, a, b, random, i))}`);
  }
  return lines.join('\n');
}

const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump'];

function answer(field: Battlefield, a: Disc, b: Disc, random: Random, i: number): unknown {
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

function base(field: Battlefield, random: Random): Disc {
  const [x, y] = [12000 + (random() % 67001), 12000 + (random() % 67001)];
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
