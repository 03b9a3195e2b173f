import type { EffectOf } from '../../../cards/effect.ts';
import type { OperationRole } from '../../../cards/operationCard.ts';
import { unit } from '../../../game/find.ts';
import type { Position } from '../../../game/machine.ts';
import { doNothing, type Shown, verb } from '../../../queries/language.ts';
import { otherSeat, type Seat } from '../../../state/ids.ts';
import type { Context } from '../../../state/running.ts';
import { advance, part } from '../../../verbs/running.ts';
import { KEY_OPERATIONS, seatOf } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Another player goes on with the effects inside, or both one after the other: own and allied are theirs. */
    as: {
      who: OperationRole | 'opponent-of-event-unit' | 'each-aggressor-first' | 'each-active-first';
      effects: readonly Effect[];
    };
  }
}

function seatsOf(p: Position, who: EffectOf<'as'>['who'], { trigger }: Context): readonly Seat[] {
  switch (who) {
    case 'each-aggressor-first':
      return [seatOf(p, 'aggressor'), seatOf(p, 'sentinel')];
    // KO-R-51.
    case 'each-active-first':
      return [p.open.active, otherSeat(p.open.active)];
    case 'opponent-of-event-unit':
      if (!trigger || !('unit' in trigger)) throw new Error(`The event ${trigger?.on ?? 'none'} has no unit.`);
      return [otherSeat(unit(p, trigger.unit).seat)];
    default:
      return [seatOf(p, who)];
  }
}

export const as = verb('as', {
  perform: (g, f, { who, effects }) => {
    const seats = seatsOf(g, who, f.context);
    advance(g, f, false);
    for (const seat of seats.toReversed())
      g.call('effects.run', { ...part(f, effects), seat, context: { ...f.context, seat } });
  },
  isIdle: (p, { who, effects }, at) => seatsOf(p, who, at).every((seat) => doNothing(p, effects, { ...at, seat })),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects }) => effects,
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'as'> = {
  means: 'another player, or both in order, go on with the effects inside',
  example: { do: 'as', who: 'sentinel', effects: [{ do: 'refresh', amount: 1 }] },
};
