import type { Amount } from '../cards/selector.ts';
import { amountOf } from '../queries/amount.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance, decider } from './running.ts';

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
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'momentum'> = {
  means: 'Momentum gained',
  example: { do: 'momentum', amount: 1 },
};
