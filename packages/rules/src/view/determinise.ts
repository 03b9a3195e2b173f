import type { Keyring } from '../chance/source.ts';
import type { Game } from '../machine/game.ts';
import type { Random } from '../machine/steps.ts';
import { SEATS, type Seat } from '../state/ids.ts';
import { copyOpen } from '../state/open.ts';
import type { Known, State } from '../state/state.ts';
import type { View } from './view.ts';

/** A whole state that agrees with a view: unknown cards in a random order, a key of its own. Bots search on it. */
export function determinise(game: Game, view: View, random: Random): State {
  const open = copyOpen(view.open, game.mode.copyScore);
  const struggles = game.mode.unseen({ game, open }).map((possible) => shuffle(possible, random));
  return {
    open,
    hidden: {
      decks: [fill(view, 0, random), fill(view, 1, random)],
      missionDeck: struggles.flatMap((cards) => cards.slice(0, 1)),
      undrawn: struggles.flatMap((cards) => cards.slice(1)),
      chance: { kind: 'seeded', ...freshKey(random, open.turn) },
      sealed: {},
    },
    known: SEATS.map((viewer) =>
      SEATS.map((owner) => view.decks[owner].map((card) => viewer === view.who && card !== null)),
    ) as Known,
  };
}

const freshKey = (random: Random, turn: number): Keyring => ({
  key: Array.from({ length: 64 }, () => random(16).toString(16)).join(''),
  generator: 'fast',
  turn,
  drawn: [],
});

/** Known places keep their card; the others share what is left of the deck's public set. */
function fill(view: View, owner: Seat, random: Random): string[] {
  const left = [...view.open.seats[owner].deck];
  for (const card of view.decks[owner]) if (card !== null) left.splice(left.indexOf(card), 1);
  const rest = shuffle(left, random);
  return view.decks[owner].map((card) => card ?? rest.pop() ?? '');
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = random(last + 1);
    [order[pick], order[last]] = [order[last] as T, order[pick] as T];
  }
  return order;
}
