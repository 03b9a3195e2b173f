import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitDuel } from './duel.ts';
import { barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: { width: 1440, height: 900 }, hasTouch: true });
});
afterAll(() => site?.close());

const board = async () => (await page.locator('.board').boundingBox()) ?? { width: 0, height: 0 };

/** The least the board has in windows of these sizes: wide, slim, low, at twice the zoom, on a phone. */
const ROOMS = [
  { width: 1440, height: 900, least: [844, 844] },
  { width: 1280, height: 800, least: [744, 744] },
  { width: 1024, height: 768, least: [712, 712] },
  { width: 844, height: 390, least: [844, 330] },
  { width: 640, height: 400, least: [640, 300] },
  { width: 360, height: 780, least: [360, 440] },
] as const;

describe('the board', () => {
  for (const { width, height, least } of ROOMS) {
    it(`is the biggest thing in a window of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await board()).width).toBeGreaterThanOrEqual(least[0]);
      expect((await board()).height).toBeGreaterThanOrEqual(least[1]);
      expect(await barriers(page)).toEqual([]);
    });
  }

  it('is filled by the table: a small base is 37 pixels wide in a window of 1440 by 900', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const inch = async () => ((await page.locator('.board-ground').boundingBox())?.width ?? 0) / 36;
    await expect.poll(async () => Math.round((40 / 25.4) * (await inch()))).toBe(37);
  });

  it('keeps half of a phone, however much is told of a question', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.click('[data-way=suggest]');
    await page.waitForSelector('[data-suggested="1"]');
    const sheet = () => page.locator('.playground-sheet').boundingBox();
    expect((await sheet())?.y).toBeGreaterThan(390);
  });

  it('can be played on in a low window, by touch', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const before = await versionOf(page);
    await page.tap('[data-option=focus]');
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await page.click('[data-way=undo]');
    await expect.poll(() => page.locator('[data-option=focus]').count()).toBe(1);
  });
});

describe('an action that would do nothing', () => {
  const FAR = { foe: { card: 'lord-maul', at: [[76200, 76200, 0]] }, own: [], damage: 0 } as const;

  it.each([
    ['combat', 'No target from here'],
    ['recover', 'No damage or condition to remove'],
  ])('is dimmed with the reason, and asks before it is taken: %s', async (action, why) => {
    const other = await visitDuel(site, { viewport: { width: 1440, height: 900 } }, FAR);
    await other.waitForSelector(`[data-option=${action}].idle`);
    expect(await other.getAttribute(`[data-option=${action}]`, 'aria-description')).toBe(why);
    const version = await versionOf(other);
    await other.click(`[data-option=${action}]`);
    await expect.poll(() => other.textContent('.prompt-sure')).toBe(why);
    await other.click('.prompt .filled');
    await other.waitForSelector(`[data-option=${action}]`);
    expect(await versionOf(other)).toBe(version);
    await other.context().close();
  });

  it('is not Recover while there is damage', async () => {
    await page.waitForSelector('[data-option=recover]');
    expect(await page.locator('[data-option=recover].idle').count()).toBe(0);
  });
});
