import {
  type Answer,
  type AnswerSpec,
  type Character,
  characterNamed,
  type Disc,
  engagedAt,
  type Option,
  type Place,
  type Random,
  sampleAnswer,
} from '@faultline/rules';
import type { Position } from './choice.ts';
import { worthIn } from './modes/index.ts';
import type { Prize } from './modes/worth.ts';

/** Places that mean something to a mover: beside objectives, at an enemy, just in reach of one, away from all; and some at random. */

/** How widely places are looked for: so many meaningful ones or the few that matter most, and some at random, for each move. */
export interface Breadth {
  readonly directed: number | 'key';
  readonly drawn: number;
}

export const WIDE: Breadth = { directed: 14, drawn: 10 };
/** For plans, of which many are made, and for trials, of which there are many more. */
export const BRISK: Breadth = { directed: 'key', drawn: 2 };
export const HASTY: Breadth = { directed: 'key', drawn: 1 };
/** For who has the time. */
export const WIDEST: Breadth = { directed: 60, drawn: 10 };

type Point = readonly [x: number, y: number];
type MoveAsks = Extract<AnswerSpec, { kind: 'move' }>;

/** A little inside a distance, so that rounding does not put it outside. */
const INSIDE = 60;

/** The point at a distance from something, on the side where the mover is, turned by a cosine and a sine. */
function beside(at: { readonly x: number; readonly y: number }, from: Point, distance: number, turn: Point): Point {
  const [dx, dy] = [from[0] - at.x, from[1] - at.y];
  const length = Math.hypot(dx, dy) || 1;
  const [cos, sin] = turn;
  const [ux, uy] = [(dx * cos - dy * sin) / length, (dx * sin + dy * cos) / length];
  return [at.x + ux * distance, at.y + uy * distance];
}

const STRAIGHT: Point = [1, 0];
const HALF = Math.sqrt(0.5);
/** Straight, and by one or two eighths of a circle to either side: cosine and sine. */
const TURNS: readonly Point[] = [STRAIGHT, [HALF, HALF], [HALF, -HALF], [0, 1], [0, -1]];

/** Active objectives, and what else the mode has to fight for. */
const prizesIn = (p: Position): Prize[] => [...p.open.objectives.filter((o) => o.active), ...worthIn(p.open).prizes(p)];

function aims(p: Position, c: Character, rangeOfStance: number | null): Point[] {
  const { range, objective } = p.game.constants;
  const from: Point = [c.x, c.y];
  const { seat } = p.open.units[c.unit] ?? {};
  const points: Point[] = [];
  for (const o of prizesIn(p)) {
    for (const turn of TURNS) points.push(beside(o, from, range[2] + objective + c.r - INSIDE, turn));
    points.push(beside(o, from, objective + c.r + INSIDE, STRAIGHT), [o.x, o.y]);
  }
  for (const enemy of p.open.characters) {
    if (!enemy.onTable || p.open.units[enemy.unit]?.seat === seat) continue;
    points.push(
      beside(enemy, from, enemy.r + c.r + INSIDE, STRAIGHT),
      beside(enemy, from, range[2] + enemy.r + c.r - INSIDE, STRAIGHT),
    );
    points.push(beside(enemy, from, range[2] + enemy.r + c.r + INSIDE, STRAIGHT));
    if (rangeOfStance !== null)
      for (const turn of TURNS.slice(0, 3))
        points.push(beside(enemy, from, rangeOfStance + enemy.r + c.r - INSIDE, turn));
  }
  return points;
}

/** Of so many, those that are too far and only say a direction. */
const FAR = 4;

/** The point itself, or as far in its direction as the tool may reach. */
function within({ from, tool, radius }: Pick<MoveAsks, 'from' | 'tool' | 'radius'>, point: Point): Point {
  const reach = tool + 2 * radius - INSIDE;
  const [dx, dy] = [point[0] - from[0], point[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return length <= reach ? point : [from[0] + (dx / length) * reach, from[1] + (dy / length) * reach];
}

/** Some by chance of those the tool may reach, and of the others some in whose direction it reaches. */
function chosenAims(all: readonly Point[], asks: MoveAsks, count: number, random: Random): Point[] {
  const far: Point[] = [];
  const near: Point[] = [];
  for (const point of all) {
    const there = within(asks, point);
    (there === point ? near : far).push(there);
  }
  const directions = Math.max(Math.ceil(count / FAR), count - near.length);
  return [...drawn(far, directions, random), ...drawn(near, count - directions, random)];
}

function drawn<T>(left: T[], count: number, random: Random): T[] {
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(random(left.length), 1));
  return taken;
}

/** The answer that goes there, on the highest surface that can be reached. */
function reaching(p: Position, c: Character, asks: MoveAsks, [x, y]: Point): Answer | null {
  const [rx, ry] = [Math.round(x), Math.round(y)];
  for (const height of p.game.space.heights(p, rx, ry).toReversed()) {
    const answer = answerAt(p, c, asks, [rx, ry, height]);
    if (answer) return answer;
  }
  return null;
}

function answerAt(p: Position, c: Character, asks: MoveAsks, to: Place): Answer | null {
  const tool = p.game.space.findTool(p, c.id, asks.move, to, asks.axis);
  const refused = p.game.space.whyNotMove(p, c.id, asks.move, to, tool, asks.axis);
  if (asks.unengaged && engagedAt(p, c, to)) return null;
  return refused.length === 0 ? { option: asks.move, to, tool } : null;
}

const stanceRange = (p: Position, c: Character): number | null => {
  const u = p.open.units[c.unit];
  const stance = u && p.game.library.units[u.card]?.stances[u.stance];
  return stance?.ranged.attack ? p.game.constants.range[stance.ranged.range ?? 1] : null;
};

/** The mover and what is asked of it; null for an option that asks for no move. */
function moverOf(p: Position, { asks }: Option): { readonly asks: MoveAsks; readonly mover: Character } | null {
  const mover = asks?.kind === 'move' ? characterNamed(p.open, asks.character) : null;
  return asks?.kind === 'move' && mover ? { asks, mover } : null;
}

function byChance(p: Position, option: Option, count: number, random: Random): Answer[] {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i += 1) {
    const answer = sampleAnswer(p, option.id, random);
    if (answer) answers.push(answer);
  }
  return answers;
}

/** Legal answers to an option that asks for a move: the meaningful ones that can be reached, and so many at random. */
export function spotsFor(p: Position, option: Option, random: Random, { directed, drawn: chance }: Breadth): Answer[] {
  const answers = byChance(p, option, chance, random);
  const asked = moverOf(p, option);
  if (!asked) return answers;
  const { asks, mover } = asked;
  const { looking, spots } = worthIn(p.open);
  const points =
    directed === 'key'
      ? [...keyAims(p, mover), ...spots(p, mover)].map((point) => within(asks, point))
      : [
          ...chosenAims(aims(p, mover, stanceRange(p, mover)), asks, Math.ceil(directed * looking), random),
          ...spots(p, mover).map((point) => within(asks, point)),
        ];
  return [...answers, ...points.flatMap((point) => reaching(p, mover, asks, point) ?? [])];
}

/** Where a piece may be led: to objectives, or as far toward them as it goes; and some places by chance. */
export function walksFor(p: Position, option: Option, random: Random, { drawn: chance }: Breadth): Answer[] {
  const { asks } = option;
  if (asks?.kind !== 'walk') return [];
  const [x, y, z] = asks.from;
  const disc = { x, y, z, r: asks.radius };
  const { range, objective } = p.game.constants;
  const points = p.open.objectives
    .filter((o) => o.active)
    .flatMap((o) => [
      beside(o, [x, y], range[2] + objective + asks.radius - INSIDE, STRAIGHT),
      beside(o, [x, y], objective + asks.radius + INSIDE, STRAIGHT),
    ]);
  const answers = points.flatMap((point) => walkTo(p, disc, asks, within(asks, point)) ?? []);
  return [...answers, ...byChance(p, option, chance, random)];
}

type WalkAsks = Extract<AnswerSpec, { kind: 'walk' }>;

function walkTo(p: Position, disc: Disc, { move, axis }: WalkAsks, [x, y]: Point): Answer | null {
  const [rx, ry] = [Math.round(x), Math.round(y)];
  for (const height of p.game.space.heights(p, rx, ry).toReversed()) {
    const to: Place = [rx, ry, height];
    const tool = p.game.space.findTool(p, disc, move, to, axis);
    if (p.game.space.whyNotMove(p, disc, move, to, tool, axis).length === 0) return { option: move, to, tool };
  }
  return null;
}

/** Of the objectives not yet held the nearest two, of the others the nearest; the nearest enemy. */
function keyAims(p: Position, c: Character): Point[] {
  const { range, objective } = p.game.constants;
  const from: Point = [c.x, c.y];
  const seat = p.open.units[c.unit]?.seat;
  const nearest = <T extends { readonly x: number; readonly y: number }>(all: readonly T[]): T[] =>
    all.toSorted((a, b) => Math.hypot(a.x - c.x, a.y - c.y) - Math.hypot(b.x - c.x, b.y - c.y));
  const active = prizesIn(p);
  const [first, second] = nearest(active.filter((o) => o.control !== seat));
  const [held] = nearest(active.filter((o) => o.control === seat));
  const [enemy] = nearest(p.open.characters.filter((e) => e.onTable && p.open.units[e.unit]?.seat !== seat));
  const rims = [first, second, held].flatMap((o) =>
    o ? [beside(o, from, range[2] + objective + c.r - INSIDE, STRAIGHT)] : [],
  );
  if (first) rims.push(beside(first, from, objective + c.r + INSIDE, STRAIGHT));
  if (enemy) rims.push(beside(enemy, from, (stanceRange(p, c) ?? range[2]) + enemy.r + c.r - INSIDE, STRAIGHT));
  return rims;
}
