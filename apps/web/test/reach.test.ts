import { afterEach, describe, expect, it, vi } from 'vitest';
import { reachOf } from '../src/shell/reach.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => reachOf(new URL(address) as unknown as Location);

/** What the server says when it is asked for its addresses. */
const serverSays = (text: string | null) =>
  vi.stubGlobal('fetch', async () => {
    if (text === null) throw new TypeError('Failed to fetch');
    return new Response(text);
  });

describe('an address for other devices', () => {
  it.each(['http://127.0.0.1:4177/', 'http://localhost:4177/', 'http://[::1]:4177/index.html'])(
    'is what the server is called by others, for a page at %s',
    async (address) => {
      serverSays('{"addresses":["http://192.168.1.20:4177/","http://10.0.0.2:4177/"]}');
      expect(await at(address)).toEqual({ base: 'http://192.168.1.20:4177/', onlyHere: false });
    },
  );

  it.each([
    ['no other device is let in', '{"addresses":[]}'],
    ['nothing is said of it', '{}'],
    ['the answer is a page', '<!doctype html>'],
    ['the answer is no address', '{"addresses":["javascript:alert(1)"]}'],
    ['nobody answers', null],
  ])('is only this machine’s where %s', async (_, text) => {
    serverSays(text);
    expect(await at('http://127.0.0.1:4177/')).toEqual({ base: 'http://127.0.0.1:4177/', onlyHere: true });
  });

  it.each(['https://club.example/faultline/', 'http://192.168.1.20:4177/'])(
    'is the page’s own where others can open it: %s',
    async (address) => {
      serverSays(null);
      expect(await at(address)).toEqual({ base: address, onlyHere: false });
    },
  );
});
