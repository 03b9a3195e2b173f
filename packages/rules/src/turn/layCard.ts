import type { Machine } from '../game/machine.ts';
import { chance, step } from '../kernel/steps.ts';
import type { Seat } from '../state/ids.ts';
import { raise } from '../timing/resolution.ts';
import { openWindow } from '../timing/window.ts';
import { layDeck, moveCard } from './orderDeck.ts';

/** An order card that an effect shuffles into the deck or puts into reserve. */
declare module '../state/frame.ts' {
  interface Steps {
    'card.shuffleIn': { seat: Seat; card: string };
    'card.reserve': { seat: Seat; card: string };
  }
}

chance('card.shuffleIn', {
  wants: (p, f) => [
    {
      want: 'shuffle',
      cards: [...p.open.seats[f.seat].deck.filter((card) => card !== f.card), f.card],
      purpose: 'order-deck',
      seat: f.seat,
    },
  ],
  take: (g, f, [order = []]) => {
    moveCard(g, f.seat, f.card, 'deck-top');
    layDeck(g, f.seat, order);
    g.emit({ event: 'shuffled-in', seat: f.seat, card: f.card });
    g.done({ happened: true });
  },
});

/** Without its price. CR-ORDER-08: not beside another card. */
step('card.reserve', (g, f) => {
  const free = g.open.seats[f.seat].reserve === null;
  g.done({ happened: free });
  if (!free) return;
  putInReserve(g, f.seat, f.card, false);
});

/** CR-ORDER-09: it lies open, and what answers it comes at once. */
export function putInReserve(g: Machine, seat: Seat, card: string, paid: boolean): void {
  moveCard(g, seat, card, 'reserve');
  g.emit({ event: 'reserved', seat, card });
  openWindow(g, [raise(g, 'card.reserved', { seat, card, paid })]);
}
