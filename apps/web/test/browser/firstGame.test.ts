import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_GAME, type StepName } from '../../src/port/lesson.ts';
import { lessons } from '../../src/i18n/en/lessons.ts';
import { barriers, goneOn, OFTEN, openSite, type Site, takeSuggested, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** An option by its id, or a spot of the table in inches to tap and confirm. */
type Act = string | readonly [x: number, y: number];

const BEST: Readonly<Record<StepName, readonly Act[]>> = {
  reach: ['move', [16.8, 7]],
  engage: ['move', [16, 9.5]],
  dice: ['focus'],
  cover: ['combat', 'ranged', 'b3.2'],
  tree: ['n1', 'n3'],
  shove: ['combat', 'melee', 'n1', [20.5, 14]],
  wound: ['combat', 'a3.1', 'ranged', 'b2.1', 'n1', 'stop'],
  control: ['move', [16, 6.5], 'end'],
  force: ['force-jump', [15.2, 9.8]],
  reserve: ['reserve'],
  token: ['move', 'a3.1', [8, 16], [16, 8.5], 'end'],
  win: ['move', [16.8, 7], 'end'],
};

const lesson = (page: Page, step: StepName) => page.waitForSelector(`[data-lesson=${step}] ~ .prompt:not(.waiting)`);
const verdict = (page: Page, step: StepName, came: string) =>
  page.waitForSelector(`[data-lesson=${step}] [data-verdict=${came}]`);

async function act(page: Page, what: Act): Promise<void> {
  const version = await versionOf(page);
  if (typeof what === 'string') {
    await page.click(`.prompt [data-option="${what}"]`);
    await page.waitForFunction(
      (before) =>
        document.querySelector('.prompt-sure') ||
        document.querySelector<HTMLElement>('.playground')?.dataset.version !== before,
      version,
    );
    if (await page.locator('.prompt-sure').count()) await page.click('[data-way=end]');
  } else {
    // Once more where the table has only just come back from behind an attack.
    await expect
      .poll(async () => {
        const { x, y } = await onScreen(page, what);
        await page.mouse.click(x, y);
        return page.locator('[data-way=confirm]:not([disabled])').count();
      })
      .toBe(1);
    await page.click('[data-way=confirm]:not([disabled])');
  }
  await goneOn(page, version);
}

/** Where a spot of the table is on the screen. */
const onScreen = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(
    ([east, north]) => {
      const ground = document.querySelector('.board-ground')?.getBoundingClientRect();
      if (!ground) throw new Error('There is no table.');
      return { x: ground.x + (ground.width * east) / 36, y: ground.y + ground.height * (1 - north / 36) };
    },
    [x, y] as const,
  );

/** A place, a tree, an ability and a card: the kinds of question there are. */
const BY_KEYS: readonly StepName[] = ['reach', 'tree', 'force', 'reserve'];

/** Takes what is suggested until the step is judged, whatever it comes to. */
async function answerUntilJudged(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  for (let version = await versionOf(page); ; version = await versionOf(page)) {
    await page.waitForSelector('.prompt:not(.waiting), [data-way=lesson-next]');
    if (await page.locator('[data-way=lesson-next]').count()) return;
    await takeSuggested(page, press);
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-way=lesson-next]') ||
        document.querySelector<HTMLElement>('.playground')?.dataset.version !== before,
      version,
      OFTEN,
    );
  }
}

/** How far the guide covers the Combat Tree, and the steps of the attack what lies below them. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const tree = at('.attack-tree .tree').bottom - at('.lesson-note').top;
    const parts = [...document.querySelectorAll('.attack-view > :not(.odds)')].filter((part) => part.checkVisibility());
    const first = Math.min(...parts.map((part) => part.getBoundingClientRect().top));
    return Math.round(Math.max(0, tree, at('.strip').bottom - first));
  });

/** Whoever stands neither beside the table nor under anything, the tools of the board included. */
const inSight = (page: Page, names: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.filter((name) => {
        const { x, y, width, height } =
          document.querySelector(`[data-base="${name}"] .board-body`)?.getBoundingClientRect() ?? new DOMRect();
        return [0.1, 0.5, 0.9].every((part) =>
          document.elementFromPoint(x + width / 2, y + height * part)?.closest('.board-table'),
        );
      }),
    names,
  );

const SHOT_AT = ['a2.1', 'b3.1', 'b3.2'];

const next = (page: Page) => page.click('[data-way=lesson-next]');

describe('the first game', () => {
  it('is played to its end on the table, with a choice taken back and one gone on from', async () => {
    const page = await site.visit('');
    await page.click('[href="#/first"]');
    await lesson(page, 'reach');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await act(page, 'move');
    await act(page, [9, 4.5]);
    await verdict(page, 'reach', 'missed');
    await page.click('[data-way=lesson-take-back]');
    await verdict(page, 'reach', 'open');
    await lesson(page, 'reach');
    for (const step of FIRST_GAME) {
      await lesson(page, step);
      if (step === 'tree') await expect.poll(() => covered(page)).toBe(0);
      if (step === 'dice') expect(await barriers(page)).toEqual([]);
      const acts = step === 'cover' ? ['combat', 'ranged', 'b3.1'] : BEST[step];
      for (const each of acts) await act(page, each);
      await verdict(page, step, step === 'cover' ? 'missed' : 'reached');
      await next(page);
    }
    await page.waitForSelector('.lesson-outcomes');
    expect(await page.locator('.lesson-outcomes .reached').count()).toBe(11);
    expect(await page.locator('[data-way=again-cover]').count()).toBe(1);
    await page.click('[data-way=play-on]');
    await page.waitForSelector('.playground:not(.guided) .prompt');
    await page.goto(`${site.address}#/games`);
    await page.waitForSelector('.game-row');
  });

  it('keeps the place on a phone, in German, by touch and keys, and has no barriers', async () => {
    const phone = { locale: 'de', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
    const page = await site.visit('#/first', phone);
    for (const step of FIRST_GAME) {
      await lesson(page, step);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(fits, step).toBeLessThanOrEqual(0);
      if (step === 'tree') await expect.poll(() => covered(page)).toBe(0);
      if (step === 'cover') await expect.poll(() => inSight(page, SHOT_AT)).toEqual(SHOT_AT);
      if (step === 'reach') {
        const begun = await versionOf(page);
        await page.tap('[data-option=move]');
        await goneOn(page, begun);
        const version = await versionOf(page);
        await takeSuggested(page, (selector) => page.tap(selector));
        await goneOn(page, version);
        await page.waitForSelector('[data-way=lesson-next]');
        await page.reload();
        await page.waitForSelector('[data-lesson=reach] [data-way=lesson-next]');
        await page.keyboard.press('Tab');
        await page.focus('[data-way=lesson-why]');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.lesson-why[open]');
        expect(await barriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.focus('[data-way=step-back]');
        await page.keyboard.press('Enter');
        await verdict(page, 'reach', 'open');
      }
      if (step === 'cover' || step === 'tree' || step === 'win') expect(await barriers(page), step).toEqual([]);
      await page.tap('[data-way=leave]');
      await page.waitForSelector('.home');
      await page.tap('[href="#/first"]');
      await lesson(page, step);
      await page.focus('[data-way=skip-step]');
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.lesson-outcomes');
    expect(await barriers(page)).toEqual([]);
  });

  it('is played by keys alone, and tells a screen reader what it asks and what came of it', async () => {
    const page = await site.visit('');
    const enter = async (selector: string) => {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    };
    await enter('[href="#/first"]');
    for (const step of FIRST_GAME) {
      await lesson(page, step);
      const { question, text } = lessons.steps[step];
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(question);
      const parts = [
        `img "Step ${FIRST_GAME.indexOf(step) + 1} of 12"`,
        'button "Skip step"',
        'link "Leave, keep my place"',
        'region "First game"',
        `heading "${question}"`,
        'button "Why?"',
        'button "Step back"',
        'region "Your decision"',
        'region "Battlefield as text"',
      ];
      const unheard = async () => {
        const heard = await page.locator('body').ariaSnapshot();
        return parts.filter((part) => !heard.includes(part));
      };
      await expect.poll(unheard).toEqual([]);
      const told = page.locator('.lesson-text[aria-live=polite]');
      await expect.poll(() => told.innerText()).toBe(text);
      if (BY_KEYS.includes(step)) {
        await answerUntilJudged(page, enter);
        expect(await told.innerText(), step).not.toBe(text);
      }
      await enter(BY_KEYS.includes(step) ? '[data-way=lesson-next]' : '[data-way=skip-step]');
    }
    await page.waitForSelector('.lesson-outcomes');
    await enter('[data-way=play-on]');
    await page.waitForSelector('.playground:not(.guided) .prompt');
  });
});
