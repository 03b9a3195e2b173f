import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people offer and say beside a game, what they want to hear, and what is due later. */
export const talk: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('offers')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('offers_id', ['game', 'id'])
      .execute();
    await db.schema
      .createTable('said')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('said_id', ['game', 'id'])
      .execute();
    await db.schema.createIndex('said_at').on('said').columns(['game', 'at']).execute();
    await db.schema
      .createTable('wishes')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('wishes', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wishes_seat', ['game', 'seat'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('log', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('done', 'bigint')
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').columns(['done', 'due']).execute();
  },
};
