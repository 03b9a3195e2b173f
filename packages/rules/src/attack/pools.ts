import type { AttackType } from '../cards/unitCard.ts';
import type { DiceSource } from '../machine/event.ts';
import type { Position } from '../machine/machine.ts';
import type { Target } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { discOf, stanceOf, unit } from '../units/find.ts';
import { sourcesOf } from '../units/keywords.ts';
import { defendingUnit, defenseStat, targetDisc } from './defender.ts';
import { waitingFor } from './waiting.ts';

export interface Pool {
  readonly dice: number;
  readonly sources: readonly DiceSource[];
}

/** CR-ATK-10, CR-ATK-12, R-ATK-3: additions before removals, never below zero. */
function poolOf(sources: readonly DiceSource[]): Pool {
  const given = sources.filter((s) => s.dice !== 0);
  const added = given.reduce((sum, s) => sum + Math.max(0, s.dice), 0);
  const removed = given.reduce((sum, s) => sum + Math.min(0, s.dice), 0);
  return { dice: Math.max(0, added + removed), sources: given };
}

/** CR-ATK-09, R-ATK-2: the printed stat, or the number an effect names, and what is added to it. */
export function attackPool(p: Position, attacker: Character, type: AttackType, dice: number | null): Pool {
  const u = unit(p, attacker.unit);
  const stance = stanceOf(p, u);
  const start: DiceSource =
    dice === null ? { dice: stance[type].attack ?? 0, from: stance.id } : { dice, from: 'effect' };
  const bonus = waitingFor(p, attacker, type).flatMap((what): DiceSource[] =>
    what === 'focus' ? [{ dice: 1, from: 'focus' }] : sourcesOf(p, u, what),
  );
  return poolOf([start, ...bonus]);
}

/** CR-ATK-11 with Cover against Ranged attacks (CR-COVER-01, CR-COVER-02). */
export function defensePool(p: Position, attacker: Character, target: Target, type: AttackType): Pool {
  const start: DiceSource = defenseStat(p, target, type);
  return poolOf(type === 'melee' ? [start] : [start, ...coverOf(p, attacker, target)]);
}

/** CR-COVER-03 to CR-COVER-08, R-STACK-3. */
function coverOf(p: Position, attacker: Character, target: Target): DiceSource[] {
  const u = defendingUnit(p, target);
  if (!u) return [];
  const terrain = u.hunker > 0 && p.game.space.coveringPart(p, discOf(attacker), targetDisc(p, target)) !== null;
  return [{ dice: u.hunker, from: 'hunker' }, { dice: terrain ? 1 : 0, from: 'terrain' }, ...sourcesOf(p, u, 'cover')];
}
