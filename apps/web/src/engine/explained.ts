import { closedNow, type Position, unitNamed, whyNotUse, whyPrice } from '@faultline/rules';
import type { AbilityNow } from '../port/queries.ts';

export { closedNow };

export function abilitiesNow(p: Position, name: string): readonly AbilityNow[] {
  const u = unitNamed(p.open, name);
  const abilities = u ? (p.game.library.units[u.card]?.abilities ?? []) : [];
  return abilities.flatMap((id) => {
    const ability = p.game.library.abilities[id];
    if (!u || !ability) return [];
    const paid = ability.kind === 'active' || ability.kind === 'reactive';
    return [
      {
        id,
        price: paid ? whyPrice(p, u, ability) : null,
        used: u.used.includes(id),
        reasons: paid ? whyNotUse(p, u, ability) : [],
      },
    ];
  });
}
