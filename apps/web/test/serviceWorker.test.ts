import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const BODY = readFileSync(fileURLToPath(new URL('../offline/serviceWorker.js', import.meta.url)), 'utf8');

/** Whether the service worker of a page at that folder answers a request itself. */
function answers(folder: string, path: string, method = 'GET'): boolean {
  const handlers: Record<string, (event: unknown) => void> = {};
  const scope = new URL(folder, 'https://club.example').href;
  const location = new URL(scope);
  const self = {
    registration: { scope },
    addEventListener: (kind: string, handle: (event: unknown) => void) => (handlers[kind] = handle),
  };
  const fetching = () => new Promise(() => {});
  const world = { self, location, URL, RegExp, caches: { open: fetching }, fetch: fetching };
  runInNewContext(`const VERSION = 'one'; const FILES = ['./'];\n${BODY}`, world);
  let taken = false;
  const request = { url: new URL(path, scope).href, method, mode: 'cors' };
  handlers.fetch?.({ request, respondWith: () => (taken = true) });
  return taken;
}

describe('the service worker', () => {
  it.each(['/', '/games/faultline/'])('answers for the files of a page at %s', (folder) => {
    expect(['', 'assets/index.js', 'apiary.png', 'rules/CR-ATK-19/'].map((path) => answers(folder, path))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each(['/', '/games/faultline/'])('leaves alone what a live server at %s answers', (folder) => {
    const live = ['api/hello', 'api/games/open?since=1', 'live', 'host/metrics', 'host/health', 'api'];
    expect(live.filter((path) => answers(folder, path))).toEqual([]);
  });

  it('leaves alone what is no question, and what is of others', () => {
    expect([answers('/', 'assets/index.js', 'POST'), answers('/', 'https://other.example/x.js')]).toEqual([
      false,
      false,
    ]);
  });
});
