import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entered, founded } from './showdown.ts';
import { answer, barriers, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite('faultline.test');
});
afterAll(() => site?.close());

describe('over plain http from another machine', () => {
  it.each([
    ['en', 'Opened over plain http'],
    ['de', 'Über einfaches http geöffnet'],
  ])('the page says in one line what the browser does not do (%s)', async (locale, sentence) => {
    const page = await site.visit('', { locale, viewport: { width: 360, height: 780 } });
    await page.locator('.plain-http', { hasText: sentence }).waitFor();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await barriers(page)).toEqual([]);
    for (const route of ['#/games', '#/desk']) {
      await page.goto(`${site.address}${route}`);
      await page.locator('.plain-http', { hasText: sentence }).waitFor();
    }
  });

  it('a game is played against the computer, kept and opened again', async () => {
    const page = await site.visit('#/play/quick/computer/plain');
    for (let n = 0; n < 4; n += 1) await answer(page);
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.locator('[data-kept]').count()).toBe(0);
    const version = await versionOf(page);
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect(await versionOf(page)).toBe(version);
  });

  it('a moment and a report of a problem are copied', async () => {
    const page = await site.visit('#/play/quick/two/plain');
    await answer(page);
    await page.click('[data-way=menu]');
    await page.getByRole('button', { name: 'Report a problem' }).first().click();
    await page.click('[data-way=copy-report]');
    await page.getByText('Copied').waitFor();
    await page.goto(`${page.url()}/at`);
    await page.click('[data-way=link]');
    await page.getByText('Link copied.').waitFor();
  });

  it('a team is copied out of its dialog', async () => {
    const page = await site.visit('#/new');
    await page.locator('[data-way=team-text]').first().click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    await page.fill('dialog[open] textarea', '');
    await page.focus('dialog[open] textarea');
    await page.keyboard.press('Control+V');
    expect(await page.inputValue('dialog[open] textarea')).toContain(`${site.address}#/teams/t1/`);
  });

  it('an event is run and shared by a link that opens on its own', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    await entered(page, ['Ana', 'Ben']);
    await page.click('.desk-tools a[href$="/share"]');
    await page.waitForSelector('.desk-qr');
    await page.click('[data-way=copy]');
    await page.getByText('Copied').waitFor();
    await page.click('[data-way=open]');
    await page.waitForURL(/#\/desk\/view\//);
    await page.getByRole('heading', { name: 'Saturday at the shop' }).waitFor();
  });
});
