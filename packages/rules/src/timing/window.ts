import { doNothing } from '../queries/language.ts';
import { holds } from '../queries/tests.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { otherSeat, SEAT_LETTERS, type Seat, type UnitId, unitName } from '../state/ids.ts';
import { distinct, isEmpty } from '../state/lists.ts';
import { canUse } from '../queries/abilities.ts';
import { nameOfCharacter, nameOfUnit, unit } from '../game/find.ts';
import { clausesOf, type Waiter, waiters } from '../queries/held.ts';
import { isMarked, mark, markOf } from '../queries/marks.ts';
import { priceOf } from '../queries/price.ts';
import { leader } from '../queries/enclosing.ts';
import type { EventName, TriggerEvent } from '../state/triggerEvent.ts';
import { hasGameEffects, hasListeners, nameOfClause, react, reactionOf } from './listeners.ts';
import { resolveGameEffects } from './gameEffects.ts';

/**
 * Answers to triggering events: the leader, then the other player, each until they pass; nobody comes back (R-TIME-2).
 * For each event instance a player uses one Reactive at most (CR-ABIL-06); other abilities do not count (CR-ABIL-11).
 */
declare module '../state/frame.ts' {
  interface Steps {
    'window.ask': {
      triggers: readonly TriggerEvent[];
      /** Who still answers, in order. */
      seats: readonly Seat[];
      /** What this seat has resolved in this window: clause and event instance together. */
      resolved: readonly string[];
    };
  }
}

const POINTS: Partial<Record<EventName, Decision['point']>> = {
  'turn.start': 'DP-12',
  'turn.end': 'DP-25',
  'activation.tactics': 'DP-20',
  'activation.start': 'DP-21',
  'activation.end': 'DP-24',
  'attack.declaring': 'DP-41',
  'attack.targeted': 'DP-41',
  'attack.rolling': 'DP-42',
  'attack.modifying': 'DP-43',
  'attack.suffering': 'DP-50',
  'attack.resolved': 'DP-53',
};

interface AbilityOffer {
  readonly id: string;
  /** The clause of the Unit with the one event instance it answers. */
  readonly answer: string;
  readonly unit: UnitId;
  readonly unitName: string;
  readonly ability: string;
  readonly clause: number;
  readonly reactive: boolean;
  readonly trigger: TriggerEvent;
  /** Of a Reactive. */
  readonly price: number | null;
}

/** Opens a window on events of one moment: both players' effects, then those of no player (CR-TIME-03, CR-TIME-05). */
export function openWindow(g: Machine, triggers: readonly TriggerEvent[]): void {
  if (!triggers.some((event) => hasGameEffects(g, event))) return;
  resolveGameEffects(g, triggers);
  askPlayers(g, triggers);
}

/** Without an ability that could answer nobody is kept waiting. */
export function askPlayers(g: Machine, triggers: readonly TriggerEvent[]): void {
  const answered = triggers.filter(hasListeners);
  if (isEmpty(answered)) return;
  const first = leader(g);
  const seats = [first, otherSeat(first)].filter((seat) => answered.some((h) => isAnsweredBy(h, seat)));
  g.call('window.ask', { triggers: answered, seats, resolved: [] });
}

const isAnsweredBy = ({ listeners }: TriggerEvent, seat: Seat): boolean =>
  listeners.some((clause) => clause[clause.indexOf('@') + 1] === SEAT_LETTERS[seat]);

type WindowFrame = {
  readonly triggers: readonly TriggerEvent[];
  readonly resolved: readonly string[];
};

function offers(p: Position, seat: Seat, f: WindowFrame): readonly AbilityOffer[] {
  const made: AbilityOffer[] = [];
  const events = distinct(f.triggers.map(({ on }) => on));
  const [event] = events;
  const all = event && events.length === 1 ? waiters(p, event) : everyClause(p);
  for (const { id: answering, held: clauses } of all) {
    const u = unit(p, answering);
    if (u.seat !== seat || u.defeated) continue;
    for (const held of clauses) {
      const { ability, clause, index } = held;
      const reactive = ability.kind === 'reactive';
      for (const trigger of f.triggers) {
        if (clause.event.on !== trigger.on) continue;
        const waiting = nameOfClause(u, held);
        if (!trigger.listeners.includes(waiting)) continue;
        if (reactive && p.open.memory.reacted.includes(reactionOf(seat, trigger))) continue;
        if (isMarked(u, markOf(ability.id, index))) continue;
        const at = { unit: u.id, trigger, bound: {} };
        if (!holds(p, clause.where, at)) continue;
        if (reactive ? !canUse(p, u, held, trigger) : doNothing(p, clause.effects, at)) continue;
        const name = unitName(u);
        const id = `${ability.id}@${name}`;
        const answer = `${waiting} ${trigger.id}`;
        if (f.resolved.includes(answer)) continue;
        made.push({
          id,
          answer,
          unit: u.id,
          unitName: name,
          ability: ability.id,
          clause: index,
          reactive,
          trigger,
          price: reactive ? priceOf(p, u, ability) : null,
        });
      }
    }
  }
  return named(made);
}

const everyClause = (p: Position): Waiter[] => p.open.units.map((u) => ({ id: u.id, held: clausesOf(p, u, 'on') }));

/** The same ability may answer several instances: each gets a name of its own. */
function named(made: readonly AbilityOffer[]): readonly AbilityOffer[] {
  if (made.length < 2) return made;
  const seen = new Map<string, number>();
  return made.map((offer) => {
    const n = (seen.get(offer.id) ?? 0) + 1;
    seen.set(offer.id, n);
    return n === 1 ? offer : { ...offer, id: `${offer.id}~${n}` };
  });
}

/** The event and whom it happened to, so that two of a kind can be told apart. */
function subjectOf(p: Position, event: TriggerEvent): string {
  if ('target' in event)
    return `${event.on} ${typeof event.target === 'string' ? event.target : nameOfCharacter(p, event.target)}`;
  if ('character' in event) return `${event.on} ${nameOfCharacter(p, event.character)}`;
  if ('unit' in event) return `${event.on} ${nameOfUnit(p, event.unit)}`;
  return 'card' in event ? `${event.on} ${event.card}` : event.on;
}

function limitOf(p: Position, offer: AbilityOffer) {
  const clause = p.game.library.abilities[offer.ability]?.clauses[offer.clause];
  return clause?.clause === 'on' ? clause.limit : undefined;
}

const toOption = (p: Position, offer: AbilityOffer): Option => ({
  id: offer.id,
  unit: offer.unitName,
  ability: offer.ability,
  answers: subjectOf(p, offer.trigger),
  ...(offer.price === null ? {} : { cost: offer.price }),
});

choice('window.ask', {
  ask: (p, f) => {
    const seat = f.seats[0];
    if (seat === undefined) return { auto: { option: 'close' } };
    const made = offers(p, seat, f);
    const forced = made.filter((offer) => !offer.reactive);
    if (made.length === 0) return { auto: { option: 'pass' } };
    if (made.length === 1 && forced[0]) return { auto: { option: forced[0].id } };
    const point = POINTS[f.triggers[0]?.on ?? 'moved'] ?? (forced.length === made.length ? 'DP-56' : 'DP-55');
    const pass = forced.length === 0 ? [{ id: 'pass' }] : [];
    return {
      seat,
      point,
      options: [...made.map((offer) => toOption(p, offer)), ...pass],
      about: { event: f.triggers.map((h) => h.on).join(', ') },
    };
  },
  take: (g, f, answer) => {
    const seat = f.seats[0];
    if (seat === undefined) return g.done();
    const offer = answer.option === 'pass' ? undefined : offers(g, seat, f).find((made) => made.id === answer.option);
    if (!offer) {
      g.next('window.ask', { triggers: f.triggers, seats: f.seats.slice(1), resolved: [] });
      return;
    }
    if (offer.reactive) react(g, reactionOf(seat, offer.trigger));
    g.next('window.ask', {
      triggers: f.triggers,
      seats: f.seats,
      resolved: [...f.resolved, offer.answer],
    });
    const limit = limitOf(g, offer);
    if (limit) mark(g, offer.unit, markOf(offer.ability, offer.clause), limit);
    g.call('ability.use', {
      unit: offer.unit,
      ability: offer.ability,
      clause: offer.clause,
      trigger: offer.trigger,
    });
  },
});
