import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { games } from './games.ts';
import { goingOn } from './goingOn.ts';
import { online } from './online.ts';
import { people } from './people.ts';
import { sealing } from './sealing.ts';
import { seats } from './seats.ts';
import { talk } from './talk.ts';
import { waiting } from './waiting.ts';

/** In order, by number; one that was ever on main is never changed: another follows it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': games,
  '0002-people': people,
  '0003-seats': seats,
  '0004-online': online,
  '0005-talk': talk,
  '0006-sealing': sealing,
  '0007-going-on': goingOn,
  '0008-waiting': waiting,
};

/** Brings a database to today's schema. A database of a later version is refused, and nothing is changed. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const why = error instanceof Error ? error.message : String(error);
  throw new Error(
    /missing|corrupted/.test(why)
      ? 'This database was written by a later version of Faultline. Start that version, or name another database.'
      : `The database could not be brought up to date: ${why}`,
  );
}
