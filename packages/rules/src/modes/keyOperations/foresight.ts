import type { Ability } from '../../cards/ability.ts';
import type { OperationRole, StageEnd } from '../../cards/operationCard.ts';
import type { RuleEvent, RuleTest } from '../../cards/operationRule.ts';
import type { ObjectiveSelector, Selector } from '../../cards/selector.ts';
import type { Position } from '../../game/machine.ts';
import { found } from '../../queries/select.ts';
import type { Context } from '../../state/running.ts';
import { inPlay } from './inPlay.ts';
import { inForce } from './rules.ts';
import { operationCard, playedOperation, seatOf } from './score.ts';

/** What who thinks further reads off the rules of a Stage, beside how near its ends are. */

/**
 * Whether the Sentinel can win by anything but the clock and the last count: then a Turn may lose what no later one makes
 * good again.
 */
export const canBeLostEarly = (p: Position): boolean =>
  operationCard(p).stages.some(({ ends }) =>
    ends.some(({ then }) => typeof then === 'object' && 'wins' in then && then.wins === 'sentinel'),
  );

/** Whether an end asks for more Units in a state than there are, and nothing puts Units in it any more. */
export function isOutOfReach(p: Position, { when }: StageEnd): boolean {
  const test = playedOperation(p).tests[when];
  const at: Context = { unit: null, trigger: null, bound: {}, seat: seatOf(p, 'aggressor') };
  return test !== undefined && isLost(p, test, at);
}

function isLost(p: Position, test: RuleTest, at: Context): boolean {
  if (test.test === 'all') return test.of.some((each) => isLost(p, each, at));
  if (test.test !== 'some' || !('state' in test.who) || test.who.state === undefined) return false;
  const { who, atLeast = 1 } = test;
  return (
    found(p, who as Selector | ObjectiveSelector, at).length < atLeast && !statesToCome(p).includes(test.who.state)
  );
}

/** Worked out once for the rules of a Stage: the states they still put Units in; those of the deployment are over. */
const known = new WeakMap<readonly Ability[], readonly string[]>();

function statesToCome(p: Position): readonly string[] {
  const rules = inForce(p);
  const before = known.get(rules);
  if (before) return before;
  const clauses = rules.flatMap((rule) => rule.clauses.filter((clause) => !isOfDeployment(clause)));
  const states = statesIn(clauses);
  known.set(rules, states);
  return states;
}

const isOfDeployment = (clause: Ability['clauses'][number]): boolean =>
  clause.clause === 'on' && (clause.event.on as string).startsWith('deploy.');

function statesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(statesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { do: verb, state, ends } = node as Readonly<Record<string, unknown>>;
  const own = verb === 'state' && ends !== true ? [String(state)] : [];
  // order: whether a state is among them
  return [...own, ...Object.values(node).flatMap(statesIn)];
}

/** How much of their tokens lies on objectives that do something for a role once they are full: each from none to all. */
export function loadsBegun(p: Position, role: OperationRole): number {
  const needed = loadsNeeded(p, role);
  if (needed === null) return 0;
  const { loads } = inPlay(p);
  return p.open.objectives.reduce((sum, o) => sum + (o.active ? Math.min(1, (loads[o.key] ?? 0) / needed) : 0), 0);
}

function loadsNeeded(p: Position, role: OperationRole): number | null {
  for (const { by, clauses } of inForce(p))
    for (const clause of clauses)
      if (by === role && clause.clause === 'on') {
        const { on, objective } = clause.event as RuleEvent;
        if (on === 'tracker.full' && objective?.tokens !== undefined) return objective.tokens;
      }
  return null;
}
