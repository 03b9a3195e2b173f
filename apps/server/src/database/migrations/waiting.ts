import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When somebody was last at a table that waits: nobody is sent to one that was left. */
export const waiting: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('games').addColumn('here', 'bigint').execute();
  },
};
