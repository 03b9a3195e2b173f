import { type DieSort, liesAt, scattered, type Thrown } from '../board/thrown.ts';
import type { Scene, Spot } from '../board/scene.ts';
import { light } from './colour.ts';
import { ABOVE, type Lens, project, rayAt } from './lens.ts';
import type { Palette } from './palette.ts';
import { surfaceAt } from './picking.ts';
import { type Cell, type Colour, picture, type Soup, soup, triangle } from './soup.ts';
import { between, cross, dot, inSpace, minus, type Point, plus, unit } from './space.ts';

/** A die on the table: from where it was thrown, where it comes to lie, and the face that the rules rolled. */
export interface TableDie {
  readonly kind: DieSort;
  readonly face: string;
  readonly place: number;
  readonly from: Point;
  /** The middle of its foot. */
  readonly to: Point;
  readonly radius: number;
}

/** So many dice lie beside each other. */
const COLUMNS = 4;

/** Half as wide as a die is on the screen. */
const PIXELS = { large: 25, small: 15 };

/** Dice between attacker and target, each side's toward its own, on whatever surface is seen there. */
export function diceOnTable({ faces, attacker, target }: Thrown, scene: Scene, lens: Lens): readonly TableDie[] {
  const pixels = Math.min(lens.width, lens.height) < 560 ? PIXELS.small : PIXELS.large;
  const step = 2.5 * pixels;
  const [from, to] = [placeOf(attacker, scene), placeOf(target, scene)];
  const [a, b] = [project(lens, from), project(lens, to)];
  const half = (COLUMNS + 0.5) * step;
  const middle = {
    x: within((a.x + b.x) / 2, half, lens.width - half),
    y: within((a.y + b.y) / 2, 0.3 * lens.height, 0.62 * lens.height),
  };
  const way = a.x <= b.x ? -1 : 1;
  const sideOf = (kind: DieSort, thrown: Point, sign: number): readonly TableDie[] =>
    faces[kind].map((face, place) => {
      const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
      const spot = { x: middle.x + sign * (0.4 + column + 0.5) * step, y: middle.y + row * 0.9 * step };
      const foot = surfaceBelow(spot, scene, lens);
      const radius = pixels / lens.pose.scale / project(lens, foot).size;
      return { kind, face, place, from: thrown, to: foot, radius };
    });
  return [...sideOf('attack', from, way), ...sideOf('defense', to, -way)];
}

/** The middle where there is no room. */
const within = (at: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));

/** Over the head of whoever throws. */
function placeOf(name: string, { bases, objectives, size }: Scene): Point {
  const at = bases.find((base) => base.name === name) ?? objectives.find(({ key }) => name.endsWith(`@${key}`));
  return plus(at ? inSpace(size, at, at.z) : [0, 0, 0], [0, 1, 0]);
}

/** What is seen at a spot of the screen, where a die can lie; else the level of the table. */
function surfaceBelow(at: Spot, scene: Scene, lens: Lens): Point {
  const met = surfaceAt(lens, at, scene);
  if (met && met.z !== null) return inSpace(scene.size, met.spot, met.z);
  const { from, along } = rayAt(lens, at);
  return plus(from, along, -from[1] / along[1]);
}

interface Form {
  readonly sides: readonly (readonly Point[])[];
  /** How high its middle is when it lies on a side, of its radius. */
  readonly lies: number;
  /** How large the sign on a side is. */
  readonly sign: number;
  /** The first side is the one that lies above: its normal, and its direction away from whoever looks. */
  readonly above: Point;
  readonly away: Point;
}

const C = 0.72;

const OCTAHEDRON: Form = {
  sides: [1, -1].flatMap((x) =>
    [1, -1].flatMap((y) =>
      [1, -1].map((z): readonly Point[] => {
        const corners: readonly Point[] = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        return x * y * z > 0 ? corners : [corners[0] as Point, corners[2] as Point, corners[1] as Point];
      }),
    ),
  ),
  lies: 1 / Math.sqrt(3),
  sign: 0.42,
  above: unit([1, 1, 1]),
  away: unit([2, -1, -1]),
};

const CUBE: Form = {
  sides: ([0, 1, 2] as const).flatMap((axis) =>
    [1, -1].map((way): readonly Point[] => {
      const around = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a = 0, b = 0]): Point => {
        const at = [0, 0, 0];
        at[axis] = C * way;
        at[(axis + 1) % 3] = C * a;
        at[(axis + 2) % 3] = C * b * way;
        return [at[0] as number, at[1] as number, at[2] as number];
      });
      return around;
    }),
  ),
  lies: C,
  sign: 0.58,
  above: [1, 0, 0],
  away: [0, 1, 0],
};

const FORMS = { attack: OCTAHEDRON, defense: CUBE };

/** What the sides that will not lie above show while it tumbles. */
const OTHERS = {
  attack: ['strike', 'failure', 'crit', 'strike', 'expertise', 'failure', 'strike'],
  defense: ['block', 'failure', 'expertise', 'block', 'failure'],
};

export const dieKey = (kind: DieSort, face: string): string => `die ${kind} ${face}`;

/** A square that is all white, for what has one colour. */
export const PLAIN = 'plain';

/** Where a die is and how it is turned, its share of the roll being over: turned by nothing once it lies. */
export function dieAt({ kind, place, from, to, radius }: TableDie, time: number) {
  const past = Math.min(1, time / liesAt({ place }));
  const near = 1 - (1 - past) ** 2.2;
  const hop = Math.abs(Math.sin(past * Math.PI * 1.7)) * (1 - past) * 4 * radius;
  const lifted: Point = [0, radius * FORMS[kind].lies, 0];
  const axis = unit([scattered(place, 1) - 0.5, 0.3 * scattered(place, 2), scattered(place, 3) - 0.5]);
  return {
    middle: plus(plus(between(from, to, near), lifted), [0, hop, 0]),
    turn: past === 1 ? 0 : (1 - past) * (5 + 5 * scattered(place, 4)),
    axis,
  };
}

/** All dice as they are when so much of the roll is over, the farthest first. */
export function diceSoup(
  dice: readonly TableDie[],
  time: number,
  lens: Lens,
  palette: Palette,
  cells: (key: string) => Cell | null,
): Soup {
  const into = soup();
  const plain = cells(PLAIN);
  if (!plain) return into;
  const far = ({ to }: TableDie): number => dot(to, lens.back);
  const sorted = dice.toSorted((a, b) => far(a) - far(b));
  for (const die of sorted) shadow(into, die, time, plain);
  for (const die of sorted) layDie(into, die, time, lens, palette, cells, plain);
  return into;
}

const flatOf = ({ u, v, side }: Cell) => [u + side / 2, v + side / 2] as const;

/** Darker below it, and wider the higher it is. */
function shadow(into: Soup, die: TableDie, time: number, plain: Cell): void {
  const { middle } = dieAt(die, time);
  const high = middle[1] - die.to[1];
  const [r, at] = [die.radius * 0.9 + 0.2 * high, [middle[0], die.to[1] + 0.01, middle[2]] as const];
  const rim = (i: number): Point => [at[0] + r * Math.cos(i * 0.524), at[1], at[2] + r * Math.sin(i * 0.524)];
  const uv = flatOf(plain);
  const [dark, none]: readonly Colour[] = [
    [0, 0, 0, 0.45 / (1 + high)],
    [0, 0, 0, 0],
  ];
  for (let i = 0; i < 12; i += 1)
    triangle(into, [at, rim(i + 1), rim(i)], [dark as Colour, none as Colour, none as Colour], [uv, uv, uv]);
}

const SUN = unit([-15, 27, -17]);

function layDie(
  into: Soup,
  die: TableDie,
  time: number,
  lens: Lens,
  palette: Palette,
  cells: (key: string) => Cell | null,
  plain: Cell,
): void {
  const { middle, turn, axis } = dieAt(die, time);
  const { sides, above, away, sign } = FORMS[die.kind];
  const [body, ink] =
    die.kind === 'attack' ? [palette.dieAttack, palette.dieAttackInk] : [palette.dieDefence, palette.dieDefenceInk];
  const aside = cross(away, above);
  const ahead = unit([-lens.back[0], 0, -lens.back[2]]);
  // A little toward whoever looks, to be read.
  const lean = 0.4 * (ABOVE - lens.pose.pitch);
  const jitter = 0.5 * (scattered(die.place, 5) - 0.5);
  const [cos, sin] = [Math.cos(jitter), Math.sin(jitter)];
  const right = plus(scaled(lens.right, cos), ahead, sin);
  const far = plus(scaled(ahead, cos), lens.right, -sin);
  const placed = (corner: Point): Point => {
    const lying = plus(plus(scaled(right, dot(corner, aside)), [0, 1, 0], dot(corner, above)), far, dot(corner, away));
    return turned(turned(lying, lens.right, lean), axis, turn);
  };
  const eye =
    lens.near === 0
      ? lens.back
      : minus(plus([lens.pose.x, lens.pose.y, lens.pose.z], lens.back, 1 / lens.near), middle);
  const uv = flatOf(plain);
  for (const [i, side] of sides.entries()) {
    const corners = side.map(placed);
    const normal = unit(corners.reduce((sum, corner) => plus(sum, corner), [0, 0, 0] as Point));
    if (dot(normal, eye) <= 0) continue;
    const shine = 0.5 + 0.5 * Math.max(0, dot(normal, SUN));
    const centre = scaled(
      corners.reduce((sum, corner) => plus(sum, corner), [0, 0, 0] as Point),
      1 / corners.length,
    );
    const fan = (part: number, colour: Colour) => {
      const at = corners.map((corner) => plus(middle, plus(centre, minus(corner, centre), part), die.radius));
      for (let k = 1; k + 1 < at.length; k += 1)
        triangle(into, [at[0] as Point, at[k] as Point, at[k + 1] as Point], colour, [uv, uv, uv], normal);
    };
    fan(1, shaded(light(ink), 0.8));
    fan(0.93, shaded(light(body), shine));
    // Once it lies only the face that fell is to be read.
    const cell =
      (i === 0 || turn > 0) && cells(dieKey(die.kind, i === 0 ? die.face : (OTHERS[die.kind][i - 1] ?? 'failure')));
    if (!cell) continue;
    const up = unit(
      minus(
        corners.length === 3 ? (corners[0] as Point) : scaled(plus(corners[2] as Point, corners[1] as Point), 0.5),
        centre,
      ),
    );
    const across = cross(up, normal);
    const size = sign * die.radius;
    picture(into, plus(middle, centre, die.radius * 1.01), scaled(across, size), scaled(up, size), cell);
  }
}

const scaled = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by];

const shaded = ([r, g, b, a]: Colour, by: number): Colour => [r * by, g * by, b * by, a];

/** About an axis. */
function turned(at: Point, axis: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return plus(plus(scaled(at, cos), cross(axis, at), sin), axis, dot(axis, at) * (1 - cos));
}
