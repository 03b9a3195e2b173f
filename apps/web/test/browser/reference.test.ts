import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, visitDuel } from './duel.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const LANGUAGES = ['en', 'de'] as const;
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the quick reference', () => {
  it('is found from the first page, searched, and each line leads to its rule', async () => {
    const page = await site.visit('');
    await page.click('a[href="#/reference"]');
    await page.fill('.reference-ways input', 'critical');
    await page.waitForSelector('[data-line=die-crit]');
    expect(await page.locator('[data-line=pinned]').count()).toBe(0);
    await page.click('[data-line=die-crit] [data-rule=CR-ATK-19]');
    await page.click('[data-way=open-rule]');
    await page.waitForSelector('.rule-sheet [data-rule-open=CR-ATK-19] .drawn-board');
    expect(await barriers(page)).toEqual([]);
  });

  it('speaks another language as soon as it is chosen', async () => {
    const page = await site.visit('#/reference', { locale: 'de' });
    await page.waitForSelector('.reference-ways');
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => page.textContent('[data-card=turn] h2')).toBe('The Turn in order');
  });

  it.each(LANGUAGES)('has no barriers and fits a phone (%s)', async (locale) => {
    const page = await site.visit('#/reference', { locale, viewport: { width: 360, height: 780 } });
    await page.waitForSelector('[data-card=struggle]');
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe('on paper', () => {
  const papers = LANGUAGES.flatMap((locale) => [
    { locale, paper: 'A4', box: '594.95996 841.91998' },
    { locale, paper: 'Letter', box: '612 792' },
  ]);
  it.each(papers)('it is two sides of $paper ($locale) with nothing cut off', async ({ locale, paper, box }) => {
    const page = await site.visit('#/reference/paper', { locale });
    await page.getByRole('button', { name: paper }).click();
    await page.waitForSelector(`[data-paper=${paper}] [data-side="2"] .drawn-tracker`);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const sides = await page.$$eval('.reference-side', (all) =>
      all.map((side) => ({
        cut: side.scrollHeight - side.clientHeight,
        type: Number.parseFloat((side as HTMLElement).style.fontSize),
      })),
    );
    expect(sides.map(({ cut }) => cut)).toEqual([0, 0]);
    for (const { type } of sides) expect(type).toBeGreaterThanOrEqual(6.5);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(2);
    expect(pdf).toContain(`[0 0 ${box}]`);
  });

  it.each(papers)(
    'Key Operations are one side of $paper ($locale) with nothing cut off',
    async ({ locale, paper, box }) => {
      const page = await site.visit('#/reference/paper', { locale });
      await page.click('[data-way=paper-operations]');
      await page.getByRole('button', { name: paper }).click();
      await page.waitForSelector(`[data-paper=${paper}] [data-side="1"]`);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const cut = await page.$$eval('.reference-side', (all) =>
        all.map((side) => side.scrollHeight - side.clientHeight),
      );
      expect(cut).toEqual([0]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
      expect(pdf).toContain(`[0 0 ${box}]`);
    },
  );

  it('has its tools in their true lengths', async () => {
    const page = await site.visit('#/reference/paper');
    await page.waitForSelector('.reference-side .ruler svg');
    // 154 mm are drawn, at 96 dots to the inch.
    const wide = await page.$eval('.reference-side .ruler svg', (svg) => svg.getBoundingClientRect().width);
    expect(wide).toBeCloseTo((154 / 25.4) * 96, 0);
  });
});

describe('beside the board', () => {
  let page: Page;
  beforeAll(async () => {
    page = await visitDuel(site, { viewport: { width: 1440, height: 900 }, locale: 'de' });
  });

  it('a refusal in German leads to its rule, to its neighbours, and back to the question', async () => {
    await choose(page, 'focus');
    await page.click('.not-offered summary');
    await page.click('.not-offered [data-rule=CR-ACT-11]');
    await page.click('[data-way=open-rule]');
    await page.waitForSelector('[data-rule-open=CR-ACT-11]');
    expect(await page.textContent('.one-rule-says')).toContain('Aktion');
    await page.getByRole('button', { name: 'CR-ACT-10', exact: true }).click();
    await page.waitForSelector('[data-rule-open=CR-ACT-10]');
    await page.click('[data-way=rule-back]');
    await page.waitForSelector('[data-rule-open=CR-ACT-11]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rule-sheet').count()).toBe(0);
    expect(await page.locator('.not-offered[open]').count()).toBe(1);
  });

  /** From a word of the page to its rule, to one beside it with its board and its proof, and back to the page. */
  const thereAndBack = async (word: string): Promise<void> => {
    await page.click(word);
    await page.click('.bubble:popover-open [data-way=open-rule]');
    await page.waitForSelector('.rule-sheet [data-rule-open=CR-ACT-10]');
    await page.locator('.rule-sheet').getByRole('button', { name: 'CR-ACT-26', exact: true }).click();
    const beside = page.locator('.rule-sheet [data-rule-open=CR-ACT-26]');
    await beside.locator('.drawn-board').first().waitFor();
    await expect.poll(() => beside.locator('.one-rule-facts').textContent()).toMatch(/Durch \d+ Tests? belegt/);
    await expect.poll(() => beside.locator('figcaption b').first().getAttribute('lang')).toBe('de');
    await page.click('[data-way=rule-back]');
    await page.waitForSelector('.rule-sheet [data-rule-open=CR-ACT-10]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.rule-sheet', { state: 'detached' });
  };

  it('a word of a refusal leads to its rule, a neighbour, its example and its proof, and back', async () => {
    await thereAndBack('.not-offered [data-word=CR-ACT-10]');
    await page.waitForSelector('.not-offered[open]');
  });

  it('a word of a question leads there and back, and the question still stands', async () => {
    const version = await page.getAttribute('.playground', 'data-version');
    await thereAndBack('.prompt h2 [data-word=CR-ACT-10]');
    await page.waitForSelector('.prompt-options [data-option=combat]');
    expect(await page.getAttribute('.playground', 'data-version')).toBe(version);
  });

  it('a line of the log leads from its terms to their rules', async () => {
    await page.hover('.log-line:has-text("Fokus")');
    await page.click('.log-place [data-way=open-rule]');
    await page.waitForSelector('.rule-sheet [data-rule-open=CR-ACT-14]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rule-sheet').count()).toBe(0);
  });

  it('a token of a base opens its line in place, by mouse, and from there its rule', async () => {
    await page.hover('[data-base="b1.1"]');
    await page.hover('.figure-card [data-term=exposed]');
    await page.waitForSelector('.figure-card .bubble:popover-open');
    expect(await page.textContent('.figure-card .bubble')).toContain('Ungeschützt');
    await page.click('.figure-card .bubble [data-way=open-rule]');
    await page.waitForSelector('.rule-sheet [data-rule-open=CR-COND-14]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rule-sheet').count()).toBe(0);
    await page.mouse.move(5, 5);
    await page.waitForSelector('.figure-card', { state: 'detached' });
  });

  it('a token of the list of Units opens its line by the keyboard alone', async () => {
    await page.focus('.unit-row [data-term=exposed]');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.unit-row .bubble:popover-open');
    await page.keyboard.press('Escape');
  });

  it('what a line of the log tells closes when the keyboard goes on from the button in it', async () => {
    await page.focus('.log-line:has-text("Fokus")');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.log-place .bubble:popover-open');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.log-place [data-way=open-rule]'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.waitForSelector('.log-place .bubble', { state: 'detached' });
  });

  it('the line of a token closes when the keyboard goes on from the button in it', async () => {
    await page.focus('.unit-row [data-term=exposed]');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.unit-row .bubble:popover-open');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.bubble [data-way=open-rule]'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.waitForSelector('.unit-row [data-term=exposed] + .bubble', { state: 'detached' });
  });

  it('a card opens the lines of its conditions and of the icons of its tree', async () => {
    await page.click('.unit-row:has([data-term=exposed]) button:not(.term)');
    await page.waitForSelector('.unit-card[open]');
    await page.click('.unit-card[open] .unit-card-figures [data-word=CR-WND-09]');
    await page.waitForSelector('.unit-card[open] .bubble:popover-open:has-text("Lebenskraft")');
    await page.locator('.unit-card[open] h3 [data-word]').first().click();
    await page.waitForSelector('.unit-card[open] h3 .bubble:popover-open [data-way=open-rule]');
    await page.click('.unit-card[open] [data-term=exposed]');
    await page.waitForSelector('.unit-card[open] .bubble:popover-open [data-way=open-rule]');
    await page.locator('.unit-card[open] .signs [data-term]').first().click();
    await page.waitForSelector('.unit-card[open] .signs .bubble:popover-open [data-way=open-rule]');
    await page.keyboard.press('Escape');
    await page.click('.unit-card[open] [data-way=close]');
  });

  it('opens at the question mark with the step of the Turn lit, and the game goes on beside it', async () => {
    await page.keyboard.press('?');
    await page.waitForSelector('.reference-panel [data-line=turn-actions][aria-current]');
    await choose(page, 'combat');
    await page.waitForSelector('.reference-panel [data-line=attack-type][aria-current]');
    await choose(page, 'melee');
    while ((await page.getAttribute('.playground', 'data-step')) !== 'tree') await choose(page, 'pass');
    await page.waitForSelector('.reference-panel [data-line=attack-tree][aria-current]');
    await page.locator('.signs [data-term]').first().click();
    await page.waitForSelector('.signs .bubble:popover-open [data-way=open-rule]');
    await page.keyboard.press('Escape');
    expect(await page.locator('.reference-panel [data-line^=attack-][aria-current]').count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('.reference-panel').count()).toBe(0);
  });
});
