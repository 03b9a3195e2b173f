import type { Decision, GameFile, Open, Seat } from '@faultline/rules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Playing } from '../port/port.ts';

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
  /** Who is asked, and by which step; null once the game is over. */
  readonly asked: Pick<Decision, 'seat' | 'step'> | null;
  readonly winner: Seat | null;
}

/** Another tab has gone on with the game: what this one would write is refused, and nothing is overwritten. */
export class PlayedElsewhere extends Error {}

/** The table that may write, by its own mark. */
type Kept = Saved & { readonly holder?: string };

interface Schema extends DBSchema {
  games: { key: string; value: Kept; indexes: { changed: number } };
  files: { key: string; value: GameFile };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('faultline', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('files');
    },
  });
  return opening;
};

/** The list entry and the file change together or not at all. A name and the players stay as people left them. */
export async function saveGame(by: SavedBy, file: GameFile, holder: string, now: number): Promise<void> {
  const db = await database();
  const change = db.transaction(BOTH, 'readwrite');
  const before = await change.objectStore('games').get(by.id);
  if (before?.holder !== undefined && before.holder !== holder) throw new PlayedElsewhere();
  const kept = before && { players: before.players, ...(before.name === undefined ? {} : { name: before.name }) };
  await Promise.all([
    change.objectStore('games').put({ ...by, ...summaryOf(file.snapshot.state.open), changed: now, holder, ...kept }),
    change.objectStore('files').put(file, by.id),
    change.done,
  ]);
}

const BOTH: ['games', 'files'] = ['games', 'files'];

/** From now on only this holder may write the game. */
export const claimGame = (id: string, holder: string): Promise<void> => changeGame(id, (game) => ({ ...game, holder }));

/** An empty name takes the name away. */
export const renameGame = (id: string, name: string): Promise<void> =>
  changeGame(id, ({ name: _, ...game }) => (name.trim() === '' ? game : { ...game, name: name.trim() }));

export const seatPlayers = (id: string, players: Saved['players']): Promise<void> =>
  changeGame(id, (game) => ({ ...game, players }));

async function changeGame(id: string, change: (game: Kept) => Kept): Promise<void> {
  const db = await database();
  const games = db.transaction('games', 'readwrite');
  const game = await games.store.get(id);
  if (game) await games.store.put(change(game));
  await games.done;
}

/** A game taken out of the saves, to be put back. */
export interface Removed {
  readonly game: Saved;
  readonly file: GameFile;
}

export async function removeGame(id: string): Promise<Removed | null> {
  const db = await database();
  const change = db.transaction(BOTH, 'readwrite');
  const [game, file] = await Promise.all([change.objectStore('games').get(id), change.objectStore('files').get(id)]);
  await Promise.all([change.objectStore('games').delete(id), change.objectStore('files').delete(id), change.done]);
  return game && file ? { game, file } : null;
}

export async function restoreGame({ game, file }: Removed): Promise<void> {
  const db = await database();
  const change = db.transaction(BOTH, 'readwrite');
  await Promise.all([
    change.objectStore('games').put(game),
    change.objectStore('files').put(file, game.id),
    change.done,
  ]);
}

export async function savedGame(id: string): Promise<(Saved & { readonly file: GameFile }) | null> {
  const db = await database();
  const [saved, file] = await Promise.all([db.get('games', id), db.get('files', id)]);
  return saved && file ? { ...saved, file } : null;
}

/** The newest first. */
export async function savedGames(): Promise<readonly Saved[]> {
  const db = await database();
  return (await db.getAllFromIndex('games', 'changed')).reverse();
}

function summaryOf({ turn, score, decision, result }: Open): Omit<Saved, keyof SavedBy | 'changed'> {
  const { mission, card, token, momentum } = score.mode === 'standard' ? score : NO_STRUGGLE;
  const asked = decision && { seat: decision.seat, step: decision.step };
  return { turn, mission, card, token, momentum, asked, winner: result?.winner ?? null };
}

const NO_STRUGGLE = { mission: '', card: null, token: 0, momentum: [0, 0] } as const;
