import { copyState, StepMachine } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { moveCard } from '../../src/turn/orderDeck.ts';

const SP = 'shatterpoint';
const ZONES = ['deck-top', 'deck-bottom', 'revealed', 'discard', 'reserve', 'removed'] as const;
type Zone = (typeof ZONES)[number];

/** Five red Units: a1 lies in the deck, a3 in the discard pile, a4 is out of the game, a5 is turned up. */
function table(): StepMachine {
  const red = Object.fromEntries([5, 8, 11, 14, 17].map((x, i) => [`unit${i + 1}`, { at: [x, 5] as const }]));
  const side = { deck: ['a5', 'a1', SP], discard: ['a3'], removed: ['a4'], reserve: 'a2' };
  const { match } = skirmish({ red, blue: { enemy: { at: [30, 30] } }, sides: [side, {}] });
  const g = new StepMachine(match.game, copyState(match.state));
  moveCard(g, 0, 'a5', 'revealed');
  return g;
}

function lying(g: StepMachine) {
  const { revealed, discard, reserve, removed, deck } = g.open.seats[0];
  const known = [0, 1].map((viewer) => g.state.known[viewer as 0 | 1][0]);
  return { order: g.state.hidden.decks[0], deck, known, revealed, discard, reserve, removed };
}

/** What is expected of everything when the moved card lies in a zone, and is known there if that is in the deck. */
function expected(zone: Zone) {
  const order = zone === 'deck-top' ? ['a2', 'a1', SP] : zone === 'deck-bottom' ? ['a1', SP, 'a2'] : ['a1', SP];
  const known = order.map((card) => card === 'a2');
  const and = (card: string, here: Zone): string[] => (zone === here ? [card, 'a2'] : [card]);
  return {
    order,
    deck: order.toSorted(),
    known: [known, known],
    revealed: and('a5', 'revealed'),
    discard: and('a3', 'discard'),
    reserve: zone === 'reserve' ? 'a2' : null,
    removed: and('a4', 'removed'),
  };
}

it.each(ZONES.flatMap((from) => ZONES.map((to) => [from, to] as const)))(
  'a card goes from %s to %s and lies nowhere else; no other card moves',
  (from, to) => {
    const g = table();
    const others = structuredClone(g.open.seats[1]);
    moveCard(g, 0, 'a2', from);
    expect(lying(g)).toEqual(expected(from));
    moveCard(g, 0, 'a2', to);
    expect(lying(g)).toEqual(expected(to));
    expect(g.open.seats[1]).toEqual(others);
  },
);

it('a card in reserve stays there when another moves', () => {
  const g = table();
  moveCard(g, 0, 'a3', 'deck-top');
  expect(lying(g)).toMatchObject({ order: ['a3', 'a1', SP], discard: [], reserve: 'a2' });
});

it('a card that was turned up is not put back for nothing', () => {
  const taken = (option: string) => {
    const red = { one: { at: [5, 5] }, two: { at: [8, 5] } } as const;
    const sides = [{ deck: ['a1', SP], reserve: 'a2' }, {}] as const;
    const { match } = skirmish({ red, blue: { enemy: { at: [30, 30] } }, sides }).chooses(option);
    return match.freeUndo(0);
  };
  expect([taken('reveal'), taken('reserve')]).toEqual([1, 0]);
});
