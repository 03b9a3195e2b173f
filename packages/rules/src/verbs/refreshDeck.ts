import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** CR-ORDER-22 to CR-ORDER-24: now, in whoever's Turn. */
    'refresh-deck': object;
  }
}

export const refreshDeck = verb('refresh-deck', {
  perform: (g, f) => {
    advance(g, f, true);
    g.call('order.refresh', { seat: f.seat });
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'refresh-deck'> = {
  means: 'the Order Deck is refreshed now',
  example: { do: 'refresh-deck' },
};
