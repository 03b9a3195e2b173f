import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What outlasts a process: games that go on under other rules, times when no server was there, files of games that are over. */
export const goingOn: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('segments')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('segment', 'integer', (column) => column.notNull())
      .addColumn('rules_version', 'text', (column) => column.notNull())
      .addColumn('data_hash', 'text', (column) => column.notNull())
      .addColumn('until', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('segments_place', ['game', 'segment'])
      .execute();
    await db.schema
      .createTable('pulses')
      .addColumn('process', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('outages')
      .addColumn('since', 'bigint', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('files')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('said').addColumn('person', 'text').execute();
    // Games that run already have clocks that may ring.
    await sql`insert into jobs (id, kind, due, done)
      select 'bell ' || id, 'bell', begun, null from games where status = 'running' and begun is not null`.execute(db);
  },
};
