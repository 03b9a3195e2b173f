import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('without a network', () => {
  it('a game can be begun and played once the page was seen', async () => {
    const page = await site.visit('', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.goto(`${site.address}#/play/quick/two`);
    await page.reload();
    await answer(page);
    await expect.poll(() => page.locator('[data-base]').count()).toBe(16);
  });

  it('the page can be installed: it names itself and its icons', async () => {
    const page = await site.visit('');
    const address = await page.getAttribute('link[rel=manifest]', 'href');
    const response = await page.request.get(new URL(address ?? '', site.address).href);
    const { name, icons } = (await response.json()) as { name: string; icons: readonly { src: string }[] };
    expect(name).toBe('Faultline');
    for (const { src } of icons) expect((await page.request.get(new URL(src, site.address).href)).status()).toBe(200);
  });
});
