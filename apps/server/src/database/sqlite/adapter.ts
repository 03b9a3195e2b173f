import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Node's own SQLite, as Kysely's dialect wants to meet one. */
export const adapted = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare: (sql) => {
    const statement = db.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
    } satisfies SqliteStatement;
  },
});
