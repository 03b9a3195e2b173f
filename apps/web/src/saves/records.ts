// Records of acts kept in this browser (events, campaigns), an entry at a time: what was done is on the disk before
// anybody sees it.
import { type IDBPDatabase, openDB } from 'idb';
import { isCutOff, lasting } from './lasting.ts';

/** As much of a record as keeping it needs. */
export interface Kept {
  readonly log: readonly { readonly n: number }[];
}

/** A record as a list shows it. */
export interface Summary {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface RecordKind<R extends Kept, S extends Summary> {
  /** Of the database, and of the channel on which tabs hear of each other. */
  readonly name: string;
  /** The store of the summaries. */
  readonly list: string;
  readonly summaryOf: (record: R) => S;
  /** Adds a log up again; throws `Damaged` where it does not make a record. */
  readonly read: (log: R['log']) => R;
  /** Keeps it by another thread's hands (`keepHere`), where this one is cut off. */
  readonly elsewhere: (record: R, from: number) => Promise<boolean>;
}

export interface RecordStore<R, S> {
  /**
   * Keeps the entries from number `from` on; fails as `Quicker` if another tab has written such an entry already.
   * Where entries before them are no longer there (a browser without room throws away) they are kept again.
   */
  readonly keep: (record: R, from: number) => Promise<void>;
  /** Keeps them by this thread's own hands; false where another tab was quicker. */
  readonly keepHere: (record: R, from: number) => Promise<boolean>;
  readonly kept: (id: string) => Promise<R | null>;
  /** The newest first. */
  readonly all: () => Promise<readonly S[]>;
  readonly forget: (id: string) => Promise<void>;
  /** Calls when another tab has changed the record; gives back how to stop. */
  readonly listen: (id: string, changed: () => void) => () => void;
}

/** Another tab has written such an entry already. */
export class Quicker extends Error {}

/** What is kept of a record does not make one: entries are missing or do not fit. */
export class Damaged extends Error {}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export function recordStore<R extends Kept, S extends Summary>(kind: RecordKind<R, S>): RecordStore<R, S> {
  const { name, list, summaryOf, read, elsewhere } = kind;
  const inDatabase = lasting<IDBPDatabase>((terminated) =>
    openDB(name, 1, {
      terminated,
      upgrade(db) {
        db.createObjectStore(list, { keyPath: 'id' }).createIndex('changed', 'changed');
        db.createObjectStore('entries');
      },
    }),
  );

  const write = (record: R, from: number): Promise<void> =>
    inDatabase(async (db) => {
      const summary = summaryOf(record);
      const { id } = summary;
      const change = db.transaction([list, 'entries'], 'readwrite', { durability: 'strict' });
      const entries = change.objectStore('entries');
      const known = from === 0 ? 0 : await entries.count(entriesOf(id));
      const lost = known < from ? record.log.slice(0, from) : [];
      await Promise.all([
        ...lost.map((entry) => entries.put(entry, [id, entry.n])),
        ...record.log.slice(from).map((entry) => entries.add(entry, [id, entry.n])),
        change.objectStore(list).put(summary),
        change.done,
      ]);
    });

  const keepHere = async (record: R, from: number): Promise<boolean> => {
    try {
      await write(record, from);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      throw error;
    }
  };

  let channel: BroadcastChannel | null = null;
  const theChannel = (): BroadcastChannel => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  const tellOthers = (id: string): void => theChannel().postMessage(id);

  return {
    keepHere,
    async keep(record, from) {
      const isKept = await keepHere(record, from).catch(async (error) => {
        if (!isCutOff(error)) throw error;
        return elsewhere(record, from);
      });
      if (!isKept) throw new Quicker();
      tellOthers(summaryOf(record).id);
    },
    async kept(id) {
      const log = (await inDatabase((db) => db.getAll('entries', entriesOf(id)))) as R['log'];
      return log.length === 0 ? null : read(log);
    },
    all: () => inDatabase(async (db) => (await db.getAllFromIndex(list, 'changed')).reverse()),
    async forget(id) {
      await inDatabase((db) => {
        const change = db.transaction([list, 'entries'], 'readwrite');
        return Promise.all([
          change.objectStore(list).delete(id),
          change.objectStore('entries').delete(entriesOf(id)),
          change.done,
        ]);
      });
      tellOthers(id);
    },
    listen(id, changed) {
      const heard = ({ data }: MessageEvent) => {
        if (data === id) changed();
      };
      const on = theChannel();
      on.addEventListener('message', heard);
      return () => on.removeEventListener('message', heard);
    },
  };
}
