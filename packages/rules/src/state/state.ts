import { type ChanceState, copyChance } from '../chance/source.ts';
import type { Seat } from './ids.ts';
import { copyOpen, type Open, type Score } from './open.ts';

/** What nobody at the table may see. */
export interface Hidden {
  /** The order of each player's Order Deck, top first (HI-01). */
  decks: [string[], string[]];
  /** Struggle Cards drawn and not yet revealed, next first (HI-04). */
  missionDeck: string[];
  /** Struggle Cards that were not drawn (HI-05). */
  undrawn: string[];
  chance: ChanceState;
  /** Secrets of suspended work, by the name its frame gives. */
  sealed: Record<string, string>;
}

/** For each viewer and each owner's deck: whether the viewer knows the card at that place from the top. */
export type Known = [[boolean[], boolean[]], [boolean[], boolean[]]];

export interface State {
  open: Open;
  hidden: Hidden;
  known: Known;
}

export const copyState = (s: State, copyScore: (score: Score) => Score): State => ({
  open: copyOpen(s.open, copyScore),
  hidden: {
    decks: [s.hidden.decks[0].slice(), s.hidden.decks[1].slice()],
    missionDeck: s.hidden.missionDeck.slice(),
    undrawn: s.hidden.undrawn.slice(),
    chance: copyChance(s.hidden.chance),
    sealed: { ...s.hidden.sealed },
  },
  known: [copyKnown(s.known[0]), copyKnown(s.known[1])],
});

const copyKnown = (k: [boolean[], boolean[]]): [boolean[], boolean[]] => [k[0].slice(), k[1].slice()];

export const knows = (state: State, viewer: Seat, owner: Seat, place: number): boolean =>
  state.known[viewer][owner][place] === true;
