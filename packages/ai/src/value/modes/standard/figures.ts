import { type Character, nameOfUnit, type Open, type Seat, scoreOf, type Unit, unitNamed } from '@faultline/rules';
import { roughAttackValue, TYPES } from '../../../greedy/attackValue.ts';
import type { Position } from '../../../greedy/choice.ts';
import { spacesToWin } from '../../../greedy/modes/standard/worth.ts';
import { objectivesNow } from '../../../greedy/objectives.ts';
import { WEIGHTS } from '../../../greedy/weights.ts';

/**
 * A position of the standard game in figures of one side each. What is learnt of them weighs the difference of the two
 * sides, so both sides are always judged alike. Only + - * / and square roots: the same numbers everywhere.
 */
export const FIGURES = [
  'claimed',
  'progressFirst',
  'progressAhead',
  'progressBehind',
  'progressLast',
  'near',
  'nearAhead',
  'nearBehind',
  'nearLast',
  'momentum',
  'held',
  'heldPriority',
  'majority',
  'majorityNear',
  'majorityLast',
  'spare',
  'controlled',
  'bodiesThere',
  'reach',
  'reachToAct',
  'takersToAct',
  'bodies',
  'lifePrimary',
  'lifeSecondary',
  'lifeSupporting',
  'stamina',
  'staminaToAct',
  'wounded',
  'woundedToAct',
  'injured',
  'defeated',
  'strained',
  'disarmed',
  'exposed',
  'pinned',
  'hunker',
  'hunkerThere',
  'force',
  'forceSpent',
  'noForce',
  'toAct',
  'bodiesToAct',
  'primaryToAct',
  'others',
  'reserved',
  'threat',
  'threatToAct',
  'turn',
] as const;

export type Figure = (typeof FIGURES)[number];
type Side = Record<Figure, number>;

const INCH = 2540;
const STRIDE = 6 * INCH;
const SPACES = 8;
const LIFE = { primary: 'lifePrimary', secondary: 'lifeSecondary', supporting: 'lifeSupporting' } as const;

type At = { readonly x: number; readonly y: number };

function apart(a: At, b: At): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

const empty = (): Side => Object.fromEntries(FIGURES.map((name) => [name, 0])) as Side;

/** Both sides, the first seat's first. */
function sidesOf(p: Position): readonly [Side, Side] {
  const sides = [empty(), empty()] as const;
  const toAct = p.open.units.map((u) => isToAct(p.open, u));
  ofScore(p.open, sides);
  ofSeats(p.open, sides);
  for (const u of p.open.units) ofUnit(p, u, sides[u.seat], toAct[u.id] === true);
  ofObjectives(p, sides, toAct);
  ofThreats(p, sides, toAct);
  return sides;
}

/** The figures of a seat less those of the other, in their order. */
export function figuresOf(p: Position, seat: Seat): Float64Array {
  const sides = sidesOf(p);
  const [own, other] = [sides[seat], sides[seat === 0 ? 1 : 0]];
  return Float64Array.from(FIGURES, (name) => own[name] - other[name]);
}

function ofScore(open: Open, sides: readonly [Side, Side]): void {
  const score = scoreOf(open, 'standard');
  if (!score) return;
  for (const seat of [0, 1] as const) {
    const [own, other] = [score.claimed[seat].length, score.claimed[seat === 0 ? 1 : 0].length];
    const phase = own > 0 ? (other > 0 ? 'Last' : 'Ahead') : other > 0 ? 'Behind' : 'First';
    const spaces = spacesToWin(open, seat);
    const [side, progress, near] = [sides[seat], (SPACES - spaces) / SPACES, 1 / (1 + spaces)];
    side.claimed = own;
    side[`progress${phase}`] = progress;
    if (phase === 'First') side.near = near;
    else side[`near${phase}`] = near;
    side.momentum = score.momentum[seat];
  }
}

function ofSeats(open: Open, sides: readonly [Side, Side]): void {
  for (const seat of [0, 1] as const) {
    const { forceReady, forcePool, deck, reserve } = open.seats[seat];
    const side = sides[seat];
    side.force = forceReady;
    side.forceSpent = forcePool - forceReady;
    side.noForce = forceReady === 0 ? 1 : 0;
    side.toAct = deck.length;
    side.reserved = reserve === null ? 0 : 1;
    side.turn = open.active === seat ? 1 : 0;
    side.others = deck.reduce((sum, name) => sum + (unitNamed(open, name) ? 0 : 1), 0);
  }
}

/** Whether its card is still to come before the deck is made anew. */
function isToAct(open: Open, u: Unit): boolean {
  const name = nameOfUnit({ open }, u.id);
  const own = open.seats[u.seat];
  return own.reserve === name || own.deck.includes(name);
}

function ofUnit(p: Position, u: Unit, side: Side, toAct: boolean): void {
  const card = p.game.library.units[u.card];
  if (!card) return;
  if (u.defeated) {
    side.defeated += 1;
    return;
  }
  const bodies = u.characters.reduce((sum, id) => sum + (p.open.characters[id]?.onTable ? 1 : 0), 0);
  side[LIFE[card.rank]] += card.durability - u.injured - u.wounded;
  side.injured += u.injured;
  side.bodies += u.wounded > 0 ? 0 : bodies;
  for (const condition of u.conditions) side[condition] += 1;
  side.hunker += Math.min(2, u.hunker);
  if (u.wounded > 0) side.wounded += 1;
  else side.stamina += 1 - u.damage / card.stamina;
  if (!toAct) return;
  side.bodiesToAct += bodies;
  if (card.rank === 'primary') side.primaryToAct += 1;
  if (u.wounded > 0) side.woundedToAct += 1;
  else side.staminaToAct += 1 - u.damage / card.stamina;
}

function ofObjectives(p: Position, sides: readonly [Side, Side], toAct: readonly boolean[]): void {
  const { range, objective } = p.game.constants;
  for (const [o, { holder, spare }] of objectivesNow(p)) {
    if (o.control !== null) sides[o.control].controlled += 1;
    if (holder !== null) {
      sides[holder].held += 1;
      sides[holder].heldPriority += o.priority ? 1 : 0;
      sides[holder].spare += Math.min(2, spare);
    }
    const nearest: [number, number] = [0, 0];
    const nearestToAct: [number, number] = [0, 0];
    for (const c of p.open.characters) {
      const u = p.open.units[c.unit];
      if (!c.onTable || !u || u.wounded > 0) continue;
      const side = sides[u.seat];
      const gap = Math.max(0, apart(c, o) - range[2] - objective - c.r);
      const closeness = STRIDE / (STRIDE + gap);
      nearest[u.seat] = Math.max(nearest[u.seat], closeness);
      if (gap === 0) {
        side.bodiesThere += 1;
        side.hunkerThere += Math.min(2, u.hunker);
      }
      if (!toAct[u.id]) continue;
      nearestToAct[u.seat] = Math.max(nearestToAct[u.seat], closeness);
      if (holder !== u.seat && gap <= STRIDE) side.takersToAct += 1;
    }
    for (const seat of [0, 1] as const) {
      sides[seat].reach += nearest[seat];
      sides[seat].reachToAct += holder === seat ? 0 : nearestToAct[seat];
    }
  }
  const [first, second] = sides;
  if (first.held === second.held) return;
  const most = first.held > second.held ? first : second;
  most.majority = 1;
  most.majorityNear = most.near + most.nearAhead + most.nearBehind + most.nearLast;
  most.majorityLast = most.nearLast > 0 ? 1 : 0;
}

/** The most that each of a side's people could do to anybody after a move, by printed figures. */
function ofThreats(p: Position, sides: readonly [Side, Side], toAct: readonly boolean[]): void {
  for (const c of p.open.characters) {
    const u = p.open.units[c.unit];
    if (!c.onTable || !u || u.wounded > 0) continue;
    const most = mostAgainst(p, c, u);
    sides[u.seat].threat += most;
    if (toAct[u.id]) sides[u.seat].threatToAct += most;
  }
}

function mostAgainst(p: Position, c: Character, u: Unit): number {
  const stance = p.game.library.units[u.card]?.stances[u.stance];
  let most = 0;
  for (const type of TYPES) {
    if (!stance || stance[type].attack === null) continue;
    const reach = p.game.constants.range[type === 'melee' ? 2 : (stance.ranged.range ?? 1)] + STRIDE;
    for (const enemy of p.open.characters) {
      const to = p.open.units[enemy.unit];
      if (!enemy.onTable || !to || to.seat === u.seat || to.wounded > 0) continue;
      if (apart(c, enemy) - c.r - enemy.r <= reach) most = Math.max(most, roughAttackValue(p, u, to, type, WEIGHTS));
    }
  }
  return most;
}
