import type { Position } from '../game/machine.ts';
import { clausesOf } from '../queries/held.ts';
import { type Seat, unitName } from '../state/ids.ts';
import { distinct } from '../state/lists.ts';
import { lateUse } from './outside.ts';

/** SD-R-77: what a player could still ask to use after the fact, beside what is offered to them anyway. */
export function lateUses(p: Position, seat: Seat): readonly string[] {
  const { decision, units } = p.open;
  const isOffered = decision?.seat === seat && decision.step === 'activation.main';
  return units
    .filter((unit) => unit.seat === seat)
    .flatMap((unit) => {
      const reactive = clausesOf(p, unit, 'on').filter(({ ability }) => ability.kind === 'reactive');
      const active = isOffered ? [] : clausesOf(p, unit, 'use');
      const abilities = [...reactive, ...active].map(({ ability }) => ability.id);
      return distinct([...(isOffered ? [] : ['flip']), ...abilities]).map((what) => `${what}@${unitName(unit)}`);
    })
    .filter((use) => lateUse(p, seat, use) !== null);
}
