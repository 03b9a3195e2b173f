import { ACTIONS } from '../cards/actionKind.ts';
import type { Ability } from '../cards/ability.ts';
import { cardOf, unitNamed, unitsOf } from '../game/find.ts';
import type { Position } from '../game/machine.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Unit } from '../state/unit.ts';

/** Why something has its time, but not at this question: abilities that wait for another moment, flips, actions. */

/** The Unit of whoever is asked that has an ability on its card, where it was not named. */
export const holderOf = (p: Position, id: string): Unit | undefined =>
  unitsOf(p, p.open.decision?.seat ?? p.open.active).find((u) => cardOf(p, u).abilities.includes(id));

export const abilityOf = (p: Position, u: Unit, id: string): Ability | undefined =>
  cardOf(p, u).abilities.includes(id) ? p.game.library.abilities[id] : undefined;

/** R-ACT-11: what is done at any time of the own activation is done while nothing else is resolving. */
export function whyNotYet(p: Position, option: string): Reason[] {
  const { activation, decision } = p.open;
  const inside = activation !== null && decision !== null && decision.step !== 'activation.main';
  const isActive = decision?.seat === p.open.active;
  if (inside && option === 'flip') return [reason(isActive ? 'R-STANCE-1' : 'CR-STANCE-06')];
  if (inside && isActive && (option === 'end' || ACTIONS.some((action) => action === option)))
    return [reason('R-ACT-11')];
  const [id = '', name] = option.split('@');
  const u = name === undefined ? holderOf(p, id) : unitNamed(p.open, name);
  const ability = u && abilityOf(p, u, id);
  if (!u || !ability) return [];
  const rule = ruleOfMoment(ability, activation?.unit === u.id, inside);
  return rule === null ? [] : [{ ...reason(rule), source: ability.id }];
}

function ruleOfMoment({ kind }: Ability, isOwn: boolean, inside: boolean): string | null {
  if (kind === 'reactive') return 'CR-ABIL-05';
  if (kind !== 'active') return kind === 'rule' ? null : 'CR-ABIL-09';
  if (!isOwn) return 'CR-ABIL-01';
  return inside ? 'CR-ABIL-22' : null;
}
