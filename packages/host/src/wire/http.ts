import type { Seat } from '@faultline/rules';
import { nullable, oneOf, optional, type RecordOf, record, textOf } from '@faultline/shape';
import { MOST } from './bounds.ts';
import { code, id, seat } from './fields.ts';
import type { ChapterTold, Meeting, Someone, Status } from './tells.ts';
import { type Terms, terms } from './terms.ts';
import type { Why } from './whys.ts';

/** Names are judged by the server, which says what is wrong with one. */
const name = textOf(MOST.text);

/**
 * What is asked over HTTP: `POST /api/<name>` with the fields as JSON. Secrets of links are in the body, never in an
 * address. A refusal is `{ why }` with a status of 400 or more.
 */
export const POSTS = {
  /** Somebody new; sets the cookie. Whoever is somebody already is told who. */
  guest: { name },
  name: { name },
  /** A code for another device: ten minutes, once. It belongs into the fragment of a link. */
  'hand-over': {},
  'take-over': { code },
  /** This device speaks for nobody any more. */
  leave: {},
  /** All other devices of this person speak for nobody any more. */
  'leave-others': {},
  /** The name goes, and every device with it; games stay. */
  forget: {},
  /** A new game: with `line` it stands in the list of open games, else only the link leads to it. */
  create: { terms, seat: optional(seat), line: optional(textOf(MOST.line)) },
  /** What a link leads to; it is not used up. */
  look: { code },
  /** Takes the seat of a link. */
  take: { code },
  /** Takes the free seat of a game in the list. */
  sit: { game: id },
  /** The oldest game that waits for anybody with these terms, else a new one that waits; `at` is where one waits already. */
  match: {
    mode: textOf(MOST.name),
    clock: oneOf(['none', 'bank', 'round', 'budgets'] as const),
    at: optional(id),
  },
  /** Nobody came: a game that has not begun is closed. */
  close: { game: id },
  /** Something is wrong with somebody, or with the program; what was played and said is attached by the server. */
  report: { game: nullable(id), about: oneOf(['person', 'problem'] as const), text: textOf(MOST.report) },
} as const;

type Posts = typeof POSTS;
export type PostKind = keyof Posts;
export type Posted<K extends PostKind> = RecordOf<Posts[K]>;

const SHAPES = new Map<string, ReturnType<typeof record>>(
  // order: each is looked up by its name
  Object.entries(POSTS).map(([kind, fields]) => [kind, record(fields) as ReturnType<typeof record>]),
);

/** Reads the body of a request. Throws a Misfit that says what is wrong. */
export const readPost = <K extends PostKind>(kind: K, value: unknown): Posted<K> =>
  SHAPES.get(kind)?.read(value, '') as Posted<K>;

/** A game as others see it before they sit down. */
export interface GameListed {
  readonly game: string;
  readonly by: string;
  readonly terms: Terms;
  readonly line: string;
  readonly since: number;
  /** Whoever reads this made it. */
  readonly own: boolean;
  /** Whoever made it waits there now; a server that does not say so does not know. */
  readonly here?: boolean;
}

/** A game of one's own. */
export interface GameOfMine {
  readonly game: string;
  readonly seat: Seat;
  readonly status: Status;
  readonly terms: Terms;
  /** Null where nobody sits there yet. */
  readonly other: string | null;
  readonly created: number;
}

/** The answers to posts. */
export interface Posts200 {
  guest: { readonly person: Someone };
  name: { readonly person: Someone };
  'hand-over': { readonly code: string; readonly expires: number };
  'take-over': { readonly person: Someone };
  leave: Record<string, never>;
  'leave-others': Record<string, never>;
  forget: Record<string, never>;
  /** `code` is the secret of the link to the other seat. */
  create: { readonly game: string; readonly seat: Seat; readonly code: string };
  look: {
    readonly game: string;
    readonly seat: Seat;
    /** Used up: for everybody but its players it leads to looking on. */
    readonly used: boolean;
    /** Where whoever asks sits already; null for nowhere. */
    readonly you: Seat | null;
    readonly by: string;
    readonly terms: Terms;
    readonly status: Status;
  };
  take: { readonly game: string; readonly seat: Seat };
  sit: { readonly game: string; readonly seat: Seat };
  match: { readonly game: string; readonly seat: Seat; readonly waits: boolean };
  close: Record<string, never>;
  report: { readonly report: string };
}

/** What is looked at over HTTP, by address. */
export interface Gets200 {
  /** Is there a server at all, and who am I to it. A static site answers 404: the page hides what needs a server. */
  '/api/hello': {
    readonly faultline: 'live';
    readonly speaks: readonly number[];
    readonly rules: string;
    readonly person: Someone | null;
    /** When another device became this person's last, after this one; told to whoever was away then. */
    readonly device?: number;
    readonly now: number;
  };
  '/api/games/open': { readonly games: readonly GameListed[] };
  '/api/games/mine': { readonly games: readonly GameOfMine[] };
  '/api/games/<g>': Meeting;
  /** From the beginning to a version: chapter 0 is the beginning, chapter n what entry n brought. */
  '/api/games/<g>/story': {
    readonly segment: number;
    readonly version: number;
    readonly chapters: readonly ChapterTold[];
  };
  /** The whole file, when the game is over (docs/dice.md). */
  '/api/games/<g>/file': unknown;
}

export interface RefusedOverHttp {
  readonly why: Why;
  /** Where a link leads all the same: to looking on. */
  readonly game?: string;
  readonly detail?: string;
}
