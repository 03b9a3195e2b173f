import { chance } from '../../../kernel/steps.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import type { Seat } from '../../../state/ids.ts';
import { layDeck } from '../../../turn/orderDeck.ts';
import { advance, seatMeant } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** The own Order Deck is shuffled. */
    'shuffle-deck': object;
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    'deck.shuffle': { seat: Seat };
  }
}

/** What anybody knew of its order is worth nothing any more. */
chance('deck.shuffle', {
  wants: (p, { seat }) => [{ want: 'shuffle', cards: p.open.seats[seat].deck, purpose: 'order-deck', seat }],
  take: (g, { seat }, [order = []]) => {
    layDeck(g, seat, order);
    g.emit({ event: 'deck-shuffled', seat });
    g.done({ happened: true });
  },
});

export const shuffleDeck = verb('shuffle-deck', {
  perform: (g, f) => {
    const { seat } = f;
    const several = g.open.seats[seat].deck.length > 1;
    advance(g, f, several);
    if (several) g.call('deck.shuffle', { seat });
  },
  isIdle: (p, _effect, at) => {
    const seat = seatMeant(p, undefined, at);
    return seat !== null && p.open.seats[seat].deck.length < 2;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'shuffle-deck'> = {
  means: 'the own Order Deck is shuffled',
  example: { do: 'shuffle-deck' },
};
