import type { Looker } from '@faultline/host';
import type { View } from '@faultline/rules';

/** An entry that a server said was stored, and where. */
export interface Acknowledged {
  readonly id: string;
  readonly version: number;
}

/** What came over one line, in order; texts by their digests. */
export type Frame =
  | { readonly kind: 'view'; readonly version: number; readonly digest: string }
  | { readonly kind: 'change'; readonly version: number; readonly digest: string };

export interface LineRecord {
  readonly name: string;
  readonly looker: Looker;
  readonly frames: readonly Frame[];
  /** What its client had made of them in the end; null where it never saw the game. */
  readonly end: { readonly version: number; readonly view: View } | null;
}

/** All that the clients of one game remember of it. */
export interface GameRecord {
  readonly g: string;
  readonly acknowledged: readonly Acknowledged[];
  readonly lines: readonly LineRecord[];
}

/** An entry as it lies in the database. */
export interface Stored {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

/** What a game comes to when it is played again from its stored entries. */
export interface Replayed {
  readonly hashes: readonly string[];
  /** What this looker should have been sent of an entry, and how it should see the game after so many. */
  change(version: number, looker: Looker): string | null;
  view(version: number, looker: Looker): string | null;
  /** As everybody sees it who saw it to its end. */
  readonly end: View;
}
