import { skirmish } from '@faultline/testkit';
import { viewFor } from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersOf } from '../src/table/orders.ts';

const seat = { discard: ['a3'], revealed: ['a4'], reserve: 'a5', deck: ['a1', 'a2', 'shatterpoint', 'a6'] };
const view = (decks: readonly (string | null)[]) => ({
  open: { seats: [seat, seat] as never },
  decks: [decks, decks] as never,
});
const HIDDEN = [null, null, null, null];

describe('order cards', () => {
  it('are used, turned up, in reserve or still possible, the Shatterpoint card last', () => {
    expect(ordersOf(view(HIDDEN), 0)).toEqual({
      used: ['a3'],
      now: ['a4'],
      reserve: ['a5'],
      possible: ['a1', 'a2', 'a6', 'shatterpoint'],
      next: [],
    });
  });

  it('name the next one only to whoever may see it', () => {
    expect(ordersOf(view(['a2', null, null, null]), 0).next).toEqual(['a2']);
  });

  it('[HI-01] give away nothing of the order of a deck', () => {
    const { match } = skirmish({
      activates: 'hero',
      red: { hero: { at: [18, 18] } },
      blue: { villain: { at: [20, 18] } },
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(['a1', 'a2', 'shatterpoint'], { minLength: 3 }), (order) => {
        const state = structuredClone(match.state);
        state.open.seats[0].deck = [...order].sort();
        state.hidden.decks[0] = order;
        state.known = [
          [[false, false, false], []],
          [[false, false, false], []],
        ];
        const { possible, next } = ordersOf(viewFor(state, 1), 0);
        expect([possible, next]).toEqual([['a1', 'a2', 'shatterpoint'], []]);
      }),
    );
  });
});
