// The organiser's page on a real day: a desk and a phone, in both languages.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allEndedIn,
  begun,
  brokenWords,
  chapter,
  founded,
  MANY,
  next,
  outcome,
  seatsOf,
  step,
  way,
} from './showdown.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const LOOKS = [
  { look: 'a desk, en', options: { ...DESK, locale: 'en' } },
  { look: 'a phone, de', options: { ...PHONE, locale: 'de' } },
] as const;

const row = (page: Page, match: string): Locator => page.locator(`[data-match="${match}"]`);
const missing = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-part=missing] > li').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-match')));

/** How many taps something takes. */
async function taps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    document.addEventListener('click', ({ isTrusted }) => {
      const { dataset } = document.documentElement;
      if (isTrusted) dataset.taps = `${Number(dataset.taps ?? 0) + 1}`;
    });
  });
  await act();
  const counted = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  await page.evaluate(() => location.reload());
  await page.waitForSelector('.desk-top');
  return counted;
}

/** What is seen without scrolling, between the bars at the upper and the lower edge. */
async function inSight(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const [top, bottom] = ['.desk-top', '.desk-bottom'].map((bar) => document.querySelector(bar));
    const from = top?.getBoundingClientRect().bottom ?? 0;
    const to = bottom?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll(wanted)]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.top >= from && box.bottom <= to + 1).length;
  }, selector);
}

describe.each(LOOKS)('the day at $look', ({ options }) => {
  let page: Page;
  const isPhone = options.viewport.width < 700;
  const german = options.locale === 'de';
  beforeAll(async () => {
    page = await site.visit('#/desk/new', options);
    await founded(page);
    await begun(page, MANY);
  });
  afterAll(() => page?.context().close());

  it('the tables come first, the clock in the bar', async () => {
    await page.waitForSelector('.desk-top .desk-clock-left');
    await expect.poll(() => page.locator('[data-match]').count()).toBe(13);
    expect(await inSight(page, '.desk-table-row')).toBeGreaterThanOrEqual(isPhone ? 5 : 13);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width);
  });

  it('a result is two taps, four with Wounds', async () => {
    const [first = '', second = ''] = await missing(page);
    const open = (match: string | null) =>
      row(page, match ?? '')
        .locator('[data-way=result]')
        .click();
    expect(
      await taps(page, async () => {
        await open(first);
        await outcome(page, first ?? '', '2-0');
      }),
    ).toBe(2);
    expect(
      await taps(page, async () => {
        await open(second);
        await row(page, second ?? '')
          .locator('[data-tap="5"]')
          .first()
          .click();
        await row(page, second ?? '')
          .locator('[data-tap="3"]')
          .last()
          .click();
        await outcome(page, second ?? '', '1-2');
      }),
    ).toBe(4);
    await expect
      .poll(() =>
        row(page, second ?? '')
          .locator('.desk-remarks')
          .textContent(),
      )
      .toContain('5–3');
  });

  it('what is missing stands first, what is reported marks its winner', async () => {
    await expect.poll(() => missing(page)).toHaveLength(11);
    const reported = page.locator('[data-part=reported] > li');
    await expect.poll(() => reported.locator('.first[data-verdict=win] .icon').count()).toBe(1);
    await expect.poll(() => reported.locator('.second[data-verdict=win] .icon').count()).toBe(1);
    await expect.poll(() => way(reported, 'correct').first().textContent()).toBe(german ? 'Ändern' : 'Change');
  });

  it('a table that calls an arbiter stands before the others', async () => {
    await chapter(page, 'judge');
    const last = (await page.locator('form select').first().locator('option').last().getAttribute('value')) ?? '';
    await expect.poll(() => page.locator('form select').first().locator('option').count()).toBe(11);
    await page.locator('form select').first().selectOption(last);
    await step(page, () => way(page, 'call').click());
    await chapter(page, 'round');
    await expect.poll(async () => (await missing(page))[0]).toBe(last);
    await expect.poll(() => row(page, last).locator('.desk-alarm').textContent()).toMatch(/\d:\d\d$/);
  });

  it('a refusal is said where the finger is, aloud, and the finger stays there', async () => {
    const last = (await missing(page)).at(-1) ?? '';
    await row(page, last).locator('[data-way=result]').click();
    const tapped = row(page, last).locator('[data-outcome="1-1"]');
    await tapped.click();
    const said = page.locator('.desk-told-box.refused');
    await said.waitFor();
    const [finger, box] = await Promise.all([tapped.boundingBox(), said.boundingBox()]);
    if (!finger || !box) throw new Error('Nothing is seen.');
    expect(await inSight(page, '.desk-told-box.refused')).toBe(1);
    expect(Math.abs(box.y - finger.y - finger.height)).toBeLessThan(80);
    expect(await said.evaluate((one) => one.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('assertive');
    expect(await tapped.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await row(page, last).locator('[data-way=result]').click();
  });

  it('[SD-R-29] a result on time before time is taken, and what is said of it is no refusal', async () => {
    const match = (await missing(page)).at(-1) ?? '';
    await row(page, match).locator('[data-way=result]').click();
    await outcome(page, match, '1-0');
    const note = page.locator('.desk-notes .desk-told-box.noted');
    await expect
      .poll(() => note.textContent())
      .toMatch(german ? /eingetragen, obwohl .* 120 Min/ : /recorded .* 120 min/);
    await note.locator('button').click();
  });

  it('[SD-DROP-01] [SD-R-31] who drops is asked whether now, with figures, or after this round', async () => {
    const seats = await seatsOf(page);
    const [first, second] = (await missing(page)).slice(1, 3).map((match) => seats.get(match ?? ''));
    const [now, later] = [first?.[1] ?? '', second?.[0] ?? ''];
    await chapter(page, 'players');
    const player = (name: string) => page.locator(`[data-player="${name}"]`);
    await way(player(now), 'more').click();
    await way(player(now), 'drop').click();
    await expect.poll(() => inSight(page, isPhone ? '[data-way=drop-after]' : '[data-way=drop-now]')).toBe(1);
    await player(now).locator('.desk-wounds').first().locator('[data-tap="1"]').first().click();
    await player(now).locator('.desk-wounds').last().locator('[data-tap="6"]').first().click();
    await player(now).locator('.desk-wounds').last().locator('[data-tap="2"]').last().click();
    expect(await barriers(page)).toEqual([]);
    await step(page, () => way(player(now), 'drop-now').click());
    await way(player(later), 'more').click();
    await way(player(later), 'drop').click();
    await step(page, () => way(player(later), 'drop-after').click());
    await step(page, () => way(player(later), 'stay').click());
    await expect.poll(() => page.textContent('.desk-step')).not.toContain(later);
    await way(player(later), 'drop').click();
    await step(page, () => way(player(later), 'drop-after').click());
    await expect.poll(() => page.textContent('.desk-step')).toContain(later);
    await chapter(page, 'round');
    const given = page.locator('[data-match]', { has: page.locator('.desk-seat', { hasText: now }) });
    await expect.poll(() => given.locator('.desk-score').textContent()).toBe('2–0');
    await expect.poll(() => given.locator('.desk-remarks').textContent()).toContain('6–2');
    await allEndedIn(page, '2-0');
    expect(await page.locator('.desk-call').count()).toBe(0);
    await next(page);
    await chapter(page, 'players');
    const gone = german ? 'ausgestiegen' : 'dropped';
    for (const name of [now, later]) await expect.poll(() => player(name).textContent()).toContain(gone);
    await chapter(page, 'round');
  });

  it('a close taken back reports nothing, and is done again', async () => {
    await step(page, () => way(page, 'undo').click());
    await expect.poll(() => page.locator('[data-part=reported] > li').count()).toBe(13);
    expect(await page.locator('.desk-told-box').count()).toBe(0);
    await next(page);
  });

  it('standings show every column', async () => {
    const table = page.locator('.desk-standings').first();
    await table.waitFor();
    const cut = await table.evaluate((one) => {
      const cells = [...one.querySelectorAll('thead th')];
      return cells.filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.width < 20 || box.right > innerWidth || cell.scrollWidth > cell.clientWidth;
      }).length;
    });
    expect([await table.locator('thead th').count(), cut]).toEqual([7, 0]);
    expect(await brokenWords(page, '.desk-standings tbody th')).toEqual([]);
    await table.locator('[data-figure=sos]').first().click();
    await page.waitForSelector('[data-sum=sos]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width);
    expect(await barriers(page)).toEqual([]);
  });

  it('[SD-R-58] a result is corrected a round later in four taps at most, and nothing is refused on the way', async () => {
    for (const _ of ['pair', 'post']) await next(page);
    expect(await brokenWords(page, '.desk-seat')).toEqual([]);
    await next(page);
    const wrong = '1.1.4';
    const corrected = await taps(page, async () => {
      await page.locator('.desk-rounds button').first().click();
      await row(page, wrong).locator('[data-way=correct]').click();
      const taps = row(page, wrong).locator('.desk-outcomes').first().locator('button');
      expect(new Set(await taps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(1);
      await outcome(page, wrong, '0-2');
      expect(await page.locator('.desk-told-box.refused').count()).toBe(0);
    });
    expect(corrected).toBeLessThanOrEqual(4);
    await page.locator('.desk-rounds button').first().click();
    await expect.poll(() => row(page, wrong).locator('.second').getAttribute('data-verdict')).toBe('win');
  });

  it('only the first posting begins the event, and nothing is said in another language', async () => {
    const begins = german ? 'eröffnet das Turnier' : 'starts the event';
    await page.locator('.desk-rounds button').last().click();
    await allEndedIn(page, '2-0');
    await next(page);
    await next(page);
    await expect.poll(() => page.textContent('.desk-step')).toContain(german ? 'Gelände' : 'terrain');
    expect(await page.textContent('.desk-step')).not.toContain(begins);
    await chapter(page, 'event');
    const facts = (await page.textContent('.desk-facts')) ?? '';
    expect(facts).not.toMatch(german ? /elimination|showdown|table/ : /showdown\b/);
    expect(await page.textContent('[data-way=undo]')).toContain(german ? 'Rückgängig' : 'Undo');
    expect(await barriers(page)).toEqual([]);
  });
});
