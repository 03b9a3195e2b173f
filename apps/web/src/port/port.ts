import type { Constants, GameEvent, GoingOn, Library, Message, Open, Seat, Sent, Table, View } from '@faultline/rules';
import type { Queries } from './queries.ts';

/** What an entry brought about, and where the game goes on from after it. */
export interface Chapter extends GoingOn {
  readonly events: readonly GameEvent[];
  /** How things lay afterwards, where a story cannot be told on from the events alone. */
  readonly open: Open | null;
  /** Who answered; null where nobody was asked. */
  readonly by: Seat | null;
}

/** A game as one client sees it after so many entries. The open decision is part of the view. */
export interface PastMoment {
  readonly version: number;
  readonly view: View;
  /** Whoever is asked knows something that the other player does not. */
  readonly secret: boolean;
  /** What happened since the version that was asked for, a chapter for each entry. */
  readonly story: readonly Chapter[];
  /** The last answer this client gave that still stands: where taking it back leads, and whether it may alone. */
  readonly back: WayBack | null;
  /** The version at which what was taken back last stands again, where nobody need be asked. */
  readonly forth: number | null;
  /** Whether the browser keeps it: `elsewhere` says that another tab went on with the same game. */
  readonly kept: 'here' | 'nowhere' | 'elsewhere';
}

export interface WayBack {
  readonly to: number;
  readonly by: Seat;
  /** Behind it lies no roll, no card and no decision of the other player. */
  readonly free: boolean;
}

/**
 * The one way to a game, wherever it is played. A person's page and a computer opponent are both clients of it:
 * they see what their seats may see, and send entries.
 */
export interface Port extends Queries {
  /** The game once it is past this version: at once where it already is, else as soon as it is. -1 asks for all. */
  since(version: number): Promise<PastMoment>;
  /** What a player says: one whose seat this client holds. For a computer they accept an offer. */
  send(by: Seat, message: Message): Promise<Sent>;
  /** Tries once more to keep a game that could not be kept. */
  keep(): Promise<PastMoment['kept']>;
  /** The table as it lay after so many entries: no more of it than this client sees now. */
  viewAt(version: number): Promise<View>;
  /** What the advice says of that moment: `portAt` asks it. */
  adviceAt(version: number, question: keyof Queries, asked: readonly unknown[]): Promise<unknown>;
}

/** Who plays a seat: a person here, or an opponent by name; over a line `elsewhere`. */
export type Player = 'person' | (string & {});

/** What stays the same from the first entry to the last. */
export interface Playing {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly teams: readonly [string, string];
  readonly cards: Library;
  readonly table: Table;
  readonly constants: Constants;
  /** The mode's id. */
  readonly mode: string;
  /** Over a line: what people are called, by seat. Nothing plays for them there. */
  readonly names?: readonly [string, string];
  /** Where the rules or cards changed since the game was saved: what changed, in sentences. */
  readonly changed: readonly string[];
  /** Where a record of the saved game was missing or did not fit: the version it goes on from. */
  readonly mended: number | null;
  /** Its dice could be worked out: it is looked at and branched, and nobody plays on. */
  readonly lookOnly: boolean;
}

export const seatsOf = (players: Playing['players']): readonly Seat[] =>
  ([0, 1] as const).filter((seat) => players[seat] === 'person');

export const computersOf = (players: Playing['players']): readonly Seat[] =>
  ([0, 1] as const).filter((seat) => players[seat] !== 'person');
