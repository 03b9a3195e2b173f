import { shove } from '../attack/walk.ts';
import type { Effect } from '../cards/effect.ts';
import type { Vector } from '../state/decision.ts';
import type { Machine } from '../game/machine.ts';
import { axisOf } from '../movement/axis.ts';
import type { Character } from '../state/unit.ts';
import { mayMake } from '../queries/made.ts';
import { placeOf } from '../game/find.ts';
import { charactersOf, discsOf } from '../queries/context.ts';
import { advance, decider } from './running.ts';
import type { Running } from '../state/running.ts';

/** Effects that one character has on the table: moves, attacks, heals, actions. */
export type BoardEffect = Extract<
  Effect,
  { do: 'move' | 'place' | 'heal' | 'push' | 'pull' | 'shove' | 'attack' | 'action' }
>;

export function performOnBoard(g: Machine, f: Running, effect: BoardEffect): void {
  const who = charactersOf(g, effect.who, f.context)[0];
  advance(g, f, false);
  if (!who) return;
  switch (effect.do) {
    case 'move':
      g.call('move.offer', {
        character: who.id,
        kinds: typeof effect.move === 'string' ? [effect.move] : effect.move,
        point: 'DP-30',
        seat: decider(f, effect.by),
        ...heading(g, f, who, effect),
      });
      return;
    case 'place': {
      const origin = effect.from ? discsOf(g, effect.from, f.context)[0] : who;
      if (!origin) return;
      const { x, y, z, r } = origin;
      g.call('place.ask', { character: who.id, range: effect.range, origin: { x, y, z, r }, seat: f.seat });
      return;
    }
    case 'action':
      if (!mayMake(g, who.unit, effect.action)) return;
      g.call('action.make', { unit: who.unit, action: effect.action });
      return;
    case 'heal':
      g.call('heal.ask', { character: who.id, times: effect.times ?? 1 });
      return;
    case 'push':
    case 'pull': {
      const from = discsOf(g, effect.origin, f.context)[0];
      g.call('push.ask', {
        character: who.id,
        range: effect.range,
        origin: from ? [from.x, from.y, from.z] : null,
        toward: effect.do === 'pull',
        seat: f.seat,
        point: 'DP-35',
        optional: false,
        cause: f.cause,
      });
      return;
    }
    case 'shove': {
      const shover = charactersOf(g, effect.by, f.context)[0];
      if (shover) shove(g, shover.id, who.id, f.seat, f.cause, false);
      return;
    }
    case 'attack':
      g.call('attack.type', {
        attacker: who.id,
        dice: effect.dice ?? null,
        types: effect.types ?? null,
        targets: effect.target ? charactersOf(g, effect.target, f.context).map((c) => c.id) : null,
        seat: f.seat,
      });
  }
}

/** R-MOVE-5: the wedge of a move Toward or Away; nobody there, or the same centre, leaves every direction open. */
function heading(
  g: Machine,
  f: Running,
  who: Character,
  { toward, away }: Extract<Effect, { do: 'move' }>,
): { axis?: Vector } {
  const ref = toward ?? away;
  const other = ref && discsOf(g, ref, f.context)[0];
  const axis = other && axisOf(placeOf(who), [other.x, other.y, other.z], toward !== undefined, g.game.constants.eps);
  return axis ? { axis } : {};
}
