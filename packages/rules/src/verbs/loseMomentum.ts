import type { Amount } from '../cards/selector.ts';
import { amountOf } from '../queries/amount.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance, decider } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    'lose-momentum': { amount: Amount; of?: 'opponent' };
  }
}

export const loseMomentum = verb('lose-momentum', {
  perform: (g, f, effect) => {
    const { mode } = g.game;
    const seat = decider(f, effect.of);
    const amount = Math.min(mode.momentum(g, seat), amountOf(g, effect.amount, f.context));
    advance(g, f, amount > 0);
    mode.spendMomentum(g, seat, amount);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'lose-momentum'> = {
  means: 'Momentum given up',
  example: { do: 'lose-momentum', amount: 1, of: 'opponent' },
};
