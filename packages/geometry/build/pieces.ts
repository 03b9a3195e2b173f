// The kinds of terrain pieces in inches, each in its own frame: x forward, y to the left, the middle at 0.
// Sizes are estimates; what was decided beyond them stands in docs/terrain.md.

export type Side = 'front' | 'rear' | 'left' | 'right';

export interface Block {
  readonly what: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly bottom: number;
  readonly top: number;
  readonly blocked: boolean;
  readonly impassable: boolean;
  readonly walkable: boolean;
}

export interface Kind {
  readonly size: readonly [length: number, width: number];
  /** Heights a ladder joins. */
  readonly levels: readonly number[];
  readonly blocks: readonly Block[];
  /** Something on the roof, at the side the table names. */
  readonly onRoof?: { readonly what: string; readonly length: number; readonly depth: number; readonly top: number };
}

const DECK = 3.2;
const UPPER = 6.4;
const THICK = 0.3;

const solid = { blocked: true, impassable: true };
const open = { blocked: false, impassable: false };
const low = { blocked: true, impassable: false, walkable: false };

const centred = (length: number, width: number) =>
  ({ x: [-length / 2, length / 2], y: [-width / 2, width / 2] }) as const;

const house = (length: number, width: number): Block => ({
  what: '',
  ...centred(length, width),
  bottom: 0,
  top: DECK,
  ...solid,
  walkable: true,
});

const thing = (
  length: number,
  width: number,
  top: number,
  qualities: Pick<Block, 'blocked' | 'impassable' | 'walkable'>,
): Kind => ({
  size: [length, width],
  levels: [],
  blocks: [{ what: '', ...centred(length, width), bottom: 0, top, ...qualities }],
});

const massive = { ...solid, walkable: false } as const;
const platform = { bottom: UPPER - THICK, top: UPPER, ...open, walkable: true };

export const KINDS: Readonly<Record<string, Kind>> = {
  'console-building': {
    size: [3.5, 3.5],
    levels: [0, DECK],
    blocks: [house(3.5, 3.5)],
    onRoof: { what: 'console', length: 2.4, depth: 1, top: 4.4 },
  },
  'vent-building': {
    size: [3.5, 3.5],
    levels: [0, DECK],
    blocks: [house(3.5, 3.5)],
    onRoof: { what: 'vent wall', length: 3.5, depth: 1.2, top: 5.5 },
  },
  'array-tower': {
    size: [2.5, 2.5],
    levels: [0, DECK, UPPER],
    blocks: [house(2.5, 2.5), { what: 'platform', x: [-1.25, 2.35], y: [-1.1, 1.1], ...platform }],
  },
  'tall-tower': {
    size: [3.5, 3.2],
    levels: [0, DECK, UPPER],
    blocks: [
      house(3.5, 3.2),
      { what: 'balcony', x: [-1.75, 1.75], y: [-1.5, 1.5], ...platform },
      { what: 'spire', x: [0.75, 1.75], y: [-0.5, 0.5], bottom: UPPER, top: 10, ...massive },
    ],
  },
  'dish-building': {
    size: [5, 3.5],
    levels: [0, DECK],
    blocks: [house(5, 3.5), { what: 'dish', x: [1, 2.5], y: [-0.75, 0.75], bottom: DECK, top: 5, ...massive }],
  },
  gantry: {
    size: [6.5, 2.5],
    levels: [0, DECK],
    blocks: [{ what: '', ...centred(6.5, 2.5), bottom: DECK - THICK, top: DECK, ...open, walkable: true }],
  },
  crate: thing(1, 1, 1, low),
  generator: thing(3, 1.6, 2.6, massive),
  'rock-large': thing(2.9, 2.2, 3.8, massive),
  'rock-small': thing(1.7, 1.4, 1.7, low),
  'rock-spire': thing(1.3, 1.3, 2.4, massive),
  'droid-rock': thing(1.2, 1, 0.6, low),
  'swoop-bike': thing(3.2, 1.8, 2.2, { blocked: false, impassable: true, walkable: false }),
  'power-droid': thing(1.1, 0.9, 1.5, low),
  'womp-rat': thing(1.5, 1.3, 1.2, low),
  'covered-cargo': thing(3.5, 1.8, 1.4, low),
  'perched-creature': thing(1.6, 1.2, 1.6, low),
  'maintenance-bay': {
    size: [8, 6],
    levels: [0, DECK],
    blocks: [
      { ...house(5, 3.5), what: 'hall', x: [-4, 1], y: [-0.5, 3] },
      { ...house(1.8, 1.8), what: 'tower', x: [2.2, 4], y: [1.2, 3], top: 6, walkable: false },
    ],
  },
  'outpost-bunker': {
    size: [6.5, 6.5],
    levels: [0, DECK],
    blocks: [
      house(6.5, 5),
      { ...house(5, 6.5), what: 'wings', walkable: false, top: DECK - THICK },
      { what: 'gun', x: [1.75, 3.25], y: [-0.75, 0.75], bottom: DECK, top: 5, ...massive },
    ],
  },
};

/** A rectangle along one side of the piece: `depth` inward, or outward if negative. */
export function alongSide(kind: Kind, side: Side, length: number, depth: number): Pick<Block, 'x' | 'y'> {
  const [hx, hy] = [kind.size[0] / 2, kind.size[1] / 2];
  const across = [-length / 2, length / 2] as const;
  const span = (from: number, to: number) => [Math.min(from, to), Math.max(from, to)] as const;
  if (side === 'front') return { x: span(hx - depth, hx), y: across };
  if (side === 'rear') return { x: span(-hx, -hx + depth), y: across };
  return { x: across, y: side === 'left' ? span(hy - depth, hy) : span(-hy, -hy + depth) };
}

/** Clear and Impassable (CR-TERR-11). */
export const LADDER = { length: 0.9, depth: 0.3, blocked: false, impassable: true, walkable: false };
