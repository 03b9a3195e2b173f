import type { Database } from '../database/database.ts';
import { freshId } from '../people/secrets.ts';

/** A time when no process was there. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** Without a pulse of anybody for so long nobody was there. */
const SILENCE = 15_000;

/** Each process says that it is there; whoever finds that nobody was writes that down, once. */
export class Pulse {
  private readonly db: Database;
  private readonly now: () => number;
  private readonly process = freshId();

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Tells whether there was an outage until now. */
  async beat(): Promise<boolean> {
    const { reader } = this.db;
    const now = this.now();
    const last = await reader
      .selectFrom('pulses')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    const since = last?.at === null || last?.at === undefined ? now : Number(last.at);
    const isOutage = now - since > SILENCE;
    const own = { process: this.process, at: now };
    await this.db.write(
      ...(isOutage
        ? [
            reader
              .insertInto('outages')
              .values({ since, until: now })
              .onConflict((conflict) => conflict.doNothing()),
          ]
        : []),
      reader
        .insertInto('pulses')
        .values(own)
        .onConflict((conflict) => conflict.column('process').doUpdateSet({ at: now })),
    );
    return isOutage;
  }

  /** Those that ended after a time. */
  outagesAfter(time: number): Promise<readonly Outage[]> {
    return this.db.reader
      .selectFrom('outages')
      .select(['since', 'until'])
      .where('until', '>', time)
      .orderBy('since')
      .execute();
  }
}
