import type {
  Ask,
  Clock,
  Head,
  Meeting,
  Notice,
  OfferEnded,
  OfferTold,
  Presence,
  Said,
  TellOf,
  Why,
  Wishes,
} from '@faultline/host/wire';
import type { Refusal, Seat } from '@faultline/rules';
import type { DiceVerdict } from './diceVerdict.ts';
import type { Playing } from './port.ts';

/** How the line to the server stands; what `closed` gives as its reason is told, and nobody tries again by themselves. */
export type LineState = 'opening' | 'open' | 'broken' | { readonly closed: 'protocol' | 'too-many' | 'slow-down' };

/** A game that has begun, in all but what is on its table. */
export interface Running {
  readonly head: Head;
  /** Where one sits; null for whoever looks on. */
  readonly you: Seat | null;
  readonly clock: Clock;
  readonly offers: readonly OfferTold[];
  readonly presence: Presence;
  readonly said: readonly Said[];
  readonly wishes: Wishes | null;
}

/** Everything beside the game itself, as it stands. A newer one has a higher number. */
export interface News {
  readonly number: number;
  readonly line: LineState;
  /** By how much the server's clock is ahead of this one. */
  readonly ahead: number;
  /** Something was said and is not answered yet. */
  readonly sending: boolean;
  /** The server could not store it; it is said again. */
  readonly unsaved: boolean;
  readonly notices: readonly Notice[];
  /** Why this game cannot be joined. */
  readonly shut: Why | null;
  /** What was last refused and nobody waits for; `nth` counts. */
  readonly refused: {
    readonly nth: number;
    readonly refused: { readonly why: Why | Refusal['why']; readonly reasons: Refusal['reasons'] };
  } | null;
  readonly meeting: Meeting | null;
  readonly running: Running | null;
  readonly lastOffer: OfferEnded | null;
  readonly over: TellOf<'over'> | null;
  readonly rematch: TellOf<'rematch'> | null;
  /** Seals that are not those this browser saw before: it opens nothing. */
  readonly sealsChanged: boolean;
}

/** What a page asks beside the questions of the game; ids are given on the way. */
type WithoutId<A> = A extends Ask ? Omit<A, 'g' | 'id'> : never;
export type Wanted = WithoutId<
  Extract<Ask, { readonly t: 'bring' | 'reseal' | 'claim' | 'offer' | 'reply' | 'say' | 'wish' }>
>;

/** A game over a line, in a thread of its own: the line, what is heard of the game, and the receipts of its dice. */
export interface OnlineGame {
  /** What there is to tell beside the game once it is newer than this number. */
  news(after: number): Promise<News>;
  /** Once the game has begun. */
  playing(): Promise<Playing>;
  sit(port: MessagePort): Promise<void>;
  ask(wanted: Wanted): Promise<void>;
  /** What this player forgot and could still ask to use, as `ability@unit` or `flip@unit` (SD-R-77). */
  late(): Promise<readonly string[]>;
  /** Does not wait any longer before the next try. */
  tryNow(): Promise<void>;
  /** Fetches the file of a game that is over and keeps it among the saved games; gives its text. */
  fetchFile(): Promise<string>;
  /** Rolls the dice of a finished game again, from its file. */
  verdict(text: string): Promise<DiceVerdict>;
}
