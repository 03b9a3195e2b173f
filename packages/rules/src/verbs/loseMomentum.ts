import type { Amount } from '../cards/selector.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { type Shown, verb } from '../queries/language.ts';
import { advance, decider, seatMeant } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    'lose-momentum': { amount: Amount; of?: 'opponent' };
  }
}

export const loseMomentum = verb('lose-momentum', {
  perform: (g, f, effect) => {
    const amount = amountOf(g, effect.amount, f.context);
    advance(g, f, false);
    g.call(g.game.mode.does.lose, { seat: decider(f, effect.of), amount, by: f.seat });
  },
  isIdle: (p, { amount, of }, at) => {
    const seat = seatMeant(p, of, at);
    return isNone(p, amount, at) || (seat !== null && !p.game.mode.canPay(p, seat, 1));
  },
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'lose-momentum'> = {
  means: 'Momentum given up',
  example: { do: 'lose-momentum', amount: 1, of: 'opponent' },
};
