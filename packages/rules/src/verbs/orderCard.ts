import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { Machine } from '../game/machine.ts';
import { ownerOf } from '../queries/battleTactics.ts';
import { unitMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { unitName } from '../state/ids.ts';
import type { Running } from '../state/running.ts';
import { moveCard } from '../turn/orderDeck.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Lays an order card somewhere: the event's, a Unit's, or the own reserved one. */
    'order-card': {
      of?: Ref | 'reserved';
      to: 'deck-top' | 'deck-bottom' | 'discard' | 'reserve' | 'shuffled';
    };
  }
}

export const orderCard = verb('order-card', {
  perform: (g, f, { of, to }) => {
    const card = cardMeant(g, f, of);
    const owner = card === null ? null : ownerOf(g, card);
    const seat = owner?.seat ?? f.seat;
    advance(g, f, card !== null);
    if (card === null) return;
    if (to === 'shuffled') g.call('card.shuffleIn', { seat, card });
    else if (to === 'reserve') g.call('card.reserve', { seat, card });
    else moveCard(g, seat, card, to);
  },
  isIdle: neverIdle,
  commutesWith: [],
  /** Without an owner the card of the event is meant, so there must be one. */
  worksAt: ({ of }) => (of === undefined ? WITH_CARD : 'any'),
});

const WITH_CARD = ['card.revealed', 'card.reserving', 'card.reserved', 'reserve.taken'] as const;

function cardMeant(g: Machine, f: Running, of: EffectOf<'order-card'>['of']): string | null {
  const { trigger } = f.context;
  if (of === undefined) return trigger && 'card' in trigger ? trigger.card : null;
  if (of === 'reserved') return g.open.seats[f.seat].reserve;
  return unitName(unitMeant(g, of, f.context));
}

export const shown: Shown<'order-card'> = {
  means: 'lays an order card somewhere',
  example: { do: 'order-card', to: 'deck-bottom' },
};
