import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitDuel } from './duel.ts';
import { openFile, playedUntil } from './played.ts';
import { barriers, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const effect = (page: Page) => page.textContent('.prompt-effect');

describe('a question about an ability', () => {
  const asked = playedUntil(
    'says',
    ({ step, options }) =>
      step === 'window.ask' &&
      options.filter(({ ability }) => ability !== undefined).length === 1 &&
      options.length === 2,
  );

  it('says what it does and what it means to decline, and what the answer under the pointer does', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(page, site.address, asked);
    await expect.poll(() => effect(page)).toMatch(/[.] If you pass, nothing is spent/);
    const whole = await effect(page);
    const deed = await page.textContent('.prompt-effect b');
    await page.hover('.prompt-options button >> nth=0');
    await expect.poll(() => effect(page)).toBe(deed);
    await page.hover('[data-option=pass]');
    await expect.poll(() => effect(page)).toMatch(/^If you pass/);
    await page.mouse.move(5, 5);
    await expect.poll(() => effect(page)).toBe(whole);
    await page.focus('[data-option=pass]');
    await expect.poll(() => effect(page)).toMatch(/^If you pass/);
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('stays where it is while answers are pointed at', async () => {
    const page = await site.visit('', { viewport: { width: 844, height: 390 }, locale: 'de' });
    await openFile(page, site.address, asked);
    await page.waitForSelector('.prompt-effect');
    const places: unknown[] = [];
    for (const at of ['.prompt-options button >> nth=0', '[data-option=pass]']) {
      await page.hover(at);
      places.push(await page.locator('.prompt').boundingBox());
    }
    expect(places[1]).toEqual(places[0]);
    await page.context().close();
  });
});

describe('an action pointed at', () => {
  it('is drawn on the table: Move its reach, Combat its targets with their chances', async () => {
    const page = await visitDuel(site, { viewport: { width: 1440, height: 900 } });
    await page.waitForSelector('[data-option=combat]');
    await page.hover('[data-option=move]');
    await page.waitForSelector('.board-legal');
    await page.hover('[data-option=combat]');
    await page.waitForSelector('[data-base="b1.1"] .board-threat');
    await expect.poll(() => page.textContent('.board-tag text')).toMatch(/%/);
    expect(await page.locator('.board-legal').count()).toBe(0);
    await page.mouse.move(5, 5);
    await page.waitForSelector('.board-threat', { state: 'detached' });
    await page.focus('[data-option=move]');
    await page.waitForSelector('.board-legal');
    await page.context().close();
  });
});

describe('Suggest', () => {
  it('names the answer of a trooper with its reason and what it leaves, and takes it', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(
      page,
      site.address,
      playedUntil('suggests', ({ step }, { turn }) => step === 'activation.main' && turn > 4),
    );
    await page.keyboard.press('s');
    await page.waitForSelector('[data-suggested="1"] small');
    expect(await page.textContent('.suggestions')).toMatch(/[.]/);
    expect(await barriers(page)).toEqual([]);
    const version = await versionOf(page);
    await page.click('[data-suggested="1"]');
    await goneOn(page, version);
    await page.context().close();
  });

  it('plans the first place, and draws the others as ghosts', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(
      page,
      site.address,
      playedUntil('places', ({ step }, { turn }) => step === 'move.offer' && turn > 4),
    );
    await page.click('[data-way=suggest]');
    await page.waitForSelector('[data-suggested="1"]');
    const places = await page.locator('.suggestions li').count();
    if (places > 1) {
      await page.click('[data-suggested="2"]');
      await page.waitForSelector('[data-way=confirm]:not([disabled]), [data-suggested="2"]');
    }
    await page.context().close();
  });
});
