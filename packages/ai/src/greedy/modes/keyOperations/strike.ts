import { oddsOfForecast, PLAIN_DEFENDER, plainForecast } from '@faultline/odds';
import { type AttackType, type Character, claimant, type Seat, type Unit } from '@faultline/rules';
import { kindsOfStrike, operationOf, type Strike, strikeOf } from '@faultline/rules/modes';
import type { Position } from '../../choice.ts';

/** What a Unit may do to an Armored Target when its Turn ends (KO-S1-06), by the boxes it covers on average. */

const KINDS: readonly AttackType[] = ['melee', 'ranged'];

type Objective = Position['open']['objectives'][number];

const roleOf = (p: Position, seat: Seat): 'aggressor' | 'sentinel' =>
  operationOf(p).aggressor === seat ? 'aggressor' : 'sentinel';

/** The same meetings of dice, trees and boxes come again and again. */
const meetings = new WeakMap<object, Map<string, number>>();

/** By printed figures (KO-S1-12): what a Unit saves up for its activation does not serve here (KO-R-34). */
function boxesCovered(p: Position, u: Unit, kind: AttackType, strike: Strike): number {
  const { target } = strike;
  const covered = operationOf(p).play.covered[target.id] ?? [];
  const known = meetings.get(p.game) ?? new Map<string, number>();
  meetings.set(p.game, known);
  const key = [target.id, u.card, u.stance, kind, covered.join('.')].join('|');
  const before = known.get(key);
  if (before !== undefined) return before;
  const stance = p.game.library.units[u.card]?.stances[u.stance];
  const boxes = stance
    ? oddsOfForecast(
        plainForecast(stance[kind].attack ?? 0, target.defense[kind], {
          charts: { attack: stance.charts[kind], defense: target.chart },
          tree: stance.tree,
          defender: { ...PLAIN_DEFENDER, armor: { boxes: target.boxes, covered } },
        }),
      ).expected.damage
    : 0;
  known.set(key, boxes);
  return boxes;
}

const isOwn = (p: Position, o: Objective, seat: Seat): boolean => (claimant(p, o) ?? o.control) === seat;

/** What it may go through as control stands, or will when the Turn ends. */
const through = (p: Position, strike: Strike, seat: Seat): Objective[] =>
  p.open.objectives.filter(
    (o) => o.active && strike.through.includes(o.key) && (!strike.controlled || isOwn(p, o, seat)),
  );

/** The most boxes that a character is likely to cover from where it stands; null where it cannot attack. */
export function strikeFrom(p: Position, c: Character): number | null {
  const u = p.open.units[c.unit];
  const strike = u && strikeOf(p, roleOf(p, u.seat));
  if (!u || !strike || !c.onTable) return null;
  let most: number | null = null;
  for (const o of through(p, strike, u.seat))
    if (mightReach(p, c, u, o))
      for (const kind of kindsOfStrike(p, c, o)) most = Math.max(most ?? 0, boxesCovered(p, u, kind, strike));
  return most;
}

/** A glance that spares the rules most of their measuring. */
function mightReach(p: Position, c: Character, u: Unit, o: Objective): boolean {
  const { range, objective } = p.game.constants;
  const far = rangedReach(p, u) ?? 0;
  return Math.hypot(c.x - o.x, c.y - o.y) - c.r - objective <= Math.max(range[2], far) + SLACK;
}

const SLACK = 10;

/** How far a Unit shoots; null where it does not. */
function rangedReach({ game: { library, constants } }: Position, u: Unit): number | null {
  const stance = library.units[u.card]?.stances[u.stance];
  return stance?.ranged.attack ? constants.range[stance.ranged.range ?? 1] : null;
}

/** The share of all boxes that the Unit which acts is likely to cover when its Turn ends. */
export function strikeShare(p: Position, seat: Seat): number {
  const { activation, units, characters } = p.open;
  const u = activation && units[activation.unit];
  const strike = u?.seat === seat ? strikeOf(p, roleOf(p, seat)) : null;
  if (!u || !strike) return 0;
  const most = u.characters.reduce((best, id) => {
    const c = characters[id];
    return c ? Math.max(best, strikeFrom(p, c) ?? 0) : best;
  }, 0);
  return most / strike.boxes;
}

/** A place to strike from: around what, and from how far. */
export interface StrikePlace extends Pick<Objective, 'x' | 'y' | 'key'> {
  readonly share: number;
  readonly reach: number;
  /** Whether it must first be taken. */
  readonly taking: boolean;
}

/** Where a character could strike from, with the share of the boxes it is likely to cover there. */
export function strikePlaces(p: Position, c: Character): StrikePlace[] {
  const u = p.open.units[c.unit];
  const strike = u && strikeOf(p, roleOf(p, u.seat));
  if (!u || !strike) return [];
  const { range, objective } = p.game.constants;
  const stance = p.game.library.units[u.card]?.stances[u.stance];
  return p.open.objectives.flatMap((o): StrikePlace[] => {
    if (!o.active || !strike.through.includes(o.key)) return [];
    const taking = strike.controlled && !isOwn(p, o, u.seat);
    return KINDS.flatMap((kind) => {
      if (!stance?.[kind].attack || (kind === 'melee' && u.wounded > 0)) return [];
      const reach = objective + (kind === 'melee' ? range[2] : (rangedReach(p, u) ?? 0));
      // Who must take it first must stand at it, whatever the weapon.
      if (kind === 'ranged' && taking) return [];
      const boxes = boxesCovered(p, u, kind, strike);
      return boxes > 0 ? [{ x: o.x, y: o.y, key: o.key, share: boxes / strike.boxes, reach, taking }] : [];
    });
  });
}
