import { deepCopy } from '../state/deepCopy.ts';
import { hashOf } from '../state/hash.ts';
import { SEATS, type Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';
import { type Hidden, knows, type State } from '../state/state.ts';
import { type SeenTokens, seenTokens } from './tokens.ts';

export type Viewer = Seat | 'public' | 'all';

/** What somebody may see: all that lies open, and the hidden cards they know. */
export interface View {
  readonly who: Viewer;
  readonly open: Open;
  /** Each Order Deck from the top; null where the viewer does not know the card. */
  readonly decks: readonly [readonly (string | null)[], readonly (string | null)[]];
  /** Tokens that lie face down, in a mode that has such. */
  readonly tokens?: readonly SeenTokens[];
  /** After the game, for everyone: what was hidden (design: `all` is never given while the game runs). */
  readonly hidden?: Omit<Hidden, 'chance'>;
}

/** A spectator sees what both players know. */
const viewersOf = (who: Seat | 'public'): readonly Seat[] => (who === 'public' ? SEATS : [who]);

const deckFor = (state: State, who: Viewer, owner: Seat): (string | null)[] =>
  state.hidden.decks[owner].map((card, place) =>
    who === 'all' || viewersOf(who).every((seat) => knows(state, seat, owner, place)) ? card : null,
  );

const tokensFor = ({ hidden }: State, who: Viewer): Pick<View, 'tokens'> =>
  hidden.tokens === undefined
    ? {}
    : {
        tokens: seenTokens(hidden.tokens, ({ known }) => who === 'all' || viewersOf(who).every((seat) => known[seat])),
      };

/**
 * The only way from a state to a player. The view shares no record with the state that it could change.
 * Of a game that is over every earlier state may be shown whole.
 */
export const viewFor = (state: State, who: Viewer, isOver = state.open.result !== null): View => {
  const seen = glimpseOf(state, who, isOver);
  return { ...seen, open: deepCopy(seen.open), ...(seen.hidden && { hidden: deepCopy(seen.hidden) }) };
};

/**
 * The same, sharing its records with the state: to be compared and written down, never to be handed to anybody.
 * Two glimpses of one game share whatever did not change between them.
 */
export function glimpseOf(state: State, who: Viewer, isOver = state.open.result !== null): View {
  if (who === 'all' && !isOver) throw new Error('The hidden parts of a game are shown when it is over.');
  const decks: View['decks'] = [deckFor(state, who, SEATS[0] as Seat), deckFor(state, who, SEATS[1] as Seat)];
  const seen = { who, open: state.open, decks, ...tokensFor(state, who) };
  if (who !== 'all') return seen;
  const { chance: _, ...hidden } = state.hidden;
  return { ...seen, hidden };
}

/** A view has a hash of its own; a hash over hidden parts would give them away. */
export const viewHash = (view: View): string => hashOf(view);
