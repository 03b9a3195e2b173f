import type { House } from '../house.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { purge, purgeOf } from '../jobs/purges.ts';
import { Refused } from '../refused.ts';
import { ringBells } from './clocks.ts';

/** A bell that could not be rung is tried again after so long. */
const LATER = 60_000;
const DAY = 24 * 60 * 60_000;

/** Does what is due, whichever process planned it. */
export class Working {
  private readonly house: House;
  private readonly jobs: Jobs;
  /** After so many days games that are over go as well; null where they stay. */
  private readonly keep: number | null;

  constructor(house: House, keep: number | null) {
    this.house = house;
    this.jobs = house.jobs;
    this.keep = keep;
  }

  async turn(): Promise<void> {
    for (const job of await this.jobs.due())
      if (await this.jobs.take(job)) await this.work(job).catch((error) => this.failed(job, error));
  }

  private async work(job: Job): Promise<void> {
    if (job.kind === 'bell') return this.bell(job);
    await purge(this.house.db, this.house.now(), this.keep);
    await this.jobs.finish(job);
    await this.planPurge(DAY);
  }

  /** Today's, or that of the day after. */
  async planPurge(later = 0): Promise<void> {
    await this.jobs.plan(purgeOf(this.house.now() + later));
  }

  private async bell(job: Job): Promise<void> {
    const g = gameOfBell(job);
    const row = await this.house.rows.find(g);
    if (row?.status === 'waiting') return this.jobs.putOff(job, this.house.now() + LATER);
    if (row?.status !== 'running') return this.jobs.finish(job);
    const next = await ringBells(this.house, await this.house.game(g));
    if (next === null) await this.jobs.finish(job);
    else await this.jobs.putOff(job, next);
  }

  private async failed(job: Job, error: unknown): Promise<void> {
    // Another process serves a game that is none of ours.
    if (!(error instanceof Refused)) this.house.log.error({ err: error, job: job.id }, 'a job could not be done');
    await this.jobs.putOff(job, this.house.now() + LATER).catch(() => undefined);
  }
}

const gameOfBell = ({ id }: Job): string => id.slice('bell '.length);
