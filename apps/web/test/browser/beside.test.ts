import { readFileSync } from 'node:fs';
import { parseGame } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptFile } from './hands.ts';
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
    await expect.poll(() => page.textContent('.prompt-yielded')).toContain('Player 2 skips all reactions');
    expect(await barriers(page)).toEqual([]);
  });

  it('is asked about again after one tap', async () => {
    await page.click('[data-way=ask-again]');
    await page.waitForSelector('.prompt-yielded', { state: 'detached' });
  });
});

describe('beside the game', () => {
  it('[HI-11] a problem is reported in one file that opens as the game, without the key of its dice', async () => {
    await page.click('[data-way=menu]');
    await page.click('[data-way=report]');
    await page.fill('.problem textarea', 'The droids stand in the air.');
    await expect.poll(() => page.textContent('.problem')).toContain('Nothing is sent automatically');
    expect(await barriers(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=save-report]')]);
    const text = readFileSync(await download.path(), 'utf8');
    const entries = Number(await versionOf(page));
    expect(parseGame(text).past[0]?.entries.length).toBe(entries);
    expect(JSON.parse(text).report).toMatchObject({ said: 'The droids stand in the air.', turn: 1, entries });
    const { chance } = await keptFile(page);
    expect(text).not.toContain((chance as { key: string }).key);
    await page.keyboard.press('Escape');
  });

  it('every key is told, and the rules are searched, without leaving the table', async () => {
    await page.keyboard.press('?');
    await page.waitForSelector('.key-list kbd');
    await expect.poll(() => page.locator('.key-list kbd').allTextContents()).toContain('/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.fill('.rules-sheet input', 'CR-ATK-19');
    await expect.poll(() => page.textContent('.rules-sheet dd')).toContain('Core rules');
    await page.fill('.rules-sheet input', '');
    await page.selectOption('.rules-sheet select', 'Conditions');
    await expect.poll(() => page.textContent('.rules-sheet dt')).toBe('CR-COND-01');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

describe('an activation with actions left', () => {
  it('ends by holding the button, where that was chosen; a short press still asks', async () => {
    await page.click('.top-ways > .settings-button');
    await page.getByRole('button', { name: 'Hold the button' }).click();
    await page.keyboard.press('Escape');
    // As a key or a screen reader presses it: no time passes between down and up.
    await page.locator('[data-option=end]').evaluate((button: HTMLElement) => button.click());
    await page.waitForSelector('.prompt-sure');
    await page.locator('.prompt .filled').click();
    const version = await versionOf(page);
    await page.hover('[data-option=end]');
    await page.mouse.down();
    await goneOn(page, version);
    await page.mouse.up();
    await expect.poll(() => page.locator('.prompt-sure').count()).toBe(0);
  });
});
