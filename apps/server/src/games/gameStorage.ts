import {
  jsonOnce,
  type NewEntry,
  type Place,
  type Snapshot,
  type Storage,
  type StoredEntry,
  type Told,
} from '@faultline/host';
import type { ChapterTold } from '@faultline/host/wire';
import type { Database } from '../database/database.ts';

/** Of entries that are older than what is told of them. */
const NOTHING = '{"e":[],"f":0}';

/** So many games are asked for in one query. */
const AT_ONCE = 500;

/** Its events go to those who look on as well. */
const toldText = ({ e, ...rest }: Told): string => `{"e":${jsonOnce(e)},${JSON.stringify(rest).slice(1)}`;

/** The store of games in either database. */
export class GameStorage implements Storage {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async append(game: string, { segment, version }: Place, { id, entry, hash, told, accepts }: NewEntry) {
    const row = {
      game,
      segment,
      version: version + 1,
      id,
      entry: JSON.stringify(entry),
      hash,
      told: toldText(told),
    };
    const time = await this.db.append(row, accepts);
    return time === null ? 'stale' : { time };
  }

  async entriesAfter(game: string, { segment, version }: Place, upTo?: number): Promise<readonly StoredEntry[]> {
    const rows = await this.db.reader
      .selectFrom('entries')
      .select(['id', 'entry', 'at', 'hash'])
      .where('game', '=', game)
      .where('segment', '=', segment)
      .where('version', '>', version)
      .$if(upTo !== undefined, (query) => query.where('version', '<=', upTo as number))
      .orderBy('version')
      .execute();
    return rows.map(({ id, entry, at, hash }) => ({ id, hash, entry: { ...JSON.parse(entry), time: at } }));
  }

  /** What the entries up to a place brought about. */
  async told(game: string, { segment, version }: Place): Promise<readonly ChapterTold[]> {
    const rows = await this.db.reader
      .selectFrom('entries')
      .select(['told', 'at'])
      .where('game', '=', game)
      .where('segment', '=', segment)
      .where('version', '<=', version)
      .orderBy('version')
      .execute();
    return rows.map(({ told, at }) => ({ ...(JSON.parse(told ?? NOTHING) as Told), at }));
  }

  /** How many entries of a segment are stored. */
  async lastVersion(game: string, segment: number): Promise<number> {
    return this.versionAt(game, segment, Number.MAX_SAFE_INTEGER);
  }

  /** How far each of these games has come. */
  async newest(games: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    const places = new Map<string, Place>();
    for (let n = 0; n < games.length; n += AT_ONCE)
      for (const { game, segment, version } of await this.newestOf(games.slice(n, n + AT_ONCE)))
        places.set(game, { segment, version: Number(version) });
    return places;
  }

  private newestOf(games: readonly string[]) {
    return this.db.reader
      .selectFrom('entries')
      .select(({ fn }) => ['game', 'segment', fn.max('version').as('version')])
      .where('game', 'in', games)
      .groupBy(['game', 'segment'])
      .orderBy('segment')
      .execute();
  }

  /** How far the game had come at a time. */
  async versionAt(game: string, segment: number, time: number): Promise<number> {
    const row = await this.db.reader
      .selectFrom('entries')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('game', '=', game)
      .where('segment', '=', segment)
      .where('at', '<=', time)
      .executeTakeFirst();
    return Number(row?.version ?? 0);
  }

  async find(game: string, id: string): Promise<Place | null> {
    const row = await this.db.reader
      .selectFrom('entries')
      .select(['segment', 'version'])
      .where('game', '=', game)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async snapshotAt(game: string, { segment, version }: Place): Promise<Snapshot | null> {
    const row = await this.db.reader
      .selectFrom('snapshots')
      .selectAll()
      .where('game', '=', game)
      .where('segment', '=', segment)
      .where('version', '<=', Math.min(version, 2 ** 31 - 1))
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.clock
      ? { ...row, state: JSON.parse(row.state), trail: JSON.parse(row.trail), clock: JSON.parse(row.clock) }
      : null;
  }

  async keepSnapshot(game: string, { segment, version, hash, state, trail, clock }: Snapshot): Promise<void> {
    const [told, way, time] = [state, trail, clock].map((value) => JSON.stringify(value)) as [string, string, string];
    const row = { game, segment, version, hash, state: told, trail: way, clock: time };
    await this.db.write(
      this.db.reader
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    );
  }
}
