import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, IncomingMessage, request, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { answer } from '../../scripts/serving/answer.mjs';
import { isOurs } from '../../scripts/serving/hosts.mjs';

const above = mkdtempSync(join(tmpdir(), 'faultline-serve-'));
const folder = join(above, 'site');
const script = 'export const answer = 42;\n'.repeat(20);
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'rules', 'CR-ATK-19'), { recursive: true });
  writeFileSync(join(folder, 'rules', 'CR-ATK-19', 'index.html'), 'a rule');
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'page-B5Qd_j-k.js'), script);
  writeFileSync(join(folder, 'assets', 'page-B5Qd_j-k.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'page-B5Qd_j-k.js.gz'), gzipSync(script));
  writeFileSync(join(above, 'secret.txt'), 'not for you');
  served = await serve(folder, 0, { origins: [new URL('https://club.example/')] });
});
afterAll(() => {
  served.close();
  rmSync(above, { recursive: true });
});

interface Answer {
  readonly code: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A path as it stands, not tidied up as browsers do. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port: served.port, path, headers, method, agent: false };
    const asked = request(to, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ code: response.statusCode, headers: response.headers, text }));
    });
    asked.on('error', reject).end();
  });

const SCRIPT = '/assets/page-B5Qd_j-k.js';

describe('the local server', () => {
  it('gives the page at its root', async () => {
    expect(await ask('/')).toMatchObject({ code: 200, text: 'the page' });
  });

  it('gives the page of a folder, and leads there from its name without the slash', async () => {
    expect(await ask('/rules/CR-ATK-19/')).toMatchObject({ code: 200, text: 'a rule' });
    expect(await ask('/rules/CR-ATK-19')).toMatchObject({ code: 308, headers: { location: 'CR-ATK-19/' } });
    expect(await ask('/rules/CR-NO-1')).toMatchObject({ code: 404 });
  });

  it.each([
    '/%00',
    '/index.html/more',
    '/assets',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.vite/manifest.json',
    '//index.html',
    '/nothing.js',
  ])('has nothing for %s, and goes on', async (path) => {
    expect((await ask(path)).code).toBe(404);
    expect((await ask('/')).code).toBe(200);
  });

  it('has nothing for a name longer than any file’s, and goes on', async () => {
    expect((await ask(`/${'a'.repeat(300)}`)).code).toBe(404);
    expect((await ask('/')).code).toBe(200);
  });

  it.each(['/%', '/%zz', '/%c3%28', '/index.html%'])('cannot read %s, and goes on', async (path) => {
    expect((await ask(path)).code).toBe(400);
    expect((await ask('/')).code).toBe(200);
  });

  it('cannot read an address of another server', async () => {
    expect((await ask('http://elsewhere.example/index.html')).code).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('lets nobody %s', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ code: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('takes nothing that a request brings along', async () => {
    expect((await ask('/', { 'content-length': '5' })).code).toBe(413);
  });

  it('answers HEAD with what GET would bring, and no more', async () => {
    const { code, headers, text } = await ask('/', {}, 'HEAD');
    expect([code, headers['content-length'], text]).toEqual([200, '8', '']);
  });

  it.each(['/', '/nothing.js', '/%', SCRIPT])(
    'has its kind believed and lets a page load only ours, at %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it('takes the next port where one is taken', async () => {
    const second = await serve(folder, served.port);
    second.close();
    expect(second.port).toBeGreaterThan(served.port);
  });

  it('takes no other port where one is asked for exactly', async () => {
    await expect(serve(folder, served.port, { exactly: true })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('ends a connection whose request is too large', async () => {
    const { code } = await ask('/', { cookie: 'x'.repeat(20_000) });
    expect(code).toBe(431);
  });

  it('outlives what is no request at all', async () => {
    const heard = await new Promise<string>((resolve) => {
      const socket = connect(served.port, '127.0.0.1', () => socket.end('\0\r\n\r\n'));
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text));
    });
    expect(heard).toContain('400');
    expect((await ask('/')).code).toBe(200);
  });
});

describe('a name that a request is addressed to', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    'LOCALHOST:9000',
    '127.0.0.2:4177',
    '[::1]:4177',
    'club.example',
    'club.example:8080',
  ])('is ours: %s', async (host) => {
    expect((await ask('/', { host })).code).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5', 'sub.club.example'])(
    'is not ours and is refused with a sentence: %s',
    async (host) => {
      const { code, text } = await ask('/', { host });
      expect([code, text]).toEqual([421, expect.stringContaining(`does not answer to the name ${host}`)]);
    },
  );

  it.each(['evil@127.0.0.1', '127.0.0.1/x', 'a b', '127.0.0.1:99999999'])('is none: %j', async (host) => {
    expect((await ask('/', { host })).code).toBe(400);
  });

  it.each([
    ['192.168.1.5', '192.168.1.5', true],
    ['192.168.1.5', '::ffff:192.168.1.5', true],
    ['fd00::5', 'fd00::5', true],
    ['192.168.1.5', '192.168.1.6', false],
  ])('is %s and came to %s: %s', (name, arrivedAt, ours) => {
    expect(isOurs(name, { host: '0.0.0.0', origins: [] }, arrivedAt)).toBe(ours);
  });
});

describe('a file on its way', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.2', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('with %j goes out as %s', async (accepted, coding) => {
    const { headers } = await ask(SCRIPT, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
      coding,
      'accept-encoding',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('goes out smaller than it is', async () => {
    const { headers } = await ask(SCRIPT, { 'accept-encoding': 'br' });
    expect(Number(headers['content-length'])).toBe(brotliCompressSync(script).length);
  });

  it('goes out as it is where no smaller form was made', async () => {
    const { headers, text } = await ask('/', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], text]).toEqual([undefined, 'the page']);
  });

  it('is kept for good where its name holds a hash, and asked about again where it does not', async () => {
    const [asset, page] = [await ask(SCRIPT), await ask('/')];
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('is not sent again to who has it, in the same form', async () => {
    const { headers } = await ask(SCRIPT, { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    const again = await ask(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    const other = await ask(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.code, again.text, other.code]).toEqual([304, '', 200]);
  });
});

const OPEN_FILES = '/proc/self/fd';

it.runIf(existsSync(OPEN_FILES))('leaves no file open for whoever is gone before it is sent', async () => {
  const site = { folder, opened: { host: '127.0.0.1', origins: [] }, addresses: () => [] };
  const count = () => readdirSync(OPEN_FILES).length;
  const before = count();
  for (let n = 0; n < 20; n += 1) {
    const asked = new IncomingMessage(new Socket());
    Object.assign(asked, { url: '/', method: 'GET', headers: { host: 'localhost' } });
    const gone = new ServerResponse(asked);
    gone.destroy();
    await answer(site, asked, gone).catch(() => undefined);
  }
  expect(count()).toBeLessThan(before + 20);
});

describe('the addresses for other devices', () => {
  const told = async () => JSON.parse((await ask('/reachable.json')).text);

  it('are those of the proxy where there is one', async () => {
    expect(await told()).toEqual({ addresses: ['https://club.example/'] });
  });

  it('are none where only this machine is let in', async () => {
    const alone = await serve(folder, 0);
    alone.close();
    expect([alone.addresses, alone.here]).toEqual([[], `http://127.0.0.1:${alone.port}/`]);
  });

  it('are never this machine’s own names where every device is let in', async () => {
    const all = await serve(folder, 0, { host: '0.0.0.0' });
    all.close();
    expect(all.addresses.filter((address) => /127\.|localhost|0\.0\.0\.0/.test(address))).toEqual([]);
    expect(all.here).toBe(`http://127.0.0.1:${all.port}/`);
  });
});
