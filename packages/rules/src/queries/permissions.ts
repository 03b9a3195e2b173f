import type { Position } from '../game/machine.ts';
import type { Character, Unit } from '../state/unit.ts';
import { isUnitEngaged } from './engagement.ts';
import { standingFor, standingForUnit } from './standing.ts';

/** What cards let Units do against the rules, and what they forbid. */

/** CR-COVER-11; R-CARD-14: asked anew each time, so it ends with the Unit that lets it. */
export const mayHunker = (p: Position, u: Unit): boolean =>
  !isUnitEngaged(p, u) || standingForUnit(p, u, 'permit', 'hunker-while-engaged').length > 0;

/** CR-MOVE-15 forbids it to an Engaged character. */
export const mayClimb = (p: Position, c: Character): boolean =>
  standingFor(p, c, 'permit', 'climb-while-engaged').length > 0;

/** The ability that forbids putting the Unit's order card into reserve; null where none does. */
export const barsReserve = (p: Position, u: Unit): string | null =>
  standingForUnit(p, u, 'bar', 'reserving')[0]?.ability.id ?? null;

export const cannotBePushed = (p: Position, c: Character): boolean => standingFor(p, c, 'bar', 'pushing').length > 0;
