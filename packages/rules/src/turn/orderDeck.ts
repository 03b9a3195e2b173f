import { byText } from '../state/lists.ts';
import type { Machine, Position } from '../machine/machine.ts';
import { SEATS, type Seat } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { unitNamed } from '../units/find.ts';
import { ownerOf } from './battleTactics.ts';

/** The cards' zones. The set of cards in a deck is open, their order is hidden (HI-01, HI-02). */

/** The Unit a card activates; null for the Shatterpoint Card and Battle Tactics Cards (CR-ORDER-30, CR-BTC-02). */
export const unitOnCard = (p: Position, card: string): Unit | null => unitNamed(p.open, card);

export const isDead = (p: Position, card: string): boolean => ownerOf(p, card)?.defeated === true;

/** R-ORDER-1: a deck that holds only cards of Defeated Units counts as empty. */
export const hasLiveCard = (p: Position, seat: Seat): boolean =>
  p.open.seats[seat].deck.some((card) => !isDead(p, card));

/** Lays a deck anew: everyone forgets what they knew of it. */
export function layDeck(g: Machine, seat: Seat, order: readonly string[]): void {
  g.state.hidden.decks[seat] = [...order];
  g.open.seats[seat].deck = order.toSorted(byText);
  for (const viewer of SEATS) g.state.known[viewer][seat] = order.map(() => false);
}

/** Turns up the top card. */
export function turnUp(g: Machine, seat: Seat): string {
  const card = g.state.hidden.decks[seat].shift();
  if (card === undefined) throw new Error('There is no card to turn up.');
  for (const viewer of SEATS) g.state.known[viewer][seat].shift();
  const side = g.open.seats[seat];
  side.deck.splice(side.deck.indexOf(card), 1);
  side.revealed.push(card);
  g.chanceMoved = true;
  g.emit({ event: 'revealed', seat, card });
  return card;
}

export function unreveal(g: Machine, seat: Seat, card: string): void {
  const side = g.open.seats[seat];
  side.revealed = side.revealed.filter((shown) => shown !== card);
}

export type CardZone = 'deck-top' | 'deck-bottom' | 'discard' | 'reserve' | 'removed';

/** Takes the card from wherever it lies; a card put into the deck openly is known to both until the next shuffle. */
export function moveCard(g: Machine, seat: Seat, card: string, zone: CardZone): void {
  const side = g.open.seats[seat];
  const order = g.state.hidden.decks[seat];
  const place = order.indexOf(card);
  if (place >= 0) {
    order.splice(place, 1);
    for (const viewer of SEATS) g.state.known[viewer][seat].splice(place, 1);
  }
  side.discard = side.discard.filter((c) => c !== card);
  side.removed = side.removed.filter((c) => c !== card);
  side.revealed = side.revealed.filter((c) => c !== card);
  if (side.reserve === card) side.reserve = null;
  if (zone === 'discard' || zone === 'removed') side[zone].push(card);
  if (zone === 'reserve') side.reserve = card;
  if (zone === 'deck-top') order.unshift(card);
  if (zone === 'deck-bottom') order.push(card);
  for (const viewer of SEATS) {
    if (zone === 'deck-top') g.state.known[viewer][seat].unshift(true);
    if (zone === 'deck-bottom') g.state.known[viewer][seat].push(true);
  }
  side.deck = order.toSorted(byText);
}
