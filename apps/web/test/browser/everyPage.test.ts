import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, lettersHere, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Every page that is reached without a game or an event, and what shows that it stands. */
const PAGES = [
  ['#/', '.home-more'],
  ['#/new', '[data-way=begin]:not([disabled])'],
  ['#/teams/unit/lord-maul', '.whole-card'],
  ['#/new/operation', '[data-way=begin]:not([disabled])'],
  ['#/games', '.games-none'],
  ['#/rules/pinned', '.rules dd'],
  ['#/rules/SD-X-28', '[data-rule-open] .drawn-scene'],
  ['#/museum/mode-countdown', '.museum figure'],
  ['#/reference/paper', '[data-side="2"]'],
  ['#/campaign', '.campaign-empty'],
  ['#/campaign/new', '[data-way=create-campaign]'],
  ['#/campaign/print', '.record-sheet'],
  ['#/desk', 'main .button'],
  ['#/desk/new', '[name=name]'],
  ['#/nowhere', '.notice'],
] as const;

describe.each(['en', 'de'])('every page on a phone (%s)', (locale) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.visit('', { locale, viewport: { width: 360, height: 780 } });
  });

  it.each(PAGES)('%s has no barriers and fits', async (route, stands) => {
    // Anew, so that nothing of the page before is taken for it.
    await page.goto('about:blank');
    await page.goto(`${site.address}${route}`);
    await page.waitForSelector(stands);
    await lettersHere(page);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
