import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { founded } from './showdown.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('an address that cannot be read', () => {
  it.each([
    ['en', 'This link is damaged', 'Home'],
    ['de', 'Diese Adresse ist beschädigt', 'Startseite'],
  ])('is told of and leads home (%s)', async (locale, sentence, home) => {
    const page = await site.visit('#/%zz', { locale });
    await page.getByRole('heading', { name: sentence }).waitFor();
    await page.getByRole('link', { name: home, exact: true }).click();
    await page.waitForSelector('.home');
  });
});

describe('a shared link', () => {
  it('that would fill the memory is inflated no further than any of ours', async () => {
    const page = await site.visit('');
    await page.addInitScript(() => {
      const Real = DecompressionStream;
      class Counting {
        readonly writable: WritableStream<BufferSource>;
        readonly readable: ReadableStream<Uint8Array>;
        constructor(format: CompressionFormat) {
          const real = new Real(format);
          this.writable = real.writable;
          this.readable = real.readable.pipeThrough(
            new TransformStream<Uint8Array, Uint8Array>({
              transform(part, on) {
                const { dataset } = document.documentElement;
                dataset.inflated = String(Number(dataset.inflated ?? 0) + part.length);
                on.enqueue(part);
              },
            }),
          );
        }
      }
      Object.assign(globalThis, { DecompressionStream: Counting });
    });
    const letters = deflateRawSync(Buffer.alloc(100_000_000), { level: 9 }).toString('base64url');
    await page.goto(`${site.address}#/desk/view/${letters}`);
    await page.reload();
    await page.getByText('This link is incomplete or not an event page.').waitFor();
    const inflated = await page.evaluate(() => Number(document.documentElement.dataset.inflated));
    expect(inflated).toBeGreaterThan(1_000_000);
    expect(inflated).toBeLessThan(5_000_000);
  });
});

describe('a link for another device', () => {
  const copied = async (page: Page) => {
    await page.locator('[data-way=team-text]').first().click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    await page.focus('dialog[open] textarea');
    await page.keyboard.press('Control+V');
    return page.inputValue('dialog[open] textarea');
  };

  it.each([
    ['en', 'This address only works on this machine.'],
    ['de', 'Diese Adresse öffnet sich nur auf diesem Gerät.'],
  ])('says where none can open it (%s)', async (locale, sentence) => {
    const page = await site.visit('#/new', { locale });
    await page.locator('[data-way=team-text]').first().click();
    await page.locator('dialog[open]').getByText(sentence).waitFor();
    await page.goto(`${site.address}#/desk/new`);
    await founded(page);
    await page.click('.desk-tools a[href$="/share"]');
    await page.getByText(sentence).waitFor();
  });

  it('is one that it can open where the server has opened one', async () => {
    const page = await site.visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.route('**/reachable.json', (route) =>
      route.fulfill({ json: { addresses: ['http://192.168.1.20:4177/'] } }),
    );
    await page.goto(`${site.address}#/new`);
    expect(await copied(page)).toMatch(/^http:\/\/192\.168\.1\.20:4177\/#\/teams\/t1\//);
  });
});

describe('the files of the page', () => {
  it('arrive compressed', async () => {
    const page = await site.visit('#/play/quick/two/doors');
    await page.waitForSelector('.prompt:not(.waiting)');
    const large = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, decodedBodySize }) => /\.(js|css|svg)$/.test(name) && decodedBodySize > 1000)
        .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, share: encodedBodySize / decodedBodySize })),
    );
    expect(large.length).toBeGreaterThan(5);
    expect(large.filter(({ share }) => share > 0.6)).toEqual([]);
  });

  it('are kept for good by browsers where their names hold a hash', async () => {
    const page = await site.visit('');
    const kept = await page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
      const [asset, html] = await Promise.all([fetch(script), fetch('./')]);
      return [asset.headers.get('cache-control'), html.headers.get('cache-control')];
    });
    expect(kept).toEqual(['public, max-age=31536000, immutable', 'no-cache']);
  });
});
