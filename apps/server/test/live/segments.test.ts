import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseGame, replay, RULES_VERSION, sealFault } from '@faultline/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import type { Opened } from '../../src/site/open.ts';
import { game } from './frames.ts';
import { QUICK, serverOn } from './server.ts';
import { freshId, meet, type Pair, play } from './visitor.ts';

const folder = mkdtempSync(join(QUICK, 'faultline-segments-'));
/** Two programs over one database: the one of before, and the new one. */
let before: Opened;
let after: Opened;

beforeAll(async () => {
  const db = await openSqlite(join(folder, 'games.sqlite'));
  before = await serverOn(db, folder);
  after = await serverOn({ ...db, close: async () => {} }, folder);
});
afterAll(async () => {
  await after.close();
  await before.close();
  rmSync(folder, { recursive: true });
});

const entriesOf = (g: string, segment = 0) => after.house.storage.entriesAfter(g, { segment, version: 0 });

/** Somebody concedes after so many entries. */
async function playedOn({ g, people }: Pair, entries: number): Promise<void> {
  let done = false;
  const concede = async (version: number): Promise<void> => {
    if (version < entries || done) return;
    done = true;
    const segment = people[0].game(g).moment?.segment ?? 0;
    people[0].ask(g, { t: 'entry', g, id: freshId(), segment, entry: { do: 'concede' } });
  };
  await Promise.all(people.map((person, seat) => play(person, g, game, `segments ${seat}`, concede)));
}

/** A game that has come so far with the program of before. */
async function runningGame(entries: number): Promise<Pair> {
  const pair = await meet(before.here);
  const enough = new Error('enough');
  const stop = async (version: number): Promise<void> => {
    if (version >= entries) throw enough;
  };
  const done = pair.people.map((person, seat) => play(person, pair.g, game, `segments ${seat}`, stop));
  for (const each of await Promise.allSettled(done))
    if (each.status === 'rejected' && each.reason !== enough) throw each.reason;
  return pair;
}

/** From now on it is a game of older rules. */
const ofOlderRules = async (g: string, rules = '0.0.9'): Promise<void> => {
  const { db } = before.house;
  await db.write(db.reader.updateTable('games').set({ rules_version: rules }).where('id', '=', g));
};

async function comeTo(server: Opened, { g, people }: Pair): Promise<void> {
  for (const person of people) {
    person.cut();
    person.address = server.here;
    const back = person.next('game');
    await person.connect();
    await back;
  }
  expect(people.map((person) => person.game(g).moment?.segment)).toEqual([1, 1]);
}

it('a running game goes on under newer rules with the same view, and its file tells both parts', async () => {
  const pair = await runningGame(60);
  const { g, people } = pair;
  const views = people.map((person) => person.game(g).moment?.view);
  const played = (await entriesOf(g)).length;
  await ofOlderRules(g);
  await comeTo(after, pair);
  const now = people.map((person) => person.game(g).moment?.view);
  expect(now.map((view) => ({ ...view, open: { ...view?.open, version: 0 } }))).toEqual(
    views.map((view) => ({ ...view, open: { ...view?.open, version: 0 } })),
  );
  expect(await after.house.row(g)).toMatchObject({ segment: 1, rulesVersion: RULES_VERSION });
  await playedOn(pair, 40);
  await expect.poll(async () => (await people[0].request(`/api/games/${g}/file`)).status).toBe(200);
  const file = parseGame(await (await people[0].request(`/api/games/${g}/file`)).text());
  expect(replay(game, file).departure).toBeNull();
  expect(sealFault(file, null)).toBeNull();
  expect(file.past.map(({ rulesVersion, entries }) => [rulesVersion, entries.length])).toEqual([['0.0.9', played]]);
  const story = await (await people[0].request(`/api/games/${g}/story`)).json();
  expect(story).toMatchObject({ segment: 1, version: file.entries.length });
});

it('the program of before writes no more in it, whatever is said to it, and says so', async () => {
  const pair = await runningGame(20);
  const { g, people } = pair;
  const stored = await entriesOf(g);
  await ofOlderRules(g);
  await after.house.game(g);
  const notice = people[1].next('notice');
  people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  expect(await notice).toMatchObject({ notice: 'departed', g });
  expect((await entriesOf(g)).filter(({ hash }) => hash !== 'closed')).toEqual(stored);
  expect(await entriesOf(g, 1)).toEqual([]);
});

it('of two programs that go on with it at once one does', async () => {
  const { g } = await runningGame(10);
  await ofOlderRules(g);
  before.house.hall.forget(g);
  const both = await Promise.all([before, after].map(({ house }) => house.game(g)));
  expect(both.map(({ segment, version }) => [segment, version])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const parts = await after.house.db.reader.selectFrom('segments').selectAll().where('game', '=', g).execute();
  expect(parts).toHaveLength(1);
});

it('what does not lead by the new rules to what it led to is left behind, and counted', async () => {
  const { g } = await runningGame(30);
  const { db } = before.house;
  await db.write(
    db.reader.updateTable('entries').set({ hash: 'of other rules' }).where('game', '=', g).where('version', '>', 27),
    db.reader.deleteFrom('snapshots').where('game', '=', g).where('version', '>', 27),
  );
  await ofOlderRules(g);
  const going = await after.house.game(g);
  const part = await db.reader.selectFrom('segments').selectAll().where('game', '=', g).executeTakeFirst();
  expect([going.segment, part?.until]).toEqual([1, 27]);
});

it('a program leaves a snapshot when it stops: the next one goes on from the very last entry', async () => {
  const { g } = await runningGame(30);
  const { house } = before;
  const last = (await entriesOf(g)).length;
  await (await house.game(g)).keep();
  const { db } = house;
  await db.write(db.reader.updateTable('entries').set({ hash: 'of other rules' }).where('game', '=', g));
  await ofOlderRules(g);
  await after.house.game(g);
  const part = await db.reader.selectFrom('segments').selectAll().where('game', '=', g).executeTakeFirst();
  expect(part?.until).toBe(last);
});

it('nobody goes back to cards that a game has left: two programs of equal rules do not take turns', async () => {
  const { g } = await runningGame(5);
  const { db, rows } = before.house;
  const left = { rules_version: RULES_VERSION, data_hash: (await rows.find(g))?.dataHash ?? '' };
  await ofOlderRules(g);
  await after.house.game(g);
  await db.write(
    db.reader.updateTable('segments').set(left).where('game', '=', g),
    db.reader.updateTable('games').set({ data_hash: 'of newer cards' }).where('id', '=', g),
  );
  after.house.hall.forget(g);
  await expect(after.house.game(g)).rejects.toThrow('departed');
});

it('a game that is over can be looked at with other rules, and its file stays as it was made', async () => {
  const pair = await runningGame(0);
  const { g, people } = pair;
  await playedOn(pair, 30);
  const file = async () => (await people[0].request(`/api/games/${g}/file`)).text();
  await expect.poll(async () => (await people[0].request(`/api/games/${g}/file`)).status).toBe(200);
  const made = await file();
  await ofOlderRules(g);
  const { db } = before.house;
  await db.write(db.reader.updateTable('entries').set({ hash: 'of other rules' }).where('game', '=', g));
  expect(await file()).toBe(made);
});
