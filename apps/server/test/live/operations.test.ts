import { TABLE_IDS, TABLES } from '@faultline/geometry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameBy, OPERATION_IDS, rulesOn } from '../../src/games/shelf.ts';
import { quickTerms, whyNotPlayedBy } from '../../src/meeting/quick.ts';
import { type TestServer, testServer } from './server.ts';
import { freshId, meet, play, TERMS, Visitor } from './visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const guest = async (name: string): Promise<Visitor> => {
  const visitor = new Visitor(server.here);
  await visitor.post('guest', { name });
  return visitor;
};

it('two who want a Key Operation at once get each other, with an operation to play', async () => {
  const [one, other] = [await guest('One'), await guest('Other')];
  const asked = { mode: 'key-operations', clock: 'none' } as const;
  const { game: g } = await one.post('match', asked);
  expect(await other.post('match', asked)).toEqual({ game: g, seat: 1, waits: false });
  const { terms } = await (await one.request(`/api/games/${g}`)).json();
  expect(OPERATION_IDS).toContain(terms.plan.operation);
});

it('every operation has a battlefield with room for it', () => {
  const playable = (operation: string) =>
    TABLE_IDS.filter((table) => {
      const terms = { ...TERMS, mode: 'key-operations', table, plan: { operation, aggressor: null } };
      return whyNotPlayedBy(terms) === null;
    });
  expect(OPERATION_IDS.filter((operation) => playable(operation).length === 0)).toEqual([]);
});

it('two who meet by a link play a Key Operation, and both see the same end', async () => {
  const terms = quickTerms('key-operations', 'none');
  const { g, people } = await meet(server.here, terms);
  const game = gameBy(rulesOn(terms.mode, TABLES[terms.table as keyof typeof TABLES]));
  let done = false;
  const concede = async (version: number): Promise<void> => {
    if (version < 60 || done) return;
    done = true;
    people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  };
  await Promise.all(people.map((person, seat) => play(person, g, game, `operation ${seat}`, concede)));
  const [one, other] = people.map((person) => person.game(g).moment?.view.open);
  expect(one).toEqual(other);
  expect(one?.score).toMatchObject({ mode: 'key-operations' });
});
