import type { OfferKind } from '@faultline/host/wire';
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
  seats: SeatsTable;
  invitations: InvitationsTable;
  seals: SealsTable;
  offers: OffersTable;
  said: SaidTable;
  wishes: WishesTable;
  reports: ReportsTable;
  jobs: JobsTable;
  segments: SegmentsTable;
  pulses: PulsesTable;
  outages: OutagesTable;
  files: FilesTable;
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
  /** `closed`: it never began, and will not. */
  status: 'waiting' | 'running' | 'over' | 'closed';
  created: Time;
  /** Which start it is: sealing that is broken off begins anew, and is counted. */
  round: number;
  begun: Time | null;
  /** What stands beside it in the list of open games; null where only a link leads to it. */
  line: string | null;
  /** Waits for anybody who wants a game at once. */
  quick: 0 | 1;
  /** When somebody was last at it while it waits; null in one that is older than this column. */
  here: Time | null;
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
  /** What it brought about, for stories; JSON. Null in entries that are older than this column. */
  told: string | null;
}

/** A cache: any row may be deleted at any time. */
interface SnapshotsTable {
  game: string;
  segment: number;
  version: number;
  hash: string;
  state: string;
  trail: string;
  /** JSON; null in one that is older than this column. */
  clock: string | null;
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

/** A seat of a game; nobody sits on it yet where it has no person. */
interface SeatsTable {
  game: string;
  seat: 0 | 1;
  person: string | null;
  /** JSON; nobody else sees it before both are ready. */
  team: string | null;
  ready: 0 | 1;
}

/** A link to a seat, used up by the first who takes it. */
interface InvitationsTable {
  code_hash: string;
  game: string;
  seat: 0 | 1;
  used: Time | null;
}

/** Bytes that dice are made of; an opening is the server's secret until the game is over. */
interface SealsTable {
  game: string;
  who: 'server' | '0' | '1';
  seal: string;
  opening: string | null;
  /** Null in one that is older than this column. */
  at: Time | null;
}

/** Waits for the other person; one of a kind at a time. */
interface OffersTable {
  game: string;
  id: string;
  seat: 0 | 1;
  kind: OfferKind;
  body: string | null;
  version: number;
  state: 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
  at: Time;
}

interface SaidTable {
  game: string;
  id: string;
  /** Null for those who look on. */
  seat: 0 | 1 | null;
  name: string;
  /** Null in what is older than this column. */
  person: string | null;
  phrase: string | null;
  text: string | null;
  at: Time;
}

/** What somebody wants to hear in a game; JSON. */
interface WishesTable {
  game: string;
  seat: 0 | 1;
  wishes: string;
}

interface ReportsTable {
  id: string;
  game: string | null;
  person: string;
  about: 'person' | 'problem';
  text: string;
  /** What was played and said, as the server knows it; JSON. */
  log: string;
  at: Time;
}

/** What is due later, done once though processes die. */
interface JobsTable {
  id: string;
  kind: 'bell' | 'purge';
  due: Time;
  done: Time | null;
}

/** A part of a game that goes on under other rules or cards than it began with; the first part has none. */
interface SegmentsTable {
  game: string;
  segment: number;
  /** Of this part. */
  rules_version: string;
  data_hash: string;
  /** The last version of the part before. */
  until: number;
  /** It begins with: the state, which is the server's alone until the game is over, and the clock; JSON. */
  state: string;
  clock: string;
  at: Time;
}

/** When each process was there last. */
interface PulsesTable {
  process: string;
  at: Time;
}

/** Times when no process was there: nobody pays for them. */
interface OutagesTable {
  since: Time;
  until: Time;
}

/** Whole files of games that are over, gzipped, as base64: they stay as they are when rules change. */
interface FilesTable {
  game: string;
  body: string;
}
