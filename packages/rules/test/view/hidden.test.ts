import { REPUBLIC, SHADOW } from '@faultline/cards';
import { beginGame, copyState, type State, viewFor, type Viewer, viewHash } from '@faultline/rules';
import { coreGame, duel, seeded } from '@faultline/testkit';
import { expect, it } from 'vitest';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];
const RANKS = ['primary', 'secondary', 'supporting'] as const;

const DRAWN = ['were-going-to-need-a-new-exit', 'hack-the-security-network'];

/** The same open game with something else hidden. */
const otherwise = (change: (hidden: State['hidden']) => void): [State, State] => {
  const { state } = duel({ red: { friend: { at: [5, 5] }, third: { at: [7, 5] } }, missionDeck: DRAWN }).match;
  const other = copyState(state);
  change(other.hidden);
  return [state, other];
};

const sameView = ([a, b]: [State, State]): void => {
  for (const who of VIEWERS) expect(viewHash(viewFor(a, who))).toBe(viewHash(viewFor(b, who)));
};

it('[HI-01] the order of a deck shows in no view', () => {
  sameView(
    otherwise(({ decks }) => {
      decks[0] = decks[0].toReversed();
    }),
  );
});

it('[HI-04, HI-05] nor do the Struggle Cards drawn and not drawn', () => {
  sameView(
    otherwise((hidden) => {
      hidden.missionDeck = DRAWN.toReversed();
      hidden.undrawn = ['three'];
    }),
  );
});

it('[HI-11] nor does anything of dice and shuffles to come', () => {
  sameView(
    otherwise((hidden) =>
      Object.assign(hidden, { chance: { kind: 'scripted', attack: ['crit'], defense: [], shuffles: [] } }),
    ),
  );
});

it('[HI-09, HI-10] tokens, Force and places are open to everybody', () => {
  const { state } = duel({ defender: { damage: 3, conditions: ['pinned'], used: ['x'] } }).match;
  for (const who of VIEWERS) {
    const { open } = viewFor(state, who);
    expect(open.units).toEqual(state.open.units);
    expect(open.characters).toEqual(state.open.characters);
    expect(open.seats.map((seat) => seat.forceReady)).toEqual([3, 3]);
  }
});

it('[HI-03, SD-SPT-07] discard pile, reserve and removed cards are open to everybody', () => {
  const side = { deck: ['shatterpoint'], discard: ['a1'], reserve: 'a2', removed: ['a3'] };
  const { state } = duel({
    red: { two: { at: [5, 5] }, three: { at: [7, 5], defeated: true } },
    sides: [side, {}],
  }).match;
  expect(viewFor(state, 1).open.seats[0]).toMatchObject({ discard: ['a1'], reserve: 'a2', removed: ['a3'] });
});

it('[HI-07, SD-SPT-05, SD-SPT-06] both strike teams, their cards and stances are open to everybody from the first view on', () => {
  const teams = [REPUBLIC, SHADOW] as const;
  const { state } = beginGame(coreGame(), { kind: 'teams', mode: 'standard', teams }, seeded('lists'));
  const cards = teams.flatMap(({ squads }) => squads.flatMap((squad) => RANKS.map((rank) => squad[rank])));
  for (const who of VIEWERS) {
    const { open } = viewFor(state, who);
    expect(open.units.map((unit) => unit.card)).toEqual(cards);
    expect(open.units.map((unit) => unit.stance)).toEqual(cards.map(() => 0));
  }
});
