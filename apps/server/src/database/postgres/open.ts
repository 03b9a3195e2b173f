import { type Compilable, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Batches } from '../batches.ts';
import type { Database, NewEntryRow, Rows } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { asNotStored } from './errors.ts';

/** Times and versions fit a number; PostgreSQL would hand them out as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? (value: string) => Number(value) : pg.types.getTypeParser(oid, format),
};

/** More at once would keep the first of them waiting. */
const MOST = 200;

/**
 * One statement for all that wait, sorted by game: batches of two processes in any order could wait for each other.
 * The time is the database's own, and never before that of the entry before.
 */
const APPEND = `
  insert into entries (game, segment, version, id, entry, at, hash, told)
  select n.game, n.segment, n.version, n.id, n.entry,
    greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, coalesce(b.at, 0)), n.hash, n.told
  from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
    as n(game, segment, version, id, entry, hash, told)
  left join entries b on b.game = n.game and b.segment = n.segment and b.version = n.version - 1
  where n.version = 1 or b.game is not null
  order by n.game, n.segment, n.version
  on conflict do nothing
  returning game, id, at`;

async function appendAll(
  pool: pg.Pool | pg.PoolClient,
  rows: readonly NewEntryRow[],
): Promise<readonly (number | null)[]> {
  const columns = (['game', 'segment', 'version', 'id', 'entry', 'hash', 'told'] as const).map((name) =>
    rows.map((row) => row[name]),
  );
  const { rows: stored } = await pool
    .query<{ game: string; id: string; at: number }>(APPEND, columns)
    .catch((error: unknown) => Promise.reject(asNotStored(error)));
  // By game and id: the same id in two games is two entries.
  return rows.map((row) => stored.find(({ game, id }) => game === row.game && id === row.id)?.at ?? null);
}

async function inOne(pool: pg.Pool, queries: readonly Compilable[]): Promise<readonly Rows[]> {
  return together(pool, async (client) => {
    const done: Rows[] = [];
    for (const query of queries) {
      const { sql, parameters } = query.compile();
      done.push((await client.query(sql, [...parameters])).rows);
    }
    return done;
  });
}

const ACCEPT = "update offers set state = 'accepted' where game = $1 and id = $2 and state = 'waiting'";

/** What was offered, and that it was accepted: both are stored or neither. */
async function appendAccepted(pool: pg.Pool, row: NewEntryRow): Promise<number | null> {
  const none = new Error('Neither is stored.');
  try {
    return await together(pool, async (client) => {
      const { rowCount } = await client.query(ACCEPT, [row.game, row.id]);
      const [time = null] = rowCount === 1 ? await appendAll(client, [row]) : [];
      if (time === null) throw none;
      return time;
    });
  } catch (error) {
    if (error === none) return null;
    throw error;
  }
}

async function together<T>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await act(client);
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    // Whatever state its connection is in, nobody gets it again.
    client.release(true);
    throw asNotStored(error);
  }
}

/** A database that any number of processes may share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is replaced; whoever uses one hears of it.
  pool.on('error', () => undefined);
  // Between two statements nobody listens to the one in use, and what is not listened to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const reader = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(reader);
  } catch (error) {
    await reader.destroy();
    throw error;
  }
  const batches = new Batches<NewEntryRow, number | null>(MOST, (rows) => appendAll(pool, rows));
  return {
    reader,
    write: (...queries) => inOne(pool, queries),
    append: (row, accepts = false) => (accepts ? appendAccepted(pool, row) : batches.add(row)),
    close: () => reader.destroy(),
  };
}
