import type { Effect } from '../cards/ability.ts';
import type { Machine } from '../machine/machine.ts';
import { step } from '../machine/steps.ts';
import type { UnitId } from '../state/ids.ts';
import { causeOf } from '../timing/cause.ts';
import { begin, end, happen } from '../timing/doing.ts';
import { enclosing, leader } from '../timing/enclosing.ts';
import type { Happening } from '../timing/happening.ts';
import { spendForce } from '../units/changes.ts';
import { unit } from '../units/find.ts';

declare module '../machine/steps.ts' {
  interface Steps {
    'ability.use': { unit: UnitId; ability: string; clause: number; happening: Happening | null; price: number };
    'ability.used': { unit: UnitId; ability: string };
    'ability.end': object;
    /** An effect of no player, whose choices the leader makes. */
    'rule.resolve': { rule: string; effects: readonly Effect[]; happening: Happening };
  }
}

function effectsOf(g: Machine, ability: string, clause: number): readonly Effect[] {
  const found = g.game.library.abilities[ability]?.clauses[clause];
  if (found?.clause !== 'use' && found?.clause !== 'on') throw new Error(`${ability} has no effects to use.`);
  return found.effects;
}

/** CR-ABIL-14: paid when used, before the effect; what it costs is not returned (R-ABIL-4). */
step('ability.use', (g, f) => {
  const u = unit(g, f.unit);
  const ability = g.game.library.abilities[f.ability];
  const counts = ability?.kind === 'active' || ability?.kind === 'reactive';
  const id = begin(g, counts ? 'ability' : 'card', u.seat, f.unit);
  if (counts) {
    spendForce(g, u.seat, f.price);
    u.used.push(f.ability);
  }
  g.emit({ event: 'ability', unit: f.unit, ability: f.ability, cost: f.price });
  const cause = causeOf({
    by: 'ability',
    seat: u.seat,
    unit: f.unit,
    name: f.ability,
    doing: id,
    inCombatAction: enclosing(g, 'action')?.action === 'combat',
  });
  if (counts) g.next('ability.used', { unit: f.unit, ability: f.ability });
  else g.next('ability.end', {});
  const context = { unit: f.unit, happening: f.happening, bound: {} };
  g.call('effects.run', {
    effects: effectsOf(g, f.ability, f.clause),
    next: 0,
    context,
    cause,
    seat: u.seat,
    did: false,
  });
});

step('ability.used', (g, f) => end(g, happen(g, 'ability.used', { unit: f.unit, ability: f.ability })));
step('ability.end', (g) => end(g, null));

step('rule.resolve', (g, f) => {
  const seat = leader(g);
  const doing = begin(g, 'card', seat, null);
  g.emit({ event: 'rule', rule: f.rule });
  const context = { unit: null, happening: f.happening, bound: {} };
  const cause = causeOf({ by: 'mission', name: f.rule, doing });
  g.next('ability.end', {});
  g.call('effects.run', { effects: f.effects, next: 0, context, cause, seat, did: false });
});
