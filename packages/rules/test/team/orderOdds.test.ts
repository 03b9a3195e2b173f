import { amongFirst, orderDeck, turnCards } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

/** Every order of so many cards. */
function* orders(cards: readonly number[]): Generator<readonly number[]> {
  if (cards.length === 0) yield [];
  for (const card of cards) for (const rest of orders(cards.filter((each) => each !== card))) yield [card, ...rest];
}

describe('the odds of the Order Deck', () => {
  it('[CR-SETUP-18] are those that counting every order of seven cards gives', () => {
    const all = [...orders([0, 1, 2, 3, 4, 5, 6])];
    expect(all).toHaveLength(5040);
    for (const wanted of [1, 2, 3, 6])
      for (const first of [0, 1, 2, 3, 4, 7])
        for (const least of [1, 2, 3]) {
          const held = all.filter((order) => order.slice(0, first).filter((card) => card < wanted).length >= least);
          const { ways, of } = amongFirst({ deck: 7, wanted, first, least });
          expect(held.length * of, `${wanted} ${first} ${least}`).toBe(ways * all.length);
        }
  });

  it('[CR-BTC-03] [CR-BTC-04] are by Turn those that counting every order with two Battle Tactics Cards gives', () => {
    const TACTICS = [7, 8];
    const all = [...orders([0, 1, 2, 3, 6, ...TACTICS])];
    const units = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    for (const first of [1, 2, 3]) {
      const turns = (order: readonly number[]) => order.filter((card) => !TACTICS.includes(card)).slice(0, first);
      const held = all.filter((order) => turns(order).some((card) => card < 2));
      const { ways, of } = amongFirst({ deck: turnCards(units), wanted: 2, first, least: 1 });
      expect(held.length * of, `${first}`).toBe(ways * all.length);
    }
  });

  it('[CR-BTC-05] count the Battle Tactics Cards of one Unit', () => {
    const [plain, three, two] = [{ id: 'a' }, { id: 'b', battleTactics: 3 }, { id: 'c', battleTactics: 2 }];
    expect([orderDeck([plain, plain]), orderDeck([plain, three, two]), orderDeck([three, two], 'c')]).toEqual([
      3, 7, 5,
    ]);
  });
});
