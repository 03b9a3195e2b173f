import type { Machine } from '../game/machine.ts';
import { otherSeat } from '../state/ids.ts';
import { loseCondition, loseHunker } from './changes.ts';
import { cardOf, isWounded } from '../game/find.ts';
import { immunity } from '../queries/keywords.ts';
import { mayHunker } from '../queries/permissions.ts';
import { becomeWounded } from './wounds.ts';
import { leader } from '../queries/enclosing.ts';

/** R-TIME-4: the mandatory checks after every single change, before anyone decides. */
export function runMandatoryChecks(g: Machine): void {
  for (const u of g.open.units) {
    if (u.defeated) continue;
    for (const condition of u.conditions) if (immunity(g, u, condition)) loseCondition(g, u.id, condition);
    // CR-COVER-09, R-COVER-4: any Engagement takes all Hunker tokens.
    if (u.hunker > 0 && !mayHunker(g, u)) loseHunker(g, u.id, 'engaged');
  }
  settleWounds(g);
}

/** CR-WND-01; R-WND-4: the leader's Units first, by option last. */
function settleWounds(g: Machine): void {
  const fallen = g.open.units.filter((u) => !u.defeated && !isWounded(u) && u.damage >= cardOf(g, u).stamina);
  if (fallen.length === 0) return;
  const first = g.game.options.woundOrder === 'leader-first' ? leader(g) : otherSeat(leader(g));
  becomeWounded(g, [...fallen.filter((u) => u.seat === first), ...fallen.filter((u) => u.seat !== first)]);
}
