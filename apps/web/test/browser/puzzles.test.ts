import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const asked = (page: Page) => page.waitForSelector('.prompt:not(.waiting)');

/** Answers with these options, one after the other. */
async function answers(page: Page, options: readonly string[], press: (selector: string) => Promise<void>) {
  for (const option of options) {
    await asked(page);
    const version = await versionOf(page);
    await press(`.prompt [data-option="${option}"]`);
    await goneOn(page, version);
  }
}

const OBVIOUS = ['combat', 'ranged', 'b5.1'];
const BEST = ['focus', ...OBVIOUS];

describe('the puzzles', () => {
  it('tell the exact chance of every try, the best plan on wish, and what is solved', async () => {
    const page = await site.visit('');
    await page.click('[href="#/puzzles"]');
    await page.click('[data-puzzle="01-take-aim"]');
    await asked(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Make Bo-Katan Kryze Pinned in this activation.',
    );
    const press = (selector: string) => page.click(selector);
    await answers(page, OBVIOUS, press);
    await page.waitForSelector('[data-judged=yes]');
    expect(await page.innerText('.puzzle-note')).toMatch(/reaches the goal with 2[67]%\..*better plan is known/s);
    expect(await page.locator('[data-plan=best]').count()).toBe(0);
    await page.click('[data-way=plans]');
    await page.click('dialog[open] [data-way=show-best]');
    expect(await page.innerText('dialog[open] [data-plan=best]')).toMatch(
      /Focus, .*ranged attack on Bo-Katan Kryze.*70%/s,
    );
    await page.keyboard.press('Escape');
    await page.click('[data-way=try-again]');
    await page.waitForSelector('.playground[data-version="0"]');
    await answers(page, BEST, press);
    await page.waitForSelector('.puzzle-note.reached');
    expect(await page.innerText('.puzzle-note')).toMatch(/70%\. That is as good as the best plan known/);
    expect(await page.locator('.puzzle-plans [data-plan=tried]').count()).toBe(2);
    await page.click('[data-way=next-puzzle]');
    await page.waitForFunction(() => location.hash === '#/puzzles/02-somebody-else');
    await asked(page);
    await page.click('[data-way=leave]');
    await page.waitForSelector('.puzzle-list .solved [data-puzzle="01-take-aim"]');
    expect(await page.innerText('.puzzles-solved')).toContain('1 of 10 solved');
  });

  it('are tried on a phone, in German and by keys, without barriers', async () => {
    const phone = { locale: 'de', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
    const page = await site.visit('#/puzzles', phone);
    await page.waitForSelector('.puzzle-list');
    expect(await barriers(page)).toEqual([]);
    await page.focus('[data-puzzle="01-take-aim"]');
    await page.keyboard.press('Enter');
    await asked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await answers(page, OBVIOUS, async (selector) => {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    });
    await page.waitForSelector('[data-judged=yes]');
    expect(await page.innerText('.puzzle-note [aria-live]')).toContain('Dieser Plan erreicht das Ziel mit');
    await page.tap('[data-way=plans]');
    await page.tap('dialog[open] [data-way=show-best]');
    await page.waitForSelector('[data-plan=best]');
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${site.address}#/puzzles/99-nowhere`);
    await page.waitForSelector('.puzzles [role=alert]');
    expect(await page.innerText('.puzzle-list')).toContain('Dein bester Plan: 2');
  });
});
