import type { Keyword } from '../cards/ability.ts';
import type { AttackType, Chart } from '../cards/unitCard.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { Aimed, Attack } from '../state/attack.ts';
import type { CharacterId, Target } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import { canSuffer, suffer } from '../tokens/changes.ts';
import { character, nameOfCharacter, stanceOf, unitOf } from '../game/find.ts';
import { has, sourcesOf } from '../queries/keywords.ts';
import { standingFor } from '../queries/standing.ts';
import type { TargetObject } from '../game/mode.ts';

/** The object under attack; null once it is gone, or where a character is attacked. */
export const objectOf = (p: Position, t: Target): TargetObject | null =>
  typeof t === 'string' ? (p.game.mode.objects(p).find((object) => object.name === t) ?? null) : null;

function objectNamed(p: Position, name: string): TargetObject {
  const found = objectOf(p, name);
  if (!found) throw new Error(`There is no object ${name} to attack.`);
  return found;
}

export const targetName = (p: Position, t: Target): string => (typeof t === 'string' ? t : nameOfCharacter(p, t));

/** The Unit that defends; objects have none, so no condition, keyword or Hunker token concerns them. */
export const defendingUnit = (p: Position, t: Target): Unit | null => (typeof t === 'string' ? null : unitOf(p, t));

/** Whether the defending character has a keyword. */
export const defenderHas = (p: Position, t: Target, name: Keyword['name']): boolean =>
  typeof t !== 'string' && has(p, character(p, t), name);

/** R-CARD-33: whether the attacker's card takes Protection from the targets of such an attack. */
export const pierces = (p: Position, attacker: CharacterId, type: AttackType): boolean =>
  standingFor(p, character(p, attacker), 'pierce').some(
    ({ clause }) => clause.protection === true && (clause.attackType ?? type) === type,
  );

/** CR-KEY-06, R-CARD-33. */
export const isProtected = (p: Position, { attacker, target, attackType }: Aimed): boolean =>
  defenderHas(p, target, 'protection') && !pierces(p, attacker, attackType);

/** Tells that a keyword of the defender has changed what the attack does to it. */
export function withstand(g: Machine, t: Target, keyword: 'protection' | 'steadfast'): void {
  if (typeof t === 'string') return;
  const sources = sourcesOf(g, character(g, t), keyword).map(({ from }) => from);
  g.emit({ event: 'withstood', character: t, keyword, sources });
}

/** CR-ATK-11, CR-STANCE-03: read from the Active Stance. */
export const defenseStat = (
  p: Position,
  t: Target,
  type: AttackType,
): { readonly dice: number; readonly from: string } => {
  if (typeof t === 'string') return { dice: objectNamed(p, t).defense[type], from: t };
  const stance = stanceOf(p, unitOf(p, t));
  return { dice: stance[type].defense, from: stance.id };
};

/** CR-EXP-02: one chart against both kinds of attack. */
export const defenseChart = (p: Position, t: Target): Chart =>
  typeof t === 'string' ? objectNamed(p, t).chart : stanceOf(p, unitOf(p, t)).charts.defense;

/** CR-KEY-06, CR-KEY-07, R-KEY-5: one off the Damage Pool, however many sources. */
export const afterProtection = (pool: number, isProtected: boolean): number =>
  Math.max(0, pool - (isProtected ? 1 : 0));

/** R-DMG-4: to the Unit of a defending character; a mode says what it means for its objects. */
export function hurt(g: Machine, t: Target, amount: number, cause: Cause): void {
  if (typeof t === 'string') g.call(g.game.mode.does.hurtObject, { object: t, amount, cause });
  else suffer(g, unitOf(g, t).id, amount, cause);
}

/** What is left of so much of the Damage Pool, and what the defender's Unit suffers of it. */
export function sufferPool(
  g: Machine,
  t: CharacterId,
  pool: number,
  isProtected: boolean,
  cause: Cause,
): Pick<Attack, 'pool' | 'suffered'> {
  const left = afterProtection(pool, isProtected);
  const defender = unitOf(g, t);
  const withstands = left < pool && canSuffer(g, defender, cause);
  if (withstands) withstand(g, t, 'protection');
  return { pool: withstands ? left : pool, suffered: suffer(g, defender.id, left, cause) };
}
