import type { Decision, GameFile, Open, Seat } from '@faultline/rules';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Playing } from '../port/port.ts';

/** Whose game is saved. */
export type SavedBy = Pick<Playing, 'id' | 'players' | 'teams'>;

/** A saved game as a list shows it, without its file. */
export interface Saved extends SavedBy {
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

interface Schema extends DBSchema {
  games: { key: string; value: Saved; indexes: { changed: number } };
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

/** The list entry and the file change together or not at all. */
export async function saveGame(by: SavedBy, file: GameFile, now: number): Promise<void> {
  const saved: Saved = { ...by, ...summaryOf(file.snapshot.state.open), changed: now };
  const db = await database();
  const change = db.transaction(['games', 'files'], 'readwrite');
  await Promise.all([
    change.objectStore('games').put(saved),
    change.objectStore('files').put(file, by.id),
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
