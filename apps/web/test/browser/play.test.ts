import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('the start', () => {
  it('leads to a legal decision in one tap', async () => {
    const page = await site.visit('', PHONE);
    await page.getByText('Play now').tap();
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.textContent('.prompt h2')).toMatch(/[.?]$/);
  });

  it('speaks the language of the browser, and another by choice', async () => {
    const page = await site.visit('', { locale: 'de-CH' });
    await page.getByText('Jetzt spielen').waitFor();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await page.getByText('Play now').waitFor();
    await page.reload();
    await expect.poll(() => page.textContent('h1')).toBe('Learn it by playing.');
  });

  it('says so when an address leads nowhere', async () => {
    const page = await site.visit('#/nowhere');
    await expect.poll(() => page.textContent('h1')).toBe('Page not found.');
  });

  it('has no barriers, dark and light', async () => {
    const page = await site.visit('');
    await page.waitForSelector('.home');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    expect(await barriers(page)).toEqual([]);
  });
});

describe('a game', () => {
  it('goes on where it was left', async () => {
    const page = await site.visit('#/play/new/computer');
    for (let n = 0; n < 12; n += 1) await answer(page, n);
    await page.waitForSelector('.prompt:not(.waiting)');
    const [version, question] = [await versionOf(page), await page.textContent('.prompt h2')];
    await page.goto(site.address);
    await page.getByText('Continue', { exact: true }).click();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect([await versionOf(page), await page.textContent('.prompt h2')]).toEqual([version, question]);
  });

  it('takes a step back', async () => {
    const page = await site.visit('#/play/new/two');
    await answer(page);
    await answer(page);
    const question = await page.textContent('.prompt h2');
    await answer(page);
    await page.click('[data-way=undo]');
    await page.waitForFunction((before) => document.querySelector('.prompt h2')?.textContent === before, question);
  });

  it('says why a place is not legal, with the rule', async () => {
    const page = await site.visit('#/play/new/two');
    await answer(page);
    await answer(page);
    await page.waitForSelector('.board-legal');
    const table = await page.locator('.board-ground').boundingBox();
    if (!table) throw new Error('No table is drawn.');
    await page.mouse.click(table.x + table.width * 0.9, table.y + table.height * 0.5);
    await expect.poll(() => page.textContent('.prompt-refusal')).toMatch(/from your edge.*CR-DEPLOY-04/);
    await expect.poll(() => page.locator('[data-way=confirm]').isDisabled()).toBe(true);
  });

  it('has no barriers while a move is planned', async () => {
    const page = await site.visit('#/play/new/two');
    await answer(page);
    await answer(page);
    await page.click('[data-way=suggest]');
    await page.waitForSelector('.board-ghost');
    expect(await barriers(page)).toEqual([]);
  });

  it('tells of a game that is not among the saves', async () => {
    const page = await site.visit('#/play/gone');
    await expect.poll(() => page.textContent('h1')).toContain('not saved in this browser');
  });
});
