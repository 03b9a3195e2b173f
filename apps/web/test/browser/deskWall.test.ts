// What hangs in the hall: the big screen, read from ten metres, and the sheets a printer gets.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndedIn, begun, brokenWords, entered, founded, MANY, next, step, way } from './showdown.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
let wall: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('#/desk/new', { viewport: { width: 1440, height: 900 }, locale: 'de' });
  await founded(page, async (form) => {
    await form.selectOption('[name=swissRounds]', '1');
    await form.selectOption('[name=cut]', '8');
  });
  wall = await page.context().newPage();
  await wall.goto(`${page.url().replace(/\/players$/, '')}/screen`);
});
afterAll(() => site?.close());

/** The smallest letters of these, as a share of the screen's height. */
const letters = (selector: string): Promise<number> =>
  wall
    .locator(selector)
    .evaluateAll((all) =>
      Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) / innerHeight)),
    );

/** How far down the screen the last of these reaches, and whether all of them are on it. */
const filled = (selector: string): Promise<{ readonly to: number; readonly all: boolean }> =>
  wall.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return {
      to: Math.max(...boxes.map(({ bottom }) => bottom)) / innerHeight,
      all: boxes.every(({ bottom, right }) => bottom <= innerHeight + 1 && right <= innerWidth + 1),
    };
  });

/** Names that are not shown to their end. */
const cutOff = (): Promise<readonly (string | null)[]> =>
  wall.locator('.screen-name, .desk-bracket-name').evaluateAll((all) =>
    all
      .filter((one) => {
        const line = Number.parseFloat(getComputedStyle(one).fontSize);
        return one.scrollHeight > one.clientHeight + line / 2 || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.textContent),
  );

describe('the big screen', () => {
  it('names the event before anybody is entered', async () => {
    await wall.waitForSelector('.screen-early');
    expect(await letters('.screen-early p')).toBeGreaterThanOrEqual(0.1);
    expect(await letters('.screen-early h2')).toBeGreaterThanOrEqual(0.05);
    await page.bringToFront();
    await entered(page, MANY);
  });

  it('shows who is entered and who is checked in before there are pairings', async () => {
    await wall.locator('.screen-list li').first().waitFor();
    await step(page, () => way(page, 'paper').click());
    await next(page);
    await step(page, () => way(page, 'checkInAll').click());
    await expect.poll(() => wall.textContent('.screen-wait h2')).toBe('26 von 26 eingecheckt');
    expect(await filled('.screen-list li')).toMatchObject({ all: true });
    expect((await filled('.screen-list li')).to).toBeGreaterThan(0.9);
    expect(await letters('.screen-list b')).toBeGreaterThanOrEqual(0.05);
  });

  it('shows who plays where in pages of equal length, down to its lower edge', async () => {
    for (const _ of ['pair', 'post']) await next(page);
    await wall.waitForSelector('.screen[data-state=posted] .screen-page');
    await expect.poll(() => wall.locator('.screen-list li').count()).toBe(13);
    expect(await letters('.screen-list b')).toBeGreaterThanOrEqual(0.05);
    expect((await filled('.screen-list li')).to).toBeGreaterThan(0.9);
    expect([await cutOff(), await brokenWords(wall, '.screen-name')]).toEqual([[], []]);
    expect(await barriers(wall)).toEqual([]);
  });

  it('shows standings to be read from ten metres, every page full and on the screen', async () => {
    await next(page);
    await allEndedIn(page, '2-1');
    await next(page);
    await wall.waitForSelector('.screen-rows');
    await expect.poll(() => wall.locator('.screen-rows tbody tr').count()).toBe(9);
    expect(await letters('.screen-rows tbody :is(td, th span)')).toBeGreaterThanOrEqual(0.05);
    const rows = await filled('.screen-rows tbody tr');
    expect([rows.all, rows.to > 0.9]).toEqual([true, true]);
    expect(await barriers(wall)).toEqual([]);
  });

  it('[SD-R-59] shows the whole bracket, rounds to come too, and the clock beside it', async () => {
    await next(page);
    await wall.waitForSelector('.screen-bracket');
    expect(await wall.locator('.desk-bracket-round').count()).toBe(3);
    expect(await wall.locator('.desk-bracket-game').count()).toBe(7);
    expect((await filled('.desk-bracket-game')).all).toBe(true);
    for (const _ of ['pair', 'post', 'start']) await next(page);
    await wall.waitForSelector('.screen-cut .screen-time');
    const overlap = await wall.evaluate(() => {
      const clock = document.querySelector('.screen-time')?.getBoundingClientRect();
      return [...document.querySelectorAll('.desk-bracket-game')]
        .map((game) => game.getBoundingClientRect())
        .filter((box) => clock && box.bottom > clock.top && box.right > clock.left && box.top < clock.bottom).length;
    });
    expect(overlap).toBe(0);
    expect(await letters('.desk-bracket-name:not(.long)')).toBeGreaterThanOrEqual(0.04);
    expect(await letters('.desk-bracket-name')).toBeGreaterThanOrEqual(0.03);
    expect(await cutOff()).toEqual([]);
    await allEndedIn(page, '2-1');
    await expect.poll(() => wall.locator('.desk-bracket-game .won').count()).toBe(4);
    expect(await barriers(wall)).toEqual([]);
  });

  it('[SD-R-64] ends with the final ranking as a table, how far everybody came', async () => {
    await next(page);
    while (await way(page, 'next').count()) {
      await next(page);
      await allEndedIn(page, '2-1');
    }
    await expect.poll(() => wall.locator('.screen-rows tbody tr').count()).toBe(9);
    const table = page.locator('.desk-final .desk-standings');
    await expect.poll(() => table.locator('tbody tr').count()).toBe(26);
    const reached = (place: number) => table.locator(`[data-rank="${place}"] small`).textContent();
    expect(await reached(1)).toContain('Sieg im Turnier');
    expect(await reached(2)).toContain('Finale');
    expect(await reached(4)).toContain('Halbfinale');
    expect(await reached(8)).toContain('Viertelfinale');
    expect(await wall.textContent('.screen-rows [data-rank="1"] th')).toContain('Sieg im Turnier');
    expect(await barriers(page)).toEqual([]);
  });
});

describe.each([
  ['en', 'Wounds inflicted', 'Drop'],
  ['de', 'Feindliche Einheiten angeschlagen', 'Steigt aus'],
])('result slips, %s', (locale, wounds, drop) => {
  it('lie six to a sheet, with Wounds inflicted and a box for those who drop', async () => {
    const desk = await site.visit('#/desk/new', { locale });
    await founded(desk);
    await begun(desk, MANY);
    await desk.click('.desk-step-slips');
    await desk.locator('.paper-slip').nth(12).waitFor();
    const first = desk.locator('.paper-slip').first();
    const heads = await first.locator('th').allTextContents();
    expect(heads).toContain(wounds);
    expect(heads).toContain(drop);
    expect(await first.locator('.paper-tick').allTextContents()).toEqual(['☐', '☐']);
    for (const paper of [0, 1]) {
      await desk.emulateMedia({ media: 'screen' });
      await desk.locator('.paper-choice .segments button').nth(paper).click();
      await desk.emulateMedia({ media: 'print' });
      const cut = await desk
        .locator('.paper-slip')
        .evaluateAll((all) => all.filter((slip) => slip.scrollHeight > slip.clientHeight + 1).length);
      expect(cut).toBe(0);
      const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(3);
    }
    await desk.context().close();
  });
});
