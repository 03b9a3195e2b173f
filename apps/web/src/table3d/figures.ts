import type { Ghost, Scene, SceneBase } from '../board/scene.ts';
import { light, mixed } from './colour.ts';
import { BASE_HEIGHT, FOLDED, figureShape, medallionOf, standing } from './figureShape.ts';
import type { Lens } from './lens.ts';
import type { Palette } from './palette.ts';
import { type Cell, type Colour, picture, quad, type Soup, soup, turned, WHITE } from './soup.ts';
import { INCH, inSpace, type Point, plus } from './space.ts';

/** The pictures of a figure, by name: what its token, its medallion and its chips show. */
export const tokenKey = ({ side, activated, wounded, hurt, emblem, injured }: SceneBase): string =>
  `token ${side} ${activated} ${wounded} ${hurt.toFixed(3)} ${emblem} ${injured}`;

export const faceKey = ({ side, activated, wounded, emblem }: SceneBase): string =>
  `face ${side} ${activated} ${wounded} ${emblem}`;

export const chipKey = (condition: string): string => `chip ${condition}`;

/** The emblem of somebody who would stand somewhere. */
export const ghostKey = (emblem: string): string => `ghost ${emblem}`;

/** Beyond so many walls about a base their number is written. */
const MOST_WALLS = 3;

/** What a figure wears: its conditions, and how often it has taken cover where that can no longer be counted. */
export const chipsOf = ({ conditions, hunker }: SceneBase): readonly string[] =>
  hunker > MOST_WALLS ? [...conditions, String(hunker)] : conditions;

/** The rings about a base that somebody should see. */
function ringsOf({ selected, choice, threatened, aimed }: SceneBase): readonly string[] {
  return [
    ...(choice ? ['ring choice'] : []),
    ...(selected ? ['ring selected'] : []),
    ...(threatened ? ['ring threat'] : aimed ? ['ring aimed'] : []),
  ];
}

/** How many corners round things have. */
export interface Detail {
  readonly corners: number;
}

/** What a figure's body depends on. */
export const bodyKey = ({ x, y, z, r, side, wounded, hunker, rank }: SceneBase) => [
  x,
  y,
  z,
  r,
  side,
  wounded,
  hunker,
  rank,
];

/** Bases: what stays however the table is looked at. */
export function bodiesOf(bases: readonly SceneBase[], size: number, palette: Palette, { corners }: Detail): Soup {
  const bodies = soup();
  for (const base of bases) {
    const { foot, radius } = figureShape(base, size);
    turned(
      bodies,
      foot,
      [
        [radius, 0],
        [radius, BASE_HEIGHT - 0.04],
        [radius - 0.04, BASE_HEIGHT],
        [0, BASE_HEIGHT],
      ],
      light(mixed(palette[base.side], palette.body, 0.62)),
      corners,
    );
  }
  return bodies;
}

const CLOAK = [
  [0.5, 0],
  [0.46, 0.09],
  [0.3, 0.33],
  [0.2, 0.7],
  [0.16, 1],
] as const;

/** Cloaks, which sink into their bases with the medallions: from above they would hide the tokens. */
export function cloaksOf(
  bases: readonly SceneBase[],
  size: number,
  palette: Palette,
  { corners }: Detail,
  stands: number,
): Soup {
  const cloaks = soup();
  if (stands < FOLDED) return cloaks;
  for (const base of bases) {
    const { foot, cloak, large } = figureShape(base, size);
    const side = palette[base.side];
    const dress = light(palette.isLight ? mixed(side, '#ffffff', 0.55) : mixed(side, '#0b131a', 0.66));
    const [rise, wide] = [(cloak.height - BASE_HEIGHT) * stands, large * stands];
    const at = plus(foot, [0, BASE_HEIGHT, 0]);
    const rings = CLOAK.map(([r, h]) => [r * wide, h * rise] as const);
    if (base.side === 'a') turned(cloaks, at, rings, dress, Math.max(10, corners - 10));
    else turned(cloaks, at, [[0.5 * wide, 0] as const, [0.17 * wide, rise] as const], dress, 4, Math.PI / 4);
  }
  return cloaks;
}

/** How high and how thick a wall is that somebody has taken cover behind. */
const WALL = { height: 0.42, thick: 0.09, gap: 0.17 };

/** A low curved wall between a base and whoever looks. */
function wall(into: Soup, foot: Point, radius: number, yaw: number, { text, body }: Palette): void {
  const steps = 10;
  const colour = light(mixed(text, body, 0.12));
  const at = (i: number, height: number, beyond: number): Point => {
    const angle = Math.PI * (0.2 + (0.6 * i) / steps) - yaw;
    const r = radius + beyond;
    return [foot[0] + r * Math.cos(angle), foot[1] + height, foot[2] + r * Math.sin(angle)];
  };
  const { height, thick } = WALL;
  for (let i = 0; i < steps; i += 1) {
    quad(into, [at(i + 1, 0, thick), at(i, 0, thick), at(i, height, thick), at(i + 1, height, thick)], colour);
    quad(into, [at(i, 0, 0), at(i + 1, 0, 0), at(i + 1, height, 0), at(i, height, 0)], colour);
    quad(into, [at(i + 1, height, thick), at(i, height, thick), at(i, height, 0), at(i + 1, height, 0)], colour);
  }
}

type Cells = (key: string) => Cell | null;

interface Faces {
  /** Tokens, medallions and chips as they are. */
  readonly seen: Soup;
  /** Those that show through terrain. */
  readonly hidden: Soup;
  /** What lies about bases. */
  readonly rings: Soup;
  /** The rims of medallions, which are as thick as a coin, and the walls before whoever has taken cover. */
  readonly medals: Soup;
}

/** How much of what terrain hides is seen through it. */
export const THROUGH = { standing: 0.52, wounded: 0.3 };

/** What turns with whoever looks. */
export function facesOf(bases: readonly SceneBase[], size: number, lens: Lens, cells: Cells, palette: Palette): Faces {
  const [seen, hidden, rings, medals] = [soup(), soup(), soup(), soup()];
  const { yaw, pitch } = lens.pose;
  const right: Point = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const north: Point = [-Math.sin(yaw), 0, -Math.cos(yaw)];
  for (const base of bases) {
    const { foot, radius, large } = figureShape(base, size);
    const through: Colour = [1, 1, 1, base.wounded ? THROUGH.wounded : THROUGH.standing];
    const lay = (key: string, middle: Point, across: Point, up: Point) => {
      const cell = cells(key);
      if (!cell) return;
      picture(seen, middle, across, up, cell);
      picture(hidden, middle, across, up, cell, through);
    };
    const token = radius * FILLED;
    lay(tokenKey(base), plus(foot, [0, BASE_HEIGHT + 0.012, 0]), times(right, token), times(north, token));
    for (const key of ringsOf(base)) {
      const cell = cells(key);
      const reach = (radius + RING) * FILLED;
      if (cell) picture(rings, plus(foot, [0, 0.025, 0]), times(right, reach), times(north, reach), cell, WHITE);
    }
    for (let i = 0; i < Math.min(MOST_WALLS, base.hunker); i += 1)
      wall(medals, foot, radius + 0.1 + i * WALL.gap, yaw, palette);
    const { middle, right: across, up, front, shape } = medallionOf(base, lens, size);
    if (shape !== null) {
      lay(faceKey(base), middle, times(across, FILLED), times(up, FILLED));
      rimOf(medals, { middle, across, up, front }, shape, light(mixed(palette[base.side], palette.body, 0.3)));
    }
    const isUp = standing(pitch) >= FOLDED;
    for (const [i, condition] of chipsOf(base).entries()) {
      const chip = (isUp ? 0.24 : 0.28) * large;
      const at = isUp
        ? plus(plus(plus(middle, across, 0.85), up, 0.85 - i * 0.62), front, 0.05 + i * 0.01)
        : plus(plus(plus(foot, [0, BASE_HEIGHT + 0.03, 0]), right, radius * 0.75), north, radius * (0.75 - i * 0.7));
      const lift = isUp ? times(unitOf(up), chip) : times(north, chip);
      lay(chipKey(condition), at, times(right, chip), lift);
    }
  }
  return { seen, hidden, rings, medals };
}

/** Whoever would stand there, half transparent: his emblem on the base, and his medallion over it. */
export function ghostFaces(ghosts: readonly Ghost[], { bases, size }: Scene, lens: Lens, cells: Cells): Soup {
  const into = soup();
  const { yaw } = lens.pose;
  const right: Point = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const north: Point = [-Math.sin(yaw), 0, -Math.cos(yaw)];
  for (const ghost of ghosts) {
    const foot = inSpace(size, ghost, ghost.z);
    const reach = (ghost.r / INCH) * FILLED;
    const emblem = cells(ghostKey(ghost.emblem));
    if (emblem) picture(into, plus(foot, [0, 0.06, 0]), times(right, reach), times(north, reach), emblem);
    const mover = moverOf(ghost, bases);
    const cell = mover && cells(faceKey(mover));
    if (!cell) continue;
    const { middle, right: across, up, shape } = medallionOf({ ...mover, ...ghost }, lens, size);
    if (shape !== null) picture(into, middle, times(across, FILLED), times(up, FILLED), cell, GHOSTLY);
  }
  return into;
}

const GHOSTLY: Colour = [1, 1, 1, 0.62];

/** Who would go there, if he is on the table: his way begins at his base. */
const moverOf = ({ path: [first] }: Ghost, bases: readonly SceneBase[]): SceneBase | undefined =>
  bases.find(({ movable }) => movable) ??
  bases.find(({ x, y, r }) => first !== undefined && Math.hypot(x - first.x, y - first.y) < r);

/** How thick a medallion is. */
const THICK = 0.15;

interface Plate {
  readonly middle: Point;
  readonly across: Point;
  readonly up: Point;
  readonly front: Point;
}

/** What of a medallion lies behind its face. */
function rimOf(into: Soup, { middle, across, up, front }: Plate, shape: 'round' | 'lozenge', colour: Colour): void {
  // As far out as the picture has its plate.
  const [corners, reach] = shape === 'round' ? [28, 0.985] : [4, 0.985];
  const at = (i: number, behind: number): Point => {
    const turn = (2 * Math.PI * i) / corners;
    return plus(
      plus(plus(middle, across, reach * Math.cos(turn)), up, reach * Math.sin(turn)),
      front,
      -0.004 - behind * THICK,
    );
  };
  for (let i = 0; i < corners; i += 1) quad(into, [at(i, 1), at(i + 1, 1), at(i + 1, 0), at(i, 0)], colour);
}

/** Pictures leave a rim of their square free, so that nothing of the next one is seen. */
export const FILLED = 1 / 0.96;

/** How far beyond a base what lies about it goes, in inches. */
const RING = 0.4;

const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];

const unitOf = (a: Point): Point => times(a, 1 / (Math.hypot(...a) || 1));
