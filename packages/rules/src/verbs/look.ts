import { type Shown, verb } from '../queries/language.ts';
import { lookAtTop } from '../turn/orderDeck.ts';
import { advance, seatMeant } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** The top card of the own Order Deck is seen by its player alone (HI-02). */
    look: object;
  }
}

export const look = verb('look', {
  perform: (g, f) => void advance(g, f, lookAtTop(g, f.seat)),
  isIdle: (p, _effect, at) => {
    const seat = seatMeant(p, undefined, at);
    return seat !== null && p.open.seats[seat].deck.length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'look'> = {
  means: 'a look at the top card of the own Order Deck',
  example: { do: 'look' },
};
