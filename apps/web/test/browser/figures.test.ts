import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitDuel } from './duel.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  await page.waitForSelector('[data-option=combat]');
});
afterAll(() => site?.close());

const MAUL = '[data-base="b1.1"]';

describe('a figure', () => {
  it('answers a mouse: its state, whom it engages, and the attack on it', async () => {
    await page.hover(MAUL);
    await expect.poll(() => page.textContent('.figure-card')).toMatch(/Lord Maul.*Exposed.*Engaged: .*Anakin/);
    await expect.poll(() => page.textContent('.figure-card .figure-odds')).toMatch(/% to be Wounded by .*Anakin/);
  });

  it('covers neither itself nor the question', async () => {
    const boxes = ['.figure-card', MAUL, '.prompt'].map((each) => page.locator(each).first().boundingBox());
    const [card, base, prompt] = await Promise.all(boxes);
    const overlaps = (a: typeof card, b: typeof card) =>
      a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect([overlaps(card, base), overlaps(card, prompt)]).toEqual([false, false]);
    expect(await barriers(page)).toEqual([]);
  });

  it('is quiet again when the mouse has left it', async () => {
    await page.mouse.move(5, 5);
    await page.waitForSelector('.figure-card', { state: 'detached' });
  });

  it('answers a tap, and opens its whole card at the second', async () => {
    await page.tap(MAUL);
    await page.waitForSelector('.figure-card');
    await page.tap(MAUL);
    await page.waitForSelector('.unit-card[open] .unit-card-stance');
    await page.click('.unit-card[open] [data-way=close]');
  });
});
