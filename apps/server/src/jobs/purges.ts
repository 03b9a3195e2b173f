import type { Database } from '../database/database.ts';
import type { Job } from './jobs.ts';

const DAY = 24 * 60 * 60_000;

/** How long what is kept of people and games (docs/hosting.md). */
const DAYS = {
  /** A game that waits for somebody who does not come is closed, and one that is closed goes. */
  waiting: 7,
  closed: 30,
  /** Links to other devices last ten minutes, devices until they are taken back. */
  handoff: 1,
  revoked: 30,
  /** Offers and words of a game, after its last entry. */
  talk: 90,
  reports: 180,
  /** A cookie lasts a year: nobody comes back with it after that. */
  guest: 400,
  outages: 30,
  jobs: 7,
} as const;

export const purgeOf = (now: number): Job => {
  const day = Math.floor(now / DAY);
  return { id: `purge ${day}`, kind: 'purge', due: day * DAY };
};

/** Deletes what nobody needs any more, in transactions that may be done twice. Games that are over stay unless `keep` says so many days. */
export async function purge(db: Database, now: number, keep: number | null): Promise<void> {
  const { reader } = db;
  const before = (days: number): number => now - days * DAY;
  const quiet = (days: number) =>
    reader
      .selectFrom('games')
      .select('games.id')
      .where('games.status', '=', 'over')
      .where('games.created', '<', before(days))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('entries')
              .select('entries.version')
              .whereRef('entries.game', '=', 'games.id')
              .where('entries.at', '>=', before(days)),
          ),
        ),
      );
  const seated = reader.selectFrom('seats').select('seats.person').where('seats.person', 'is not', null);
  const strangers = reader
    .selectFrom('people')
    .select('people.id')
    .where('people.created', '<', before(DAYS.guest))
    .where('people.id', 'not in', seated.$castTo<{ person: string }>());
  await db.write(
    reader
      .updateTable('games')
      .set({ status: 'closed', line: null, quick: 0 })
      .where('status', '=', 'waiting')
      .where('created', '<', before(DAYS.waiting)),
    reader.deleteFrom('handoffs').where('expires', '<', before(DAYS.handoff)),
    reader.deleteFrom('devices').where('revoked', '<', before(DAYS.revoked)),
    reader.deleteFrom('reports').where('at', '<', before(DAYS.reports)),
    reader.deleteFrom('outages').where('until', '<', before(DAYS.outages)),
    reader.deleteFrom('pulses').where('at', '<', before(DAYS.jobs)),
    reader.deleteFrom('jobs').where('done', '<', before(DAYS.jobs)),
    reader.deleteFrom('offers').where('game', 'in', quiet(DAYS.talk)),
    reader.deleteFrom('said').where('game', 'in', quiet(DAYS.talk)),
    reader.deleteFrom('wishes').where('game', 'in', quiet(DAYS.talk)),
    reader.deleteFrom('handoffs').where('person', 'in', strangers),
    reader.deleteFrom('devices').where('person', 'in', strangers),
    reader.deleteFrom('people').where('id', 'in', strangers),
  );
  const closed = await reader
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'closed')
    .where('created', '<', before(DAYS.closed))
    .execute();
  const old = keep === null ? [] : await quiet(keep).execute();
  for (const { id } of [...closed, ...old]) await deleteGame(db, id);
}

const OF_GAMES = [
  'entries',
  'snapshots',
  'segments',
  'seals',
  'seats',
  'invitations',
  'offers',
  'said',
  'wishes',
  'files',
] as const;

async function deleteGame(db: Database, game: string): Promise<void> {
  await db.write(
    ...OF_GAMES.map((table) => db.reader.deleteFrom(table as 'entries').where('game', '=', game)),
    db.reader.deleteFrom('games').where('id', '=', game),
  );
}
