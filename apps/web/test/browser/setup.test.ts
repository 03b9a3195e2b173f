import { SHADOW } from '@faultline/cards';
import { writeSpt } from '@faultline/cards/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseTeam, pick, placed } from './picking.ts';
import { answer, barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const setUp = async (route = '#/new', options = {}) => {
  const page = await site.visit(route, options);
  await page.waitForSelector('[data-way=begin]:not([disabled])');
  return page;
};

describe('a quick game', () => {
  it('begins at the first Turn with one tap, everybody in their place', async () => {
    const page = await site.visit('#/play/quick/two/a-seed');
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.locator('[data-base]').count()).toBe(16);
    await expect.poll(() => page.textContent('.top-where')).toContain('Turn 1');
  });
});

describe('the computer', () => {
  it('is chosen once, plays its Turn, and says why', async () => {
    const page = await setUp();
    await page.getByRole('button', { name: 'Novice' }).click();
    await page.goto(site.address);
    await page.locator('.door', { hasText: 'Novice' }).waitFor();
    // It is First Player with this seed.
    await page.goto(`${site.address}#/play/quick/computer/reason`);
    const why = page.locator('.log-why');
    for (let n = 0; n < 40 && (await why.count()) === 0; n += 1) {
      await page.waitForSelector('.prompt:not(.waiting)');
      if ((await why.count()) === 0) await answer(page);
    }
    await why.first().click();
    await page.waitForSelector('p.log-why');
    await expect.poll(() => page.textContent('p.log-why')).toMatch(/[.]$/);
    expect(await barriers(page)).toEqual([]);
  });
});

describe('setting up a game', () => {
  it('says what the rules have against a team, and begins no game with it', async () => {
    const page = await setUp();
    await pick(page, 0, '2.primary', 'general-anakin-skywalker');
    await expect.poll(() => page.textContent('[data-seat="0"] .team-reasons')).toContain('CR-TEAM-04');
    await expect.poll(() => page.locator('[data-way=begin]').isDisabled()).toBe(true);
  });

  it('takes a team by its code, and refuses a broken one with a sentence', async () => {
    const page = await setUp();
    await page.click('[data-seat="0"] [data-way=team-text]');
    const code = (await page.textContent('[data-seat="0"] dialog[open] .sheet-code')) ?? '';
    await page.keyboard.press('Escape');
    await page.click('[data-seat="1"] [data-way=team-text]');
    await page.fill('[data-seat="1"] textarea', 'spt[no');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => page.textContent('[data-seat="1"] [role=alert]')).toContain('spt[');
    await page.fill('[data-seat="1"] textarea', code);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.waitForSelector('[data-seat="1"] dialog:not([open])', { state: 'attached' });
    await expect.poll(() => page.getAttribute('[data-seat="1"] .team-choice', 'data-ready')).toBe('0');
  });

  it('takes a team by its link and keeps one of your own; a broken link gets a sentence', async () => {
    const page = await setUp(`#/new/team/${encodeURIComponent(writeSpt(SHADOW).text)}`);
    await expect.poll(() => page.getAttribute('[data-seat="0"] .team-choice', 'data-ready')).toBe('1');
    await pick(page, 0, '2.supporting', 'b1-battle-droids');
    await page.fill('[data-seat="0"] .own-team input', 'Droids twice');
    await page.click('[data-way=keep-team]');
    await page.waitForSelector('[data-way=forget-team]');
    await page.click('[data-seat="0"] [data-way=team-text]');
    await page.waitForSelector('.team-link img');
    expect(await barriers(page)).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${site.address}#/new/team/nothing`);
    await expect.poll(() => page.textContent('.setup-link')).toContain('could not be imported');
    await chooseTeam(page, 1, 'Droids twice');
    await page.waitForSelector(placed(1, '2.supporting', 'b1-battle-droids'));
  });

  it('[CR-TEAM-14] begins with the chosen table and a Mission Set from each team, set up by hand', async () => {
    const page = await setUp('#/new/two');
    await page.getByText('High ground 1').click();
    await page.locator('[data-mission-of="1"]').getByText('First Contact').click();
    expect(await page.locator('.team-missions .chosen').allInnerTexts()).toEqual([
      expect.stringContaining('Shifting Priorities'),
      expect.stringContaining('First Contact'),
    ]);
    await page.click('[data-way=begin]');
    await page.waitForSelector('.prompt:not(.waiting)');
    await expect.poll(() => page.textContent('.top-where')).toContain('Setup');
  });

  it.each([{}, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de' }])(
    'has no barriers (%j)',
    async (options) => {
      const page = await setUp('#/new', options);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});
