import type { Amount } from '../cards/selector.ts';
import { amountOf } from '../queries/amount.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { refreshForce } from '../tokens/changes.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    refresh: { amount: Amount };
  }
}

export const refresh = verb('refresh', {
  perform: (g, f, { amount }) => void advance(g, f, refreshForce(g, f.seat, amountOf(g, amount, f.context))),
  isIdle: neverIdle,
  commutesWith: ['refresh', 'grant'],
  /** All Force is ready when a game begins. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

export const shown: Shown<'refresh'> = {
  means: 'Force refreshed',
  example: { do: 'refresh', amount: 1 },
};
