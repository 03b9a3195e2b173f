import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import type { Voice } from './entry.ts';
import type { Message, Offer, Wish } from './message.ts';

type Reply = Extract<Message, { readonly offer: number }>;

/** DP-59: consent is an offer by one and its acceptance by another. At most one of each player waits. */
export class Offers {
  waiting: readonly Offer[] = [];
  private last = 0;

  /** The next offer, which nobody has heard of yet. */
  next(by: Seat, what: Wish): Offer {
    return { id: this.last + 1, by, what };
  }

  /** It takes the place of the author's last. */
  add(offer: Offer): void {
    this.last = offer.id;
    this.waiting = [...this.waiting.filter((made) => made.by !== offer.by), offer];
  }

  /** The offer a reply is about; nobody accepts their own, and nobody withdraws another's. */
  meant(author: Voice, { do: how, offer: id }: Reply): Offer | { readonly refused: Refusal } {
    const offer = this.waiting.find((made) => made.id === id);
    if (!offer) return { refused: refuse('stale', reason('DP-59', { offer: id })) };
    if ((author === offer.by) !== (how === 'withdraw'))
      return {
        refused: refuse(how === 'withdraw' ? 'no-authority' : 'no-consent', reason('DP-59', { offer: id, says: how })),
      };
    return offer;
  }

  /** It waits no longer. */
  close(offer: Offer): void {
    this.waiting = this.waiting.filter(({ id }) => id !== offer.id);
  }

  /** None outlives the moment it was made at. */
  lapse(): void {
    this.waiting = [];
  }
}
