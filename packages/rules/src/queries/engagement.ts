import type { Position } from '../game/machine.ts';
import type { Place } from '../state/decision.ts';
import { otherSeat } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import { basesOf, basesOfSeat, discOf, isWounded, unit } from '../game/find.ts';

/** CR-ENG-01: enemies within Range 2, at the same Elevation and in Line of Sight. */
export function areEngaged(p: Position, a: Character, b: Character): boolean {
  if (unit(p, a.unit).seat === unit(p, b.unit).seat) return false;
  const { space, mode } = p.game;
  if (mode.words?.aboard(p, a) || mode.words?.aboard(p, b)) return false;
  const [da, db] = [discOf(a), discOf(b)];
  return space.within(p, da, db, 2).holds && space.sameElevation(p, da, db) && space.sight(p, da, db).holds;
}

export const engagedWith = (p: Position, c: Character): Character[] =>
  basesOfSeat(p, otherSeat(unit(p, c.unit).seat)).filter((enemy) => areEngaged(p, c, enemy));

/** CR-MOVE-14, CR-ENG-08: one unwounded engaging enemy suffices for the restrictions; he is returned as the reason. */
export const holderOf = (p: Position, c: Character): Character | null =>
  basesOfSeat(p, otherSeat(unit(p, c.unit).seat)).find(
    (enemy) => !isWounded(unit(p, enemy.unit)) && areEngaged(p, c, enemy),
  ) ?? null;

export const isEngaged = (p: Position, c: Character): boolean =>
  p.open.characters.some((other) => other.onTable && areEngaged(p, c, other));

/** The enemy a character would be Engaged with at a place; null where nobody is. */
export const engagedAt = (p: Position, c: Character, [x, y, z]: Place): Character | null =>
  p.open.characters.find((other) => other.onTable && areEngaged(p, { ...c, x, y, z }, other)) ?? null;

export const isUnitEngaged = (p: Position, u: Unit): boolean => basesOf(p, u).some((c) => isEngaged(p, c));
