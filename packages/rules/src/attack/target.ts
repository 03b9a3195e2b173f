import type { AttackType } from '../cards/unitCard.ts';
import { fits, holds } from '../effects/tests.ts';
import { type Reason, reason } from '../machine/decision.ts';
import type { Position } from '../machine/machine.ts';
import { otherSeat } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { areEngaged, holderOf } from '../units/engagement.ts';
import { basesOfSeat, discOf, nameOfCharacter, stanceOf, unit } from '../units/find.ts';
import { clausesOf } from '../units/keywords.ts';

/** Why a character cannot make this kind of attack at all; empty when it can. R-ATK-2: an effect may name the kind. */
export function whyNotType(p: Position, attacker: Character, type: AttackType, named = false): Reason[] {
  const stance = stanceOf(p, unit(p, attacker.unit));
  if (stance[type].attack === null && !named) return [reason('CR-STANCE-11', { stance: stance.name, attack: type })];
  if (type === 'melee') return [];
  const holder = holderOf(p, attacker);
  return holder ? [reason('CR-ENG-07', { engagedWith: nameOfCharacter(p, holder.id) })] : [];
}

/** Why an enemy cannot be the target; empty when it can (CR-ATK-03 to CR-ATK-05, prohibitions of cards). */
export function whyNotTarget(p: Position, attacker: Character, target: Character, type: AttackType): Reason[] {
  if (unit(p, attacker.unit).seat === unit(p, target.unit).seat)
    return [reason('CR-ATK-01', { target: nameOfCharacter(p, target.id) })];
  const space = type === 'melee' ? whyNotMelee(p, attacker, target) : whyNotRanged(p, attacker, target);
  return [...space, ...whyForbidden(p, attacker, target)];
}

const whyNotMelee = (p: Position, attacker: Character, target: Character): Reason[] =>
  areEngaged(p, attacker, target) ? [] : [reason('CR-ATK-03', { ...distance(p, attacker, target, 2) })];

function whyNotRanged(p: Position, attacker: Character, target: Character): Reason[] {
  const range = stanceOf(p, unit(p, attacker.unit)).ranged.range ?? 1;
  const measured = distance(p, attacker, target, range);
  if (!measured.holds) return [reason('CR-ATK-04', measured)];
  const seen = p.game.space.sight(p, discOf(attacker), discOf(target));
  return seen.holds ? [] : [reason('CR-ATK-05', { blockedBy: seen.blockedBy })];
}

const distance = (p: Position, a: Character, b: Character, range: 1 | 2 | 3 | 4 | 5) => ({
  ...p.game.space.within(p, discOf(a), discOf(b), range),
  range,
});

function whyForbidden(p: Position, attacker: Character, target: Character): Reason[] {
  return p.open.units.flatMap((u) =>
    clausesOf(p, u, 'forbid')
      .filter(({ clause }) => {
        const at = { unit: u.id, happening: null, bound: {} };
        const { by, target: who } = clause.targeting;
        return holds(p, clause.where, at) && fits(p, attacker, by, at) && fits(p, target, who, at);
      })
      .map(({ ability }) => reason('CR-GEN-10', { ability: ability.id })),
  );
}

export const targetsOf = (p: Position, attacker: Character, type: AttackType, named: boolean): Character[] =>
  whyNotType(p, attacker, type, named).length > 0
    ? []
    : basesOfSeat(p, otherSeat(unit(p, attacker.unit).seat)).filter(
        (enemy) => whyNotTarget(p, attacker, enemy, type).length === 0,
      );
