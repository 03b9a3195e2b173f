import { draw } from '../chance/source.ts';
import type { Game } from '../game/game.ts';
import { SEATS, type Seat } from '../state/ids.ts';
import { copyState, type State } from '../state/state.ts';
import { relaidTokens } from '../view/tokens.ts';

/** The game as it was, one entry further: `passed` says that chance has moved since. */
export function steppedBack(game: Game, target: State, later: State, passed: boolean): State {
  const state = copyState(target);
  state.open.version = later.open.version + 1;
  // Nothing already seen comes again: later draws come from other streams.
  state.open.epoch = later.open.epoch + (passed ? 1 : 0);
  if (passed) forgetSeen(game, state, later);
  return state;
}

/**
 * After an undo past a reveal people have seen cards that lie face down again. Those that nobody may know are laid
 * anew, so that nothing already seen comes again. Scripted games keep their script.
 */
export function forgetSeen(game: Game, state: State, later: State): void {
  if (state.hidden.chance.kind === 'scripted') return;
  for (const seat of SEATS) {
    if (state.hidden.decks[seat].join() !== later.hidden.decks[seat].join()) relayDeck(game, state, seat);
  }
  if (state.hidden.missionDeck.length !== later.hidden.missionDeck.length) redrawMission(game, state);
  if (facesOf(state) !== facesOf(later)) relayTokens(game, state);
}

/** What everybody has learned of tokens that lie face down. */
const facesOf = ({ hidden }: State): string =>
  (hidden.tokens ?? []).map(({ id, face, known }) => `${id} ${face} ${known.join()}`).join();

function relayTokens(game: Game, state: State): void {
  const { tokens } = state.hidden;
  if (!tokens) return;
  const dealt = (faces: readonly string[]) => shuffled(game, state, faces, 'struggle-deck', state.open.firstPlayer);
  state.hidden.tokens = relaidTokens(tokens, dealt);
}

const shuffled = (
  game: Game,
  state: State,
  cards: readonly string[],
  purpose: 'order-deck' | 'struggle-deck',
  seat: Seat,
): readonly string[] => draw(game, state, { want: 'shuffle', cards, purpose, seat });

/** Places somebody knows keep their card. */
function relayDeck(game: Game, state: State, seat: Seat): void {
  const deck = [...state.hidden.decks[seat]];
  const free = deck
    .map((_, place) => place)
    .filter((place) => !SEATS.some((viewer) => state.known[viewer][seat][place]));
  const cards = shuffled(
    game,
    state,
    free.map((place) => deck[place] ?? ''),
    'order-deck',
    seat,
  );
  for (const [i, place] of free.entries()) deck[place] = cards[i] ?? '';
  state.hidden.decks[seat] = deck;
}

function redrawMission(game: Game, state: State): void {
  const { open, hidden } = state;
  const phases = game.mode
    .unseen({ game, open })
    .map((cards) => shuffled(game, state, cards, 'struggle-deck', open.firstPlayer));
  const past = hidden.undrawn.filter((card) => !phases.some((cards) => cards.includes(card)));
  hidden.missionDeck = phases.flatMap((cards) => cards.slice(0, 1));
  hidden.undrawn = [...past, ...phases.flatMap((cards) => cards.slice(1))];
}
