import { readFileSync } from 'node:fs';
import { type Match, parseGame } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeReport } from '../../src/engine/wholeReport.ts';
import type { WholeReport } from '../../src/port/report.ts';
import { operationUntil } from './operation.ts';
import { openFile, playedOut } from './played.ts';
import { barriers, openSite, type Site } from './site.ts';

/** A game that is over, opened from the list of games. */
const openEnded = (on: Page, played: Match): Promise<void> => openFile(on, site.address, JSON.stringify(played.file()));

const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((found) => found.map(({ textContent }) => textContent ?? ''));

let site: Site;
let page: Page;
let match: Match;
let report: WholeReport;
beforeAll(async () => {
  site = await openSite();
  match = playedOut('end');
  report = await wholeReport(match);
  page = await site.visit('', { viewport: { width: 1440, height: 900 } });
  await openEnded(page, match);
});
afterAll(() => site?.close());

describe('the end of a game', () => {
  it('says who won and how, and has the numbers of the report', async () => {
    const { totals, sides, curve, turns } = report;
    expect(await page.textContent('h1')).toBe(`Player ${(report.result?.winner ?? 0) + 1} wins`);
    expect(await page.textContent('.end-hero')).toContain(`Turn ${turns}`);
    const rows = await page
      .locator('.end-figures tbody tr')
      .evaluateAll((found) => found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
    const [a, b] = totals;
    const figures = (['won', 'wounds', 'damage', 'attacks', 'held', 'force'] as const).map((key) => [a[key], b[key]]);
    expect(rows.slice(0, figures.length)).toEqual(figures.map((pair) => pair.map(String)));
    for (const { unit, damage, wounds } of sides.flatMap(({ units }) => units)) {
      const cells = await texts(page, `[data-unit=${unit}] td`);
      expect(cells.map(Number)).toEqual([damage.dealt, damage.suffered, wounds.inflicted]);
    }
    expect(await page.textContent('.end-curve title')).toContain(curve.turns.map(({ token }) => token).join(', '));
    expect(await page.locator('.end-turn').count()).toBe(curve.turns.length);
    expect(await page.locator('.end-wound').count()).toBe(totals[0].wounds + totals[1].wounds);
    expect(await page.locator('.end-held li').count()).toBe(report.held.length);
  });

  it('says in one line how the dice fell against what was expected, and how rare that is', async () => {
    const told = (await page.textContent('.end-luck')) ?? '';
    for (const { attack, defense, chance } of report.luck) {
      expect(told).toContain(`${attack.dice} attack dice hit ${attack.successes} times`);
      expect(told).toContain(`(${Math.round(10 * defense.expected) / 10} expected)`);
      expect(told).toContain(`${Math.round(100 * (chance ?? 0))}%`);
    }
  });

  it('is read without barriers, and begins at its heading', async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await barriers(page)).toEqual([]);
  });

  it('leads from a turning point to its moment, and back', async () => {
    const point = report.curve.turningPoints[1];
    await page.click(`[data-point="${point?.version}"]`);
    await page.waitForSelector(`.looking[data-looking="${point?.version}"]`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.end-page');
    await page.locator('.end-turn').nth(2).click();
    await page.waitForSelector(`.looking[data-looking="${report.curve.turns[2]?.version}"]`);
    await page.click('[data-way=leave]');
    await page.waitForSelector('.end-page');
  });

  it('is shared as a picture, a text and a file that opens', async () => {
    await page.click('[data-way=share]');
    await page.waitForSelector('.end-share[open] .end-picture');
    expect(await barriers(page)).toEqual([]);
    const text = await page.inputValue('.end-report');
    const [unit] = report.sides[0].units;
    expect(text).toContain(`${unit?.damage.dealt} dealt, ${unit?.damage.suffered} suffered`);
    const saved = async (way: string): Promise<Buffer> => {
      const coming = page.waitForEvent('download');
      await page.click(`[data-way=${way}]`);
      return readFileSync(await (await coming).path());
    };
    const picture = await saved('save-picture');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 800]);
    expect(parseGame((await saved('save-replay')).toString()).entries).toHaveLength(match.entries.length);
    await page.keyboard.press('Escape');
  });

  it('begins the same game again with the sides swapped, by keys alone, and then a rematch', async () => {
    await page.focus('h1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.way)).toBe('swap');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.prompt:not(.waiting)');
    await page.waitForURL(/#\/play\/[0-9a-f]+$/);
    await page.click('[data-way=menu]');
    await expect.poll(() => page.textContent('.game-menu h2')).toMatch(/^Separatists.* vs\. Republic/);
    await page.click('[data-way=concede]');
    await page.click('[data-way=concede-it]');
    await expect.poll(() => page.textContent('.end-course')).toContain('before its first Turn was over');
    expect(await barriers(page)).toEqual([]);
    const ended = page.url();
    await page.click('[data-way=rematch]');
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.url()).not.toBe(ended);
    await page.click('[data-way=menu]');
    await expect.poll(() => page.textContent('.game-menu h2')).toMatch(/^Separatists.* vs\. Republic/);
  });
});

describe('a game whose time was called', () => {
  it('[SD-TIM-04] is told as one, with its score and three key moments', async () => {
    const timed = playedOut('time', ({ state }) => state.open.turn === 4);
    expect(timed.state.open.result?.why).toBe('time');
    const guest = await site.visit('', { viewport: { width: 1440, height: 900 } });
    await openEnded(guest, timed);
    await expect
      .poll(() => guest.textContent('.end-hero'))
      .toMatch(/Time was called\. Player [12] (inflicted more Wounds|won more Struggles)\./);
    // By keys: whoever presses a button that goes is on what comes instead.
    await guest.focus('[data-way=find-moments]');
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('[data-way=stop-review]:focus');
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('[data-way=find-moments]:focus');
    expect(await guest.locator('.key-moments-found').count()).toBe(0);
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('.key-moments-found [data-moment]:focus');
    const moments = await texts(guest, '.key-moments-found li');
    expect(moments).toHaveLength(3);
    for (const moment of moments) expect(moment).toMatch(/^Turn \d · Player [12] “.+The Master would have/);
    expect(await barriers(guest)).toEqual([]);
    await guest.context().close();
  });
});

describe('the end of a Key Operation', () => {
  it('[KO-TOK-01] is told by Stages and the Countdown, in German on a phone', async () => {
    const phone = await site.visit('', {
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      locale: 'de',
    });
    const operation = operationUntil('trigger-a-chain-reaction', 'end', (_, { turn }) => turn > 4);
    operation.send(0, { do: 'concede' });
    await openEnded(phone, operation);
    await expect.poll(() => phone.textContent('h1')).toBe('Spieler:in 2 gewinnt');
    expect(await phone.textContent('.end-figures')).toContain('Etappen gewonnen');
    expect(await phone.textContent('.end-curve title')).toContain('Countdown');
    expect(await phone.locator('.end-token').count()).toBe(0);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await barriers(phone)).toEqual([]);
    await phone.context().close();
  });
});
