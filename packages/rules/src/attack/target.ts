import type { AttackType } from '../cards/unitCard.ts';
import { fits } from '../queries/select.ts';
import { holds } from '../queries/tests.ts';
import { type Reason, reason, reasonOf } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { Disc } from '../game/space.ts';
import { otherSeat, type Target } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { areEngaged, holderOf } from '../queries/engagement.ts';
import { basesOfSeat, discOf, nameOfCharacter, stanceOf, unit } from '../game/find.ts';
import { clausesOf, holders } from '../queries/held.ts';

/** Why a character cannot make this kind of attack at all; empty when it can. R-ATK-2: an effect may name the kind. */
export function whyNotType(p: Position, attacker: Character, type: AttackType, named = false): Reason[] {
  const { mode } = p.game;
  const barred =
    mode.barred(p, attacker.unit, 'attack') ?? (type === 'ranged' ? mode.barred(p, attacker.unit, 'ranged') : null);
  if (barred) return [barred];
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
  const disc = discOf(target);
  const space =
    type === 'ranged'
      ? whyNotShot(p, attacker, disc)
      : areEngaged(p, attacker, target)
        ? []
        : notEngaged(p, attacker, disc);
  return [...space, ...whyForbidden(p, attacker, target, type)];
}

/** CR-ENG-01: which of the three is missing. */
function notEngaged(p: Position, attacker: Character, disc: Disc): Reason[] {
  const { space } = p.game;
  const from = discOf(attacker);
  const sameElevation = space.sameElevation(p, from, disc);
  const { blockedBy } = space.sight(p, from, disc);
  return [reason('CR-ATK-03', { ...space.within(p, from, disc, 2), range: 2, sameElevation, blockedBy })];
}

function whyNotShot(p: Position, attacker: Character, disc: Disc): Reason[] {
  const range = stanceOf(p, unit(p, attacker.unit)).ranged.range ?? 1;
  const measured = p.game.space.within(p, discOf(attacker), disc, range);
  if (!measured.holds) return [reason('CR-ATK-04', { ...measured, range })];
  const seen = p.game.space.sight(p, discOf(attacker), disc);
  return seen.holds ? [] : [reason('CR-ATK-05', { blockedBy: seen.blockedBy })];
}

function whyForbidden(p: Position, attacker: Character, target: Character, type: AttackType): Reason[] {
  const reasons: Reason[] = [];
  for (const id of holders(p, 'forbid')) {
    for (const { ability, clause } of clausesOf(p, unit(p, id), 'forbid')) {
      const at = { unit: id, trigger: null, bound: {} };
      const { by, target: who, attackType = type } = clause.targeting;
      if (attackType !== type) continue;
      if (holds(p, clause.where, at) && fits(p, attacker, by, at) && fits(p, target, who, at))
        reasons.push(reasonOf('CR-GEN-10', ability.id, { ability: ability.id }));
    }
  }
  return reasons;
}

/** Everything the character may target with this kind of attack, objects of the mode included. */
export function targetsOf(p: Position, attacker: Character, type: AttackType, named: boolean): Target[] {
  if (whyNotType(p, attacker, type, named).length > 0) return [];
  const enemy = otherSeat(unit(p, attacker.unit).seat);
  const characters = basesOfSeat(p, enemy).filter((c) => mayTarget(p, attacker, c, type));
  const { mode } = p.game;
  const objects = mode.objects(p).filter((o) => mode.whyNotObject(p, o, attacker, type).length === 0);
  return [...characters.map((c) => c.id), ...objects.map((o) => o.name)];
}

/** Whether whyNotTarget would find nothing, without finding out why: most enemies are far away. */
const mayTarget = (p: Position, attacker: Character, enemy: Character, type: AttackType): boolean =>
  (type === 'ranged' ? whyNotShot(p, attacker, discOf(enemy)).length === 0 : areEngaged(p, attacker, enemy)) &&
  whyForbidden(p, attacker, enemy, type).length === 0;

/** Why something that is no character is out of an attacker's reach: for modes whose objects are attacked like characters. */
export function whyNotReached(p: Position, attacker: Character, disc: Disc, type: AttackType): Reason[] {
  if (type === 'ranged') return whyNotShot(p, attacker, disc);
  const { space } = p.game;
  const measured = space.within(p, discOf(attacker), disc, 2);
  const sameElevation = space.sameElevation(p, discOf(attacker), disc);
  return measured.holds && sameElevation ? [] : [reason('CR-ATK-03', { ...measured, range: 2, sameElevation })];
}
