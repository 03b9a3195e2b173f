import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 780 } };

describe('a rule that people cite', () => {
  it('is a page of its own that needs no script', async () => {
    const page = await site.visit('rules/CR-PUSH-10/', { javaScriptEnabled: false });
    expect(await page.textContent('h1')).toBe('CR-PUSH-10');
    expect(await page.locator('main > section[lang]').count()).toBe(2);
    expect(await page.locator('.drawn-board').count()).toBeGreaterThan(0);
    expect(await page.getAttribute('.plain-rules nav .button', 'href')).toBe('../../#/rules/CR-PUSH-10');
  });

  it('is found by its name without the slash, and from the index', async () => {
    const page = await site.visit('rules', { javaScriptEnabled: false });
    await page.click('a[href="CR-ATK-19/"]');
    expect(page.url()).toBe(`${site.address}rules/CR-ATK-19/`);
  });

  it.each([{}, PHONE])('has no barriers, plain or in the page (%j)', async (options) => {
    const page = await site.visit('rules/CR-COVER-04/', options);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto(`${site.address}#/rules/CR-COVER-04`);
    await page.waitForSelector('[data-rule-open=CR-COVER-04] .drawn-board');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('is told in the page with its proof, its chapter and its own address', async () => {
    const page = await site.visit('#/rules/cr-atk-19', { locale: 'de' });
    await page.waitForSelector('[data-rule-open=CR-ATK-19]');
    expect(await page.textContent('.one-rule-facts')).toMatch(/Quelle: Grundregeln §.*Durch \d+ Tests? belegt/);
    expect(await page.locator('.one-rule-list li[aria-current]').textContent()).toContain('CR-ATK-19');
    await page.click('[data-way=cite]');
    expect(await page.textContent('h1')).toBe('CR-ATK-19');
  });
});

describe('the museum of rulings', () => {
  it('opens a position on the board, and the game goes on', async () => {
    const page = await site.visit('rules/R-COVER-1/');
    await page.click('.boards a[href^="../../#/museum/"]');
    await page.click('[data-way=play-on]');
    await page.waitForSelector('.playground [data-base]');
    await page.click('.prompt-options [data-option=focus]');
    await expect.poll(() => page.getAttribute('.playground', 'data-version')).toBe('1');
    await page.goto(`${site.address}#/games`);
    await expect.poll(() => page.textContent('main')).toContain('Terrain alone covers nobody');
  });

  it('is searched by number and words, without barriers', async () => {
    const page = await site.visit('#/museum', PHONE);
    await page.fill('.museum input', 'R-TERR-4');
    await expect.poll(() => page.locator('[data-position]').count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the service worker', () => {
  it('serves a rule’s own page, not the first page; without a network the rule in the page', async () => {
    const page = await site.visit('', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.goto(`${site.address}rules/CR-ATK-19/`);
    expect(await page.textContent('h1')).toBe('CR-ATK-19');
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.textContent('h1')).toBe('CR-ATK-19');
    await page.goto(`${site.address}rules/CR-COVER-04/`);
    await page.waitForSelector('[data-rule-open=CR-COVER-04]');
  });
});
