/** Terrain pieces as boxes on a deck 3.2 inches high. No source gives measurements: these are estimates from pictures. */
export interface Box {
  readonly name: string;
  /** Width and depth, and where its middle lies from the middle of the piece, in inches. */
  readonly size: readonly [number, number];
  readonly from?: readonly [number, number];
  readonly bottom: number;
  readonly top: number;
  readonly is: readonly Quality[];
}

export const QUALITIES = ['blocked', 'clear', 'impassable', 'passable', 'walkable'] as const;
export type Quality = (typeof QUALITIES)[number];

const DECK = 3.2;
const ROOF = 6.4;

const block = (name: string, size: Box['size'], top: number, ...is: readonly Quality[]): Box[] => [
  { name, size, bottom: 0, top, is },
];

export const PIECES: Readonly<Record<string, readonly Box[]>> = {
  'console-building': [
    ...block('house', [3.5, 3.5], DECK, 'blocked', 'impassable', 'walkable'),
    { name: 'console', size: [2.4, 1], from: [0, 1.25], bottom: DECK, top: 4.4, is: ['blocked', 'impassable'] },
  ],
  'vent-building': [
    ...block('house', [3.5, 3.5], DECK, 'blocked', 'impassable', 'walkable'),
    { name: 'vent wall', size: [3.5, 1.2], from: [0, 1.15], bottom: DECK, top: 5.5, is: ['blocked', 'impassable'] },
  ],
  'array-tower': [
    ...block('house', [2.5, 2.5], DECK, 'blocked', 'impassable', 'walkable'),
    {
      name: 'platform',
      size: [3.6, 2.2],
      from: [0.5, 0],
      bottom: 6.1,
      top: ROOF,
      is: ['clear', 'passable', 'walkable'],
    },
  ],
  gantry: [{ name: 'deck', size: [6.5, 2.5], bottom: 2.9, top: DECK, is: ['clear', 'passable', 'walkable'] }],
  ladder: block('ladder', [0.9, 0.3], DECK, 'clear', 'impassable'),
  crate: block('crate', [1, 1], 1, 'blocked', 'passable'),
  generator: block('tank', [3, 1.6], 2.6, 'blocked', 'impassable'),
  'rock-large': block('rock', [2.9, 2.2], 3.8, 'blocked', 'impassable'),
  'rock-small': block('rock', [1.7, 1.4], 1.7, 'blocked', 'passable'),
  'dish-building': [
    ...block('house', [5, 3.5], DECK, 'blocked', 'impassable', 'walkable'),
    { name: 'dish', size: [1.5, 1.5], from: [1.5, 0], bottom: DECK, top: 5, is: ['blocked', 'impassable'] },
  ],
  'swoop-bike': block('bike', [3.2, 1.8], 2.2, 'clear', 'impassable'),
  'gnk-droid': block('droid', [1.1, 0.9], 1.5, 'blocked', 'passable'),
};
