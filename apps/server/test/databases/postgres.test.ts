import { TABLES } from '@faultline/geometry';
import { expect, it } from 'vitest';
import { gameBy, rulesOn } from '../../src/games/shelf.ts';
import type { Opened } from '../../src/site/open.ts';
import { serverOn } from '../live/server.ts';
import { freshId, meet, play, TERMS } from '../live/visitor.ts';
import { openPostgres } from '../../src/database/postgres/open.ts';
import { conformance } from './conformance.ts';
import { jobsOn } from './jobs.ts';
import { meetingOn } from './meeting.ts';
import { peopleOn } from './people.ts';

/** Set by the stage `databases`, which brings a throwaway one where it can. */
const url = process.env.FAULTLINE_TEST_DATABASE_URL;
if (!url) throw new Error('FAULTLINE_TEST_DATABASE_URL is not set: npm test -- databases brings a PostgreSQL.');

conformance(
  'PostgreSQL',
  () => openPostgres(url),
  () => openPostgres(url),
);

peopleOn('PostgreSQL', () => openPostgres(url));
meetingOn('PostgreSQL', () => openPostgres(url));
jobsOn('PostgreSQL', () => openPostgres(url));

it('two people at two processes play one game', async () => {
  const servers = [
    await serverOn(await openPostgres(url), '/', { databaseUrl: url }),
    await serverOn(await openPostgres(url), '/', { databaseUrl: url }),
  ];
  const [one, other] = servers as [Opened, Opened];
  const { g, people } = await meet(one.here, TERMS, other.here);
  let done = false;
  const concede = async (version: number): Promise<void> => {
    if (version < 80 || done) return;
    done = true;
    people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  };
  const game = gameBy(rulesOn('standard', TABLES['core-1']));
  await Promise.all(people.map((person, seat) => play(person, g, game, `two ${seat}`, concede)));
  expect(people[0].game(g).moment?.view.open).toEqual(people[1].game(g).moment?.view.open);
  const stored = await one.house.storage.entriesAfter(g, { segment: 0, version: 0 });
  expect(people.map((person) => person.game(g).moment?.version)).toEqual([stored.length, stored.length]);
  for (const server of servers) await server.close();
});
