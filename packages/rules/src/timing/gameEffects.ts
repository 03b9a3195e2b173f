import type { Effect } from '../cards/effect.ts';
import { doNothing } from '../queries/language.ts';
import { holds } from '../queries/tests.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { type UnitId, unitName } from '../state/ids.ts';
import { isEmpty } from '../state/lists.ts';
import { unit } from '../game/find.ts';
import { commute } from '../queries/language.ts';
import { leader } from '../queries/enclosing.ts';
import type { EventName, TriggerEvent } from '../state/triggerEvent.ts';
import { contextOfRule, hasGameEffects, nameOfRule, react, rulesInForce } from './listeners.ts';

/**
 * Effects of no player: rules of missions and cards, and Strained. They come after both players' effects of the same
 * moment, in the order the leader chooses, who is asked only where the order can matter (CR-TIME-03, CR-TIME-05).
 */
declare module '../state/frame.ts' {
  interface Steps {
    'gameEffects.ask': { triggers: readonly TriggerEvent[]; strained: UnitId | null; resolved: readonly string[] };
  }
}

const POINTS: Partial<Record<EventName, Decision['point']>> = {
  'turn.start': 'DP-13',
  'activation.start': 'DP-22',
  'activation.end': 'DP-24',
  'turn.end': 'DP-26',
  'attack.resolved': 'DP-54',
};

interface WaitingEffect {
  readonly option: Option;
  /** Null for what is no effect of the language. */
  readonly kinds: readonly Effect['do'][] | null;
  /** It comes before all that the leader orders, in its place. */
  readonly ordered?: boolean;
  readonly resolve: (g: Machine) => void;
}

export function resolveGameEffects(
  g: Machine,
  triggers: readonly TriggerEvent[],
  strained: UnitId | null = null,
): void {
  const answered = triggers.filter((event) => hasGameEffects(g, event));
  if (!isEmpty(answered) || strained !== null)
    g.call('gameEffects.ask', { triggers: answered, strained, resolved: [] });
}

type GameEffectsFrame = Readonly<{
  triggers: readonly TriggerEvent[];
  strained: UnitId | null;
  resolved: readonly string[];
}>;

const waiting = (p: Position, f: GameEffectsFrame): WaitingEffect[] =>
  [...ofRules(p, f), ...ofStrained(p, f), ...ofMode(p, f)].filter(({ option }) => !f.resolved.includes(option.id));

function ofStrained(p: Position, f: GameEffectsFrame): WaitingEffect[] {
  const u = f.strained === null ? null : unit(p, f.strained);
  if (!u?.conditions.includes('strained')) return [];
  const option = { id: `strained@${unitName(u)}`, unit: unitName(u) };
  return [{ option, kinds: ['suffer'], resolve: (g) => void g.call('strained.strikes', { unit: u.id }) }];
}

function ofRules(p: Position, f: GameEffectsFrame): WaitingEffect[] {
  return rulesInForce(p).flatMap(({ ability, clause, index }) =>
    f.triggers.flatMap((trigger): WaitingEffect[] => {
      const name = nameOfRule(ability, index);
      if (!trigger.listeners.includes(name) || p.open.memory.reacted.includes(name)) return [];
      const at = contextOfRule(p, ability, trigger);
      if (!holds(p, clause.where, at) || doNothing(p, clause.effects, at)) return [];
      const option = { id: `${ability.id}#${index}#${trigger.id}`, ability: ability.id };
      const kinds = clause.effects.map((effect) => effect.do);
      const rule = { rule: ability.id, effects: clause.effects, trigger, seat: at.seat ?? null };
      const resolve = (g: Machine): void => {
        if (clause.limit) react(g, name);
        g.call('rule.resolve', rule);
      };
      return [{ option, kinds, ordered: p.game.mode.isOrdered(clause), resolve }];
    }),
  );
}

/** What the mode itself does then comes last unless the leader says otherwise; nothing is known to commute with it. */
const ofMode = (p: Position, f: GameEffectsFrame): WaitingEffect[] =>
  f.triggers.flatMap((trigger) =>
    p.game.mode.happensAt(p, trigger).map(
      ({ name, step }): WaitingEffect => ({
        option: { id: name },
        kinds: null,
        resolve: (g) => void g.call(step, {}),
      }),
    ),
  );

const canChangePlaces = (a: WaitingEffect, b: WaitingEffect): boolean =>
  a.kinds !== null && b.kinds !== null && commute(a.kinds, b.kinds);

choice('gameEffects.ask', {
  ask: (p, f) => {
    const all = waiting(p, f);
    const first = all.find(({ ordered }) => ordered) ?? all[0];
    const free = first?.ordered || all.every((a) => all.every((b) => a === b || canChangePlaces(a, b)));
    if (free) return { auto: { option: first?.option.id ?? 'none' } };
    const point = f.triggers.map((h) => POINTS[h.on]).find((known) => known !== undefined) ?? 'DP-56';
    return { seat: leader(p), point, options: all.map(({ option }) => option) };
  },
  take: (g, f, answer) => {
    const chosen = waiting(g, f).find(({ option }) => option.id === answer.option);
    if (!chosen) return g.done();
    g.next('gameEffects.ask', { ...f, resolved: [...f.resolved, answer.option] });
    chosen.resolve(g);
  },
});
