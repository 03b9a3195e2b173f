import type { Ability } from '../../cards/ability.ts';
import type { OperationRule, PlayedOperation } from '../../cards/operationRule.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { step } from '../../kernel/steps.ts';
import type { Seat } from '../../state/ids.ts';
import type { Context } from '../../state/running.ts';
import type { TriggerEvent } from '../../state/triggerEvent.ts';
import { nameOfRule, react } from '../../timing/listeners.ts';
import './moments.ts';
import { operationOf, playedOperation, seatOf } from './score.ts';

/** The rules of an operation's cards: which are in force, whose each is, and how one is carried out by name. */
declare module '../../state/frame.ts' {
  interface Steps {
    /** Rules by their names, one after the other. */
    'operation.rules': { left: readonly string[]; trigger: TriggerEvent | null };
  }
}

/** Its words are the mode's own where they are not those of abilities (`words.ts`, `verbs/`). */
const asAbility = ({ id, name, by, clauses }: OperationRule): Ability =>
  ({ id, name, kind: 'rule', by, clauses }) as Ability;

interface Taken {
  readonly byName: ReadonlyMap<string, Ability>;
  readonly inStage: Map<string | null, readonly Ability[]>;
}

/** Worked out once for an operation. */
const taken = new WeakMap<PlayedOperation, Taken>();

function takenFrom(played: PlayedOperation): Taken {
  const known = taken.get(played);
  if (known) return known;
  const fresh = { byName: new Map(played.rules.map((rule) => [rule.id, asAbility(rule)])), inStage: new Map() };
  taken.set(played, fresh);
  return fresh;
}

/** KO-CARD-03, KO-CARD-08: those of the operation, and of the Stage those of its set-up and its own; before it begins the first. */
export function inForce(p: Position): readonly Ability[] {
  const played = playedOperation(p);
  const { stage } = operationOf(p);
  const { inStage, byName } = takenFrom(played);
  const known = inStage.get(stage);
  if (known) return known;
  const { card } = played;
  const now = stage === null ? card.stages[0] : card.stages.find(({ id }) => id === stage);
  const names = [...card.rules, ...(now?.setup ?? []), ...(stage === null ? [] : (now?.rules ?? []))];
  const found = names.flatMap((name) => byName.get(name) ?? []);
  inStage.set(stage, found);
  return found;
}

/** KO-ROLE-03. */
export const playerOf = (p: Position, { by = 'active' }: Ability): Seat =>
  by === 'active' ? p.open.active : seatOf(p, by);

/** The clause that is carried out when a rule is called by its name. */
function calledClause(rule: Ability) {
  const index = rule.clauses.findIndex((clause) => clause.clause === 'on');
  const clause = rule.clauses[index];
  return clause?.clause === 'on' ? { clause, index } : null;
}

function ruleNamed(p: Position, name: string) {
  const rule = takenFrom(playedOperation(p)).byName.get(name);
  const found = rule && calledClause(rule);
  if (!rule || !found) throw new Error(`The operation has no rule ${name}.`);
  return { rule, clause: found.clause, memory: nameOfRule(rule, found.index) };
}

/** Whether a rule has been carried out as often as it can be this Turn. */
export function isUsedUp(p: Position, name: string): boolean {
  const { clause, memory } = ruleNamed(p, name);
  return clause.limit !== undefined && p.open.memory.reacted.includes(memory);
}

/** A rule that is called, unless its limit is used up. */
export function callRule(g: Machine, name: string, { trigger, bound }: Pick<Context, 'trigger' | 'bound'>): void {
  const { rule, clause, memory } = ruleNamed(g, name);
  if (isUsedUp(g, name)) return;
  if (clause.limit) react(g, memory);
  g.call('rule.resolve', { rule: rule.id, effects: clause.effects, trigger, seat: playerOf(g, rule), bound });
}

step('operation.rules', (g, { left: [name, ...left], trigger }) => {
  if (name === undefined) return g.done();
  g.next('operation.rules', { left, trigger });
  callRule(g, name, { trigger, bound: {} });
});
