import { TABLES } from '@faultline/geometry';
import { MOST } from '@faultline/host/wire';
import { whyNotSealed } from '@faultline/chance';
import { parseGame, replay } from '@faultline/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameBy, rulesOn } from '../../src/games/shelf.ts';
import { type TestServer, testServer } from './server.ts';
import { freshId, meet, type Pair, play, TERMS, Visitor } from './visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const game = gameBy(rulesOn('standard', TABLES['core-1']));

/** Plays a while, then one gives up. */
async function played({ g, people }: Pair, entries: number): Promise<void> {
  let done = false;
  const concede = async (version: number): Promise<void> => {
    if (version < entries || done) return;
    done = true;
    people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  };
  await Promise.all(people.map((person, seat) => play(person, g, game, `trust ${seat}`, concede)));
}

const watching = async (g: string): Promise<Visitor> => {
  const visitor = new Visitor(server.here);
  await visitor.connect();
  visitor.join(g);
  await visitor.next('game');
  return visitor;
};

describe('what goes over the line', () => {
  it('holds no key, no opening, no hash and no card that its reader may not know, before the end', async () => {
    const pair = await meet(server.here);
    const { g, people } = pair;
    const spectator = await watching(g);
    await played(pair, 120);
    const opened = await server.house.sealing.opened(g);
    const stored = await server.house.storage.entriesAfter(g, { segment: 0, version: 0 });
    const secrets = [opened?.key ?? '', ...(opened?.proof.openings ?? []), ...stored.map(({ hash }) => hash)];
    for (const { heard } of [...people, spectator]) {
      const running = heard
        .filter((text) => !text.includes('"result":{') && !text.startsWith('{"t":"over"'))
        .join('\n');
      expect(secrets.filter((secret) => running.includes(secret))).toEqual([]);
      expect(running).not.toContain('"hidden"');
      expect(running).not.toContain('"chance"');
    }
  });

  it('shows a spectator no deck that both players do not know', async () => {
    const { g } = await meet(server.here);
    const { view } = (await watching(g)).game(g).moment ?? {};
    expect(view?.who).toBe('public');
    expect(view?.decks.flat().filter((card) => card !== null)).toEqual([]);
  });

  it('comes to a spectator as late as the terms say', async () => {
    const { g, people } = await meet(server.here, { ...TERMS, watch: { delay: 1_800_000 } });
    await played({ g, people, code: '' }, 30);
    const spectator = await watching(g);
    expect(spectator.game(g).moment?.version).toBe(0);
    const { begun } = await server.house.row(g);
    expect(spectator.game(g).moment?.clock.since).toBe(begun);
    const story = await (await spectator.request(`/api/games/${g}/story`)).json();
    expect([story.version, story.chapters.length]).toEqual([0, 1]);
    const file = (visitor: Visitor) => visitor.request(`/api/games/${g}/file`);
    await expect.poll(async () => (await file(people[0])).status).toBe(200);
    const next = people.map((person) => person.next('rematch'));
    const offered = people[1].next('offers');
    people[0].ask(g, { t: 'offer', g, id: freshId(), kind: 'rematch' });
    people[1].say({ t: 'reply', g, offer: (await offered).offers[0]?.id ?? '', how: 'accept' });
    await Promise.all(next);
    expect(spectator.heard.map((text) => JSON.parse(text).t)).not.toContain('rematch');
    expect(await (await file(spectator)).json()).toEqual({ why: 'not-over' });
  });
});

describe('somebody who is forgotten', () => {
  it('has no name any more in the games they played and in what they said, and no line', async () => {
    const { g, people } = await meet(server.here);
    const [one, other] = people;
    const heard = other.next('said');
    one.ask(g, { t: 'say', g, id: freshId(), phrase: 'hello' });
    expect((await heard).name).toBe('Hera');
    const closed = one.closed;
    await one.post('forget', {});
    expect(await closed).toBe(1012);
    const comer = await watching(g);
    const { head } = comer.game(g).moment ?? {};
    expect(head?.names).toEqual(['', 'Kanan']);
    const { reader } = server.house.db;
    const kept = [
      await reader.selectFrom('games').selectAll().where('id', '=', g).execute(),
      await reader.selectFrom('said').selectAll().where('game', '=', g).execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain('Hera');
  });
});

describe('a page of other rules', () => {
  it('is told to load anew when convenient', async () => {
    const visitor = new Visitor(server.here);
    await visitor.connect();
    const notice = visitor.next('notice');
    visitor.say({ t: 'hello', protocol: 1, rules: '0.0.1' });
    expect((await notice).notice).toBe('upgrade');
  });
});

describe('the file of a game that is over', () => {
  it('replays to its hashes from dice that all three had sealed', async () => {
    const pair = await meet(server.here);
    const { g, people } = pair;
    expect((await people[0].request(`/api/games/${g}/file`)).status).toBe(400);
    await played(pair, 60);
    await expect.poll(async () => (await people[1].request(`/api/games/${g}/file`)).status).toBe(200);
    const file = parseGame(await (await people[1].request(`/api/games/${g}/file`)).text());
    expect(replay(game, file)).toMatchObject({ departure: null });
    const key = file.chance.kind === 'seeded' ? file.chance.key : '';
    expect(file.dice && whyNotSealed(file.dice, key, null)).toBeNull();
    const forged = { ...file.dice, openings: ['0'.repeat(64), ...(file.dice?.openings.slice(1) ?? [])] };
    expect(whyNotSealed(forged as never, key, null)).toBe('opening');
  });
});

describe('a report', () => {
  it('opens for whoever hosts as a game to look at, without the dice to come while it runs', async () => {
    const { g, people } = await meet(server.here);
    await people[0].post('report', { game: g, about: 'problem', text: 'This is odd.' });
    const page = await (await people[0].request('/host/')).text();
    expect(page).toContain(`href="/host/games/${g}"`);
    const text = await (await people[0].request(`/host/games/${g}`)).text();
    expect(replay(game, parseGame(text)).departure).toBeNull();
    const opened = await server.house.sealing.opened(g);
    expect([opened?.key ?? '', ...(opened?.proof.openings ?? [])].filter((secret) => text.includes(secret))).toEqual(
      [],
    );
  });
});

describe('a claim on time', () => {
  it('is refused while there is time, and by a clock that nobody has', async () => {
    const bank = await meet(server.here, { ...TERMS, clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    const none = await meet(server.here);
    for (const [{ g, people }, why] of [
      [bank, 'no-flag'],
      [none, 'no-clock'],
    ] as const) {
      const refused = people[0].next('refused');
      people[0].ask(g, { t: 'claim', g, id: freshId() });
      expect((await refused).why).toBe(why);
    }
  });
});

describe('what is no message', () => {
  it('is refused where it is too large, and the line stays', async () => {
    const visitor = new Visitor(server.here);
    await visitor.connect();
    const refused = visitor.next('refused');
    // In bytes, as it comes: each of these has two.
    visitor.say('é'.repeat(MOST.message / 2 + 1));
    expect((await refused).why).toBe('too-large');
    const pong = visitor.next('pong');
    visitor.say({ t: 'ping', n: 1 });
    await pong;
  });

  it('is refused over HTTP with a reason the page knows, even where the framework would have its own', async () => {
    const answer = await new Visitor(server.here).request(`/api/games/${'a'.repeat(500)}`);
    expect(await answer.json()).toMatchObject({ why: 'malformed' });
  });

  it('is refused, and whoever goes on with it is cut off', async () => {
    const visitor = new Visitor(server.here);
    await visitor.connect();
    const closed = visitor.closed;
    for (const text of ['', '{', 'null', '{"t":"entry"}', '[]', `{"t":"${'x'.repeat(5000)}"}`])
      for (let n = 0; n < 8; n += 1) visitor.say(text);
    expect(await closed).toBe(4002);
  });
});
