import type { MoveKind } from '../cards/unitCard.ts';
import { cardOf, isWounded, unit } from '../game/find.ts';
import type { Position } from '../game/machine.ts';
import type { Seat } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { holderOf } from './engagement.ts';
import { has } from './keywords.ts';
import { mayClimb } from './permissions.ts';
import { type Stands, standingFor } from './standing.ts';

/** In which ways a character may make a move that it is offered. */

/** A kind of move, the abilities that lead from an offered one to it, and the damage they ask for. */
export interface WayToMove {
  readonly kind: MoveKind;
  readonly suffers: number;
  readonly through: readonly Stands<'swap'>[];
}

/** R-ABIL-8: damage that the Unit would not suffer is no price; what it pays for one swap may Wound it before the next. */
function canSuffer(p: Position, c: Character, already: number, damage: number, seat: Seat): boolean {
  const u = unit(p, c.unit);
  return damage === 0 || (seat === u.seat && !isWounded(u) && u.damage + already < cardOf(p, u).stamina);
}

/** The ways offered and those a card lets it take instead, one after the other (R-CARD-18); each kind at its lowest price. */
export function waysInstead(p: Position, c: Character, kinds: readonly MoveKind[], seat: Seat): WayToMove[] {
  const ways: WayToMove[] = kinds.map((kind) => ({ kind, suffers: 0, through: [] }));
  const swaps = standingFor(p, c, 'swap');
  // What is found is looked at in turn, so that one swap may follow another.
  for (const way of ways)
    for (const swap of swaps) {
      const { move, into, suffers = 0 } = swap.clause;
      const price = way.suffers + suffers;
      if (move !== way.kind || !canSuffer(p, c, way.suffers, suffers, seat)) continue;
      if (ways.some((known) => known.kind === into && known.suffers <= price)) continue;
      ways.push({ kind: into, suffers: price, through: [...way.through, swap] });
    }
  return ways;
}

/** One way for each kind: the cheapest, where the kind first stands. */
const cheapest = (ways: readonly WayToMove[]): WayToMove[] =>
  ways.flatMap((way, i) => {
    if (ways.findIndex(({ kind }) => kind === way.kind) !== i) return [];
    return ways
      .filter(({ kind }) => kind === way.kind)
      .reduce((best, other) => (other.suffers < best.suffers ? other : best));
  });

/** Whether any way is open. Of one who may move only climbs are ever taken away: most kinds need no look at the table. */
export const isAnyOpen = (p: Position, c: Character, kinds: readonly MoveKind[], seat: Seat): boolean =>
  !p.game.mode.barred(p, c.unit, 'move') &&
  (kinds.some((kind) => kind !== 'climb') || waysOpen(p, c, kinds, seat).length > 0);

/** What becomes of the kinds offered: Scale adds a climb, an unwounded engaging enemy turns advances into dashes. */
export function waysOpen(p: Position, c: Character, kinds: readonly MoveKind[], seat: Seat): WayToMove[] {
  if (p.game.mode.barred(p, c.unit, 'move')) return [];
  const pinned = unit(p, c.unit).conditions.includes('pinned');
  // CR-KEY-08; a reposition is an advance (CR-EFF-09).
  const steps = kinds.some((kind) => kind === 'advance' || kind === 'dash' || kind === 'reposition');
  const climbs: WayToMove[] = steps && has(p, c, 'scale') ? [{ kind: 'climb', suffers: 0, through: [] }] : [];
  // R-COND-6: a Pinned character makes the move it would have made; no other comes in its place.
  const made = pinned ? kinds.map((kind) => ({ kind, suffers: 0, through: [] })) : waysInstead(p, c, kinds, seat);
  const wished = [...made, ...climbs];
  const isHeld = holderOf(p, c) !== null;
  if (!isHeld && !p.game.mode.barred(p, c.unit, 'advance')) return cheapest(wished);
  const held = !isHeld || mayClimb(p, c) ? wished : wished.filter(({ kind }) => kind !== 'climb');
  return cheapest(pinned ? held : held.map((way) => (way.kind === 'advance' ? { ...way, kind: 'dash' } : way)));
}
