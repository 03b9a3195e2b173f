import type { Decision, GameFile, Open, Seat } from '@faultline/rules';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { CampaignMark } from '../port/campaign.ts';
import type { Playing } from '../port/port.ts';
import { lasting } from './lasting.ts';
import { summaryOf } from './modes/index.ts';

/** Whose game is saved. */
export type SavedBy = Pick<Playing, 'id' | 'players' | 'teams'>;

/** A saved game as a list shows it, without its file. */
export interface Saved extends SavedBy {
  /** What somebody called it; without a name it is called by its teams. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly turn: number;
  readonly mission: string;
  readonly card: string | null;
  readonly token: number;
  readonly momentum: readonly [number, number];
  /** Momentum of both sides fills a clock; games of old have no word of it. */
  readonly clock?: true;
  /** The card of each side's first Unit, its leader; games of old have no word of it. */
  readonly leaders?: readonly [string, string];
  /** Who is asked, and by which step; null once the game is over. */
  readonly asked: Pick<Decision, 'seat' | 'step'> | null;
  readonly winner: Seat | null;
  /** The campaign it is an operation of. */
  readonly campaign?: CampaignMark;
}

/**
 * What came of writing: `elsewhere` where another tab has gone on with the game, `nothing` where there is none to go on
 * with (the browser has thrown it away, or another tab has deleted it). Then nothing was written.
 */
export type Written = 'here' | 'elsewhere' | 'nothing';

class NotWritten extends Error {
  readonly why: Written;

  constructor(why: Written) {
    super();
    this.why = why;
  }
}

/** The table that may write, by its own mark. */
type HeldGame = Saved & { readonly holder?: string };

/** What has been played of a game up to now: its newest entries, and how it stands. */
export type Played = Pick<GameFile, 'entries' | 'marks' | 'snapshot'>;

/** How a game stands after the last of its entries. */
type End = Omit<Played, 'entries'>;

/**
 * A game is its file as it was when the table was laid, the entries taken since, one record each, and how it stands
 * after them: what is written for an answer does not grow with the game.
 */
interface GamesSchema extends DBSchema {
  games: { key: string; value: HeldGame; indexes: { changed: number } };
  files: { key: string; value: GameFile };
  entries: { key: [game: string, nth: number]; value: GameFile['entries'][number] };
  ends: { key: string; value: End };
}

const inDatabase = lasting<IDBPDatabase<GamesSchema>>((terminated) =>
  openDB<GamesSchema>('faultline', 2, {
    terminated,
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
        db.createObjectStore('files');
      }
      db.createObjectStore('entries');
      db.createObjectStore('ends');
    },
  }),
);

const ALL: ['games', 'files', 'entries', 'ends'] = ['games', 'files', 'entries', 'ends'];

type Change = IDBPTransaction<GamesSchema, typeof ALL, 'readwrite'>;

/** All records of a game change together or not at all. */
const changing = <T>(act: (change: Change) => Promise<T>): Promise<T> =>
  inDatabase(async (db) => {
    const change = db.transaction(ALL, 'readwrite');
    const acting = act(change);
    acting.catch(() => stop(change));
    const [done] = await Promise.all([acting, change.done]);
    return done;
  });

/** What was asked for before something failed is not done either. */
function stop(change: Change): void {
  try {
    change.abort();
  } catch {
    // The database has given it up by itself.
  }
}

const writing = (act: (change: Change) => Promise<unknown>): Promise<Written> =>
  changing(act).then(
    () => 'here',
    (error) => {
      if (error instanceof NotWritten) return error.why;
      throw error;
    },
  );

/** The game's whole file, in place of whatever was kept of it. */
export const saveGame = (by: SavedBy, file: GameFile, holder: string, now: number): Promise<Written> =>
  writing(async (change) => {
    await list(change, by, file, holder, now);
    await clear(change, by.id);
    await change.objectStore('files').put(file, by.id);
  });

/** What was played since the file was saved, from its nth entry on; without the file that would be no game. */
export const saveOn = (by: SavedBy, nth: number, played: Played, holder: string, now: number): Promise<Written> =>
  writing(async (change) => {
    const { entries, ...end } = played;
    // All at once: nobody sees the answer before the last of them is done.
    await Promise.all([
      hasFile(change, by.id),
      list(change, by, played, holder, now),
      ...entries.map((entry, i) => change.objectStore('entries').put(entry, [by.id, nth + i])),
      change.objectStore('ends').put(end, by.id),
    ]);
  });

async function hasFile(change: Change, id: string): Promise<void> {
  if ((await change.objectStore('files').getKey(id)) === undefined) throw new NotWritten('nothing');
}

/** A name, the players and the campaign stay as people left them. */
async function list(change: Change, by: SavedBy, { snapshot }: End, holder: string, now: number): Promise<void> {
  const games = change.objectStore('games');
  const before = await games.get(by.id);
  if (before?.holder !== undefined && before.holder !== holder) throw new NotWritten('elsewhere');
  await games.put({ ...by, ...before, ...lineOf(snapshot.state.open), changed: now, holder });
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

const clear = (change: Change, id: string) =>
  Promise.all([
    change.objectStore('files').delete(id),
    change.objectStore('entries').delete(entriesOf(id)),
    change.objectStore('ends').delete(id),
  ]);

/** From now on only this holder may write the game. */
export const claimGame = (id: string, holder: string): Promise<void> => changeGame(id, (game) => ({ ...game, holder }));

/** An empty name takes the name away. */
export const renameGame = (id: string, name: string): Promise<void> =>
  changeGame(id, ({ name: _, ...game }) => (name.trim() === '' ? game : { ...game, name: name.trim() }));

export const markGame = (id: string, campaign: CampaignMark): Promise<void> =>
  changeGame(id, (game) => ({ ...game, campaign }));

export const seatPlayers = (id: string, players: Saved['players']): Promise<void> =>
  changeGame(id, (game) => ({ ...game, players }));

const changeGame = (id: string, change: (game: HeldGame) => HeldGame): Promise<void> =>
  inDatabase(async (db) => {
    const games = db.transaction('games', 'readwrite');
    const game = await games.store.get(id);
    if (game) await games.store.put(change(game));
    await games.done;
  });

/** A saved game with all that is kept of it. */
export interface Whole {
  readonly game: Saved;
  readonly file: GameFile;
  /** Taken since the file was saved. */
  readonly entries: GameFile['entries'];
  readonly end: End | undefined;
}

/** Takes a game out of the saves, to be put back by `restoreGame`. */
export const removeGame = (id: string): Promise<Whole | null> =>
  changing(async (change) => {
    const whole = await read(change, id);
    await Promise.all([change.objectStore('games').delete(id), clear(change, id)]);
    return whole;
  });

export const restoreGame = ({ game, file, entries, end }: Whole): Promise<void> =>
  changing(async (change) => {
    await Promise.all([
      change.objectStore('games').put(game),
      change.objectStore('files').put(file, game.id),
      ...entries.map((entry, i) => change.objectStore('entries').put(entry, [game.id, file.entries.length + i])),
      end && change.objectStore('ends').put(end, game.id),
    ]);
  });

export const wholeGame = (id: string): Promise<Whole | null> => inDatabase((db) => read(db.transaction(ALL), id));

async function read(
  from: IDBPTransaction<GamesSchema, typeof ALL, 'readonly' | 'readwrite'>,
  id: string,
): Promise<Whole | null> {
  const [game, file, entries, end] = await Promise.all([
    from.objectStore('games').get(id),
    from.objectStore('files').get(id),
    from.objectStore('entries').getAll(entriesOf(id)),
    from.objectStore('ends').get(id),
  ]);
  return game && file ? { game, file, entries, end } : null;
}

/** The newest first. */
export const savedGames = (): Promise<readonly Saved[]> =>
  inDatabase(async (db) => (await db.getAllFromIndex('games', 'changed')).reverse());

function lineOf(open: Open): Omit<Saved, keyof SavedBy | 'changed'> {
  const { turn, decision, result } = open;
  const score = summaryOf(open);
  const asked = decision && { seat: decision.seat, step: decision.step };
  const leader = (seat: Seat): string => open.units.find((unit) => unit.seat === seat)?.card ?? '';
  return { turn, ...score, leaders: [leader(0), leader(1)], asked, winner: result?.winner ?? null };
}
