import { REPUBLIC, SHADOW } from '@faultline/cards';
import { ROUND } from '@faultline/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { GameRows } from '../../src/games/gameRows.ts';
import { Jobs } from '../../src/jobs/jobs.ts';
import { Pulse } from '../../src/jobs/pulse.ts';
import { purge } from '../../src/jobs/purges.ts';
import { Meetings } from '../../src/meeting/meetings.ts';
import { Sealing } from '../../src/meeting/sealing.ts';
import { Seating } from '../../src/meeting/seating.ts';
import { People } from '../../src/people/people.ts';
import { freshId } from '../../src/people/secrets.ts';
import { TERMS } from '../live/visitor.ts';

const DAY = 24 * 60 * 60_000;

/** What is due later, on either database. */
export function jobsOn(name: string, open: () => Promise<Database>): void {
  describe(`what is due later on ${name}`, () => {
    let db: Database;
    let now = 1_000_000_000_000;
    let jobs: Jobs;

    beforeAll(async () => {
      db = await open();
      jobs = new Jobs(db, () => now);
      // Whatever others have planned is none of these tests.
      await db.write(db.reader.deleteFrom('jobs'), db.reader.deleteFrom('pulses'), db.reader.deleteFrom('outages'));
    });
    afterAll(() => db.close());

    const games = () => new GameRows(db, () => now);
    const meetings = () => new Meetings(games(), new Seating(db, () => now), new Sealing(db, () => now), () => false);
    const made = async (terms = TERMS): Promise<string> => {
      const { person } = await new People(db, () => now).arrive('Cham');
      return (await meetings().create(person.id, terms, 0, { line: null, quick: false })).game;
    };
    const statusOf = async (g: string) => (await games().find(g))?.status;

    it('of three who want a job at once one gets it', async () => {
      const job = { id: freshId(), kind: 'bell', due: now } as const;
      await jobs.plan(job);
      const taken = await Promise.all([1, 2, 3].map(() => jobs.take(job)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      await jobs.finish(job);
    });

    it('a job whose process died is taken by another a minute later, and once it is done by nobody', async () => {
      const job = { id: freshId(), kind: 'bell', due: now } as const;
      await jobs.plan(job);
      await jobs.take(job);
      expect(await jobs.due()).toEqual([]);
      now += 60_000;
      const [again] = await jobs.due();
      expect(again?.id).toBe(job.id);
      expect(again && (await jobs.take(again))).toBe(true);
      await jobs.finish(job);
      await jobs.plan(job);
      now += DAY;
      expect(await jobs.due()).toEqual([]);
    });

    it('a game whose clock rings has its bell from its beginning on, and only where it has begun', async () => {
      const head = {
        terms: { ...TERMS, clock: ROUND },
        begun: { teams: [REPUBLIC, SHADOW], rules: {}, sheet: 's' },
      } as never;
      const g = await made({ ...TERMS, clock: ROUND });
      await games().begin(g, head, 'rules', 'cards');
      await games().begin(freshId(), head, 'rules', 'cards');
      expect(await jobs.due()).toEqual([{ id: `bell ${g}`, kind: 'bell', due: now }]);
      await jobs.finish({ id: `bell ${g}`, kind: 'bell', due: now });
    });

    it('nobody was there: the first who is there again writes it down, once', async () => {
      const [one, other] = [new Pulse(db, () => now), new Pulse(db, () => now)];
      expect(await one.beat()).toBe(false);
      const since = now;
      now += 14_000;
      expect(await other.beat()).toBe(false);
      now += 16_000;
      expect(await one.beat()).toBe(true);
      expect(await other.beat()).toBe(false);
      expect(await one.outagesAfter(since)).toEqual([{ since: since + 14_000, until: now }]);
    });

    it('a game that nobody came to is closed after a week and gone after a month; one that is over stays', async () => {
      const [waiting, over] = [await made(), await made()];
      await db.write(db.reader.updateTable('games').set({ status: 'over' }).where('id', '=', over));
      now += 8 * DAY;
      for (const _ of [1, 2]) await purge(db, now, null);
      expect([await statusOf(waiting), await statusOf(over)]).toEqual(['closed', 'over']);
      now += 30 * DAY;
      await purge(db, now, null);
      expect([await statusOf(waiting), await statusOf(over)]).toEqual([undefined, 'over']);
      const seats = await db.reader.selectFrom('seats').selectAll().where('game', '=', waiting).execute();
      expect(seats).toEqual([]);
      await purge(db, now, 30);
      expect(await statusOf(over)).toBeUndefined();
    });

    it('people who never sat down are gone once their cookie is; those who played stay', async () => {
      const people = new People(db, () => now);
      const [stranger, player] = [(await people.arrive('Nobody')).person, (await people.arrive('Somebody')).person];
      const { game } = await meetings().create(player.id, TERMS, 0, { line: null, quick: false });
      await db.write(db.reader.updateTable('games').set({ status: 'over' }).where('id', '=', game));
      now += 401 * DAY;
      await purge(db, now, null);
      const rows = await db.reader
        .selectFrom('people')
        .select('name')
        .where('id', 'in', [stranger.id, player.id])
        .execute();
      expect(rows).toEqual([{ name: 'Somebody' }]);
    });
  });
}
