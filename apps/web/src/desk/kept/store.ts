// Events kept in this browser, an entry at a time: what was done is on the disk before anybody sees it.
import {
  type Entry,
  type Event,
  FILE_FORMAT,
  FILE_VERSION,
  importEvent,
  isRefused,
  type Phase,
} from '@faultline/tournament';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { elsewhere } from '../../saves/elsewhere.ts';
import { isCutOff, lasting } from '../../saves/lasting.ts';

/** An event as a list shows it. */
export interface KeptEvent {
  readonly id: string;
  readonly name: string;
  readonly firstDay: string;
  readonly phase: Phase;
  readonly players: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface EventsSchema extends DBSchema {
  events: { key: string; value: KeptEvent; indexes: { changed: number } };
  entries: { key: [string, number]; value: Entry };
}

const inDatabase = lasting<IDBPDatabase<EventsSchema>>((terminated) =>
  openDB<EventsSchema>('faultline-events', 1, {
    terminated,
    upgrade(db) {
      db.createObjectStore('events', { keyPath: 'id' }).createIndex('changed', 'changed');
      db.createObjectStore('entries');
    },
  }),
);

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function summaryOf({ state, log }: Event): KeptEvent {
  const { id, name, firstDay } = state.founding;
  const players = state.entrants.filter((entrant) => entrant.state !== 'withdrawn').length;
  return { id, name, firstDay, phase: state.phase, players, changed: log.at(-1)?.at ?? 0 };
}

/** Another tab has written such an entry already. */
export class Quicker extends Error {}

/**
 * Keeps the entries from number `from` on; fails as `Quicker` if another tab has written such an entry already.
 * Where entries before them are no longer there (a browser without room throws away) they are kept again.
 */
export async function keep(event: Event, from: number): Promise<void> {
  const kept = await keepHere(event, from).catch(async (error) => {
    if (!isCutOff(error)) throw error;
    return elsewhere((keeper) => keeper.keepEvent(event, from));
  });
  if (!kept) throw new Quicker();
  tellOthers(event.state.founding.id);
}

/** Keeps them by this thread's own hands; false where another tab was quicker. */
export async function keepHere(event: Event, from: number): Promise<boolean> {
  try {
    await write(event, from);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return false;
    throw error;
  }
}

function write(event: Event, from: number): Promise<void> {
  const { id } = event.state.founding;
  return inDatabase(async (db) => {
    const change = db.transaction(['events', 'entries'], 'readwrite', { durability: 'strict' });
    const entries = change.objectStore('entries');
    const known = from === 0 ? 0 : await entries.count(entriesOf(id));
    const lost = known < from ? event.log.slice(0, from) : [];
    await Promise.all([
      ...lost.map((entry) => entries.put(entry, [id, entry.n])),
      ...event.log.slice(from).map((entry) => entries.add(entry, [id, entry.n])),
      change.objectStore('events').put(summaryOf(event)),
      change.done,
    ]);
  });
}

/** What is kept of an event does not make one: entries are missing or do not fit. */
export class Damaged extends Error {}

export async function keptEvent(id: string): Promise<Event | null> {
  const log = await inDatabase((db) => db.getAll('entries', entriesOf(id)));
  if (log.length === 0) return null;
  const read = importEvent(JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, log }));
  if (isRefused(read)) throw new Damaged(read.refused.map(({ says }) => says).join(' '));
  return read.event;
}

/** The newest first. */
export const keptEvents = (): Promise<readonly KeptEvent[]> =>
  inDatabase(async (db) => (await db.getAllFromIndex('events', 'changed')).reverse());

export async function forget(id: string): Promise<void> {
  await inDatabase((db) => {
    const change = db.transaction(['events', 'entries'], 'readwrite');
    return Promise.all([
      change.objectStore('events').delete(id),
      change.objectStore('entries').delete(entriesOf(id)),
      change.done,
    ]);
  });
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
