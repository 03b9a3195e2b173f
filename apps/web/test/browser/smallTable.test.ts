import { restlessOpponent } from '@faultline/ai';
import { type GameFile, viewFor } from '@faultline/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeys, byTouch } from './carry.ts';
import { type Carry, handsOn } from './hands.ts';
import { goOnWith, playedUntil } from './played.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Only to end what hangs: a Turn is some twenty answers. */
const LONG = 120_000;

const BEGUN: GameFile = JSON.parse(
  playedUntil('small', ({ step }, { turn }) => step === 'activation.main' && turn > 4),
);

const boardOf = (page: Page) =>
  page.$eval('.board-table', ({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);

/** Whether somebody who acts can be seen: nothing lies over the base. */
const showsActing = (page: Page): Promise<boolean> =>
  page.$$eval('[data-base]:has(.board-selected) .board-ring', (rings) =>
    rings.some((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-base]') != null;
    }),
  );

/** Which of these do not lie open to a finger: off the screen, or under something else. */
const covered = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const element = document.querySelector(selector);
        if (!element) return true;
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    selectors,
  );

/** Plays on to the next Turn; the board's sizes on the way. */
async function playTurn(how: Carry, look: BrowserContextOptions): Promise<readonly (readonly number[])[]> {
  const page = await site.visit('', look);
  await page.waitForSelector('.home');
  await goOnWith(page, 'small', BEGUN);
  const { match, answer } = await handsOn(page);
  const head = restlessOpponent(match.game, 'small');
  const { turn } = match.state.open;
  await expect.poll(() => showsActing(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  expect(await covered(page, ['[data-way=ruler]', '[data-way=suggest]'])).toEqual([]);
  const sizes = [await boardOf(page)];
  for (
    let { decision } = match.state.open;
    decision && match.state.open.turn === turn;
    { decision } = match.state.open
  ) {
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), how);
    sizes.push(await boardOf(page));
  }
  expect(match.state.open.turn).toBe(turn + 1);
  await page.context().close();
  return [...new Map(sizes.map((size) => [size.join(), size])).values()];
}

describe('a whole Turn', () => {
  it('is played by touch in a window of 844 by 390, on a board of at least 330', { timeout: LONG }, async () => {
    const sizes = await playTurn(byTouch, { viewport: { width: 844, height: 390 }, hasTouch: true });
    expect(sizes.length).toBe(1);
    expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(330);
  });

  it('is played by keys at twice the zoom of 1280 by 800, on a board of at least 300', { timeout: LONG }, async () => {
    const sizes = await playTurn(byKeys, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    expect(sizes.length).toBe(1);
    expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(300);
  });
});

describe('a table at rest', () => {
  it('is not drawn: nothing changes on the page, and no frame is asked for', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
    await page.waitForSelector('.home');
    await goOnWith(page, 'rest', BEGUN);
    await page.waitForSelector('.log-line');
    await page.waitForSelector('.selected-unit h3');
    await expect.poll(() => page.evaluate(workInFrames, 20), { timeout: 20_000 }).toEqual({ changes: 0, frames: 0 });
    await page.context().close();
  });
});

/** In the page: what is changed, and how often a frame is asked for, while so many go by. */
function workInFrames(count: number): Promise<{ readonly changes: number; readonly frames: number }> {
  const ask = globalThis.requestAnimationFrame;
  let [changes, frames, left] = [0, 0, count];
  const observer = new MutationObserver((all) => {
    changes += all.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.requestAnimationFrame = (act) => {
    frames += 1;
    return ask(act);
  };
  return new Promise((resolve) => {
    const go = () => {
      left -= 1;
      if (left > 0) return void ask(go);
      observer.disconnect();
      globalThis.requestAnimationFrame = ask;
      resolve({ changes, frames });
    };
    ask(go);
  });
}
