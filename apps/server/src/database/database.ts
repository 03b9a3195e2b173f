import type { Compilable, Kysely } from 'kysely';
import type { EntriesTable, Schema } from './schema.ts';

/** An entry without the time, which is the database's. */
export type NewEntryRow = Omit<EntriesTable, 'at'> & { readonly at?: never };

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What both databases can do. */
export interface Database {
  /** For reading alone. */
  readonly reader: Kysely<Schema>;
  /** All of them or none, in one transaction; on disk when it is answered. */
  write(...queries: readonly Compilable[]): Promise<readonly Rows[]>;
  /**
   * Puts an entry at its place where the one before it is there and nobody else's is, and the game has none of its id.
   * Tells the time it was given; null where it was not put there. Entries that wait together go to disk together.
   * With `accepts` the offer of the same id is accepted in the same transaction; null where that does not wait.
   */
  append(row: NewEntryRow, accepts?: boolean): Promise<number | null>;
  close(): Promise<void>;
}

/** The database is there, but cannot take anything now: full, or away. Nothing was stored. */
export class NotStored extends Error {}
