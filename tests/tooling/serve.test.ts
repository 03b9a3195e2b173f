import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

const above = mkdtempSync(join(tmpdir(), 'faultline-serve-'));
const folder = join(above, 'site');
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(above, 'secret.txt'), 'not for you');
  served = await serve(folder, 0);
});
afterAll(() => {
  served.close();
  rmSync(above, { recursive: true });
});

/** A path as it stands, not tidied up as browsers do. */
const get = (path: string): Promise<readonly [number | undefined, string]> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve([response.statusCode, text]));
    });
    asked.on('error', reject).end();
  });

describe('the local server', () => {
  it('gives the page at its root', async () => {
    expect(await get('/')).toEqual([200, 'the page']);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/nothing.js', '/%'])('has nothing for %s', async (path) => {
    const [code, text] = await get(path);
    expect([200, 404]).toContain(code);
    expect(text).not.toContain('not for you');
  });

  it('takes the next port where one is taken', async () => {
    const second = await serve(folder, served.port);
    second.close();
    expect(second.port).toBeGreaterThan(served.port);
  });
});
