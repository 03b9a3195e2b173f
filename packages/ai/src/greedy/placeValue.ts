import { type Character, type Seat, type Unit, whyNotTarget, whyNotType } from '@faultline/rules';
import type { Position } from './choice.ts';
import { gapBetween, reachOf, roughAttackValue, TYPES } from './attackValue.ts';
import { manner, worthIn } from './modes/index.ts';
import { type Held, type Objective, objectivesNow } from './objectives.ts';

/** What standing somewhere is worth, beside the objectives it takes: the way that is left, and what may come. */

const INCH = 2540;
/** How far somebody comes in a move, roughly, in hundredths of a millimetre. */
export const STRIDE = 6 * INCH;
/** By how much farther an objective seems that does not matter. */
const FARTHER = 20 * INCH;
/** So many are too many; more make no difference. */
const MOST_SPARE = 2;

const distance = (a: Character, b: { readonly x: number; readonly y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

const unitOf = ({ open }: Position, c: Character): Unit => open.units[c.unit] as Unit;

/** How far an objective seems to a side: from the edge of its range, and farther where nothing is to be done. */
function farther(p: Position, o: Objective, { holder, spare }: Held, seat: Seat): number {
  const { matters, draw } = worthIn(p.open);
  const { weights, looksAhead } = manner(p);
  const none = (1 - matters(p, o.key, seat)) * FARTHER;
  if (!looksAhead) return none + (o.control === seat ? draw.held * weights.taken * INCH : 0);
  return none + (holder === seat ? (weights.taken + weights.spare * Math.min(spare, MOST_SPARE)) * INCH : 0);
}

const gapTo = ({ game }: Position, c: Character, at: { readonly x: number; readonly y: number }): number =>
  Math.max(0, distance(c, at) - game.constants.range[2] - c.r);

/** Who stands near no objective is drawn to the nearest that is still to be taken. */
export function distanceValue(p: Position, c: Character): number {
  const { seat } = unitOf(p, c);
  const { draw, prizes } = worthIn(p.open);
  const { weights, forgets } = manner(p);
  const known = forgets === null ? Number.POSITIVE_INFINITY : forgets * INCH;
  let least = Number.POSITIVE_INFINITY;
  for (const [o, held] of objectivesNow(p)) {
    const gap = gapTo(p, c, o);
    if (gap <= known) least = Math.min(least, gap + farther(p, o, held, seat));
  }
  for (const prize of prizes(p))
    least = Math.min(least, gapTo(p, c, prize) + (prize.control === seat ? draw.held * weights.taken * INCH : 0));
  return least === Number.POSITIVE_INFINITY ? 0 : (-weights.inch * draw.inch * least) / INCH;
}

/** Whether a move may bring it to an objective that is not its side's. */
export function canTake(p: Position, c: Character): boolean {
  const { seat } = unitOf(p, c);
  for (const [o, { holder }] of objectivesNow(p)) if (holder !== seat && gapTo(p, c, o) <= STRIDE) return true;
  return false;
}

/** The most that one enemy could do to a character in his next activation. */
function threatOf(p: Position, enemy: Character, c: Character): number {
  let most = 0;
  const { weights } = manner(p);
  for (const type of TYPES) {
    const reach = reachOf(p, enemy, type);
    const near = gapBetween(enemy, c);
    if (reach === null || near > reach + STRIDE) continue;
    const value = roughAttackValue(p, unitOf(p, enemy), unitOf(p, c), type);
    if (weights.threat * value <= most) continue;
    const now =
      near <= reach && whyNotType(p, enemy, type).length === 0 && whyNotTarget(p, enemy, c, type).length === 0;
    most = Math.max(most, (now ? weights.threat : weights.threatAfterMove) * value);
  }
  return most;
}

export function threat(p: Position, c: Character): number {
  const { seat } = unitOf(p, c);
  let sum = 0;
  for (const enemy of p.open.characters) {
    if (!enemy.onTable || unitOf(p, enemy).seat === seat) continue;
    sum += threatOf(p, enemy, c);
  }
  return sum;
}

/** Without the objectives, which count for the whole side. */
export const placeValue = (p: Position, c: Character): number =>
  c.onTable ? distanceValue(p, c) + worthIn(p.open).nearTo(p, c) - threat(p, c) : 0;
