import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { restlessOpponent } from '@faultline/ai';
import { TABLES } from '@faultline/geometry';
import { type ClockSettings, ROUND } from '@faultline/host/wire';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { gameBy, rulesOn } from '../../src/games/shelf.ts';
import { Working } from '../../src/live/working.ts';
import type { Opened } from '../../src/site/open.ts';
import { QUICK, serverOn } from './server.ts';
import { freshId, meet, type Pair, TERMS } from './visitor.ts';

const MINUTE = 60_000;
const played = gameBy(rulesOn('standard', TABLES['core-1']));
const folder = mkdtempSync(join(QUICK, 'faultline-bells-'));
let server: Opened;
/** Entries are stored at the real time; this server believes that it is so much later. */
let later = 0;

beforeAll(async () => {
  const db = await openSqlite(join(folder, 'games.sqlite'));
  server = await serverOn(db, folder, {}, () => Date.now() + later);
  // Time that is leapt over is no outage.
  vi.spyOn(server.house.pulse, 'beat').mockResolvedValue(false);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const met = (clock: ClockSettings): Promise<Pair> => meet(server.here, { ...TERMS, clock });
const saidByTheClock = async (g: string): Promise<readonly string[]> =>
  (await server.house.storage.entriesAfter(g, { segment: 0, version: 0 })).map(({ entry }) => entry.do);
const dueOf = async (g: string): Promise<number | undefined> => {
  const rows = await server.house.db.reader.selectFrom('jobs').selectAll().where('id', '=', `bell ${g}`).execute();
  return rows.find(({ done }) => done === null)?.due;
};

it('[SD-MC-02, SD-TIM-03] Mission Critical and time are called in a game that nobody looks at, each once', async () => {
  const { g, people } = await met(ROUND);
  for (const person of people) person.cut();
  server.house.hall.forget(g);
  const [one, other] = [new Working(server.house, null), new Working(server.house, null)];
  const both = () => Promise.all([one.turn(), other.turn()]);
  await expect.poll(async () => ((await dueOf(g)) ?? 0) - Date.now()).toBeGreaterThan(80 * MINUTE);
  expect(await saidByTheClock(g)).toEqual([]);
  later = 91 * MINUTE;
  await both();
  await expect.poll(() => saidByTheClock(g)).toEqual(['mission-critical']);
  later = 121 * MINUTE;
  await both();
  await expect.poll(() => saidByTheClock(g)).toEqual(['mission-critical', 'time-called']);
  await expect.poll(() => dueOf(g)).toBeUndefined();
  later = 0;
});

it('[DP-62] a flag falls when the other claims it, and the stored times agree', async () => {
  const { g, people } = await met({ kind: 'bank', bank: 5 * MINUTE, increment: 0 });
  const asked = (await server.house.game(g)).clock.asked;
  const [thinker, other] = asked === 0 ? people : [people[1], people[0]];
  later = 5 * MINUTE;
  const tooSoon = other.next('refused');
  other.ask(g, { t: 'claim', g, id: freshId() });
  expect((await tooSoon).why).toBe('no-flag');
  later = 5 * MINUTE + 10_000;
  const own = thinker.next('refused');
  thinker.ask(g, { t: 'claim', g, id: freshId() });
  expect((await own).why).toBe('no-flag');
  const over = other.next('over');
  other.ask(g, { t: 'claim', g, id: freshId() });
  expect((await over).result).toMatchObject({ winner: asked === 0 ? 1 : 0, why: 'flag' });
  later = 0;
});

it('[DP-62] an answer that is stored first wins, though time was up when it was claimed', async () => {
  const { g, people } = await met({ kind: 'bank', bank: 5 * MINUTE, increment: 0 });
  const { house } = server;
  const game = await house.game(g);
  const asked = game.clock.asked ?? 0;
  const thinker = people[asked];
  const other = people[asked === 0 ? 1 : 0];
  const { view, segment } = thinker.game(g).moment ?? {};
  if (!view?.open.decision) throw new Error('Nobody is asked.');
  later = 6 * MINUTE;
  const refused = other.next('refused');
  const answer = restlessOpponent(played, 'in time').decide(view, view.open.decision, { trials: 0 });
  const append = house.storage.append.bind(house.storage);
  const sending = vi.spyOn(house, 'send');
  // The claim comes while the answer is on its way to the disk.
  vi.spyOn(house.storage, 'append').mockImplementationOnce(async (...what) => {
    other.ask(g, { t: 'claim', g, id: freshId() });
    await expect.poll(() => sending.mock.calls.length).toBe(2);
    later = 0;
    return append(...what);
  });
  thinker.ask(g, {
    t: 'entry',
    g,
    id: freshId(),
    segment: segment ?? 0,
    entry: { do: 'answer', version: view.open.version, answer },
  });
  expect((await refused).why).toBe('no-flag');
  expect(game.open.result).toBeNull();
  sending.mockRestore();
});

it('[DP-63] while no server was there nobody pays: of all who load the game one stores it', async () => {
  const { g, people } = await met({ kind: 'bank', bank: 5 * MINUTE, increment: 0 });
  for (const person of people) person.cut();
  const { house } = server;
  house.hall.forget(g);
  const begun = (await house.row(g)).begun ?? 0;
  await house.db.write(
    house.db.reader.insertInto('outages').values({ since: begun + 1000, until: begun + 61 * MINUTE }),
  );
  later = 62 * MINUTE;
  const full = vi.spyOn(house.storage, 'append').mockRejectedValueOnce(new Error('full'));
  const game = await house.game(g);
  expect(game.clock.spared).toBe(0);
  full.mockRestore();
  await house.beat();
  expect(game.clock.spared).toBe(61 * MINUTE - 1000);
  house.hall.forget(g);
  await house.game(g);
  expect(await saidByTheClock(g)).toEqual(['outage']);
  const asked = game.clock.asked;
  const claimer = people[asked === 0 ? 1 : 0];
  const back = claimer.next('game');
  await claimer.connect();
  await back;
  const refused = claimer.next('refused');
  claimer.ask(g, { t: 'claim', g, id: freshId() });
  expect((await refused).why).toBe('no-flag');
  later = 0;
});
