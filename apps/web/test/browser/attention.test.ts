import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('#/play/quick/computer/attention', { viewport: { width: 1440, height: 900 } });
  await page.waitForSelector('.prompt:not(.waiting)');
  // Notes are counted where the browser is asked for them.
  await page.evaluate(() => {
    const { body } = document;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      body.dataset.notes = String(Number(body.dataset.notes ?? 0) + 1);
      return start.apply(this, when);
    };
  });
});
afterAll(() => site?.close());

const notes = () => page.evaluate(() => Number(document.body.dataset.notes ?? 0));

describe('sound', () => {
  it('is off until it is chosen, and lets itself be heard then', async () => {
    await answer(page);
    expect(await notes()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'On' }).click();
    await expect.poll(notes).toBe(2);
    await page.keyboard.press('Escape');
  });

  it('is kept for the next visit', async () => {
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('faultline.settings') ?? '{}').sound);
    expect(kept).toBe('on');
  });
});

describe('a decision that waits', () => {
  it('is told by the title of the tab, and no longer where the game is left', async () => {
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.title()).toBe('Your decision · Faultline');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.waitForSelector('.home');
    await expect.poll(() => page.title()).toBe('Faultline');
  });
});
