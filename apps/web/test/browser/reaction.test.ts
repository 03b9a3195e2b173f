import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile, playedUntil } from './played.ts';
import { barriers, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('', { viewport: { width: 1280, height: 800 } });
  await openFile(
    page,
    site.address,
    playedUntil('ambush', ({ step }) => step === 'window.ask'),
  );
});
afterAll(() => site?.close());

describe('a reaction', () => {
  it('can be passed with all others of the Turn, and both players are told', async () => {
    const version = await versionOf(page);
    await page.click('[data-way=yield]');
    await goneOn(page, version);
    expect(await page.textContent('.prompt-yielded')).toContain('Player 2 passes every reaction');
    expect(await barriers(page)).toEqual([]);
  });

  it('is asked about again after one tap', async () => {
    await page.click('[data-way=ask-again]');
    await page.waitForSelector('.prompt-yielded', { state: 'detached' });
  });
});
