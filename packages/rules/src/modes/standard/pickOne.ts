import type { Machine, Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { type Seat, type UnitId, SHATTERPOINT, unitName } from '../../state/ids.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';
import { isDead, layDeck, moveCard, unitOnCard } from '../../turn/orderDeck.ts';
import { refreshForce } from '../../tokens/changes.ts';
import { basesOf, characterNamed, nameOfCharacter, unit, unitNamed, unitsOf } from '../../game/find.ts';
import { askUnit, bar, PLOY_FORCE } from './ploy.ts';

/** The Clever Ploy of First Contact's first Struggle: Force, a dash, or a card for the reserve (MS-PLOY-02). */
declare module '../../state/frame.ts' {
  interface Steps {
    'ploy.pick': { seats: readonly Seat[] };
    'ploy.dashUnit': { seat: Seat };
    'ploy.dash': { seat: Seat; unit: UnitId };
    'ploy.fetch': { seat: Seat };
    'ploy.shuffle': { seat: Seat };
    'ploy.fetched': { seat: Seat; card: string };
  }
}

const liveCards = (p: Position, seat: Seat): string[] =>
  p.open.seats[seat].deck.filter((card) => card !== SHATTERPOINT && !isDead(p, card));

/** CR-ORDER-08: with a card in reserve, or no Unit's card in the deck, nothing is searched for. */
const mayFetch = (p: Position, seat: Seat): boolean =>
  p.open.seats[seat].reserve === null && liveCards(p, seat).length > 0;

choice('ploy.pick', {
  ask: (p, f) => {
    const [seat] = f.seats;
    if (seat === undefined) return { auto: { option: 'done' } };
    const options = [
      { id: 'refresh' },
      ...(unitsOf(p, seat).length > 0 ? [{ id: 'dash' }] : []),
      ...(mayFetch(p, seat) ? [{ id: 'fetch' }] : []),
    ];
    return { seat, point: 'DP-57', options, about: { choose: 'ploy' } };
  },
  take: (g, f, answer) => {
    const [seat, ...seats] = f.seats;
    if (seat === undefined) return g.done();
    g.next('ploy.pick', { seats });
    if (answer.option === 'refresh') refreshForce(g, seat, PLOY_FORCE);
    else g.call(answer.option === 'dash' ? 'ploy.dashUnit' : 'ploy.fetch', { seat });
  },
});

/** MS-PLOY-04. */
choice('ploy.dashUnit', {
  ask: (p, f) => askUnit(p, f.seat, unitsOf(p, f.seat).map(unitName)),
  take: (g, f, answer) => {
    const u = unitNamed(g.open, answer.option);
    if (!u) return g.done();
    bar(g, u.id);
    g.next('ploy.dash', { seat: f.seat, unit: u.id });
  },
});

choice('ploy.dash', {
  ask: (p, f) => {
    const names = basesOf(p, unit(p, f.unit)).map((c) => nameOfCharacter(p, c.id));
    const [only, second] = names;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    const options = names.map((id) => ({ id, character: id }));
    return { seat: f.seat, point: 'DP-34', options, about: { choose: 'ploy' } };
  },
  take: (g, f, answer) => {
    const who = characterNamed(g.open, answer.option);
    if (who) g.next('move.offer', { character: who.id, kinds: ['dash'], point: 'DP-30', seat: f.seat });
    else g.done();
  },
});

/** MS-PLOY-05, MS-R-08: the deck was looked through, so it is shuffled. */
choice('ploy.fetch', {
  ask: (p, f) => {
    const cards = liveCards(p, f.seat);
    const [only, second] = cards;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat: f.seat, point: 'DP-34', options: cards.map((id) => ({ id, card: id })), about: { choose: 'ploy' } };
  },
  take: (g, f, answer) => fetch(g, f.seat, answer.option),
});

function fetch(g: Machine, seat: Seat, card: string): void {
  const u = unitOnCard(g, card);
  if (!u) return g.done();
  moveCard(g, seat, card, 'reserve');
  bar(g, u.id);
  g.emit({ event: 'fetched', seat, card });
  g.next('ploy.fetched', { seat, card }).call('ploy.shuffle', { seat });
}

chance('ploy.shuffle', {
  wants: (p, f) => [{ want: 'shuffle', cards: p.open.seats[f.seat].deck, purpose: 'order-deck', seat: f.seat }],
  take: (g, f, [order = []]) => {
    layDeck(g, f.seat, order);
    g.done();
  },
});

step('ploy.fetched', (g, f) => {
  g.done();
  openWindow(g, [raise(g, 'card.reserved', { seat: f.seat, card: f.card, paid: false })]);
});
