import type { Result } from '../src/scoring/result.ts';
import type { PlayedRound } from '../src/standings/standings.ts';

// Worked example SD-X-01: seven players, four rounds, Ben drops after round 2.

export const PLAYERS_OF_SEVEN = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay', 'Gus'];

const match = (
  a: string,
  b: string,
  how: Result['how'],
  winner: string | null,
  sc: [number, number],
  w: [number, number],
) => ({
  a,
  b,
  result: winner === null ? { how, sc, w } : { how, winner, sc, w },
});

export const EVENT_OF_SEVEN: readonly PlayedRound[] = [
  {
    n: 1,
    bye: 'Gus',
    unpairedLosses: [],
    matches: [
      match('Ana', 'Ben', 'victory', 'Ana', [2, 1], [6, 4]),
      match('Cleo', 'Dev', 'draw', null, [1, 1], [4, 4]),
      match('Eli', 'Fay', 'victory', 'Eli', [2, 0], [5, 2]),
    ],
  },
  {
    n: 2,
    bye: 'Fay',
    unpairedLosses: [],
    matches: [
      match('Eli', 'Ana', 'victory', 'Eli', [2, 0], [5, 2]),
      match('Gus', 'Dev', 'concession', 'Gus', [1, 1], [5, 2]),
      match('Cleo', 'Ben', 'victory', 'Cleo', [2, 0], [4, 1]),
    ],
  },
  {
    n: 3,
    bye: null,
    unpairedLosses: [],
    matches: [
      match('Gus', 'Eli', 'victory', 'Gus', [2, 1], [6, 4]),
      match('Fay', 'Cleo', 'time', 'Fay', [1, 1], [5, 3]),
      match('Ana', 'Dev', 'victory', 'Ana', [2, 0], [5, 0]),
    ],
  },
  {
    n: 4,
    bye: null,
    unpairedLosses: [],
    matches: [
      match('Ana', 'Gus', 'victory', 'Ana', [2, 0], [5, 3]),
      match('Cleo', 'Eli', 'victory', 'Cleo', [2, 1], [6, 5]),
      match('Fay', 'Dev', 'victory', 'Fay', [2, 1], [3, 4]),
    ],
  },
];
