import {
  type Answer,
  type Asks,
  type Character,
  characterNamed,
  type Option,
  type Place,
  type Random,
  sampleAnswer,
} from '@faultline/rules';
import type { Position } from './choice.ts';

/** Places that mean something to a mover: beside objectives, at an enemy, just in reach of one, away from all; and some at random. */

/** How widely places are looked for: meaningful ones, and some at random, for each move. */
export interface Breadth {
  readonly directed: number;
  readonly drawn: number;
}

export const WIDE: Breadth = { directed: 14, drawn: 10 };

type Point = readonly [x: number, y: number];
type MoveAsks = Extract<Asks, { kind: 'move' }>;

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

function aims(p: Position, c: Character, rangeOfStance: number | null): Point[] {
  const { range, objective } = p.game.constants;
  const from: Point = [c.x, c.y];
  const { seat } = p.open.units[c.unit] ?? {};
  const points: Point[] = [];
  for (const o of p.open.objectives) {
    if (!o.active) continue;
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

/** Some by chance of those the tool may reach, and of the others some in whose direction it reaches. */
function chosenAims(all: readonly Point[], { from, tool, radius }: MoveAsks, count: number, random: Random): Point[] {
  const reach = tool + 2 * radius - INSIDE;
  const far: Point[] = [];
  const near: Point[] = [];
  for (const [x, y] of all) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const length = Math.hypot(dx, dy);
    if (length <= reach) near.push([x, y]);
    else far.push([from[0] + (dx / length) * reach, from[1] + (dy / length) * reach]);
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
  return refused.length === 0 ? { option: asks.move, to, tool } : null;
}

const stanceRange = (p: Position, c: Character): number | null => {
  const u = p.open.units[c.unit];
  const stance = u && p.game.library.units[u.card]?.stances[u.stance];
  return stance?.ranged.attack ? p.game.constants.range[stance.ranged.range ?? 1] : null;
};

/** Legal answers to an option that asks for a move: the meaningful ones that can be reached, and so many at random. */
export function spotsFor(p: Position, option: Option, random: Random, { directed, drawn: chance }: Breadth): Answer[] {
  const answers: Answer[] = [];
  for (let i = 0; i < chance; i += 1) {
    const answer = sampleAnswer(p, option.id, random);
    if (answer) answers.push(answer);
  }
  const asks = option.asks;
  const c = asks && 'character' in asks ? characterNamed(p.open, asks.character) : null;
  if (asks?.kind !== 'move' || !c) return answers;
  for (const point of chosenAims(aims(p, c, stanceRange(p, c)), asks, directed, random)) {
    const answer = reaching(p, c, asks, point);
    if (answer) answers.push(answer);
  }
  return answers;
}
