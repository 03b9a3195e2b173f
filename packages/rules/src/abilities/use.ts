import type { Effect } from '../cards/effect.ts';
import type { Machine } from '../game/machine.ts';
import { step } from '../kernel/steps.ts';
import { changeUnit } from '../state/change.ts';
import type { Seat, UnitId } from '../state/ids.ts';
import type { Context } from '../state/running.ts';
import { causeOf } from '../state/cause.ts';
import { beginResolution, end, raise } from '../timing/resolution.ts';
import { enclosing, leader } from '../queries/enclosing.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { unit } from '../game/find.ts';

interface Using {
  unit: UnitId;
  ability: string;
  clause: number;
  trigger: TriggerEvent | null;
}

declare module '../state/frame.ts' {
  interface Steps {
    /** Free of Force where an effect says so (CR-EFF-10). */
    'ability.use': Using & { free?: true };
    'ability.resolve': Using & { resolution: number };
    'ability.used': { unit: UnitId; ability: string };
    'ability.end': object;
    /** A rule of no Unit: its player makes its choices, and where it has none the leader does. */
    'rule.resolve': {
      rule: string;
      effects: readonly Effect[];
      trigger: TriggerEvent | null;
      seat?: Seat | null;
      /** The names of the rule that calls it. */
      bound?: Context['bound'];
    };
  }
}

function effectsOf(g: Machine, ability: string, clause: number): readonly Effect[] {
  const found = g.game.library.abilities[ability]?.clauses[clause];
  if (found?.clause !== 'use' && found?.clause !== 'on') throw new Error(`${ability} has no effects to use.`);
  return found.effects;
}

/** CR-ABIL-11: only Active and Reactive abilities are used and paid for; the others happen. */
function isUsed(g: Machine, id: string): boolean {
  const kind = g.game.library.abilities[id]?.kind;
  return kind === 'active' || kind === 'reactive';
}

/** CR-ABIL-14: paid when used, before the effect; what it costs is not returned (R-ABIL-4). */
step('ability.use', (g, { free, ...using }) => {
  const u = unit(g, using.unit);
  const counts = isUsed(g, using.ability);
  const resolution = beginResolution(g, counts ? 'ability' : 'card', u.seat, u.id);
  g.next('ability.resolve', { ...using, resolution });
  if (counts) changeUnit(g, u.id, { used: [...u.used, using.ability] });
  if (counts && !free) g.call('pay.amount', { unit: u.id, ability: using.ability, resolution });
  else g.emit({ event: 'ability', unit: u.id, ability: using.ability, cost: 0 });
});

step('ability.resolve', (g, f) => {
  const { seat } = unit(g, f.unit);
  const cause = causeOf({
    by: 'ability',
    seat,
    unit: f.unit,
    name: f.ability,
    resolution: f.resolution,
    inCombatAction: enclosing(g, 'action')?.action === 'combat',
  });
  if (isUsed(g, f.ability)) g.next('ability.used', { unit: f.unit, ability: f.ability });
  else g.next('ability.end', {});
  const context = { unit: f.unit, trigger: f.trigger, bound: {}, spent: f.result?.amount ?? 0 };
  g.call('effects.run', {
    effects: effectsOf(g, f.ability, f.clause),
    next: 0,
    context,
    cause,
    seat,
    did: false,
  });
});

step('ability.used', (g, f) => end(g, raise(g, 'ability.used', { unit: f.unit, ability: f.ability })));
step('ability.end', (g) => end(g, null));

step('rule.resolve', (g, f) => {
  const seat = f.seat ?? leader(g);
  const resolution = beginResolution(g, 'card', seat, null);
  g.emit({ event: 'rule', rule: f.rule });
  const own = f.seat === undefined || f.seat === null ? {} : { seat: f.seat, rule: f.rule };
  const context = { unit: null, trigger: f.trigger, bound: f.bound ?? {}, ...own };
  const cause = causeOf({ by: 'mission', name: f.rule, resolution });
  g.next('ability.end', {});
  g.call('effects.run', { effects: f.effects, next: 0, context, cause, seat, did: false });
});
