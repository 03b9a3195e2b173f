import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { House } from '../../src/house.ts';
import { Asker } from '../../src/http/asker.ts';
import { hosting } from '../../src/http/hosting.ts';
import { api } from '../../src/http/routes.ts';
import { openServer } from '../../src/site/open.ts';
import { freshId, meet } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'faultline-hosting-'));
let house: House;
let app: FastifyInstance;

beforeAll(async () => {
  house = new House(await openSqlite(join(folder, 'games.sqlite')), pino({ level: 'silent' }));
  app = await api(house, new Asker(house, [], 0));
});
afterAll(async () => {
  await app.close();
  await house.db.close();
  rmSync(folder, { recursive: true });
});

const FORM = { host: 'here', origin: 'http://here', 'content-type': 'application/x-www-form-urlencoded' };

it('whoever hosts sees how the server stands and what was reported, as text, in their language', async () => {
  const { person } = await house.people.arrive('Hondo');
  const report = await house.reports.write(person.id, null, 'problem', '<script>alert("me")</script>');
  const page = await app.inject({ url: '/host/' });
  expect([page.statusCode, page.body.includes('alert'), page.body.includes('<script')]).toEqual([200, true, false]);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const german = await app.inject({ url: '/host', headers: { 'accept-language': 'de-DE,en' } });
  expect(german.body).toContain('Was gespielt und gesagt wurde');
  const deleted = await app.inject({
    method: 'POST',
    url: '/host/reports/delete',
    headers: FORM,
    payload: `id=${report}`,
  });
  expect([deleted.statusCode, (await app.inject({ url: '/host/' })).body.includes('alert')]).toEqual([303, false]);
});

it('whoever hosts can forget a person; a page of another site cannot', async () => {
  const { person, token } = await house.people.arrive('Cad');
  const ask = (headers: Readonly<Record<string, string>>) =>
    app.inject({ method: 'POST', url: '/host/forget', headers: { ...headers }, payload: `person=${person.id}` });
  expect((await ask({ ...FORM, origin: 'http://elsewhere.example' })).json()).toEqual({ why: 'foreign-origin' });
  expect(await house.people.speaking(token)).toEqual(person);
  expect((await ask(FORM)).statusCode).toBe(303);
  expect(await house.people.speaking(token)).toBeNull();
});

it('nobody else sees it: through a proxy, from elsewhere, or without the key where there is one', async () => {
  const status = async (it: FastifyInstance, headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') =>
    (await it.inject({ url: '/host/', headers: { ...headers }, remoteAddress })).statusCode;
  expect(await status(app, { 'x-forwarded-for': '1.2.3.4' })).toBe(404);
  expect(await status(app, {}, '10.0.0.7')).toBe(404);
  const locked = fastify();
  await hosting(locked, house, 'a key');
  const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`host:${key}`).toString('base64')}` });
  expect(await status(locked, {})).toBe(401);
  expect(await status(locked, basic('another key'), '10.0.0.7')).toBe(401);
  expect(await status(locked, basic('a key'), '10.0.0.7')).toBe(200);
  expect(await status(locked, { authorization: 'Bearer a key' }, '10.0.0.7')).toBe(200);
  await locked.close();
});

it('a server that stops tells everybody, loses nothing, and writes no secret into its log', async () => {
  const said: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });
  const path = join(folder, 'stopping.sqlite');
  const server = await openServer(
    await openSqlite(path),
    { host: '127.0.0.1', port: 0, exactly: false, origins: [], proxies: 0, folder },
    log,
  );
  const { g, people, code } = await meet(server.here);
  const handed = await people[0].post('hand-over', {});
  people[0].ask(g, { t: 'say', g, id: freshId(), phrase: 'hello' });
  people[1].say('{"t":"entry","g":"not a message of ours"}');
  await people[1].request('/api/name', '{"name"');
  const notices = people.map((person) => person.next('notice'));
  const closed = people.map((person) => person.closed);
  const over = people[1].next('change');
  people[0].ask(g, { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } });
  await over;
  server.house.log.error({ err: new Error('a fault') }, 'something that goes wrong is said');
  const openings = (await server.house.sealing.opened(g))?.proof.openings ?? [];
  await server.close();
  expect((await Promise.all(notices)).map(({ notice }) => notice)).toEqual(['restarting', 'restarting']);
  expect(await Promise.all(closed)).toEqual([1012, 1012]);
  const secrets = [...people.map(({ token }) => token.split('=')[1] ?? ''), code, handed.code, ...openings];
  expect(said.join('')).toContain('something that goes wrong');
  expect(secrets.filter((secret) => said.join('').includes(secret))).toEqual([]);
  expect(said.join('')).not.toMatch(/Hera|Kanan|not a message of ours/);
  const again = await openSqlite(path);
  const rows = await again.reader.selectFrom('entries').select('version').where('game', '=', g).execute();
  expect(rows).toHaveLength(1);
  await again.close();
});
