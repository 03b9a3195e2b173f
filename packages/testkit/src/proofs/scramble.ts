import { copyState, type Game, type Random, SEATS, type Seat, shuffled, type State } from '@faultline/rules';

/** Another state that the viewer could not tell from this one: unknown cards elsewhere, another key. */
export function scrambled(game: Game, state: State, viewer: Seat, random: Random): State {
  const other = copyState(state);
  for (const owner of SEATS) {
    const deck = [...other.hidden.decks[owner]];
    const unknown = deck.map((_, i) => i).filter((i) => !state.known[viewer][owner][i]);
    const dealt = shuffled(
      random,
      unknown.map((i) => deck[i] ?? ''),
    );
    for (const [n, place] of unknown.entries()) deck[place] = dealt[n] ?? '';
    other.hidden.decks[owner] = deck;
  }
  drawStruggles(game, other, random);
  turnTokens(other, viewer, random);
  other.hidden.chance = {
    kind: 'seeded',
    key: `${random(1_000_000_000)}`.padStart(64, '0'),
    generator: 'fast',
    turn: 0,
    drawn: [],
  };
  return other;
}

/** Tokens the viewer may not look at have any of the faces that are unknown among their kind. */
function turnTokens(state: State, viewer: Seat, random: Random): void {
  const { tokens } = state.hidden;
  if (!tokens) return;
  const piles = new Map<string, string[]>();
  for (const { of } of tokens) {
    const hidden = tokens.filter((token) => token.of === of && !token.known[viewer]);
    if (!piles.has(of))
      piles.set(of, [
        ...shuffled(
          random,
          hidden.map(({ face }) => face),
        ),
      ]);
  }
  state.hidden.tokens = tokens.map((token) =>
    token.known[viewer] ? token : { ...token, face: piles.get(token.of)?.pop() ?? '' },
  );
}

/** Any card may lie face down that everyone must reckon with. */
function drawStruggles(game: Game, state: State, random: Random): void {
  const { missionDeck, undrawn } = state.hidden;
  if (missionDeck.length === 0) return;
  const possible = game.mode.unseen({ game, open: state.open }).map((cards) => shuffled(random, cards));
  state.hidden.missionDeck = possible.flatMap((cards) => cards.slice(0, 1));
  if (undrawn.length > 0) state.hidden.undrawn = possible.flatMap((cards) => cards.slice(1));
}
