import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import type { House } from '../../src/house.ts';
import { Line } from '../../src/lines/line.ts';
import type { Opened } from '../../src/site/open.ts';
import { QUICK, serverOn } from './server.ts';
import { freshId, meet, TEAMS, TERMS, Visitor } from './visitor.ts';

const folder = mkdtempSync(join(QUICK, 'faultline-lost-'));
let one: Opened;
let other: Opened;

/** Two servers over one database that never wake each other, as if every notification were lost. */
beforeAll(async () => {
  const db = await openSqlite(join(folder, 'games.sqlite'));
  one = await serverOn(db, folder);
  other = await serverOn({ ...db, close: async () => {} }, folder);
});
afterAll(async () => {
  await other.close();
  await one.close();
  rmSync(folder, { recursive: true });
});

/** A line that nobody reads. */
function silentLine(): { readonly line: Line; readonly cut: () => void } {
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: () => {} };
  const line = new Line(socket as never, null, 'here');
  return {
    line,
    cut: () => {
      socket.readyState = 3;
    },
  };
}

const joining = async (house: House, line: Line, g: string): Promise<void> =>
  house.tellGame(line, await house.row(g), null);

it('two people at two servers meet though no notification arrives: the table is looked at', async () => {
  const meeting = meet(one.here, TERMS, other.here);
  let met = false;
  void meeting.then(() => {
    met = true;
  });
  await expect
    .poll(async () => {
      for (const { house } of [one, other]) await house.lookAtMeetings();
      return met;
    })
    .toBe(true);
  const { g, people } = await meeting;
  expect(people.map((person) => person.game(g).moment?.version)).toEqual([0, 0]);
});

it('a game that all have opened begins though the process died that should have begun it', async () => {
  const { house } = one;
  const died = vi.spyOn(house.rows, 'begin').mockResolvedValue(false);
  const people = [new Visitor(one.here), new Visitor(one.here)] as const;
  for (const person of people) await person.post('guest', { name: 'Ezra' });
  const { game: g, code } = await people[0].post('create', { terms: TERMS });
  await people[1].post('take', { code });
  for (const [seat, person] of people.entries()) {
    await person.connect();
    person.join(g);
    const team = TEAMS[seat];
    if (team) person.say({ t: 'bring', g, team, ready: true });
  }
  await expect.poll(() => died.mock.calls.length).toBeGreaterThan(0);
  const begun = people.map((person) => person.next('game'));
  died.mockRestore();
  await house.lookAtMeetings();
  expect((await Promise.all(begun)).map(({ version }) => version)).toEqual([0, 0]);
});

it('whoever comes from another server sees no less than they have seen there', async () => {
  const { g, people } = await meet(one.here);
  const spectator = new Visitor(other.here);
  await spectator.connect();
  const before = spectator.next('game');
  spectator.join(g);
  expect((await before).version).toBe(0);
  const over = people[1].next('over');
  people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  await over;
  const comer = new Visitor(other.here);
  await comer.connect();
  const shown = comer.next('game');
  comer.join(g);
  expect((await shown).version).toBe(1);
});

it('a line that breaks while it joins is at no game', async () => {
  const { g } = await meet(one.here);
  const { line, cut } = silentLine();
  const joined = joining(one.house, line, g);
  cut();
  await joined;
  expect(one.house.lines.at(g).map(([each]) => each)).not.toContain(line);
});

it('a line that joins twice at once has left when it leaves', async () => {
  const { g } = await meet(one.here);
  const before = one.house.hall.loaded(g)?.listeners.size;
  const { line } = silentLine();
  await Promise.all([joining(one.house, line, g), joining(one.house, line, g)]);
  one.house.leave(line, g);
  expect(one.house.hall.loaded(g)?.listeners.size).toBe(before);
});

it('a line whose game cannot be read just now is closed, and comes back', async () => {
  const { g } = await meet(one.here);
  const visitor = new Visitor(one.here);
  await visitor.connect();
  const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  const find = vi.spyOn(one.house.rows, 'find').mockRejectedValueOnce(away);
  visitor.join(g);
  expect(await visitor.closed).toBe(1012);
  find.mockRestore();
});

it('a game whose end could not be written down is ended once the database is there again', async () => {
  const { g, people } = await meet(one.here);
  const { house } = one;
  const ending = vi.spyOn(house.rows, 'end').mockRejectedValue(new Error('away'));
  people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  await expect.poll(() => ending.mock.calls.length).toBeGreaterThan(0);
  const over = people[1].next('over');
  ending.mockRestore();
  await house.beat();
  expect((await over).result.winner).toBe(1);
  expect((await house.row(g)).status).toBe('over');
});
