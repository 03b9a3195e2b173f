import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meet, TERMS, Visitor } from '../../apps/server/test/live/visitor.ts';
import { DESK, GERMAN_PHONE, type OnlineSite, openOnlineSite } from './onlineSite.ts';
import { barriers, openSite } from '../../apps/web/test/browser/site.ts';

let site: OnlineSite;
let page: Page;

beforeAll(async () => {
  site = await openOnlineSite();
  page = await site.visit('', GERMAN_PHONE);
});
afterAll(() => site?.close());

const MINUTE = 60_000;

/** What a page tells whoever opens a link, and what it lets them do. */
async function told(route: string): Promise<{ readonly says: string; readonly ways: readonly string[] }> {
  await page.goto('about:blank');
  await page.goto(`${site.address}${route}`);
  const says = await page.locator('.told h2').textContent();
  return { says: says ?? '', ways: await page.locator('.told .online-ways > *').allTextContents() };
}

describe('a link that brings nobody to a seat says why and what to do', () => {
  it('one that is damaged, or was never made', async () => {
    for (const code of ['cut-off', 'x'.repeat(43)])
      expect(await told(`#/join/${code}`)).toEqual({
        says: 'Dieser Link führt nirgendwohin.',
        ways: ['Zu den offenen Tischen'],
      });
    expect(await barriers(page)).toEqual([]);
  });

  it('one that somebody else has used leads to looking on', async () => {
    const { code } = await meet(site.address);
    expect(await told(`#/join/${code}`)).toEqual({
      says: 'Dieser Platz ist vergeben.',
      ways: ['Zuschauen', 'Zu den offenen Tischen'],
    });
  });

  it('one to a game that wants no spectators', async () => {
    const { g } = await meet(site.address, { ...TERMS, watch: null });
    expect((await told(`#/watch/${g}`)).says).toMatch(/^Bei dieser Partie schaut niemand zu/);
  });

  it('one to a table that was closed', async () => {
    const host = new Visitor(site.address);
    await host.post('guest', { name: 'Hera' });
    const { game, code } = await host.post('create', { terms: TERMS });
    await host.post('close', { game });
    expect((await told(`#/join/${code}`)).says).toMatch(/geschlossen/);
  });

  it('one for another device, ten minutes later', async () => {
    const host = new Visitor(site.address);
    await host.post('guest', { name: 'Hera' });
    const { code } = await host.post('hand-over', {});
    site.pass(11 * MINUTE);
    await page.goto(`${site.address}#/device/${code}`);
    await page.click('[data-way=take-over]');
    await page.locator('.told h2', { hasText: 'abgelaufen' }).waitFor();
  });
});

describe('time', () => {
  it('[DP-62] that the other has used up is claimed, and the claim ends the game', async () => {
    const bank = { kind: 'bank', bank: 5 * MINUTE, increment: 0 } as const;
    const { g, people } = await meet(site.address, { ...TERMS, clock: bank });
    const asked = people[0].game(g).moment?.view.open.decision?.seat ?? 0;
    const claims = asked === 0 ? 1 : 0;
    const desk = await site.visit('', DESK);
    await desk.context().addCookies([...people[claims].cookies]);
    site.pass(10 * MINUTE);
    await desk.goto(`${site.address}#/online/${g}`);
    await desk.click('[data-flag=theirs] [data-way=claim]');
    await desk.waitForSelector(`[data-end="${claims}"]`);
    expect(await desk.textContent('.online-result')).toBe('You won.');
  });
});

describe('a page that is only files', () => {
  it('hides what needs a server, and says so to whoever follows a link', async () => {
    const files = await openSite();
    const alone = await files.visit('', DESK);
    await alone.waitForSelector('.door');
    await alone.waitForLoadState('networkidle');
    expect(await alone.locator('[data-way=friend]').count()).toBe(0);
    await alone.goto(`${files.address}#/online`);
    await alone.locator('.told', { hasText: 'npm start' }).waitFor();
    await files.close();
  });
});
