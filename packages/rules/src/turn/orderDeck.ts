import { byText } from '../chance/source.ts';
import type { Machine, Position } from '../machine/machine.ts';
import { SEATS, type Seat, SHATTERPOINT } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { unitNamed } from '../units/find.ts';

/** The cards' zones. The set of cards in a deck is open, their order is hidden (HI-01, HI-02). */

/** The Unit a card activates; null for the Shatterpoint Card (CR-ORDER-30). */
export const unitOnCard = (p: Position, card: string): Unit | null =>
  card === SHATTERPOINT ? null : unitNamed(p.open, card);

export const isDead = (p: Position, card: string): boolean => unitOnCard(p, card)?.defeated === true;

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
