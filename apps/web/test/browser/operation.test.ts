import { seal } from '@faultline/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationUntil } from './operation.ts';
import { pick } from './picking.ts';
import { answer, barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const GERMAN = { locale: 'de' };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de' };

async function setUp(route = '#/new/operation', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visit(route, options);
  await page.waitForSelector('[data-way=begin]:not([disabled])');
  await page.waitForSelector('.operation-plan');
  return page;
}

const isReady = (page: Page) => page.locator('[data-way=begin]').isEnabled();

describe('setting up a Key Operation', () => {
  it('leads from the first page to its first Turn, and on after a reload', async () => {
    const page = await site.visit('', GERMAN);
    await page.click('[href="#/new/operation"]');
    await page.waitForSelector('.operation-plan');
    await page.selectOption('[name=operation]', 'jail-break');
    await page.getByRole('button', { name: 'Zu zweit an einem Bildschirm' }).click();
    await page.getByRole('button', { name: 'Spieler:in 2', exact: true }).click();
    await page.getByRole('button', { name: 'Automatisch' }).click();
    await expect.poll(() => page.textContent('[data-seat="1"] h2')).toContain('Aggressor');
    expect(await page.locator('.team-mission').count()).toBe(0);
    await page.click('[data-way=begin]:not([disabled])');
    await expect.poll(() => page.textContent('.top-where')).toContain('Jail Break!');
    await answer(page);
    const version = await versionOf(page);
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect(await versionOf(page)).toBe(version);
    await expect.poll(() => page.textContent('.stage-panel')).toContain('Etappe 1 von 2');
    await page.click('[data-way=menu]');
    await page.click('[data-way=look-back]');
    await page.waitForSelector('.looking');
  });

  it('names an operation that there is not, and offers the others', async () => {
    const page = await setUp('#/new/operation/rob-the-bank');
    await expect.poll(() => page.textContent('[role=alert]')).toContain('rob-the-bank');
    await expect.poll(() => page.inputValue('[name=operation]')).toBe('explore-the-ruins');
  });

  it('[KO-CARD-04] says what is in the way on a table without room, and begins no game there', async () => {
    const page = await setUp('#/new/operation/trigger-a-chain-reaction', GERMAN);
    await page.getByText('Grundbox 1').click();
    await expect.poll(() => page.textContent('.tables [role=alert]')).toContain('Trigger a Chain Reaction');
    expect(await isReady(page)).toBe(false);
    await page.selectOption('[name=operation]', 'jail-break');
    await expect.poll(() => isReady(page)).toBe(true);
  });

  it('[KO-MODE-02] says what the rules have against a team of either role', async () => {
    const page = await setUp();
    await pick(page, 1, '2.primary', 'asajj-ventress-sith-assassin');
    await expect.poll(() => page.textContent('[data-seat="1"] .team-reasons')).toContain('CR-TEAM');
    await expect.poll(() => page.textContent('[data-seat="1"] h2')).toContain('Sentinel');
    await expect.poll(() => isReady(page)).toBe(false);
  });

  it.each([{}, PHONE])('has no barriers (%j)', async (options) => {
    const page = await setUp('#/new/operation', options);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('a file of a Key Operation that was altered by hand', () => {
  const file = operationUntil('jail-break', 'altered', (_, { turn }) => turn === 1).file();
  const altered = (plan: unknown): string => JSON.stringify(seal({ ...file, setup: { ...file.setup, plan } } as never));

  it('gets a sentence in German and leaves nothing behind, opened or dropped', async () => {
    const page = await site.visit('#/games', GERMAN);
    await page.waitForSelector('.games-import input', { state: 'attached' });
    const buffer = Buffer.from(altered({ operation: 'jail-break', aggressor: 7 }));
    await page.setInputFiles('.games-import input', { name: 'game.json', mimeType: 'application/json', buffer });
    await expect.poll(() => page.textContent('[role=alert]')).toContain('The Aggressor is player 0 or 1');
    await drop(page, altered({ operation: 'jail-break', aggressor: 0, options: { quietAlarm: 'yes' } }));
    await expect.poll(() => page.textContent('[role=alert]')).toContain('quietAlarm');
    expect(await page.locator('.game-row').count()).toBe(0);
    await drop(page, JSON.stringify(file));
    await page.waitForSelector('.game-row');
    await expect.poll(() => page.textContent('.game-row')).toContain('Countdown');
  });
});

const drop = (page: Page, text: string) =>
  page.evaluate((contents) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([contents], 'game.json', { type: 'application/json' }));
    document
      .querySelector('.games')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
