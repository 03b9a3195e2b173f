import { ROLES, type Role, type UnplayedAbility } from '../cards/unplayed.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Target } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { basesOf, cardOf, nameOfUnit, unitOf } from '../game/find.ts';
import { defendingUnit } from '../attack/defender.ts';

/** Abilities that stand on a card and that no record plays: whoever is told of an attack is told what it goes without. */

/** A Unit not all of whose abilities are played. */
export interface Unplayed {
  /** Its name in the position: `b1`. */
  readonly unit: string;
  readonly card: string;
  readonly name: string;
  readonly as: Role;
  /** Those that may change the attack. */
  readonly abilities: readonly { readonly id: string; readonly name: string }[];
}

/** The attacker and the defender if any ability of theirs is not played, others if one may change the attack. */
export function unplayedIn(p: Position, attacker: CharacterId, target: Target): Unplayed[] {
  const [by, at] = [unitOf(p, attacker), defendingUnit(p, target)];
  return p.open.units.flatMap((u) => {
    const as = roleOf(u, by, at);
    const missing = basesOf(p, u).length > 0 ? unplayedOf(p, u) : [];
    const abilities = missing.flatMap(({ id, name, matters }) => (matters.includes(as) ? [{ id, name }] : []));
    const isFighting = u === by || u === at;
    if (missing.length === 0 || (abilities.length === 0 && !isFighting)) return [];
    const { id: card, name } = cardOf(p, u);
    return [{ unit: nameOfUnit(p, u.id), card, name, as, abilities }];
  });
}

function roleOf(u: Unit, by: Unit, at: Unit | null): Role {
  if (u === by) return 'attacker';
  if (u === at) return 'defender';
  return u.seat === by.seat ? 'beside attacker' : 'beside defender';
}

/** Of an ability nothing is known of anything may be expected. */
function unplayedOf(p: Position, u: Unit): (UnplayedAbility & { readonly id: string })[] {
  const { abilities, unplayed } = p.game.library;
  return cardOf(p, u)
    .abilities.filter((id) => abilities[id] === undefined)
    .map((id) => ({ id, ...(unplayed?.[id] ?? { name: titleOf(id), matters: ROLES }) }));
}

/** An id is the name in small letters. */
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
