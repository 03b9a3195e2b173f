import { TABLES } from '@faultline/geometry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameBy, rulesOn } from '../../src/games/shelf.ts';
import { type TestServer, testServer } from './server.ts';
import { freshId, meet, play, Visitor } from './visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const game = gameBy(rulesOn('standard', TABLES['core-1']));

/** Plays by chance until somebody has had enough. */
const until = (most: number, then: (version: number) => void) => {
  let done = false;
  return async (version: number): Promise<void> => {
    if (version < most || done) return;
    done = true;
    then(version);
  };
};

it('two people who meet by a link play a whole game, and both see the same end', async () => {
  const { g, people } = await meet(server.here);
  const over = people.map((person) => person.next('over'));
  await Promise.all(people.map((person, seat) => play(person, g, game, `whole ${seat}`)));
  const [one, other] = await Promise.all(over);
  expect(one).toEqual(other);
  const views = people.map((person) => person.game(g).moment?.view);
  expect(views[0]?.open).toEqual(views[1]?.open);
});

it('a line that breaks again and again changes nothing: what was not answered is asked again, once', async () => {
  const { g, people } = await meet(server.here);
  const concede = until(150, () =>
    people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } }),
  );
  let cuts = 0;
  await Promise.all(
    people.map((person, seat) =>
      play(person, g, game, `cut ${seat}`, async (version) => {
        if (seat === 0) await concede(version);
        if (version % 7 !== seat || cuts > 60) return;
        cuts += 1;
        person.cut();
        const back = person.next('game');
        await person.connect();
        await back;
      }),
    ),
  );
  expect(cuts).toBeGreaterThan(20);
  const stored = await server.house.storage.entriesAfter(g, { segment: 0, version: 0 });
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
  expect(people.map((person) => person.game(g).moment?.version)).toEqual([stored.length, stored.length]);
});

it('whoever comes back after a reload has the same view and the same question', async () => {
  const { g, people } = await meet(server.here);
  const [one] = people;
  const before = one.game(g).moment;
  one.cut();
  one.games.clear();
  const again = one.next('game');
  await one.connect();
  one.join(g);
  expect((await again).view).toEqual(before?.view);
});

it('a game that nobody looks at leaves memory after a minute, and is there again for whoever comes back', async () => {
  const { g, people } = await meet(server.here);
  const [one, other] = people;
  const before = one.game(g).moment?.view;
  for (const person of [one, other]) person.cut();
  const { hall } = server.house;
  await expect.poll(() => hall.loaded(g)?.listeners.size).toBe(0);
  hall.sweep(0);
  hall.sweep(59_999);
  expect(hall.loaded(g)).not.toBe(null);
  hall.sweep(60_000);
  expect(hall.loaded(g)).toBe(null);
  one.games.clear();
  const again = one.next('game');
  await one.connect();
  one.join(g);
  expect((await again).view).toEqual(before);
});

it('a page of another site gets no line and no answer', async () => {
  const stranger = new Visitor(server.here);
  expect((await stranger.request('/api/guest', { name: 'Eve' }, 'http://elsewhere.example')).status).toBe(403);
});
