import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People, the devices that speak for them, and the links that bring a person to another device. */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('devices')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('revoked', 'bigint')
      .execute();
    await db.schema.createIndex('devices_person').on('devices').column('person').execute();
    await db.schema
      .createTable('handoffs')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
  },
};
