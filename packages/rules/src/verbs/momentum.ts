import type { Amount } from '../cards/selector.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { type Shown, verb } from '../queries/language.ts';
import { causeOf } from '../state/cause.ts';
import { wouldBeHeard } from '../timing/listeners.ts';
import { advance, decider, seatMeant } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    momentum: { amount: Amount; of?: 'opponent' };
  }
}

export const momentum = verb('momentum', {
  perform: (g, f, effect) => {
    const seat = decider(f, effect.of);
    const amount = amountOf(g, effect.amount, f.context);
    advance(g, f, amount > 0 && g.game.mode.canGain(g, seat));
    if (amount > 0) g.call('momentum.gain', { seat, amount, cause: f.cause });
  },
  isIdle: (p, { amount, of }, at) => {
    const seat = seatMeant(p, of, at);
    if (isNone(p, amount, at)) return true;
    if (seat === null || p.game.mode.canGain(p, seat)) return false;
    const cause = causeOf({ by: 'ability', unit: at.unit, seat });
    return !wouldBeHeard(p, { on: 'momentum.gaining', seat, amount: 1, cause }, at);
  },
  commutesWith: [],
  /** The tracker of a Struggle that is won stands still. */
  worksAt: { notAt: ['struggle.claimed'] },
});

export const shown: Shown<'momentum'> = {
  means: 'Momentum gained',
  example: { do: 'momentum', amount: 1 },
};
