import type { Ability } from '../cards/ability.ts';
import { doNothing } from '../queries/language.ts';
import { matches } from '../queries/matching.ts';
import { holds } from '../queries/tests.ts';
import type { Machine, Position } from '../game/machine.ts';
import { type Seat, unitName } from '../state/ids.ts';
import { isEmpty } from '../state/lists.ts';
import type { Unit } from '../state/unit.ts';
import { unit } from '../game/find.ts';
import { type Held, waiters } from '../queries/held.ts';
import type { Context } from '../state/running.ts';
import type { EventName, TriggerEvent, TriggerFacts } from '../state/triggerEvent.ts';

export const NOBODY: readonly string[] = [];

/** The lasting name of a Unit's clause. */
export const nameOfClause = (u: Unit, { ability, index }: Held<'on'>): string =>
  `${ability.id}@${unitName(u)} ${index}`;

/** CR-ABIL-06: a player's one Reactive for an event, as the Turn remembers it. */
export const reactionOf = (seat: Seat, trigger: TriggerEvent): string => `${seat} ${trigger.id}`;

/** What was answered is not offered again this Turn. */
export function react(g: Machine, name: string): void {
  const { memory } = g.open;
  memory.reacted = [...memory.reacted, name];
}

/** Whether any clause on the table could wait for such an event. */
export const isAwaited = (p: Position, on: EventName): boolean =>
  !isEmpty(waiters(p, on)) || !isEmpty(p.game.mode.inForce(p));

/** Whether any clause waited for it. */
export const hasListeners = ({ listeners }: TriggerEvent): boolean => !isEmpty(listeners);

/** Whether any effect of no player could happen at it. */
export const hasGameEffects = (p: Position, event: TriggerEvent): boolean =>
  hasListeners(event) || !isEmpty(p.game.mode.happensAt(p, event));

interface Listener {
  readonly name: string;
  readonly clause: Held<'on'>['clause'];
  readonly context: Context;
}

function listening(p: Position, trigger: TriggerEvent): Listener[] {
  const listeners: Listener[] = [];
  for (const { id, held: clauses } of waiters(p, trigger.on)) {
    const u = unit(p, id);
    if (u.defeated) continue;
    const context = { unit: u.id, trigger, bound: {} };
    for (const held of clauses) {
      if (matches(p, held.clause.event, trigger, context))
        listeners.push({ name: nameOfClause(u, held), clause: held.clause, context });
    }
  }
  if (isEmpty(p.game.mode.inForce(p))) return listeners;
  for (const { ability, clause, index } of rulesInForce(p)) {
    const context = contextOfRule(p, ability, trigger);
    if (clause.event.on === trigger.on && matches(p, clause.event, trigger, context))
      listeners.push({ name: nameOfRule(ability, index), clause, context });
  }
  return listeners;
}

/** R-CARD-5: which clauses wait for an event is settled when it happens; ranges in a trigger are measured then. */
export const listenersOf = (p: Position, trigger: TriggerEvent): readonly string[] =>
  isAwaited(p, trigger.on) ? listening(p, trigger).map(({ name }) => name) : NOBODY;

/** The number of an event that is only supposed to happen. */
const SUPPOSED = 0;

/**
 * R-ABIL-4: whether anything would come of an event that is not there yet. An answer to an event that is itself only
 * supposed counts as something, or two clauses that answer each other would never end.
 */
export function wouldBeHeard(p: Position, coming: UnraisedEvent, at: Context): boolean {
  if (!isAwaited(p, coming.on)) return false;
  const listeners = listening(p, { ...coming, id: SUPPOSED, listeners: NOBODY } as TriggerEvent);
  return listeners.some(
    ({ clause, context }) =>
      at.trigger?.id === SUPPOSED || (holds(p, clause.where, context) && !doNothing(p, clause.effects, context)),
  );
}

type UnraisedEvent = { [T in EventName]: { readonly on: T } & TriggerFacts[T] }[EventName];

/** What a rule of no Unit speaks about. */
export function contextOfRule(p: Position, rule: Ability, trigger: TriggerEvent | null): Context {
  const seat = p.game.mode.playerOf(p, rule);
  return { unit: null, trigger, bound: {}, ...(seat === null ? {} : { seat, rule: rule.id }) };
}

/** The lasting name of a clause of no player. */
export const nameOfRule = (ability: Ability, index: number): string => {
  const clause = ability.clauses[index];
  if (clause?.clause === 'on' && clause.limit === 'game')
    throw new Error(`${ability.name} is a rule of no player and cannot work once a game; a Turn remembers it at most.`);
  return `${ability.id} ${index}`;
};

/** The clauses of no player that wait for an event. */
export const rulesInForce = (p: Position): Held<'on'>[] =>
  p.game.mode
    .inForce(p)
    .flatMap((ability) =>
      ability.clauses.flatMap((clause, index) => (clause.clause === 'on' ? [{ ability, clause, index }] : [])),
    );
