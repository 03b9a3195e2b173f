import type { EventPattern } from '../cards/ability.ts';
import type { Selector } from '../cards/selector.ts';
import type { MoveKind } from '../cards/unitCard.ts';
import type { Position } from '../game/machine.ts';
import type { CharacterId, Seat, UnitId } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { basesOf, character, unit, unitNamed } from '../game/find.ts';
import { credited, ownSeat } from './context.ts';
import type { Context } from '../state/running.ts';
import { fits, found, isThere } from './select.ts';

/** Whether an event is one a clause waits for. */
export function matches(p: Position, pattern: EventPattern, trigger: TriggerEvent, at: Context): boolean {
  if (pattern.on !== trigger.on) return false;
  if (trigger.on === 'attack.modifying' && trigger.roll !== (pattern.roll ?? 'attack')) return false;
  // R-WND-8: a wound is by an attack if its cause is.
  const facts = 'cause' in trigger ? trigger.cause : trigger;
  if (pattern.attackType && !('attackType' in facts && facts.attackType === pattern.attackType)) return false;
  if (pattern.inCombatAction && !('inCombatAction' in facts && facts.inCombatAction)) return false;
  if (pattern.action && !('action' in trigger && trigger.action === pattern.action)) return false;
  if (pattern.cause && !('cause' in trigger && isBy(trigger.cause, pattern.cause))) return false;
  if (pattern.moves && !('move' in trigger && isAmong(trigger.move, pattern.moves))) return false;
  if (pattern.conditions && !('condition' in trigger && pattern.conditions.includes(trigger.condition))) return false;
  if (pattern.tie && !('tie' in trigger && trigger.tie)) return false;
  if (pattern.objective && !('objective' in trigger && found(p, pattern.objective, at).includes(trigger.objective)))
    return false;
  if (pattern.player && !isOf(pattern.player, trigger, ownSeat(p, at))) return false;
  if (p.game.mode.words?.matches(pattern, trigger) === false) return false;
  return (
    (pattern.by === undefined || fitsSome(p, pattern.by, doers(p, trigger, pattern.by, at), at)) &&
    (pattern.to === undefined || fitsSome(p, pattern.to, receivers(p, trigger, pattern.to, at), at))
  );
}

/** R-MOVE-7: whatever answers an advance answers a reposition. */
const isAmong = (move: MoveKind, moves: readonly MoveKind[]): boolean =>
  moves.includes(move) || (move === 'reposition' && moves.includes('advance'));

/** R-WND-8: by an attack means by its Damage Pool; what its charts do beside has no kind of attack. */
const isBy = (cause: Cause, by: Cause['by']): boolean =>
  cause.by === by && (by !== 'attack' || cause.attackType !== null);

const isOf = (player: 'own' | 'opponent', trigger: TriggerEvent, seat: Seat): boolean =>
  'seat' in trigger && (trigger.seat === seat) === (player === 'own');

const fitsSome = (p: Position, selector: Selector, who: readonly Character[], at: Context): boolean =>
  who.some((c) => fits(p, c, selector, at));

function doers(p: Position, event: TriggerEvent, selector: Selector, at: Context): Character[] {
  if ('attacker' in event) return one(p, event.attacker);
  if ('character' in event) return one(p, event.character);
  if ('cause' in event) return credited(p, event.cause);
  return unitIn(p, event, selector, at);
}

function receivers(p: Position, event: TriggerEvent, selector: Selector, at: Context): Character[] {
  if ('target' in event) return typeof event.target === 'string' ? [] : one(p, event.target);
  if ('card' in event) return onCard(p, event.card);
  return unitIn(p, event, selector, at);
}

const unitIn = (p: Position, event: TriggerEvent, selector: Selector, at: Context): Character[] =>
  'unit' in event && event.unit !== undefined ? all(p, event.unit, selector, at) : [];

/** The characters of the Unit an order card belongs to. */
const onCard = (p: Position, card: string): Character[] => {
  const u = unitNamed(p.open, card);
  return u ? basesOf(p, u) : [];
};

const one = (p: Position, id: CharacterId): Character[] => [character(p, id)];
const all = (p: Position, id: UnitId, selector: Selector, at: Context): Character[] =>
  unit(p, id)
    .characters.map((each) => character(p, each))
    .filter((c) => isThere(p, c, selector, at));
