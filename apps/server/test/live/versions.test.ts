import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from './server.ts';
import { freshId, meet } from './visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const departures = async (): Promise<number> =>
  (await server.house.metrics.departed.get()).values.reduce((sum, { value }) => sum + value, 0);

it('a process that comes to another hash than another has stored serves the game no more, and says so', async () => {
  const { g, people } = await meet(server.here);
  const before = await departures();
  const entry = JSON.stringify({ do: 'concede', by: 0 });
  const told = '{"e":[],"f":0}';
  await server.house.db.append({ game: g, segment: 0, version: 1, id: freshId(), entry, hash: 'of other rules', told });
  const notice = people[0].next('notice');
  server.house.rung({ what: 'entries', of: g });
  expect(await notice).toMatchObject({ notice: 'departed', g });
  expect(await departures()).toBe(before + 1);
  const refused = people[0].next('refused');
  people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  expect((await refused).why).toBe('departed');
});

it('a process with other rules than a game began with does not serve it', async () => {
  const { g, people } = await meet(server.here);
  const { db, hall } = server.house;
  await db.write(db.reader.updateTable('games').set({ rules_version: '999.0.0' }).where('id', '=', g));
  hall.forget(g);
  const refused = people[1].next('refused');
  people[1].join(g);
  expect((await refused).why).toBe('departed');
});
