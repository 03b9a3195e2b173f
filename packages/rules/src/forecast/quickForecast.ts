import type { AttackType } from '../cards/unitCard.ts';
import type { Position } from '../game/machine.ts';
import type { Character } from '../state/unit.ts';
import { stanceOf, unit } from '../game/find.ts';
import { chartsOf, defenderOf, type Forecast } from './forecast.ts';
import { pierces } from '../attack/defender.ts';
import { attackParts, defenseParts, poolOf } from '../attack/pools.ts';
import { barredIn } from '../attack/sequence.ts';
import { answersInModify, comingDice } from '../attack/answers.ts';
import { attackFacts } from '../attack/declared.ts';
import { bonusesFor } from '../attack/waiting.ts';

/**
 * A forecast at a glance: both pools as they stand, with the dice, the changes and the damage that cards bring without
 * asking anybody, and without playing what comes before the roll. For whoever compares many attacks; Reactives and
 * whatever else is decided on the way are left out.
 */
export function quickForecast(p: Position, attacker: Character, target: Character, type: AttackType): Forecast {
  const owner = unit(p, attacker.unit);
  const stance = stanceOf(p, owner);
  const planned = {
    attack: 0,
    attacker: attacker.id,
    target: target.id,
    attackType: type,
    dice: null,
    inCombatAction: true,
    seat: owner.seat,
  };
  const facts = attackFacts(planned);
  const declared = { ...planned, extra: comingDice(p, facts, owner.seat) };
  const barred = barredIn(p, attacker.id, target.id);
  return {
    attack: poolOf(attackParts(p, declared)),
    defense: poolOf(defenseParts(p, declared)),
    charts: chartsOf(p, declared),
    tree: stance.tree,
    disarmed: barred.attack,
    exposed: barred.defense,
    defender: defenderOf(p, target.id, barred.defense, pierces(p, attacker.id, type)),
    pooled: bonusesFor(p, attacker.id, type).reduce((sum, { pool = 0 }) => sum + pool, 0),
    changes: answersInModify(p, facts, owner.seat, []).changes,
    uncounted: [],
    unplayed: [],
  };
}
