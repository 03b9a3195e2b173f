import { byText } from '../state/lists.ts';
import type { Machine, Position } from '../game/machine.ts';
import { SEATS, type Seat } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { unitNamed } from '../game/find.ts';
import { ownerOf } from '../queries/battleTactics.ts';

/** The cards' zones. The set of cards in a deck is open, their order is hidden (HI-01, HI-02). */

/** The Unit a card activates; null for the Shatterpoint Card and Battle Tactics Cards (CR-ORDER-30, CR-BTC-02). */
export const unitOnCard = (p: Position, card: string): Unit | null => unitNamed(p.open, card);

export const isDead = (p: Position, card: string): boolean => ownerOf(p, card)?.defeated === true;

/** R-ORDER-1: a deck that holds only cards of Defeated Units counts as empty. */
export const hasLiveCard = (p: Position, seat: Seat): boolean =>
  p.open.seats[seat].deck.some((card) => !isDead(p, card));

/** Gives a deck its hidden order, and shows which cards are in it. */
function setDeck({ open, state: { hidden } }: Machine, seat: Seat, cards: readonly string[]): void {
  hidden.decks[seat] = cards;
  open.seats[seat].deck = cards.toSorted(byText);
}

/** Lays a deck anew: everyone forgets what they knew of it. */
export function layDeck(g: Machine, seat: Seat, cards: readonly string[]): void {
  setDeck(g, seat, [...cards]);
  for (const viewer of SEATS) g.state.known[viewer][seat] = cards.map(() => false);
}

/** Turns up the top card. */
export function turnUp(g: Machine, seat: Seat): string {
  const [card] = g.state.hidden.decks[seat];
  if (card === undefined) throw new Error('There is no card to turn up.');
  moveCard(g, seat, card, 'revealed');
  g.chanceMoved = true;
  g.emit({ event: 'revealed', seat, card });
  return card;
}

/** Its player looks at the top card; false where there is none, or it is known already. */
export function lookAtTop(g: Machine, seat: Seat): boolean {
  const { hidden, known } = g.state;
  if (hidden.decks[seat].length === 0 || known[seat][seat][0]) return false;
  known[seat][seat] = known[seat][seat].with(0, true);
  g.chanceMoved = true;
  g.emit({ event: 'looked', seat });
  return true;
}

/** Takes a card out of the hidden order, and what anyone knew of its place. */
function takeFromDeck(g: Machine, seat: Seat, place: number): void {
  const { hidden, known } = g.state;
  setDeck(g, seat, hidden.decks[seat].toSpliced(place, 1));
  for (const viewer of SEATS) known[viewer][seat] = known[viewer][seat].toSpliced(place, 1);
}

/** Puts a card into the hidden order for everyone to see. */
function putIntoDeck(g: Machine, seat: Seat, place: number, card: string): void {
  const { hidden, known } = g.state;
  setDeck(g, seat, hidden.decks[seat].toSpliced(place, 0, card));
  for (const viewer of SEATS) known[viewer][seat] = known[viewer][seat].toSpliced(place, 0, true);
}

type CardZone = 'deck-top' | 'deck-bottom' | 'revealed' | 'discard' | 'reserve' | 'removed';

/** Takes the card from wherever it lies; a card put into the deck openly is known to both until the next shuffle. */
export function moveCard(g: Machine, seat: Seat, card: string, zone: CardZone): void {
  const side = g.open.seats[seat];
  const { decks } = g.state.hidden;
  const place = decks[seat].indexOf(card);
  if (place >= 0) takeFromDeck(g, seat, place);
  side.discard = side.discard.filter((c) => c !== card);
  side.removed = side.removed.filter((c) => c !== card);
  side.revealed = side.revealed.filter((c) => c !== card);
  if (side.reserve === card) side.reserve = null;
  if (zone === 'revealed' || zone === 'discard' || zone === 'removed') side[zone] = [...side[zone], card];
  if (zone === 'reserve') side.reserve = card;
  if (zone === 'deck-top') putIntoDeck(g, seat, 0, card);
  if (zone === 'deck-bottom') putIntoDeck(g, seat, decks[seat].length, card);
}
