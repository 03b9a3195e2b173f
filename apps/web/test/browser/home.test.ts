import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('', { viewport: { width: 1440, height: 900 } });
});
afterAll(() => site?.close());

const filled = (): Promise<string[]> =>
  page.locator('.button.filled').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));

describe('the first page for a newcomer', () => {
  it('has one large button, and says in ten signs what is learnt', async () => {
    await page.waitForSelector('.home-art path');
    expect(await filled()).toEqual(['#/first']);
    expect(await page.locator('.home-signs li').count()).toBe(10);
    expect(await page.locator('.continue').count()).toBe(0);
  });

  it('speaks the other language at once, and keeps it', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Lern es beim Spielen.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Lern es beim Spielen.' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Learn it by playing.' }).waitFor();
  });
});

describe('the first page for somebody with games', () => {
  it('puts the game that waits first, and others below it', async () => {
    for (const seed of ['one', 'two']) {
      await page.goto('about:blank');
      await page.goto(`${site.address}#/play/quick/two/${seed}`);
      await page.waitForSelector('.prompt:not(.waiting)');
    }
    const newest = new URL(page.url()).hash;
    await page.goto(`${site.address}#/`);
    await page.waitForSelector('.continue');
    expect(await filled()).toEqual([newest]);
    expect(await page.locator('.home-games li').count()).toBe(1);
    expect(await page.locator('.home-plates .icon').count()).toBe(4);
    expect(await barriers(page)).toEqual([]);
    await page.click('[data-way=continue]');
    await page.waitForSelector('.prompt:not(.waiting)');
  });

  it('leads to the end of a game that is over, and goes on with the other', async () => {
    const over = new URL(page.url()).hash;
    await page.click('[data-way=menu]');
    await page.click('[data-way=concede]');
    await page.click('[data-way=concede-it]');
    await page.waitForSelector('.end-page');
    await page.goto(`${site.address}#/`);
    await page.waitForSelector('.continue');
    expect((await filled()).includes(over)).toBe(false);
    await page.click('.home-games li a');
    await page.waitForSelector('.end-page');
  });
});
