// Events kept in this browser, an entry at a time: what was done is on the disk before anybody sees it.
import {
  type Entry,
  type Event,
  FILE_FORMAT,
  FILE_VERSION,
  importEvent,
  isRefused,
  type Phase,
} from '@faultline/events';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An event as a list shows it. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly firstDay: string;
  readonly phase: Phase;
  readonly players: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface Schema extends DBSchema {
  events: { key: string; value: Kept; indexes: { changed: number } };
  entries: { key: [string, number]; value: Entry };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('faultline-events', 1, {
    upgrade(db) {
      db.createObjectStore('events', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('entries');
    },
  });
  return opening;
};

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function summaryOf({ state, log }: Event): Kept {
  const { id, name, firstDay } = state.founding;
  const players = state.entrants.filter((entrant) => entrant.state !== 'withdrawn').length;
  return { id, name, firstDay, phase: state.phase, players, changed: log.at(-1)?.at ?? 0 };
}

/** Keeps the entries from number `from` on; fails if another tab has written such an entry already. */
export async function keep(event: Event, from: number): Promise<void> {
  const db = await database();
  const change = db.transaction(['events', 'entries'], 'readwrite', { durability: 'strict' });
  const { id } = event.state.founding;
  const entries = change.objectStore('entries');
  const writes = event.log.slice(from).map((entry) => entries.add(entry, [id, entry.n]));
  await Promise.all([...writes, change.objectStore('events').put(summaryOf(event)), change.done]);
  tellOthers(id);
}

export async function keptEvent(id: string): Promise<Event | null> {
  const db = await database();
  const log = await db.getAll('entries', entriesOf(id));
  if (log.length === 0) return null;
  const read = importEvent(JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log }));
  if (isRefused(read)) throw new Error(read.refused.map(({ says }) => says).join(' '));
  return read.event;
}

/** The newest first. */
export async function keptEvents(): Promise<readonly Kept[]> {
  const db = await database();
  return (await db.getAllFromIndex('events', 'changed')).reverse();
}

export async function forget(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['events', 'entries'], 'readwrite');
  await Promise.all([
    change.objectStore('events').delete(id),
    change.objectStore('entries').delete(entriesOf(id)),
    change.done,
  ]);
  tellOthers(id);
}

/** Tabs of one browser hear of each other's acts, without a network. */
const CHANNEL = 'faultline-events';
let channel: BroadcastChannel | null = null;
const theChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

const tellOthers = (id: string): void => theChannel().postMessage(id);

/** Calls when another tab has changed the event; gives back how to stop. */
export function listen(id: string, changed: () => void): () => void {
  const heard = ({ data }: MessageEvent) => {
    if (data === id) changed();
  };
  const on = theChannel();
  on.addEventListener('message', heard);
  return () => on.removeEventListener('message', heard);
}
