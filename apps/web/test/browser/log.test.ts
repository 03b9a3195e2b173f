import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, visitDuel } from './duel.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: { width: 1440, height: 900 } }, undefined, tellAfter);
  await choose(page, 'focus');
  letTell();
});

/** On a slow line the first answer is given before the game can be told. */
let letTell: () => void = () => {};
async function tellAfter(visited: Page) {
  const answered = new Promise<void>((done) => {
    letTell = done;
  });
  await visited.route('**/lines-*.js', async (route) => {
    await answered;
    await route.continue();
  });
}
afterAll(() => site?.close());

describe('the log', () => {
  it('tells what was done, also to those who hear the page', async () => {
    await expect.poll(() => page.textContent('.log')).toContain('Focus');
    await page.waitForFunction(() => document.querySelector('[data-news]')?.textContent?.includes('Focus'));
    expect(await barriers(page)).toEqual([]);
  });

  it('is walked with the arrow keys', async () => {
    await page.focus('.log .log-line[tabindex="0"]');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('log-line');
  });

  it('is told anew in another language', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('Fokus'));
  });

  it('opens over the table on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.click('[data-way=log]');
    await expect.poll(() => page.locator('.log-sheet .log-line').count()).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

describe('what is not possible now', () => {
  it('is said with its rule', async () => {
    await page.click('.not-offered summary');
    await expect.poll(() => page.textContent('.not-offered')).toMatch(/Fokus.*CR-ACT-11/s);
  });
});

describe('the card of a Unit', () => {
  it('says what each ability does and costs, without barriers', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.click('[data-card=a1]');
    await page.waitForFunction(() =>
      /\d Macht/.test(document.querySelector('.unit-card[open] h3 small')?.textContent ?? ''),
    );
    await expect.poll(() => page.locator('.unit-card[open] .tree').count()).toBe(2);
    expect(await barriers(page)).toEqual([]);
  });
});

describe('the end of a game', () => {
  it('says what each Unit did', async () => {
    await page.keyboard.press('Escape');
    await page.click('[data-way=menu]');
    await page.click('[data-way=concede]');
    await page.click('[data-way=concede-it]');
    await expect.poll(() => page.textContent('.end-units')).toContain('Lord Maul');
    expect(await barriers(page)).toEqual([]);
  });
});
