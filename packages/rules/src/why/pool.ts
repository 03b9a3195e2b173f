import type { Declared } from '../state/attack.ts';
import { attackParts, defenseParts, type PoolPart, poolOf } from '../attack/pools.ts';
import type { AttackType } from '../cards/unitCard.ts';
import { type Reason, reasonOf } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Target } from '../state/ids.ts';
import { unitOf } from '../game/find.ts';

/** So many dice more or fewer, and why. */
export interface DiceReason extends Required<Reason> {
  readonly dice: number;
}

export interface PoolReasons {
  /** How many dice are rolled. */
  readonly dice: number;
  readonly parts: readonly DiceReason[];
}

/** An attack somebody thinks about: who, at whom, in which way; with the number of dice an effect names, if any. */
export interface Thought {
  readonly attacker: CharacterId;
  readonly target: Target;
  readonly attackType: AttackType;
  readonly dice?: number;
  readonly inCombatAction?: boolean;
}

const reasonsOf = (parts: readonly PoolPart[]): PoolReasons => ({
  dice: poolOf(parts).dice,
  parts: parts
    .filter(({ dice }) => dice !== 0)
    .map(({ dice, rule, from, part }) => ({ dice, ...reasonOf(rule, from, part === undefined ? {} : { part }) })),
});

/** Both pools of an attack as they would be formed now, every die with its reason (step 4). */
export function whyPools(
  p: Position,
  attack: Thought,
): { readonly attack: PoolReasons; readonly defense: PoolReasons } {
  const f: Declared = {
    attack: p.open.instance,
    attacker: attack.attacker,
    target: attack.target,
    attackType: attack.attackType,
    dice: attack.dice ?? null,
    inCombatAction: attack.inCombatAction ?? true,
    seat: unitOf(p, attack.attacker).seat,
  };
  return { attack: reasonsOf(attackParts(p, f)), defense: reasonsOf(defenseParts(p, f)) };
}
