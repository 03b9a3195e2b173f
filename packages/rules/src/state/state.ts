import { type ChanceState, copyChance } from './chance.ts';
import type { Seat } from './ids.ts';
import { copyOpen, type Open } from './open.ts';

/** What nobody at the table may see. */
export interface Hidden {
  /** The order of each player's Order Deck, top first (HI-01). */
  decks: [readonly string[], readonly string[]];
  /** Struggle Cards drawn and not yet revealed, next first (HI-04). */
  missionDeck: readonly string[];
  /** Struggle Cards that were not drawn (HI-05). */
  undrawn: readonly string[];
  chance: ChanceState;
  /** Tokens of the game's mode that lie face down, in no order anybody could learn from; absent in modes without any. */
  tokens?: readonly FaceDown[];
  /** Secrets of suspended work, by the name its frame gives. */
  sealed: Record<string, string>;
}

/** A token whose face not everybody may see; where it lies is public and stands in the mode's score by its id. */
export interface FaceDown {
  readonly id: string;
  /** Which tokens it lies among: a face that is unknown may be any of theirs. */
  readonly of: string;
  readonly face: string;
  /** Whether each player may look at it. */
  readonly known: readonly [boolean, boolean];
}

/** For each viewer and each owner's deck: whether the viewer knows the card at that place from the top. */
export type Known = [KnownDecks, KnownDecks];
type KnownDecks = [readonly boolean[], readonly boolean[]];

export interface State {
  open: Open;
  hidden: Hidden;
  known: Known;
}

/** A handful of records: what lies in lists is shared with the copy (state/change.ts). */
export const copyState = (s: State): State => ({
  open: copyOpen(s.open),
  hidden: {
    decks: [s.hidden.decks[0], s.hidden.decks[1]],
    missionDeck: s.hidden.missionDeck,
    undrawn: s.hidden.undrawn,
    chance: copyChance(s.hidden.chance),
    ...(s.hidden.tokens && { tokens: s.hidden.tokens }),
    sealed: { ...s.hidden.sealed },
  },
  known: [
    [s.known[0][0], s.known[0][1]],
    [s.known[1][0], s.known[1][1]],
  ],
});

export const knows = (state: State, viewer: Seat, owner: Seat, place: number): boolean =>
  state.known[viewer][owner][place] === true;
