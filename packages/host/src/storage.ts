import type { Entry, GameEvent, Open, State, Timed } from '@faultline/rules';
import type { Clock } from './clock.ts';

/** Where a game stands: its segment, which begins anew under other rules or cards, and how many entries that has. */
export interface Place {
  readonly segment: number;
  readonly version: number;
}

/** What an entry brought about, for everybody: kept beside it, so that a story is read and not worked out again. */
export interface Told {
  readonly e: readonly GameEvent[];
  /** Its footprint, as a Trail keeps it. */
  readonly f: number;
  /** How things lay afterwards, where a story cannot be told on from the events alone. */
  readonly open?: Open;
}

/** An entry on its way into the store. */
export interface NewEntry {
  /** Given by whoever sent it, 128 random bits: sent again after a broken line it is answered, not taken twice. */
  readonly id: string;
  readonly entry: Entry;
  /** Of the state after it. It gives hidden cards away and never leaves the host. */
  readonly hash: string;
  readonly told: Told;
  /** It is what an offer of this id asked for: stored together with that being accepted, and only while it waits. */
  readonly accepts?: true;
}

export interface StoredEntry extends Omit<NewEntry, 'told' | 'accepts'> {
  readonly entry: Timed<Entry> & { readonly time: number };
}

/** How a game stood; a cache that may be thrown away at any time. */
export interface Snapshot extends Place {
  readonly hash: string;
  readonly state: State;
  /** The trail up to there (file/trail.ts). */
  readonly trail: readonly number[];
  readonly clock: Clock;
}

/**
 * Where games are kept. Any number of hosts may share one: of two that append at the same place one is told that it
 * is stale, and so is whoever appends an id that the game has already. An error means that nobody knows whether the entry is there.
 */
export interface Storage {
  /** The time is the store's own, and never before that of the entry before. */
  append(game: string, at: Place, entry: NewEntry): Promise<{ readonly time: number } | 'stale'>;
  /** The entries of the segment after so many. */
  entriesAfter(game: string, at: Place, upTo?: number): Promise<readonly StoredEntry[]>;
  /** Where the entry of this id stands; null where it is in no segment of the game. */
  find(game: string, id: string): Promise<Place | null>;
  /** The newest one that is not after this place. */
  snapshotAt(game: string, at: Place): Promise<Snapshot | null>;
  keepSnapshot(game: string, snapshot: Snapshot): Promise<void>;
}
