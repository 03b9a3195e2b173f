import { parseGame } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptFile } from './hands.ts';
import { openFile, playedUntil } from './played.ts';
import { barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
let page: Page;
/** The address of the game, and how far it has gone. */
let game: string;
let newest: number;

beforeAll(async () => {
  site = await openSite();
  page = await site.visit('', { viewport: { width: 1280, height: 800 } });
  await openFile(
    page,
    site.address,
    playedUntil('ambush', (_, open) => open.turn === 3),
  );
  game = page.url();
  newest = Number(await versionOf(page));
});
afterAll(() => site?.close());

/** Waits until this moment is shown. */
const shows = (version: number) => page.waitForSelector(`.looking[data-looking="${version}"]`);
const shown = async (): Promise<number> => Number(await page.getAttribute('.looking', 'data-looking'));
const press = (way: string) => page.click(`[data-way=${way}]`);

describe('looking back', () => {
  it('begins at the newest moment, from the menu of the game', async () => {
    await press('menu');
    await press('look-back');
    await shows(newest);
    await expect.poll(() => page.textContent('.moment-bar')).toContain('Turn 3');
    expect(await barriers(page)).toEqual([]);
  });

  it('goes a decision and a Turn back and forth, by buttons, keys and the slider', async () => {
    await press('back');
    await shows(newest - 1);
    await press('turn-back');
    await page.waitForFunction(() => document.querySelector('.top-where')?.textContent?.includes('Turn 2'));
    await page.keyboard.press('Home');
    await shows(0);
    await page.keyboard.press('ArrowRight');
    await shows(1);
    await page.locator('.moment-slider input').fill('4');
    await shows(4);
    await page.keyboard.press('End');
    await shows(newest);
  });

  it('plays by itself until it is stopped', async () => {
    await page.selectOption('.moment-speed', '8');
    await press('first');
    await shows(0);
    await press('play');
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.looking')?.dataset.looking) > 1);
    await press('back');
    await expect.poll(() => page.getAttribute('[data-way=play]', 'aria-label')).toContain('Play');
  });

  it('jumps to the moment a line of the log tells of', async () => {
    await press('last');
    await shows(newest);
    const line = page.locator('.log .log-line', { hasText: 'Turn 2' });
    await line.click();
    await page.waitForFunction(() => document.querySelector('.top-where')?.textContent?.includes('Turn 2'));
    await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
  });

  it('stands in the address: whoever opens it again sees the same moment', async () => {
    const version = await shown();
    await page.waitForURL(`**/at/${version}`);
    const told = await page.textContent('.moment-told');
    await page.reload();
    await shows(version);
    await expect.poll(() => page.textContent('.moment-told')).toBe(told);
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const bar = await page.locator('.moment-bar').boundingBox();
    expect(wide).toBe(360);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('continuing from a moment', () => {
  it('begins a game of its own, which replays, and leaves the other one as it was', async () => {
    const version = await shown();
    await press('go-on');
    await page.fill('.go-on-name input', 'What if');
    expect(await barriers(page)).toEqual([]);
    await press('begin');
    await page.waitForSelector('.playground[data-version="0"] .prompt:not(.waiting)');
    await expect.poll(() => page.textContent('.top-where')).toContain('Turn 2');
    const { past } = parseGame(JSON.stringify(await keptFile(page)));
    expect(past[0]?.entries.length).toBe(version);
    await page.goto(`${site.address}#/games`);
    await page.getByRole('heading', { name: 'What if' }).waitFor();
    await page.goto(game);
    await page.waitForSelector(`.playground[data-version="${newest}"]`);
  });
});

describe('a game that is over', () => {
  it('is looked back at from its end, and from every Turn of its Struggle', async () => {
    await press('menu');
    await press('concede');
    await press('concede-it');
    await expect.poll(() => page.textContent('.end-figures')).toContain('Force spent');
    await page.locator('.end-turn').last().click();
    await page.waitForSelector('.looking');
    await expect.poll(() => page.textContent('.top-where')).toContain('Turn 3');
  });
});
