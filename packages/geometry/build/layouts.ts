// The tables, one half each: every piece has a twin turned by half a circle about the middle of the table.
// Places in inches to the middle of the piece, turns in degrees from the x axis toward the y axis.

import type { Side } from './pieces.ts';

export interface Piece {
  readonly kind: string;
  /** What stands on the other side, if it is not the same kind. */
  readonly twin?: string;
  readonly at: readonly [x: number, y: number];
  readonly turn: number;
  readonly ladder?: Side;
  /** Where the thing on the roof stands. */
  readonly back?: Side;
}

export interface Layout {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

const houses = (x: number, y: number, turn: number, ladder: Side, back: Side): Piece => ({
  kind: 'console-building',
  twin: 'vent-building',
  at: [x, y],
  turn,
  ladder,
  back,
});

const piece = (kind: string, x: number, y: number, turn: number, ladder?: Side): Piece => {
  const plain = { kind, at: [x, y], turn } as const;
  return ladder === undefined ? plain : { ...plain, ladder };
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'core-1': {
    name: 'Crossed catwalks',
    pieces: [
      houses(16.24, 15.86, 135, 'rear', 'right'),
      piece('gantry', 12.7, 19.39, 135),
      piece('array-tower', 9.52, 22.57, 135, 'right'),
      piece('gantry', 12.7, 12.32, 225, 'front'),
      piece('crate', 20.0, 9.43, 0),
      piece('crate', 22.31, 12.23, 45),
      piece('crate', 22.52, 5.18, 150),
      piece('crate', 4.84, 4.89, 0),
    ],
  },
  'core-2': {
    name: 'Bent bridges',
    pieces: [
      houses(26.19, 13.2, 135, 'right', 'rear'),
      piece('gantry', 22.65, 16.73, 135),
      piece('array-tower', 19.47, 19.92, 135, 'front'),
      piece('gantry', 22.65, 23.1, 225, 'rear'),
      piece('crate', 15.54, 6.0, 120),
      piece('crate', 8.62, 13.35, 90),
      piece('crate', 30.83, 5.11, 0),
      piece('crate', 11.49, 3.21, 150),
    ],
  },
  'core-3': {
    name: 'Parallel walks',
    pieces: [
      houses(15.59, 15.29, 180, 'right', 'left'),
      piece('gantry', 10.59, 15.29, 180, 'front'),
      piece('gantry', 20.59, 15.29, 180),
      piece('array-tower', 25.09, 15.29, 180, 'right'),
      piece('crate', 31.22, 12.82, 30),
      piece('crate', 4.34, 4.69, 135),
      piece('crate', 23.55, 6.57, 0),
      piece('crate', 12.44, 7.64, 150),
    ],
  },
  'core-4': {
    name: 'Long bridges',
    pieces: [
      houses(15.51, 10.85, 90, 'rear', 'left'),
      piece('gantry', 15.51, 15.85, 90),
      piece('gantry', 15.51, 22.35, 90),
      piece('array-tower', 15.51, 26.85, 90, 'right'),
      piece('crate', 10.87, 12.97, 60),
      piece('crate', 14.67, 6.46, 45),
      piece('crate', 21.9, 3.38, 90),
      piece('crate', 5.08, 13.44, 45),
    ],
  },
  'high-1': {
    name: 'Elbows and outlooks',
    pieces: [
      houses(19.98, 15.59, 60, 'right', 'rear'),
      piece('gantry', 22.48, 19.92, 60),
      piece('array-tower', 24.73, 23.82, 60, 'front'),
      piece('gantry', 28.63, 21.57, 150, 'rear'),
      piece('array-tower', 10.49, 21.14, 90, 'right'),
      piece('gantry', 10.49, 25.64, 90, 'front'),
      piece('crate', 23.6, 4.59, 150),
      piece('crate', 20.41, 8.4, 90),
      piece('crate', 31.39, 3.82, 150),
      piece('crate', 9.55, 4.9, 120),
    ],
  },
  'high-2': {
    name: 'Stacked lanes',
    pieces: [
      houses(20.6, 14.82, 270, 'right', 'left'),
      piece('gantry', 20.6, 9.82, 270, 'front'),
      piece('gantry', 20.6, 19.82, 270),
      piece('array-tower', 20.6, 24.32, 270, 'right'),
      piece('array-tower', 10.46, 15.46, 180, 'right'),
      piece('gantry', 5.96, 15.46, 180, 'front'),
      piece('gantry', 10.46, 10.96, 270, 'front'),
      piece('crate', 31.31, 3.62, 30),
      piece('crate', 26.58, 4.92, 135),
      piece('crate', 30.65, 12.69, 60),
      piece('crate', 6.11, 6.04, 30),
    ],
  },
  'mixed-1': {
    name: 'Outpost yard',
    pieces: [
      houses(15.6, 14.94, 90, 'right', 'rear'),
      piece('gantry', 15.6, 19.94, 90),
      piece('array-tower', 15.6, 24.44, 90, 'right'),
      piece('gantry', 10.6, 14.94, 180, 'front'),
      { ...piece('tall-tower', 30.28, 5.95, 45, 'right'), twin: 'dish-building' },
      piece('generator', 11.42, 5.32, 60),
      piece('rock-large', 31.33, 13.54, 120),
      piece('crate', 4.7, 14.42, 135),
      piece('crate', 17.41, 3.26, 45),
      piece('crate', 23.04, 5.35, 0),
    ],
  },
  'mixed-2': {
    name: 'Rocks and relays',
    pieces: [
      houses(22.99, 19.44, 165, 'right', 'rear'),
      piece('gantry', 18.16, 20.74, 165),
      piece('array-tower', 13.81, 21.9, 165, 'front'),
      piece('gantry', 14.98, 26.25, 255, 'rear'),
      piece('generator', 6.34, 5.59, 45),
      piece('rock-large', 30.99, 16.1, 45),
      piece('rock-small', 28.73, 4.38, 45),
      piece('crate', 25.28, 10.71, 45),
      piece('crate', 8.66, 12.65, 30),
      piece('crate', 4.46, 14.15, 90),
    ],
  },
};
