import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export interface Job {
  readonly id: string;
  readonly kind: Schema['jobs']['kind'];
  readonly due: number;
}

/** Whoever takes a job has so long: where it dies meanwhile, somebody else does it. */
const LEASE = 60_000;
/** More than so many wait for the next look. */
const MOST = 50;

/** What is due later, as rows of a table: each is done by one process, and by another where that one dies. */
export class Jobs {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Planned again it is as it was; what was done once is not done again. */
  async plan({ id, kind, due }: Job): Promise<void> {
    const row = { id, kind, due, done: null };
    await this.db.write(
      this.db.reader
        .insertInto('jobs')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  async due(): Promise<readonly Job[]> {
    return this.db.reader
      .selectFrom('jobs')
      .select(['id', 'kind', 'due'])
      .where('done', 'is', null)
      .where('due', '<=', this.now())
      .orderBy('due')
      .limit(MOST)
      .execute();
  }

  /** Of all who want it at once, one gets it. */
  async take({ id, due }: Job): Promise<boolean> {
    const [taken] = await this.db.write(
      this.db.reader
        .updateTable('jobs')
        .set({ due: this.now() + LEASE })
        .where('id', '=', id)
        .where('due', '=', due)
        .where('done', 'is', null)
        .returning('id'),
    );
    return taken?.length === 1;
  }

  /** It is not time yet, or time again. */
  async putOff({ id }: Job, due: number): Promise<void> {
    await this.db.write(this.db.reader.updateTable('jobs').set({ due }).where('id', '=', id).where('done', 'is', null));
  }

  async finish({ id }: Job): Promise<void> {
    await this.db.write(this.db.reader.updateTable('jobs').set({ done: this.now() }).where('id', '=', id));
  }
}
