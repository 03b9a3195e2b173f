import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goneOn, openSite, type Site, versionOf } from './site.ts';
import { choose, droidsWithoutScript, visitDuel } from './duel.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: { width: 1440, height: 900 }, hasTouch: true });
});
afterAll(() => site?.close());

/** One attack, looked at from its first step to its last. */
describe('an attack', () => {
  it('says before it is made what it may come to, and what a Focus first would change', async () => {
    await page.locator('.possible li > button').first().click();
    await page.waitForSelector('.possible .plot');
    await expect.poll(() => page.textContent('.possible .odds')).toMatch(/expected damage.*Compare.*After Focus/s);
    expect(await barriers(page)).toEqual([]);
  });

  it('shows for each goal its chance, and the way through the tree to it', async () => {
    await page.click('.possible [data-goal=shove]');
    await expect.poll(() => page.textContent('.possible [data-goal=shove]')).toMatch(/Shove.*%/i);
    await expect.poll(() => page.locator('.goals .tree-option.planned').count()).toBeGreaterThan(0);
    await expect.poll(() => page.textContent('.goals .odds-note')).toMatch(/^\d success(es)?: .*shove/);
    expect(await barriers(page)).toEqual([]);
  });

  it('says from here on which of the ten steps it is at', async () => {
    await choose(page, 'combat');
    await expect.poll(() => page.textContent('.strip [aria-current]')).toContain('Type');
    await choose(page, 'melee');
    while ((await page.getAttribute('.playground', 'data-step')) !== 'tree') await choose(page, 'pass');
    await expect.poll(() => page.textContent('.strip [aria-current]')).toContain('Tree');
  });

  it('keeps both rolls on the table, each die with its source', async () => {
    const dice = page.locator('.dice.attack .die');
    await dice.first().waitFor();
    await expect.poll(() => dice.count()).toBeGreaterThan(3);
    await dice.first().hover();
    await expect.poll(() => page.textContent('.die-source')).toMatch(/, (from|added by) /);
    await expect.poll(() => page.locator('.dice.defense .die').count()).toBeGreaterThan(1);
  });

  it('has no barriers at the tree', async () => {
    expect(await barriers(page)).toEqual([]);
  });

  it('fits a phone, with options a thumb can hit', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const sizes = await page.$$eval('.tree-option', (all) =>
      all.map((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('speaks German', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Kampfbaum', exact: true }).waitFor();
    await expect.poll(() => page.textContent('.strip [aria-current]')).toContain('Kampfbaum');
  });

  it('is walked with the keyboard: the total on the way, Enter takes the option', async () => {
    const version = await versionOf(page);
    await page.focus('.tree-option[tabindex="0"]');
    await page.waitForSelector('.tree-option.planned .tree-total');
    const total = await page.textContent('.tree-option.planned .tree-total');
    await expect.poll(() => page.textContent('.attack-total b')).toBe(total);
    await page.keyboard.press('Enter');
    await goneOn(page, version);
  });
});

/** In a game that brings a card along of which only the figures are there. */
describe('an attack on somebody not all of whose abilities are played', () => {
  it('says so beside its odds, in the list and opened, in both languages', async () => {
    const other = await visitDuel(site, { viewport: { width: 1440, height: 900 } }, droidsWithoutScript());
    const note = 'Not playable yet, so not included: .*Strange Armour \\(Prototype Droids\\)';
    await expect.poll(() => other.textContent('.possible > .odds-note')).toMatch(new RegExp(note));
    await other.locator('.possible li > button').first().click();
    await expect.poll(() => other.textContent('.possible .odds > .odds-note:last-child')).toMatch(new RegExp(note));
    expect(await barriers(other)).toEqual([]);
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByRole('button', { name: 'Deutsch' }).click();
    await other.keyboard.press('Escape');
    await other.getByText('Noch nicht spielbar, daher nicht eingerechnet:').first().waitFor();
    await other.close();
  });
});
