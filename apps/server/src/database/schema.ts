import type { ColumnType } from 'kysely';

/** One schema for both databases: text and whole numbers; JSON is kept as text. */
export interface Schema {
  games: GamesTable;
  boards: BoardsTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  people: PeopleTable;
  devices: DevicesTable;
  handoffs: HandoffsTable;
}

/** PostgreSQL hands out big numbers as text; `postgres/open.ts` reads them as numbers, which times and versions fit. */
type Time = ColumnType<number, number, number>;

/** A game at its beginning; all that is the same from the first entry to the last. */
interface GamesTable {
  id: string;
  /** The part it is in: a new one begins where a game goes on under other rules or cards. */
  segment: number;
  rules_version: string;
  data_hash: string;
  /** Set-up, options, constants, clock; JSON. */
  head: string;
  table_hash: string;
  status: 'waiting' | 'running' | 'over';
  created: Time;
}

/** Battlefields, shared by all games that are played on them. */
interface BoardsTable {
  table_hash: string;
  body: string;
}

/** Appended, never changed and never taken out. */
export interface EntriesTable {
  game: string;
  segment: number;
  version: number;
  /** Its sender's own; once in a game. */
  id: string;
  entry: string;
  at: Time;
  /** Of the state after it. It gives hidden cards away: it never leaves the server. */
  hash: string;
}

/** A cache: any row may be deleted at any time. */
interface SnapshotsTable {
  game: string;
  segment: number;
  version: number;
  hash: string;
  state: string;
  trail: string;
}

interface PeopleTable {
  id: string;
  name: string;
  created: Time;
}

/** What speaks for a person: known by the hash of its token alone. */
interface DevicesTable {
  token_hash: string;
  person: string;
  created: Time;
  revoked: Time | null;
}

/** A link that brings a person to another device, once. */
interface HandoffsTable {
  code_hash: string;
  person: string;
  expires: Time;
  used: Time | null;
}
