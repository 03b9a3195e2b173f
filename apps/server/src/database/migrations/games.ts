import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Games, their entries, battlefields and snapshots. */
export const games: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('boards')
      .addColumn('table_hash', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('segment', 'integer', (column) => column.notNull())
      .addColumn('rules_version', 'text', (column) => column.notNull())
      .addColumn('data_hash', 'text', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('table_hash', 'text', (column) => column.notNull().references('boards.table_hash'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('segment', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_place', ['game', 'segment', 'version'])
      .addUniqueConstraint('entries_id', ['game', 'id'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('segment', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('trail', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_place', ['game', 'segment', 'version'])
      .execute();
  },
};
