import type { Constants, GameEvent, Open, OwnCards, Options, Refusal, Result, Seat, View } from '@faultline/rules';
import type { Clock } from '../clock.ts';
import type { Change } from '../difference.ts';
import type { OfferKind, AskOf } from './asks.ts';
import type { Phrase } from './phrases.ts';
import type { Team, Terms } from './terms.ts';
import type { Why } from './whys.ts';

/** Somebody as others see them. */
export interface Someone {
  readonly id: string;
  readonly name: string;
}

/** A seat before and during a game; `here`: a line to it is open. */
export interface SeatShown {
  readonly name: string;
  readonly here: boolean;
  /** Has chosen a team for good. */
  readonly ready: boolean;
}

/**
 * `waiting`: a seat is free. `choosing`: both sit and choose teams, face down. `sealing`: both are ready, teams lie open,
 * dice are being sealed. `closed`: it never began, and will not.
 */
export type Status = 'waiting' | 'choosing' | 'sealing' | 'running' | 'over' | 'closed';

/** A game before its first entry. */
export interface Meeting {
  readonly g: string;
  readonly status: Status;
  readonly terms: Terms;
  readonly seats: readonly [SeatShown | null, SeatShown | null];
  /** Where whoever reads this sits; null for spectators. */
  readonly you: Seat | null;
  /** One's own, as it lies there; nobody else's. */
  readonly team: Team | null;
  /** Both, once both are ready. */
  readonly teams: readonly [Team, Team] | null;
  /** Which start this is: more than one was broken off before it. */
  readonly round: number;
  /** Of server, 0 and 1: the server's at once, the players' once both are there. */
  readonly seals: readonly [string, string | null, string | null] | null;
  /** Which of the players have sealed, and which have opened. */
  readonly sealed: readonly [boolean, boolean];
  readonly opened: readonly [boolean, boolean];
}

/** What is the same from a game's first entry to its last: enough to lay it out (rules: gameOf). */
export interface Head {
  readonly rulesVersion: string;
  readonly dataHash: string;
  readonly sheet: string;
  readonly terms: Terms;
  readonly teams: readonly [Team, Team];
  readonly options: Partial<Options>;
  readonly constants: Constants;
  readonly own: OwnCards;
  /** Of the battlefield that the terms name. */
  readonly tableHash: string;
  readonly names: readonly [string, string];
  /** Which start of this game it was. */
  readonly round: number;
  readonly seals: readonly [string, string, string];
}

export interface OfferTold {
  readonly id: string;
  readonly by: Seat;
  readonly kind: OfferKind;
  readonly body?: AskOf<'offer'>['body'];
  /** The version it was made at. All but draw, pause, resume and rematch lapse with the next entry. */
  readonly version: number;
}

export interface Presence {
  readonly seats: readonly [boolean, boolean];
  readonly spectators: number;
}

export interface Said {
  readonly id: string;
  readonly by: Seat | 'spectator';
  readonly name: string;
  readonly phrase?: Phrase;
  readonly text?: string;
  readonly at: number;
}

/** What the two want to hear (see the ask `wish`): one's own, and whether both allow free text. */
export interface Wishes {
  readonly freeText: boolean;
  readonly bothFreeText: boolean;
  readonly muteOffers: boolean;
  readonly muteOther: boolean;
  readonly muteSpectators: boolean;
}

/** One entry as a story tells it. `f` is its footprint, one number as the Trail of the rules keeps it. */
export interface ChapterTold {
  readonly e: readonly GameEvent[];
  readonly f: number;
  /** When it was stored. */
  readonly at: number;
  /** How things lay afterwards, where the story cannot be told on from the events alone. */
  readonly open?: Open;
}

export type Notice =
  /** This process ends soon; the line will be cut, and another answers. */
  | 'restarting'
  /** The server has other rules or cards by now: reload when convenient. */
  | 'upgrade'
  | 'storage-full'
  | 'slow-down'
  /** Another device speaks for this person from now on. */
  | 'device-added'
  /** This server works out another game than is written down, and serves it no more. */
  | 'departed';

/** Everything the server says over the socket, by its kind. */
export interface Tells {
  /** `now` is the server's clock; `speaks` the protocols it knows. */
  welcome: {
    readonly protocol: number;
    readonly speaks: readonly number[];
    readonly rules: string;
    readonly person: Someone | null;
    readonly now: number;
  };
  /** After `join`, and at every change, as long as the game has not begun. */
  meeting: Meeting;
  /**
   * After `join`, and to everybody when a game begins. With `since` that is not too old there is no head and no view:
   * the changes follow up to `version`. The story before it is fetched over HTTP.
   */
  game: {
    readonly g: string;
    readonly segment: number;
    readonly version: number;
    readonly you: Seat | null;
    readonly head?: Head;
    readonly view?: View;
    readonly clock: Clock;
    readonly offers: readonly OfferTold[];
    readonly presence: Presence;
    readonly said: readonly Said[];
    readonly wishes: Wishes | null;
    readonly now: number;
  };
  /** One entry: `c` changes the view of the version before, `e` is what happened, `f` its footprint, `at` its time. */
  change: {
    readonly g: string;
    readonly version: number;
    readonly c?: Change;
    readonly e: readonly GameEvent[];
    readonly f: number;
    readonly at: number;
    /** Of an entry of the clock's own: a pause, an outage. After all others the client works it out (clock.ts: ticked). */
    readonly clock?: Clock;
  };
  ok: { readonly g: string; readonly id: string; readonly version?: number; readonly again?: true };
  /** `of` is the kind of what was asked. Nothing has changed. */
  refused: {
    readonly of: string;
    readonly g?: string;
    readonly id?: string;
    readonly why: Why | Refusal['why'];
    readonly reasons?: Refusal['reasons'];
    readonly version?: number;
    /** What was malformed: for programmers. */
    readonly detail?: string;
  };
  offers: { readonly g: string; readonly offers: readonly OfferTold[]; readonly last?: OfferEnded };
  presence: { readonly g: string } & Presence;
  said: { readonly g: string } & Said;
  wishes: { readonly g: string } & Wishes;
  /** The game is over: its whole file, with the openings of the dice, is at /api/games/<g>/file. */
  over: { readonly g: string; readonly result: Result; readonly openings: readonly [string, string, string] };
  /** Both want to play again; sides are changed. */
  rematch: { readonly g: string; readonly next: string; readonly seat: Seat | null };
  notice: { readonly notice: Notice; readonly g?: string };
  pong: { readonly n: number; readonly now: number };
}

/** What became of an offer that waits no longer. */
export interface OfferEnded {
  readonly id: string;
  readonly kind: OfferKind;
  readonly by: Seat;
  readonly how: 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
}

export type TellKind = keyof Tells;
export type Tell = { [K in TellKind]: { readonly t: K } & Tells[K] }[TellKind];
export type TellOf<K extends TellKind> = Extract<Tell, { readonly t: K }>;
