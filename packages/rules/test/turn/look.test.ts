import { viewFor } from '@faultline/rules';
import { innate, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

describe('a look at the top card of the own Order Deck', () => {
  const peek = innate({ on: 'card.revealing', player: 'own' }, { do: 'look' });
  const turn = (deck: readonly string[], active: 0 | 1 = 0) =>
    skirmish({
      red: { one: { at: [5, 5], has: ['peek'] }, two: { at: [8, 5] }, three: { at: [11, 5] } },
      blue: { enemy: { at: [30, 30] }, other: { at: [30, 25] } },
      sides: [
        { deck, reserve: 'a3' },
        { deck: ['b1', 'shatterpoint'], reserve: 'b2' },
      ],
      abilities: { peek },
      active,
    });

  it('[HI-02] comes before deck or reserve is chosen, and shows its player that card alone', () => {
    const story = turn(['a1', 'a2']);
    expect([story.asked, story.told('looked')]).toEqual(['red DP-14', ['looked red']]);
    expect(viewFor(story.match.state, 0).decks[0]).toEqual(['a1', null]);
  });

  it('[HI-02] shows nobody else anything', () => {
    const { state } = turn(['a1', 'a2']).match;
    expect(([1, 'public'] as const).map((who) => viewFor(state, who).decks[0])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('does not come in the other player’s Turn', () => expect(turn(['a1', 'a2'], 1).told('looked')).toEqual([]));

  it('shows the next card in the next Turn', () => {
    const story = turn(['a1', 'a2']).plays('reveal', 'end', 'reserve', 'end');
    expect([story.told('looked').length, viewFor(story.match.state, 0).decks[0]]).toEqual([2, ['a2']]);
  });
});
