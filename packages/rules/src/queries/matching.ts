import type { EventPattern } from '../cards/ability.ts';
import type { Selector } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Seat, UnitId } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { basesOf, character, unit, unitNamed } from '../game/find.ts';
import { credited, ownSeat } from './context.ts';
import type { Context } from '../state/running.ts';
import { fits, found } from './select.ts';

/** Whether an event is one a clause waits for. */
export function matches(p: Position, pattern: EventPattern, happening: TriggerEvent, at: Context): boolean {
  if (pattern.on !== happening.on) return false;
  if (happening.on === 'attack.modifying' && happening.roll !== (pattern.roll ?? 'attack')) return false;
  // R-WND-8: a wound is by an attack if its cause is.
  const facts = 'cause' in happening ? happening.cause : happening;
  if (pattern.attackType && !('attackType' in facts && facts.attackType === pattern.attackType)) return false;
  if (pattern.inCombatAction && !('inCombatAction' in facts && facts.inCombatAction)) return false;
  if (pattern.action && !('action' in happening && happening.action === pattern.action)) return false;
  if (pattern.cause && !('cause' in happening && isBy(happening.cause, pattern.cause))) return false;
  if (pattern.moves && !('move' in happening && pattern.moves.includes(happening.move))) return false;
  if (pattern.conditions && !('condition' in happening && pattern.conditions.includes(happening.condition)))
    return false;
  if (pattern.tie && !('tie' in happening && happening.tie)) return false;
  if (pattern.objective && !('objective' in happening && found(p, pattern.objective, at).includes(happening.objective)))
    return false;
  if (pattern.player && !isOf(pattern.player, happening, ownSeat(p, at))) return false;
  if (p.game.mode.words?.matches(pattern, happening) === false) return false;
  return (
    (pattern.by === undefined || fitsSome(p, pattern.by, doers(p, happening), at)) &&
    (pattern.to === undefined || fitsSome(p, pattern.to, receivers(p, happening), at))
  );
}

/** R-WND-8: by an attack means by its Damage Pool; what its charts do beside has no kind of attack. */
const isBy = (cause: Cause, by: Cause['by']): boolean =>
  cause.by === by && (by !== 'attack' || cause.attackType !== null);

const isOf = (player: 'own' | 'opponent', happening: TriggerEvent, seat: Seat): boolean =>
  'seat' in happening && (happening.seat === seat) === (player === 'own');

const fitsSome = (p: Position, selector: Selector, who: readonly Character[], at: Context): boolean =>
  who.some((c) => fits(p, c, selector, at));

function doers(p: Position, event: TriggerEvent): Character[] {
  if ('attacker' in event) return one(p, event.attacker);
  if ('character' in event) return one(p, event.character);
  if ('cause' in event) return credited(p, event.cause);
  return 'unit' in event ? all(p, event.unit) : [];
}

function receivers(p: Position, event: TriggerEvent): Character[] {
  if ('target' in event) return typeof event.target === 'string' ? [] : one(p, event.target);
  if ('card' in event) return onCard(p, event.card);
  return 'unit' in event ? all(p, event.unit) : [];
}

/** The characters of the Unit an order card belongs to. */
const onCard = (p: Position, card: string): Character[] => {
  const u = unitNamed(p.open, card);
  return u ? basesOf(p, u) : [];
};

const one = (p: Position, id: CharacterId): Character[] => [character(p, id)];
const all = (p: Position, id: UnitId): Character[] => basesOf(p, unit(p, id));
