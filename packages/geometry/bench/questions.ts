// The questions whose speed matters, on a table of 26 parts with 16 bases, and one among rocks. Each asks one of many
// prepared questions.

import {
  type Battlefield,
  canRest,
  canSee,
  type Disc,
  directionOf,
  engaged,
  findMove,
  hasTerrainCover,
  type Move,
  type Placement,
  type Point,
  prepare,
  push,
  reachAreas,
  sampleMove,
  TABLES,
  whyNotMove,
} from '../src/index.ts';
import { amongRocks } from './rocks.ts';

export interface Question {
  readonly name: string;
  /** Microseconds it may take. */
  readonly budget: number;
  /** Asks number n; the answer is returned so that it cannot be left out. */
  readonly ask: (n: number) => unknown;
}

const MANY = 256;

export function questions(): Question[] {
  const field = prepare(TABLES['core-1']);
  const next = generator(1);
  const bases = crowd(field, next);
  const wished = Array.from({ length: MANY }, () => somewhere(field, next));
  const moves = Array.from({ length: MANY }, (_, i): Move => {
    const self = i % bases.length;
    return { mover: bases[self] as Disc, kind: i % 2 === 0 ? 'advance' : 'dash', bases, self };
  });
  const legal = moves.map((move) => sampleMove(field, move, next) as Placement);
  const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  const direction = (n: number) => directionOf(((n * 37) % 200) - 99.5, ((n * 91) % 200) - 99.5);
  return [
    { name: 'resting position', budget: 10, ask: (n) => canRest(field, pick(wished, n), bases) },
    { name: 'sight', budget: 20, ask: (n) => canSee(field, pick(wished, n), pick(wished, n * 7 + 1)) },
    { name: 'engagement', budget: 20, ask: (n) => engaged(field, pick(bases, n), pick(bases, n * 3 + 1)) },
    { name: 'cover', budget: 20, ask: (n) => hasTerrainCover(field, pick(wished, n), pick(wished, n * 7 + 1)) },
    { name: 'validation of a move', budget: 10, ask: (n) => whyNotMove(field, pick(moves, n), pick(legal, n)) },
    {
      name: 'push',
      budget: 20,
      ask: (n) =>
        push(field, { mover: pick(bases, n), direction: direction(n), range: 2, bases, self: n % bases.length }),
    },
    { name: 'forward-sampled legal end', budget: 50, ask: (n) => sampleMove(field, pick(moves, n), next) },
    {
      name: 'search for one placement, reachable',
      budget: 5000,
      ask: (n) => findMove(field, pick(moves, n), pick(legal, n).end, pick(legal, n).z),
    },
    {
      name: 'search for one placement, anywhere',
      budget: 5000,
      ask: (n) => findMove(field, pick(moves, n), nearby(pick(moves, n), n), 0),
    },
    ...[4, 12, 24, 48].map((corners) => nothingFits(corners)),
    { name: 'whole area', budget: 16000, ask: (n) => reachAreas(field, pick(moves, n)) },
  ];
}

function nothingFits(corners: number): Question {
  const { field, move, ends } = amongRocks(corners);
  return {
    name: `search among rocks of ${corners} corners, nothing fits`,
    budget: 50000,
    ask: (n) => findMove(field, move, ends[n % ends.length] as Point, 0),
  };
}

function nearby({ mover }: Move, n: number): { x: number; y: number } {
  return { x: mover.x + ((n * 7919) % 30000) - 15000, y: mover.y + ((n * 104729) % 30000) - 15000 };
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
}

function somewhere(field: Battlefield, next: () => number): Disc {
  const heights = [0, 0, ...field.floors.map((floor) => floor.z)];
  return {
    x: 15000 + (next() % 60000),
    y: 15000 + (next() % 60000),
    r: next() % 4 === 0 ? 2500 : 2000,
    z: heights[next() % heights.length] as number,
  };
}

function crowd(field: Battlefield, next: () => number): Disc[] {
  const bases: Disc[] = [];
  while (bases.length < 16) {
    const base = somewhere(field, next);
    if (canRest(field, base, bases)) bases.push(base);
  }
  return bases;
}
