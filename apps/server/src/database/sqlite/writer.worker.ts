// The one thread that writes: whatever waits goes into one transaction, and is answered once that is on disk.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { NewEntryRow } from '../database.ts';
import type { Asked, Done } from './asked.ts';

const db = new DatabaseSync((workerData as { readonly path: string }).path);
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
// The pages of many games are touched again and again: kept in memory (16 MB), and copied from the log to their place
// once for many entries (32 MB), they cost a fraction.
db.exec('pragma cache_size = -16384; pragma wal_autocheckpoint = 8192; pragma temp_store = memory');

const timeBefore = db.prepare('select at from entries where game = ? and segment = ? and version = ?');
const put = db.prepare(
  `insert into entries (game, segment, version, id, entry, at, hash, told) values (?, ?, ?, ?, ?, ?, ?, ?)
   on conflict do nothing returning at`,
);

const waits = db.prepare("select 1 from offers where game = ? and id = ? and state = 'waiting'");
const accept = db.prepare("update offers set state = 'accepted' where game = ? and id = ?");

function append(row: NewEntryRow, accepts: boolean): number | null {
  if (!accepts) return store(row);
  const { game, id } = row;
  const stored = waits.get(game, id) ? store(row) : null;
  if (stored !== null) accept.run(game, id);
  return stored;
}

function store({ game, segment, version, id, entry, hash, told }: NewEntryRow): number | null {
  const before = timeBefore.get(game, segment, version - 1) as { at: number } | undefined;
  if (version > 1 && !before) return null;
  const at = Math.max(Date.now(), before?.at ?? 0);
  const stored = put.get(game, segment, version, id, entry, at, hash, told) as { at: number } | undefined;
  return stored?.at ?? null;
}

/** Many are said again and again. */
const ready = new Map<string, StatementSync>();
const MOST_READY = 300;

function readied(sql: string): StatementSync {
  const known = ready.get(sql);
  if (known) return known;
  if (ready.size >= MOST_READY) ready.clear();
  const statement = db.prepare(sql);
  ready.set(sql, statement);
  return statement;
}

function one(asked: Asked): Done {
  if (asked.do === 'append') return { time: append(asked.row, asked.accepts) };
  const rows = asked.statements.map(({ sql, parameters }) => readied(sql).all(...(parameters as SQLInputValue[])));
  return { rows };
}

/** SQLITE_FULL, and the errors of a disk that cannot be written to. */
const isFull = (error: unknown): boolean => {
  const code = (error as { errcode?: number }).errcode ?? 0;
  return code % 256 === 13 || code % 256 === 10;
};

const failed = (error: unknown): Done => ({
  error: error instanceof Error ? error.message : String(error),
  full: isFull(error),
});

const [begins, keeps, takesBack] = ['savepoint one', 'release one', 'rollback to one'].map((sql) =>
  db.prepare(sql),
) as [StatementSync, StatementSync, StatementSync];

/** Each in a savepoint of its own: what one does wrong is not the others' loss. One statement alone is that by itself. */
function apart(asked: Asked): Done {
  const isOne = asked.do === 'append' && !asked.accepts;
  if (!isOne) begins.run();
  try {
    const done = one(asked);
    if (!isOne) keeps.run();
    return done;
  } catch (error) {
    if (!isOne) {
      takesBack.run();
      keeps.run();
    }
    return failed(error);
  }
}

function together(all: readonly Asked[]): readonly Done[] {
  try {
    db.exec('begin immediate');
    const done = all.map(apart);
    db.exec('commit');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    return all.map(() => failed(error));
  }
}

parentPort?.on('message', (all: readonly Asked[] | 'close') => {
  if (all === 'close') {
    db.close();
    parentPort?.close();
  } else parentPort?.postMessage(together(all));
});
