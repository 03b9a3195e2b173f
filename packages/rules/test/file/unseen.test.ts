import { copyState, type State } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { forgetSeen } from '../../src/file/unseen.ts';

/** The first Struggle goes on; of the others one card each lies in the mission deck. */
const story = (chance?: number) =>
  skirmish({
    red: { maul: { at: [10, 10] } },
    blue: { a: { at: [20, 20] }, b: { at: [24, 20] }, c: { at: [28, 20] } },
    activates: 'maul',
    sides: [{}, { deck: ['b1', 'b2', 'b3'] }],
    score: { card: 'steal-the-secret-plans', map: 1 },
    ...(chance === undefined ? {} : { chance }),
  });

/** Twelve tables on which something was seen and taken back again. */
function forgotten(seen: (later: State) => void, chances: readonly (number | undefined)[] = TWELVE) {
  return chances.map((chance) => {
    const { match } = story(chance);
    const { game } = match;
    const before = copyState(match.state);
    const unseen = game.mode.unseen({ game, open: before.open });
    before.hidden.missionDeck = unseen.flatMap((phase) => phase.slice(0, 1));
    before.hidden.undrawn = ['of-the-first-phase', ...unseen.flatMap((phase) => phase.slice(1))];
    const [state, later] = [copyState(before), copyState(before)];
    seen(later);
    forgetSeen(game, state, later);
    return { unseen, before: before.hidden, after: state.hidden };
  });
}

const TWELVE = Array.from({ length: 12 }, (_, n) => n + 1);
const orderCard = (later: State) => {
  later.hidden.decks[1] = later.hidden.decks[1].slice(1);
};
const struggleCard = (later: State) => {
  later.hidden.missionDeck = [];
};

describe('what was seen and then taken back', () => {
  it('lays the Order Deck anew from which a card was revealed, and nothing else', () => {
    const tables = forgotten(orderCard);
    expect(new Set(tables.map(({ after }) => after.decks[1].join())).size).toBeGreaterThan(1);
    for (const { before, after } of tables) {
      expect(after.decks[1].toSorted()).toEqual(['b1', 'b2', 'b3']);
      expect([after.decks[0], after.missionDeck, after.undrawn]).toEqual([
        before.decks[0],
        before.missionDeck,
        before.undrawn,
      ]);
    }
  });

  it('[HI-04, HI-05] draws the Struggle Cards anew once one was revealed: one of a phase, the others stay undrawn', () => {
    const tables = forgotten(struggleCard);
    for (const { unseen, before, after } of tables) {
      expect(after.missionDeck.map((card, i) => unseen[i]?.includes(card))).toEqual([true, true]);
      const all = [...after.missionDeck, ...after.undrawn];
      expect(all.toSorted()).toEqual([...unseen.flat(), 'of-the-first-phase'].toSorted());
      expect(after.decks).toEqual(before.decks);
    }
    for (const phase of [0, 1]) {
      expect(new Set(tables.map(({ after }) => after.missionDeck[phase])).size).toBeGreaterThan(1);
    }
  });

  it('leaves a scripted game to its script', () => {
    const [table] = forgotten(
      (later) => {
        orderCard(later);
        struggleCard(later);
      },
      [undefined],
    );
    expect(table?.after).toEqual(table?.before);
  });
});
