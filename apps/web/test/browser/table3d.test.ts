import { restlessOpponent } from '@faultline/ai';
import { viewFor } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byPointer, carriedBy, type TableSpot } from './carry.ts';
import { type Carry, handsOn } from './hands.ts';
import { goOnWith, playedUntil } from './played.ts';
import { openSite3d, type Site } from './site.ts';
import { lookOf, seenAt } from './seenFrom.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite3d();
});
afterAll(() => site?.close());

const WINDOW = { viewport: { width: 1024, height: 768 } };

const toTable = async (page: Page) => {
  await page.click('[data-way=view]');
  await page.waitForSelector('.table3d[data-shown]');
};

/** Where a spot is seen in three dimensions; null under a panel. */
async function seenIn(page: Page, spot: TableSpot): Promise<readonly [number, number] | null> {
  const [x, y] = seenAt(await lookOf(page), spot);
  const isFree = await page.evaluate(
    ([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('.table3d .board-table') != null,
    [x, y] as const,
  );
  return isFree ? [x, y] : null;
}

const byPointerIn3d = carriedBy({
  press: (page, selector) => page.locator(selector).first().click(),
  spot: (page, x, y) => page.mouse.click(x, y),
  place: seenIn,
});

/** Answers given one by one to the questions of a seed; the entries that came of them. */
async function entriesOf(seed: string, how: Carry, answers: number, first: (page: Page) => Promise<void>) {
  const page = await site.visit(`#/play/quick/two/${seed}`, WINDOW);
  const { match, answer } = await handsOn(page);
  await first(page);
  const head = restlessOpponent(match.game, seed);
  const until = match.version + answers;
  for (let { decision } = match.state.open; decision && match.version < until; { decision } = match.state.open)
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), how);
  await page.context().close();
  // When it was answered is no part of it.
  return match.file().entries.map(({ time: _, ...entry }) => entry);
}

describe('the table in three dimensions', () => {
  it('takes a Turn by pointer as the flat board does: the same entries', async () => {
    const flat = await entriesOf('dimension', byPointer, 12, async () => {});
    const inSpace = await entriesOf('dimension', byPointerIn3d, 12, async (page) => {
      await toTable(page);
      for (let i = 0; i < 4; i += 1) await page.keyboard.press('w');
    });
    expect(flat.some((entry) => JSON.stringify(entry).includes('"to"'))).toBe(true);
    expect(inSpace).toEqual(flat);
  });

  it('rolls the dice of an attack before the table is covered, and makes nobody wait', async () => {
    const page = await site.visit('', { ...WINDOW, reducedMotion: 'no-preference' });
    await page.waitForSelector('.home');
    const asked = playedUntil('ambush', ({ step }, { frames }) => step === 'attack.type' && frames.length > 0);
    await goOnWith(page, 'roll', JSON.parse(asked));
    await toTable(page);
    // As long as a slow look at it takes.
    await page.evaluate(() => document.documentElement.style.setProperty('--motion-dice', '60s'));
    const triangles = () => page.evaluate(() => Number(document.querySelector('canvas')?.dataset.triangles));
    const before = await triangles();
    await page.locator('.prompt-options [data-option]').first().click();
    await page.locator('.attack-view[data-thrown]').waitFor();
    await expect.poll(triangles).toBeGreaterThan(before + 100);
    await page.keyboard.press('Shift');
    expect(await page.locator('.attack-view[data-thrown]').count()).toBe(0);
    expect(await page.locator('.die').count()).toBeGreaterThan(2);
    await page.context().close();
  });

  it('is not offered where nothing can draw it', async () => {
    const page = await site.visit('', WINDOW);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${site.address}#/play/quick/two/none`);
    // Another address of the same page is no new page.
    await page.reload();
    await page.waitForSelector('[data-way=ruler]');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('[data-way=view]').count()).toBe(0);
  });
});
