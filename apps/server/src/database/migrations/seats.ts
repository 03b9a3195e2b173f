import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who sits where, the links that bring somebody to a seat, and the seals of the dice. */
export const seats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('seats')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.references('people.id'))
      .addColumn('team', 'text')
      .addColumn('ready', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_place', ['game', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('invitations')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema
      .createTable('seals')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .addColumn('opening', 'text')
      .addPrimaryKeyConstraint('seals_place', ['game', 'who'])
      .execute();
  },
};
