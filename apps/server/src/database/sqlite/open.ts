import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { adapted } from './adapter.ts';
import { lockFile } from './lock.ts';
import { Writer } from './writer.ts';

const over = (db: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(db) }) });

/** Before anything else is done with the file. */
async function prepare(path: string): Promise<void> {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const all = over(db);
  try {
    await migrate(all);
  } finally {
    await all.destroy();
  }
}

/** The embedded database: one file, one process, one thread that writes. */
export async function openSqlite(path: string): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockFile(path);
  try {
    await prepare(path);
  } catch (error) {
    unlock();
    throw error;
  }
  const reader = over(new DatabaseSync(path, { readOnly: true }));
  const writer = new Writer(path);
  return {
    reader,
    async write(...queries: readonly Compilable[]) {
      const statements = queries.map((query) => query.compile());
      const done = await writer.ask({
        do: 'write',
        statements: statements.map(({ sql, parameters }) => ({ sql, parameters })),
      });
      return 'rows' in done ? done.rows : [];
    },
    async append(row, accepts = false) {
      const done = await writer.ask({ do: 'append', row, accepts });
      return 'time' in done ? done.time : null;
    },
    async close() {
      // Who writes goes last, and leaves one file: the log beside it is written back.
      await reader.destroy();
      await writer.close();
      unlock();
    },
  };
}
