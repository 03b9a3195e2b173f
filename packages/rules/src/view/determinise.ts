import { shuffled } from '@faultline/chance';
import type { Keyring } from '../state/chance.ts';
import type { Game } from '../game/game.ts';
import type { Random } from '../game/machine.ts';
import type { Seat } from '../state/ids.ts';
import { less } from '../state/lists.ts';
import { copyOpen } from '../state/open.ts';
import type { Known, State } from '../state/state.ts';
import { imaginedTokens } from './tokens.ts';
import type { View } from './view.ts';

/** A whole state that agrees with a view: unknown cards in a random order, a key of its own. Bots search on it. */
export function determinise(game: Game, view: View, random: Random): State {
  const open = copyOpen(view.open);
  const struggles = game.mode.unseen({ game, open }).map((possible) => shuffled(random, possible));
  return {
    open,
    hidden: {
      decks: [fill(view, 0, random), fill(view, 1, random)],
      missionDeck: struggles.flatMap((cards) => cards.slice(0, 1)),
      undrawn: struggles.flatMap((cards) => cards.slice(1)),
      chance: { kind: 'seeded', ...freshKey(random, open.turn) },
      ...(view.tokens && { tokens: imaginedTokens(view.tokens, [view.who === 0, view.who === 1], random) }),
      sealed: {},
    },
    known: [knownTo(view, 0), knownTo(view, 1)],
  };
}

/** The same with other dice to come. */
export const withOtherDice = (state: State, random: Random): State => ({
  ...state,
  hidden: { ...state.hidden, chance: { kind: 'seeded', ...freshKey(random, state.open.turn) } },
});

const knownTo = (view: View, viewer: Seat): Known[Seat] => {
  const known = (card: string | null): boolean => viewer === view.who && card !== null;
  return [view.decks[0].map(known), view.decks[1].map(known)];
};

const freshKey = (random: Random, turn: number): Keyring => ({
  key: Array.from({ length: 64 }, () => random(16).toString(16)).join(''),
  generator: 'fast',
  turn,
  drawn: [],
});

/** Known places keep their card; the others share what is left of the deck's public set. */
function fill(view: View, owner: Seat, random: Random): string[] {
  const known = view.decks[owner].filter((card) => card !== null);
  const rest = shuffled(random, known.reduce(less, view.open.seats[owner].deck));
  return view.decks[owner].map((card) => card ?? rest.pop() ?? '');
}
