import { TABLES } from '@faultline/geometry';
import type { OfferKind, Terms } from '@faultline/host/wire';
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
const meeting = (terms?: Partial<Terms>): Promise<Pair> => meet(server.here, { ...TERMS, ...terms });

/** One offers, the other sees it. */
async function offered({ g, people: [one, other] }: Pair, kind: OfferKind, body?: { do: 'undo'; to: number }) {
  const id = freshId();
  const seen = other.next('offers', ({ offers }) => offers.some((each) => each.id === id));
  one.ask(g, { t: 'offer', g, id, kind, ...(body && { body }) });
  await seen;
  return id;
}

/** Plays by chance to a version of at least so many. */
async function playTo({ g, people }: Pair, most: number): Promise<void> {
  const enough = new Error('enough');
  const stop = async (version: number): Promise<void> => {
    if (version >= most) throw enough;
  };
  const done = await Promise.allSettled(people.map((person, seat) => play(person, g, game, `to ${seat}`, stop)));
  for (const each of done) if (each.status === 'rejected' && each.reason !== enough) throw each.reason;
}

describe('[DP-59] what one offers and the other accepts', () => {
  it('an undo is refused alone, declined, and granted', async () => {
    const pair = await meeting();
    const { g, people } = pair;
    await playTo(pair, 40);
    const [one, other] = people;
    const refused = one.next('refused');
    one.ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'undo', to: 2 } });
    expect((await refused).why).toBe('no-consent');
    const first = await offered(pair, 'undo', { do: 'undo', to: 2 });
    const declined = one.next('offers', ({ last }) => last?.id === first);
    other.say({ t: 'reply', g, offer: first, how: 'decline' });
    expect((await declined).last?.how).toBe('declined');
    const second = await offered(pair, 'undo', { do: 'undo', to: 2 });
    const undone = one.next('change', ({ e }) => e.some(({ event }) => event === 'undone'));
    other.say({ t: 'reply', g, offer: second, how: 'accept' });
    await undone;
  });

  it('is nothing any more once it was withdrawn, or the game has gone on', async () => {
    const pair = await meeting();
    const { g, people } = pair;
    const [one, other] = people;
    const id = await offered(pair, 'draw');
    const gone = other.next('offers', ({ offers }) => offers.length === 0);
    one.say({ t: 'reply', g, offer: id, how: 'withdraw' });
    await gone;
    const refused = other.next('refused');
    other.say({ t: 'reply', g, offer: id, how: 'accept' });
    expect((await refused).why).toBe('no-offer');
    await playTo(pair, 20);
    const undo = await offered(pair, 'undo', { do: 'undo', to: 2 });
    await playTo(pair, 24);
    const late = other.next('refused');
    other.say({ t: 'reply', g, offer: undo, how: 'accept' });
    expect((await late).why).toBe('no-offer');
    expect(one.game(g).moment?.view.open.result).toBeNull();
  });

  it('nobody accepts their own', async () => {
    const pair = await meeting();
    const id = await offered(pair, 'draw');
    const refused = pair.people[0].next('refused');
    pair.people[0].say({ t: 'reply', g: pair.g, offer: id, how: 'accept' });
    expect((await refused).why).toBe('own-offer');
  });

  it('[DP-60] a draw that both want ends the game, and a rematch changes sides', async () => {
    const pair = await meeting();
    const { g, people } = pair;
    const over = people.map((person) => person.next('over'));
    const draw = await offered(pair, 'draw');
    people[1].say({ t: 'reply', g, offer: draw, how: 'accept' });
    expect((await Promise.all(over)).map(({ result }) => result)).toEqual(
      people.map(() => ({ winner: null, why: 'agreed' })),
    );
    const rematch = await offered(pair, 'rematch');
    const next = people.map((person) => person.next('rematch'));
    people[1].say({ t: 'reply', g, offer: rematch, how: 'accept' });
    const [one, other] = await Promise.all(next);
    expect([one?.seat, other?.seat, one?.next === other?.next]).toEqual([1, 0, true]);
    const met = people[0].next('meeting', (meeting) => meeting.g === one?.next);
    people[0].join(one?.next ?? '');
    expect(await met).toMatchObject({ you: 1, status: 'choosing' });
  });

  it('[DP-61] while both pause nobody answers, and the clock stands', async () => {
    const pair = await meeting({ clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    const { g, people } = pair;
    const paused = people[0].next('change', ({ clock }) => clock !== undefined && clock.stopped !== null);
    people[1].say({ t: 'reply', g, offer: await offered(pair, 'pause'), how: 'accept' });
    await paused;
    const asked = people.find(
      (person) => person.game(g).moment?.view.open.decision?.seat === person.game(g).moment?.view.who,
    );
    const refused = asked?.next('refused');
    asked?.ask(g, {
      t: 'entry',
      g,
      id: freshId(),
      segment: 0,
      entry: { do: 'answer', version: 0, answer: { option: 'x' } },
    });
    expect((await refused)?.why).toBe('paused');
    const resumed = people[0].next('change', ({ clock }) => clock?.stopped === null);
    people[1].say({ t: 'reply', g, offer: await offered(pair, 'resume'), how: 'accept' });
    await resumed;
  });

  it('offers can be muted', async () => {
    const pair = await meeting();
    const { g, people } = pair;
    const muted = people[1].next('wishes');
    people[1].say({ t: 'wish', g, muteOffers: true });
    await muted;
    const refused = people[0].next('refused');
    people[0].ask(g, { t: 'offer', g, id: freshId(), kind: 'draw' });
    expect((await refused).why).toBe('offers-muted');
  });
});

describe('what is said', () => {
  it('is a phrase, and free text only when both allow it', async () => {
    const { g, people } = await meeting();
    const [one, other] = people;
    const heard = other.next('said');
    one.ask(g, { t: 'say', g, id: freshId(), phrase: 'good-luck' });
    expect(await heard).toMatchObject({ by: 0, name: 'Hera', phrase: 'good-luck' });
    const refused = one.next('refused');
    one.ask(g, { t: 'say', g, id: freshId(), text: 'Hello there.' });
    expect((await refused).why).toBe('text-not-allowed');
    const both = one.next('wishes', ({ bothFreeText }) => bothFreeText);
    for (const person of people) person.say({ t: 'wish', g, freeText: true });
    await both;
    const text = other.next('said', (said) => said.text !== undefined);
    one.ask(g, { t: 'say', g, id: freshId(), text: 'Hello \u202Ethere.' });
    expect((await text).text).toBe('Hello there.');
  });
});

describe('meeting strangers', () => {
  const guest = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(server.here);
    await visitor.post('guest', { name });
    return visitor;
  };

  it('a game stands in the list until somebody sits down', async () => {
    const [host, other, late] = [await guest('Host'), await guest('Other'), await guest('Late')];
    const { game: g } = await host.post('create', { terms: TERMS, line: 'New here, be kind' });
    const list = async () => (await (await other.request('/api/games/open')).json()).games;
    expect(await list()).toMatchObject([{ game: g, by: 'Host', line: 'New here, be kind', own: false }]);
    expect(await other.post('sit', { game: g })).toEqual({ game: g, seat: 1 });
    expect(await list()).toEqual([]);
    expect((await late.request('/api/sit', { game: g })).status).toBe(400);
  });

  it('two who want a game at once get each other', async () => {
    const [one, other] = [await guest('One'), await guest('Other')];
    const asked = { mode: 'standard', clock: 'none' } as const;
    const waiting = await one.post('match', asked);
    expect([waiting.waits, await other.post('match', asked)]).toEqual([
      true,
      { game: waiting.game, seat: 1, waits: false },
    ]);
  });

  it('nobody who wants a game at once is sent to a table that was left; whoever comes back finds who waits', async () => {
    const [one, other] = [await guest('One'), await guest('Other')];
    const asked = { mode: 'standard', clock: 'bank' } as const;
    const left = await one.post('match', asked);
    await server.house.db.write(
      server.house.db.reader.updateTable('games').set({ here: 1 }).where('id', '=', left.game),
    );
    const waits = await other.post('match', asked);
    expect(waits).toMatchObject({ waits: true, seat: 0 });
    expect(waits.game).not.toBe(left.game);
    expect(await one.post('match', asked)).toEqual({ game: waits.game, seat: 1, waits: false });
    expect((await other.request('/api/sit', { game: left.game })).status).toBe(400);
  });

  it('of two who opened tables at the same time the later one goes to the other’s', async () => {
    const people = [await guest('One'), await guest('Other')] as const;
    const asked = { mode: 'standard', clock: 'round' } as const;
    const tables = await Promise.all(people.map((person) => person.post('match', asked)));
    const again = async (n: 0 | 1) => (await people[n].post('match', { ...asked, at: tables[n]?.game ?? '' })).game;
    const found = [await again(0), await again(1), await again(0)];
    expect(tables.map(({ game }) => game)).toContain(found[1]);
    expect(found[2]).toBe(found[1]);
  });
});
