import type { Looker } from '@faultline/host';
import { glimpseOf, viewFor } from '@faultline/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSent, type Frame, game, heardOf, leaks, randomOf, twinOf } from './frames.ts';
import { type TestServer, testServer } from './server.ts';
import { freshId, meet, play, TERMS, Visitor } from './visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A game played over lines up to its last Turn but the end, and every entry as its hosts heard it. */
async function played() {
  const { g, people } = await meet(server.here);
  const spectator = new Visitor(server.here);
  await spectator.connect();
  const shown = spectator.next('game');
  spectator.join(g);
  await shown;
  const leaver = new Visitor(server.here);
  await leaver.connect();
  const seen = leaver.next('game');
  leaver.join(g);
  await seen;
  leaver.say({ t: 'leave', g });
  const pong = leaver.next('pong');
  leaver.say({ t: 'ping', n: 1 });
  await pong;
  const before = leaver.heard.length;
  let done = false;
  await Promise.all(
    people.map((person, seat) =>
      play(person, g, game, `leaks ${seat}`, async (version) => {
        if (version < 200 || done) return;
        done = true;
        people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
      }),
    ),
  );
  const end = leaver.next('pong');
  leaver.say({ t: 'ping', n: 2 });
  await end;
  return { g, people, spectator, after: leaver.heard.slice(before) };
}

it('nothing on a line depends on what its reader may not know: seats, spectators, and whoever has left', async () => {
  const { g, people, spectator, after } = await played();
  const all = await heardOf(server.house, g);
  const running = all.filter((heard) => !heard.after.open.result);
  // Dice are drawn anew each time: now and then somebody wins before the 200th entry.
  expect(running.length).toBeGreaterThanOrEqual(60);
  const audiences: readonly (readonly [Looker, Visitor])[] = [
    [0, people[0]],
    [1, people[1]],
    ['public', spectator],
  ];
  for (const [looker, { heard }] of audiences) {
    const changes = heard.filter((text) => text.startsWith('{"t":"change"'));
    expect(changes).toEqual(all.map((each) => asSent(g, each, looker)));
    expect(leaks(g, running, looker, asSent)).toEqual([]);
    const views = heard.filter((text) => text.startsWith('{"t":"game"')).map((text) => JSON.parse(text));
    const [first] = all;
    for (const { version, view } of views)
      expect([version, JSON.stringify(view)]).toEqual([
        0,
        JSON.stringify(first && viewFor(twinOf(first.before, looker, randomOf(3)), looker)),
      ]);
    const kinds = new Set(heard.map((text) => JSON.parse(text).t));
    expect([...kinds].filter((kind) => !KNOWN_KINDS.includes(kind))).toEqual([]);
  }
  expect(after).toEqual([expect.stringContaining('"t":"pong"')]);

  // Mutants: a writer that looks into the decks, and one that looks with everybody's eyes, are both found.
  const decks: Frame = (id, heard, looker) => asSent(id, heard, looker) + JSON.stringify(heard.after.hidden.decks);
  const allEyes: Frame = (_, heard) => JSON.stringify(glimpseOf(heard.after, 'all', true));
  expect(leaks(g, running, 'public', decks).length).toBeGreaterThan(30);
  expect(leaks(g, running, 0, allEyes).length).toBeGreaterThan(0);
});

/** Of these only `game` and `change` are made from a game's state; a refusal is worked out from what lies open. */
const KNOWN_KINDS = ['welcome', 'refused', 'meeting', 'game', 'change', 'ok', 'presence', 'offers', 'over', 'pong'];

it('a team that lies face down and what was drawn for dice are on no line but their own', async () => {
  const [host, other] = [new Visitor(server.here), new Visitor(server.here)];
  await host.post('guest', { name: 'Host' });
  await other.post('guest', { name: 'Other' });
  const { game: g, code } = await host.post('create', { terms: TERMS });
  await other.post('take', { code });
  const { house } = server;
  const shown = async () => {
    const row = await house.row(g);
    return JSON.stringify([await house.meetings.of(row, 0), await house.meetings.of(row, null)]);
  };
  const team = (name: string) => JSON.stringify({ name, squads: [] });
  await house.seating.bring(g, 1, team('one'), false);
  await house.sealing.begin(g, '1'.repeat(64));
  const before = await shown();
  await house.seating.bring(g, 1, team('another'), false);
  await house.db.write(
    house.db.reader
      .updateTable('seals')
      .set({ opening: '2'.repeat(64) })
      .where('game', '=', g),
  );
  expect(await shown()).toBe(before);
  expect(JSON.stringify(await house.meetings.of(await house.row(g), 1))).toContain('another');
});
