import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** So many statements are kept ready; there are not so many but for lists of different lengths. */
const MOST = 300;

/** Node's own SQLite, as Kysely's dialect wants to meet one. */
export function adapted(db: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare: (sql) => {
      const known = ready.get(sql);
      if (known) return known;
      if (ready.size >= MOST) ready.clear();
      const statement = prepared(db, sql);
      ready.set(sql, statement);
      return statement;
    },
  };
}

function prepared(db: DatabaseSync, sql: string): SqliteStatement {
  const statement = db.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  };
}
