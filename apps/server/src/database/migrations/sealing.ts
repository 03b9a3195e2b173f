import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a round of sealing began: nobody begins the next one too soon. */
export const sealing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seals').addColumn('at', 'bigint').execute();
  },
};
