import { type Character, type Unit, whyNotTarget, whyNotType } from '@faultline/rules';
import type { Position } from './choice.ts';
import { gapBetween, reachOf, roughAttackValue, TYPES } from './attackValue.ts';
import { worthIn } from './modes/index.ts';
import type { Prize } from './modes/worth.ts';
import { WEIGHTS } from './weights.ts';

/** What standing somewhere is worth, beside the objectives it takes: the way that is left, and what may come. */

const INCH = 2540;
/** How far somebody comes in a move, roughly, in hundredths of a millimetre. */
const STRIDE = 6 * INCH;
/** By how much farther an objective seems that does not matter. */
const FARTHER = 20 * INCH;

const distance = (a: Character, b: { readonly x: number; readonly y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

const unitOf = ({ open }: Position, c: Character): Unit => open.units[c.unit] as Unit;

/** Who stands near no objective is drawn to the nearest that is not yet held. */
export function distanceValue(p: Position, c: Character): number {
  const { seat } = unitOf(p, c);
  const worth = worthIn(p.open);
  const reach = p.game.constants.range[2];
  const wayTo = (o: Prize): number => {
    const gap = Math.max(0, distance(c, o) - reach - c.r);
    return o.control === seat ? gap + worth.draw.held * reach : gap;
  };
  let least = Number.POSITIVE_INFINITY;
  for (const o of p.open.objectives)
    if (o.active) least = Math.min(least, wayTo(o) + (1 - worth.matters(p, o.key, seat)) * FARTHER);
  for (const prize of worth.prizes(p)) least = Math.min(least, wayTo(prize));
  return least === Number.POSITIVE_INFINITY ? 0 : (-WEIGHTS.inch * worth.draw.inch * least) / INCH;
}

/** The most that one enemy could do to a character in his next activation. */
function threatOf(p: Position, enemy: Character, c: Character): number {
  let most = 0;
  for (const type of TYPES) {
    const reach = reachOf(p, enemy, type);
    const near = gapBetween(enemy, c);
    if (reach === null || near > reach + STRIDE) continue;
    const value = roughAttackValue(p, unitOf(p, enemy), unitOf(p, c), type);
    if (WEIGHTS.threat * value <= most) continue;
    const now =
      near <= reach && whyNotType(p, enemy, type).length === 0 && whyNotTarget(p, enemy, c, type).length === 0;
    most = Math.max(most, (now ? WEIGHTS.threat : WEIGHTS.threatAfterMove) * value);
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
