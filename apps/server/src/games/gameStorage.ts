import type { NewEntry, Place, Snapshot, Storage, StoredEntry } from '@faultline/host';
import type { Database } from '../database/database.ts';

/** The store of games in either database. */
export class GameStorage implements Storage {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async append(game: string, { segment, version }: Place, { id, entry, hash }: NewEntry) {
    const row = { game, segment, version: version + 1, id, entry: JSON.stringify(entry), hash };
    const time = await this.db.append(row);
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
    return row ? { ...row, state: JSON.parse(row.state), trail: JSON.parse(row.trail) } : null;
  }

  async keepSnapshot(game: string, { segment, version, hash, state, trail }: Snapshot): Promise<void> {
    const row = { game, segment, version, hash, state: JSON.stringify(state), trail: JSON.stringify(trail) };
    await this.db.write(
      this.db.reader
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    );
  }
}
