import { figures, library, REPUBLIC, SHADOW } from '@faultline/cards';
import { whyNotTeam } from '@faultline/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseTeam, openPicker, pick, place, placed } from './picking.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: 'de' };

const setUp = async (options = {}) => {
  const page = await site.visit('#/new', options);
  await page.waitForSelector('[data-way=begin]:not([disabled])');
  return page;
};

const offered = (page: Page) =>
  page.locator('.picker .offer').evaluateAll((rows) => rows.map((row) => row.dataset.unit));

/** Somebody who has been here before. */
async function reopenWith(page: Page, key: string, teams: readonly unknown[]): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(teams)] as const);
  await page.reload();
  await page.waitForSelector('[data-way=begin]:not([disabled])');
}

describe('choosing a Unit', () => {
  it('shows every Unit of the rank there is, and how many', async () => {
    const page = await setUp();
    for (const rank of ['primary', 'secondary', 'supporting']) {
      await openPicker(page, 0, `1.${rank}`);
      const all = (await figures()).filter((card) => card.rank === rank).map(({ id }) => id);
      expect((await offered(page)).sort()).toEqual(all.sort());
      expect(await page.textContent('.picker-found')).toContain(`${all.length} of ${all.length}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.picker', { state: 'detached' });
    }
  });

  it('finds by name, Tag and Era, whatever the accents and the order', async () => {
    const page = await setUp();
    await openPicker(page, 0, '1.primary');
    await page.fill('[type=search]', 'padme');
    expect(await offered(page)).toEqual(['queen-padme-amidala']);
    await page.fill('[type=search]', 'civil jedi, SPECTRE');
    expect(await offered(page)).toEqual(['kanan-jarrus-spectre-1']);
    await page.fill('[type=search]', 'nobody at all');
    expect(await offered(page)).toEqual([]);
    await page.click('[data-way=clear-search]');
    expect((await offered(page)).length).toBeGreaterThan(40);
  });

  it('leaves what has the Tag, the Era, the points and the Force that are wished', async () => {
    const page = await setUp();
    await openPicker(page, 0, '1.primary');
    await page.selectOption('.picker select[aria-label=Era]', 'New Republic');
    await page.selectOption('.picker select[aria-label=Force]', '2');
    await page.selectOption('.picker select[aria-label=points]', '8');
    const cards = await figures();
    const meant = cards.filter((c) => c.rank === 'primary' && c.eras.includes('New Republic') && c.force === 2);
    expect(await offered(page)).toEqual(
      expect.arrayContaining(meant.filter((c) => c.points === 8).map(({ id }) => id)),
    );
    for (const id of await offered(page)) expect(cards.find((c) => c.id === id)).toMatchObject({ points: 8, force: 2 });
  });

  it('[CR-TEAM-07] [CR-TEAM-11] says why a Unit does not fit, with the rule, and hides it on wish', async () => {
    const page = await setUp();
    await openPicker(page, 0, '1.secondary');
    const dear = page.locator('.picker [data-unit=kalani-super-tactical-droid]');
    expect(await dear.textContent()).toMatch(/cost 8 points.*CR-TEAM-07/);
    expect(await page.textContent('.picker')).toContain('CR-TEAM-11');
    await page.click('[data-way=only-fits]');
    await expect.poll(() => dear.count()).toBe(0);
    expect(await page.locator('.picker .offer.fits').count()).toBe(await page.locator('.picker .offer').count());
  });

  it('[CR-TEAM-16] says of a Unit that is not playable yet what it waits for, and of a team which one', async () => {
    const page = await setUp();
    const waiting = (await figures()).find(({ id, rank }) => rank === 'secondary' && !library.units[id]);
    const first = waiting?.abilities.find(({ id }) => !library.abilities[id]);
    await openPicker(page, 0, '1.secondary');
    const row = page.locator(`.picker [data-unit=${waiting?.id}]`);
    expect(await row.textContent()).toContain(first?.name.split(' [')[0]);
    await row.click();
    await expect
      .poll(() => page.textContent('[data-seat="0"] .team-reasons'))
      .toContain(`${waiting?.name} is not playable`);
    expect(await page.locator('[data-way=begin]').isDisabled()).toBe(true);
  });

  it('goes by the keyboard alone, and leaves the focus at the place', async () => {
    const page = await setUp();
    await page.focus(place(0, '2.secondary'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.picker .offer');
    await page.keyboard.type('rex');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Enter');
    await page.waitForSelector(placed(0, '2.secondary', 'cc-7567-captain-rex'));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place')))
      .toBe('2.secondary');
  });

  it('takes a Unit out again', async () => {
    const page = await setUp();
    await openPicker(page, 0, '1.supporting');
    await page.click('[data-way=leave-empty]');
    await page.waitForSelector(placed(0, '1.supporting', ''));
    await expect.poll(() => page.textContent('[data-seat="0"] .team-reasons')).toContain('CR-TEAM-02');
  });

  it.each([{}, PHONE])('has no barriers and no width too much (%j)', async (options) => {
    const page = await setUp(options);
    await openPicker(page, 0, '1.secondary');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const list = page.locator('.picker-list');
    expect(await list.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});

describe('a whole team', () => {
  it('is drawn at random, legal, of playable Units', async () => {
    const page = await setUp();
    for (let n = 0; n < 3; n += 1) {
      const before = await page.textContent('[data-seat="0"] .team-chosen');
      await page.click('[data-seat="0"] [data-way=draw-team]');
      await expect.poll(() => page.textContent('[data-seat="0"] .team-chosen')).not.toBe(before);
      await page.waitForSelector('[data-way=begin]:not([disabled])');
      const units = await page
        .locator('[data-seat="0"] .unit-place')
        .evaluateAll((places) => places.map((each) => each.dataset.unit ?? ''));
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = units;
      const squads = [
        { primary: a, secondary: b, supporting: c },
        { primary: d, secondary: e, supporting: f },
      ];
      expect(whyNotTeam(library, { name: '', squads, mission: 'first-contact' })).toEqual([]);
    }
  });

  it('is remembered from the last game, and its Units are found as used of late', async () => {
    const page = await setUp();
    await pick(page, 0, '2.supporting', '104th-wolfpack-troopers');
    await page.click('[data-way=begin]');
    await page.waitForSelector('.playground');
    await page.goto(`${site.address}#/new`);
    await page.waitForSelector('[data-way=begin]');
    const used = page.locator('[data-seat="1"] [aria-label="Recently used"] [data-way=open-team]');
    await expect.poll(() => used.count()).toBe(1);
    await openPicker(page, 1, '1.supporting');
    await page.click('[data-way=only-recent]');
    await expect
      .poll(async () => (await offered(page)).sort())
      .toEqual(['104th-wolfpack-troopers', '501st-clone-troopers', 'b1-battle-droids', 'mandalorian-super-commandos']);
  });

  it('names in its Tabletop Admiral link the Units it goes without', async () => {
    const page = await setUp();
    await page.click('[data-seat="0"] [data-way=team-text]');
    await expect.poll(() => page.textContent('[data-way=admiral-link]')).toContain('tabletopadmiral.com');
    await expect.poll(() => page.locator('[data-way=admiral-without]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await pick(page, 0, '1.supporting', '104th-wolfpack-troopers');
    await page.click('[data-seat="0"] [data-way=team-text]');
    await expect.poll(() => page.textContent('[data-way=admiral-without]')).toContain('104th Wolfpack Troopers');
    expect(await barriers(page)).toEqual([]);
  });

  it('[R-TEAM-5] that was saved for an older sheet says what has changed, or that nothing has', async () => {
    const page = await setUp();
    const kept = [
      { ...SHADOW, name: 'Old droids', squads: [...SHADOW.squads].reverse(), sheet: '1.3' },
      { name: 'Same', squads: [REPUBLIC.squads[1], SHADOW.squads[1]], mission: null, sheet: '1.3' },
      { name: 'Twice', squads: [SHADOW.squads[1], SHADOW.squads[1]], mission: null, sheet: '1.3' },
    ];
    await reopenWith(page, 'faultline.teams', kept);
    const standing = page.locator('[data-seat="0"] [data-standing]');
    const choose = (name: string) => chooseTeam(page, 0, name);
    await choose('Old droids');
    await expect.poll(() => standing.textContent()).toContain('B1 Battle Droids: Stamina 9 → 8');
    expect(await barriers(page)).toEqual([]);
    await page.waitForSelector('[data-way=begin]:not([disabled])');
    await choose('Same');
    await expect.poll(() => standing.getAttribute('data-standing')).toBe('unchanged');
    await choose('Twice');
    await expect.poll(() => standing.getAttribute('data-standing')).toBe('illegal');
    await expect.poll(() => page.textContent('[data-seat="0"] .team-reasons')).toContain('CR-TEAM-04');
  });
});
