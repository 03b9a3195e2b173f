import { readFileSync } from 'node:fs';
import { figures } from '@faultline/cards';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, openSite, type Site } from './site.ts';

const shadows = (await figures()).filter(({ tags }) => tags.includes('Shadow Collective'));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de' };

const open = async (route = '#/teams', options = {}) => {
  const page = await site.visit(route, options);
  await page.waitForSelector('.shelf-row', { state: 'attached' });
  return page;
};
/** How every PNG begins. */
const PNG_HEAD = '89504e470d0a1a0a';

const rows = (page: Page) => page.locator('.shelf-row');
const add = async (page: Page, unit: string, place: string) => {
  await page.fill('.units [type=search]', unit.replaceAll('-', ' '));
  await page.click(`.shelf-row[data-unit="${unit}"] [data-way=add]`);
  await page.waitForSelector(`[data-place="${place}"][data-unit="${unit}"]`);
};
const verdict = (page: Page, kind: string) => page.waitForSelector(`[data-verdict=${kind}]`, { state: 'attached' });
const fits = async (page: Page) => {
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
/** The parts of the builder scroll, the page does not: below it there would be nothing. */
const stands = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

describe('building a team', () => {
  it('[CR-TEAM-03] finds, adds, draws the clash between the two, replaces, saves and goes on to a game', async () => {
    const page = await open();
    await expect.poll(() => rows(page).count()).toBe(139);
    await add(page, 'jedi-knight-luke-skywalker', '1.primary');
    await add(page, 'boushh-leia-organa', '1.secondary');
    await add(page, 'lando-and-r2-d2-inside-job', '1.supporting');
    await add(page, 'leia-organa-freedom-fighter', '2.primary');
    await verdict(page, 'against');
    await page.waitForSelector('.clash-lines circle');
    expect(
      await page.locator('.unit-place.accused').evaluateAll((all) => all.map((each) => each.dataset.place)),
    ).toEqual(['1.secondary', '2.primary']);
    await expect.poll(() => page.textContent('.clash')).toContain('CR-TEAM-03');
    await fits(page);
    await stands(page);
    const instead = await page.getAttribute('.clash [data-way=replace]', 'data-unit');
    await page.click(`.clash [data-way=replace][data-unit=${instead}]`);
    await verdict(page, 'missing');
    await expect.poll(() => page.locator('.clash-lines').count()).toBe(0);
    await page.fill('.units [type=search]', '');
    await page.click('[data-way=draw]');
    await page.waitForSelector('[data-place="2.supporting"]:not([data-unit=""])');
    await verdict(page, 'legal');
    await page.locator('details:has(.missions)').evaluate((fold) => fold.setAttribute('open', ''));
    // The one that was drawn stands in the heading too.
    await page.locator('.missions').getByText('First Contact').click();
    await verdict(page, 'legal');
    expect(await page.textContent('[data-way=order-deck]')).toContain('43%');
    await page.fill('.team-title', 'Mine');
    await page.click('[data-way=save]');
    await page.reload();
    await verdict(page, 'legal');
    expect(await page.inputValue('.team-title')).toBe('Mine');
    await page.click('[data-way=play]');
    await page.waitForSelector('[data-way=begin]:not([disabled])');
    await page.waitForSelector(`[data-seat="0"] [data-unit=${instead}]`);
  });

  it('looks a Unit up by figures, boxes and playability, and compares two', async () => {
    const page = await open();
    await page.click('[data-way=more-wishes]');
    await page.selectOption('.units select[aria-label=Stamina]', '12');
    await page.selectOption('.units select[aria-label=Durability]', '2');
    const few = await rows(page).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(20);
    await page.selectOption('.units select[aria-label=Stamina]', '');
    await page.selectOption('.units select[aria-label=Durability]', '');
    await page.click('[data-way=own]');
    await page.check('[data-pack=SWP01]');
    expect(await barriers(page)).toEqual([]);
    await page.click('.owned-sheet [data-way=close]');
    await page.click('[data-way=only-owned]');
    await expect.poll(() => rows(page).count()).toBe(12);
    await page.click('.shelf-row[data-unit=cc-7567-captain-rex] .shelf-row-main');
    await page.waitForSelector('[data-card=cc-7567-captain-rex] .tree-option');
    await page.click('[data-way=compare]');
    await page.click('.shelf-row[data-unit=bo-katan-kryze] .shelf-row-main');
    await page.waitForSelector('.compare-rows');
    expect(await page.locator('.compare-rows td[data-better=true]').allTextContents()).toContain('9better');
    await page.waitForSelector('.damage-plot circle');
    await fits(page);
    await page.click('[data-way=back]');
    await page.waitForSelector('.shelf-row');
    await page.goto(`${site.address}#/teams/unit/lord-maul`);
    await page.click('[data-card=lord-maul] [data-tag="Shadow Collective"]');
    await expect.poll(() => rows(page).count()).toBe(shadows.length);
  });

  it('says of a Unit that is not playable yet that it is not, and lists it all the same', async () => {
    const page = await open();
    await page.fill('.units [type=search]', 'pathfinders');
    await page.click('.shelf-row.waits .shelf-row-main');
    await expect
      .poll(() => page.textContent('[data-card=rebel-pathfinders] [data-way=playable]'))
      .toContain('Not playable yet');
    expect(await page.locator('[data-card=rebel-pathfinders] [data-way=no-effect]').count()).toBe(2);
    await page.click('.shelf-row.waits [data-way=add]');
    await expect.poll(() => page.textContent('.verdict')).toContain('Not playable yet: 1 Unit');
  });
});

const LINK = '#/teams/t1/1.4/10201~10109.10106.10101~10102.10105.10107/Republic';
const FOUR = LINK.replace('/Republic', '~30101.30102.30103~50102.50103.50101/Four');

/** What a camera reads from a code as it is drawn. */
async function readCode(page: Page, selector: string): Promise<string | undefined> {
  const SIDE = 240;
  const seen = await page.$eval(
    selector,
    async (image, side) => {
      const code = image as HTMLImageElement;
      await code.decode();
      const canvas = new OffscreenCanvas(side, side);
      const ink = canvas.getContext('2d');
      if (!ink) throw new Error('There is no canvas.');
      ink.drawImage(code, 0, 0, side, side);
      // It is black and white: one letter for each spot crosses over much sooner than four numbers.
      const { data } = ink.getImageData(0, 0, side, side);
      return Array.from({ length: side * side }, (_, i) => ((data[4 * i] ?? 0) > 127 ? 'w' : 'b')).join('');
    },
    SIDE,
  );
  const colours = [...seen].flatMap((spot) => (spot === 'w' ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  return jsQR.default(Uint8ClampedArray.from(colours), SIDE, SIDE)?.data;
}

async function pagesOn(page: Page, paper: 'A4' | 'Letter'): Promise<number | undefined> {
  await page.getByRole('button', { name: paper, exact: true }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

describe('sharing a team', () => {
  it('opens a link over another team without losing it, prints, draws a picture, and takes what was pasted', async () => {
    const page = await open(LINK);
    await verdict(page, 'legal');
    await page.click('[data-way=new-team]');
    await add(page, 'lord-maul', '1.primary');
    await page.goto(`${site.address}#/teams/t1/1.4/10201~10109.nobody.10101/Damaged`);
    await expect.poll(() => page.textContent('.told')).toContain('nobody');
    await page.waitForSelector('[data-place="1.primary"][data-unit=general-anakin-skywalker]');
    await page.click('[data-way=undo]');
    await page.waitForSelector('[data-place="1.primary"][data-unit=lord-maul]');
    await page.click('[data-way=team-text]');
    await page.waitForSelector('.team-link img');
    expect(await readCode(page, '.team-link img')).toContain('#/teams/t1/1.4/');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=picture]')]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 8)
        .toString('hex'),
    ).toBe(PNG_HEAD);
    await page.fill('dialog[open] textarea', 'spt[00010109,99999999]');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => page.textContent('dialog[open] [role=alert]')).toContain('99999999');
    await fits(page);
    await page.click('[data-way=take-rest]');
    await page.waitForSelector('[data-place="1.primary"][data-unit=general-anakin-skywalker]');
    await page.click('[data-way=undo]');
    await page.goto(`${site.address}#/teams/t1/nothing`);
    await expect.poll(() => page.textContent('.told')).toContain('could not be opened');
    await page.waitForSelector('[data-place="1.primary"][data-unit=lord-maul]');
  });

  it('fits one page of either paper, with its code', async () => {
    const page = await open(LINK);
    await verdict(page, 'legal');
    await page.goto(`${site.address}#/teams/print`);
    await page.waitForSelector('.deck-grid');
    await page.waitForSelector('.paper-code');
    const read = await readCode(page, '.paper-code');
    expect(read?.slice(read.indexOf('#'))).toBe(LINK);
    expect(await pagesOn(page, 'A4')).toBe(1);
    expect(await pagesOn(page, 'Letter')).toBe(1);
    await fits(page);
    await page.goto(`${site.address}${FOUR}`);
    await page.waitForSelector('[data-place="4.supporting"]:not([data-unit=""])', { state: 'attached' });
    await page.goto(`${site.address}#/teams/print`);
    await expect.poll(() => page.locator('.paper-unit').count()).toBe(12);
    expect(await pagesOn(page, 'Letter')).toBe(1);
  });
});

/** By the keyboard alone: what can be focused is pressed with Enter. */
const press = async (page: Page, selector: string) => {
  await page.focus(selector);
  await page.keyboard.press('Enter');
};
const typeIn = async (page: Page, unit: string, place: string) => {
  await press(page, '[data-way=pane-units]');
  await page.focus('.units [type=search]');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(unit.replaceAll('-', ' '));
  await page.waitForFunction(
    (only) =>
      document.querySelectorAll('.shelf-row').length === 1 && document.querySelector(`.shelf-row[data-unit="${only}"]`),
    unit,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-place="${place}"][data-unit="${unit}"]`, { state: 'attached' });
};

describe('on a phone, in German, by keyboard', () => {
  it('[PR-PICK-06] builds a Premier List, says which squads still have to play, and has no barriers', async () => {
    const page = await open('#/teams', PHONE);
    await page.getByRole('button', { name: 'Premier-Liste' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-place="4.primary"]');
    await page.focus('[data-place="2.secondary"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-way=place]');
    await page.focus('.units [type=search]');
    await page.keyboard.type('rex');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-place="2.secondary"][data-unit=cc-7567-captain-rex]');
    await page.focus('[data-way=draw]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-place="4.supporting"]:not([data-unit=""])');
    await page.click('[data-round=A1]');
    await page.click('[data-round=B1]');
    await expect.poll(() => page.getAttribute('[data-ledger]', 'data-ledger')).toBe('open');
    await page.click('[data-round=C2]');
    await page.click('[data-round=D2]');
    await expect.poll(() => page.getAttribute('[data-ledger]', 'data-ledger')).toBe('legal');
    for (const pane of ['team', 'units', 'card']) {
      await page.click(`[data-way=pane-${pane}]`);
      await fits(page);
      await stands(page);
    }
    await page.click('.whole-card-parts button:nth-child(2)');
    await page.waitForSelector('.whole-card .tree-option:visible');
    await press(page, '[data-way=pane-team]');
    const led = await page.getAttribute('[data-place="4.primary"]', 'data-unit');
    await press(page, 'li:last-child > [data-way=play-pair]');
    await page.waitForSelector(`[data-seat="0"] [data-place="2.primary"][data-unit="${led}"]`);
  });

  it('[CR-TEAM-03] builds, replaces in a clash, shares, imports, prints and plays', async () => {
    const page = await open('#/teams', PHONE);
    await typeIn(page, 'jedi-knight-luke-skywalker', '1.primary');
    await typeIn(page, 'boushh-leia-organa', '1.secondary');
    await typeIn(page, 'leia-organa-freedom-fighter', '2.primary');
    await press(page, '[data-way=pane-team]');
    await expect.poll(() => page.textContent('.clash')).toContain('CR-TEAM-03');
    await fits(page);
    const instead = await page.getAttribute('.clash [data-way=replace]', 'data-unit');
    await press(page, `.clash [data-way=replace][data-unit=${instead}]`);
    await expect.poll(() => page.locator('.clash').count()).toBe(0);
    await press(page, '[data-way=team-text]');
    await page.waitForSelector('.team-link img');
    expect(await readCode(page, '.team-link img')).toContain('#/teams/t1/1.4/');
    await page.focus('dialog[open] textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('spt[00010109,99999999]');
    await page.getByRole('button', { name: 'Importieren', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.textContent('dialog[open] [role=alert]')).toContain('99999999');
    await fits(page);
    await press(page, '[data-way=take-rest]');
    await page.waitForSelector('[data-place="1.primary"][data-unit=general-anakin-skywalker]');
    await page.goto(`${site.address}${LINK}`);
    await verdict(page, 'legal');
    await press(page, '[data-way=print]');
    await page.waitForSelector('.deck-grid');
    await page.emulateMedia({ media: 'print' });
    expect(
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g),
    ).toHaveLength(1);
    await page.emulateMedia({ media: null });
    await page.goBack();
    await verdict(page, 'legal');
    await press(page, '[data-way=play]');
    await page.waitForSelector('[data-way=begin]:not([disabled])');
    await press(page, '[data-way=begin]');
    await page.waitForSelector('.playground');
  });
});
