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

  /** It takes the place of the author's last. */
  make(by: Seat, what: Wish): Offer {
    this.last += 1;
    const offer = { id: this.last, by, what };
    this.waiting = [...this.waiting.filter((made) => made.by !== by), offer];
    return offer;
  }

  /** The offer a reply is about, which waits no longer; nobody accepts their own, and nobody withdraws another's. */
  answered(author: Voice, { do: how, offer: id }: Reply): Offer | { readonly refused: Refusal } {
    const offer = this.waiting.find((made) => made.id === id);
    if (!offer) return { refused: refuse('stale', reason('DP-59', { offer: id })) };
    if ((author === offer.by) !== (how === 'withdraw'))
      return {
        refused: refuse(how === 'withdraw' ? 'no-authority' : 'no-consent', reason('DP-59', { offer: id, says: how })),
      };
    this.waiting = this.waiting.filter((made) => made !== offer);
    return offer;
  }

  /** None outlives the moment it was made at. */
  lapse(): void {
    this.waiting = [];
  }
}
