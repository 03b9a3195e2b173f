import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a game over a line needs beside its entries: when it began, who may find it, and what is told of it. */
export const online: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('entries').addColumn('told', 'text').execute();
    await db.schema.alterTable('snapshots').addColumn('clock', 'text').execute();
    await db.schema
      .alterTable('games')
      .addColumn('round', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('games').addColumn('begun', 'bigint').execute();
    await db.schema.alterTable('games').addColumn('line', 'text').execute();
    await db.schema
      .alterTable('games')
      .addColumn('quick', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('games_status').on('games').columns(['status', 'created']).execute();
  },
};
