import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RATES } from '@faultline/host/wire';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { House } from '../../src/house.ts';
import { Hearing } from '../../src/lines/hearing.ts';
import { Line } from '../../src/lines/line.ts';
import { Speaking } from '../../src/live/speaking.ts';
import { QUICK } from './server.ts';

const folder = mkdtempSync(join(QUICK, 'faultline-rates-'));
let now = 1_000_000;
let house: House;

beforeAll(async () => {
  house = new House(await openSqlite(join(folder, 'games.sqlite')), pino({ level: 'silent' }), RATES, () => now);
});
afterAll(async () => {
  await house.db.close();
  rmSync(folder, { recursive: true });
});

/** A line of a person that says something again and again. */
function lineOf(person: string | null, address = 'here') {
  const heard: string[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    isPaused: false,
    send: (text: string) => void heard.push(JSON.parse(text).t),
    pause: () => {
      socket.isPaused = true;
    },
    resume: () => {
      socket.isPaused = false;
    },
  };
  const speaking = new Speaking(house, new Line(socket as never, person ? { id: person, name: '' } : null, address));
  const said = (ask: object) => speaking.heard(Buffer.from(JSON.stringify(ask)) as never, false);
  return {
    heard,
    socket,
    pings(times: number) {
      said({ t: 'hello', protocol: 1 });
      for (let n = 1; n < times; n += 1) said({ t: 'ping', n });
    },
    answers: () => heard.filter((kind) => kind !== 'notice').length,
  };
}

it('whoever says too much is told, not read any more, and heard later: nothing is lost', async () => {
  const line = lineOf('one');
  line.pings(RATES.burst + 30);
  await expect.poll(() => line.socket.isPaused).toBe(true);
  expect([line.answers(), line.heard.filter((kind) => kind === 'notice').length]).toEqual([RATES.burst, 1]);
  now += 1000;
  await expect.poll(line.answers).toBe(RATES.burst + RATES.messages);
  now += 1000;
  await expect.poll(line.answers).toBe(RATES.burst + 30);
  expect(line.socket.isPaused).toBe(false);
});

it('lines are opened no faster than people come back: of an address so many at once, then a few a second', () => {
  const hearing = new Hearing(RATES);
  const opened = (at: number) => Array.from({ length: 500 }, () => hearing.open('here', at)).filter(Boolean).length;
  expect([opened(0), opened(1000), hearing.open('elsewhere', 1000)]).toEqual([
    2 * RATES.connectionsOfAddress,
    RATES.messages,
    true,
  ]);
});

it('all lines of a person count together, and a new one begins nothing anew', async () => {
  const lines = [lineOf('two'), lineOf('two'), lineOf('two')];
  for (const line of lines) line.pings(RATES.burst);
  const answers = () => lines.reduce((sum, line) => sum + line.answers(), 0);
  await expect.poll(() => lines.some(({ socket }) => socket.isPaused)).toBe(true);
  expect(answers()).toBe(RATES.burst);
});

it('an address has bounds of its own, wide enough for a club', async () => {
  const people = Array.from({ length: RATES.people + 2 }, (_, n) => lineOf(`member ${n}`, 'club'));
  for (const line of people) line.pings(RATES.burst);
  const answers = () => people.reduce((sum, line) => sum + line.answers(), 0);
  await expect.poll(() => people.some(({ socket }) => socket.isPaused)).toBe(true);
  expect(answers()).toBe(RATES.burst * RATES.people);
});
