import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationUntil } from './operation.ts';
import { openFile } from './played.ts';
import { answer, goneOn, openSite, type Site, versionOf } from './site.ts';

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
    await page.goto(`${site.address}#/play/quick/two/offline`);
    await page.reload();
    await answer(page);
    await expect.poll(() => page.locator('[data-base]').count()).toBe(16);
    // Cards, verdicts and odds come from the thread, which finds its files too.
    await page.goto(`${site.address}#/teams/t1/1.4/10201~10109.10106.10101~10102.10105.10107/Offline`);
    await page.waitForSelector('[data-verdict=legal]');
    await page.waitForSelector('.whole-card .tree-option');
    await page.waitForSelector('[data-way=order-deck]');
    await page.goto(`${site.address}#/first`);
    await page.waitForSelector('[data-lesson=reach] ~ .prompt:not(.waiting)');
    await page.goto(`${site.address}#/puzzles/01-take-aim`);
    await page.getByRole('heading', { name: 'Take aim' }).waitFor();
    await page.waitForSelector('.prompt:not(.waiting)');
    for (const option of ['combat', 'ranged', 'b5.1']) {
      const version = await versionOf(page);
      await page.click(`.prompt [data-option="${option}"]`);
      await goneOn(page, version);
    }
    await page.waitForSelector('[data-judged=yes]');
    await page.goto(`${site.address}#/campaign/new`);
    await page.waitForSelector('[data-way=create-campaign]');
    await page.goto(`${site.address}#/reference/paper`);
    await page.waitForSelector('[data-side="2"]');
  });

  it('a Key Operation is set up, opened from a file, played on and found again', async () => {
    const page = await site.visit('', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.goto(`${site.address}#/new/operation/jail-break`);
    await page.waitForSelector('.operation-story');
    await page.waitForSelector('[data-way=begin]:not([disabled])');
    const begun = operationUntil('jail-break', 'offline', ({ step }) => step === 'activation.main');
    await openFile(page, site.address, JSON.stringify(begun.file()));
    await page.waitForSelector('.stage-panel');
    await answer(page);
    const version = await versionOf(page);
    await page.reload();
    await expect.poll(() => versionOf(page)).toBe(version);
    await page.waitForSelector('.top .countdown');
    await page.waitForSelector('.board-mark');
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
