import { suggestionsFor } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { viewFor } from '@faultline/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitDuel } from './duel.ts';
import { openFile, playedUntil, playInNode } from './played.ts';
import { barriers, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const effect = (page: Page) => page.textContent('.prompt-effect');

describe('a question about an ability', () => {
  const asked = playedUntil(
    'says',
    ({ step, options }) =>
      step === 'window.ask' &&
      options.filter(({ ability }) => ability !== undefined).length === 1 &&
      options.length === 2,
  );

  it('says what it does and what it means to decline, and what the answer under the pointer does', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(page, site.address, asked);
    await expect.poll(() => effect(page)).toMatch(/[.] If you pass, nothing is spent/);
    const whole = await effect(page);
    const deed = await page.textContent('.prompt-effect b');
    await page.hover('.prompt-options button >> nth=0');
    await expect.poll(() => effect(page)).toBe(deed);
    await page.hover('[data-option=pass]');
    await expect.poll(() => effect(page)).toMatch(/^If you pass/);
    await page.mouse.move(5, 5);
    await expect.poll(() => effect(page)).toBe(whole);
    await page.focus('[data-option=pass]');
    await expect.poll(() => effect(page)).toMatch(/^If you pass/);
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });

  it('stays where it is while answers are pointed at', async () => {
    const page = await site.visit('', { viewport: { width: 844, height: 390 }, locale: 'de' });
    await openFile(page, site.address, asked);
    await page.waitForSelector('.prompt-effect');
    const places: unknown[] = [];
    for (const at of ['.prompt-options button >> nth=0', '[data-option=pass]']) {
      await page.hover(at);
      places.push(await page.locator('.prompt').boundingBox());
    }
    expect(places[1]).toEqual(places[0]);
    await page.context().close();
  });
});

describe('an action pointed at', () => {
  it('is drawn on the table: Move its reach, Combat its targets with their chances', async () => {
    const page = await visitDuel(site, { viewport: { width: 1440, height: 900 } });
    await page.waitForSelector('[data-option=combat]');
    await page.hover('[data-option=move]');
    await page.waitForSelector('.board-legal');
    await page.hover('[data-option=combat]');
    await page.waitForSelector('[data-base="b1.1"] .board-threat');
    await expect.poll(() => page.textContent('.board-tag text')).toMatch(/%/);
    expect(await page.locator('.board-legal').count()).toBe(0);
    await page.mouse.move(5, 5);
    await page.waitForSelector('.board-threat', { state: 'detached' });
    await page.focus('[data-option=move]');
    await page.waitForSelector('.board-legal');
    await page.context().close();
  });
});

describe('Suggest', () => {
  it('names what it is for, its reason and what it leaves, and takes it', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(
      page,
      site.address,
      playedUntil('suggests', ({ step }, { turn }) => step === 'activation.main' && turn > 4),
    );
    await page.keyboard.press('s');
    await page.waitForSelector('[data-suggested="1"] small');
    expect(await page.textContent('.suggestions')).toMatch(/[.]/);
    expect(await barriers(page)).toEqual([]);
    const version = await versionOf(page);
    await page.click('[data-suggested="1"]');
    await goneOn(page, version);
    await page.context().close();
  });

  it('plans the first place, draws the others as ghosts, and plans the one that is taken', async () => {
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    await openFile(page, site.address, placesToGo());
    await page.click('[data-way=suggest]');
    const planned = page.locator('.board-ghost > [data-ghost]');
    const other = page.locator('.board-ghost.other > g');
    await planned.waitFor();
    await expect.poll(() => other.allTextContents()).toContain('2');
    const [first, second] = [await at(planned), await at(other.filter({ hasText: '2' }))];
    expect(second).not.toBe(first);
    await page.click('[data-suggested="2"]');
    await expect.poll(() => at(planned)).toBe(second);
    await expect.poll(() => at(other.filter({ hasText: '1' }))).toBe(first);
    await page.waitForSelector('[data-way=confirm]:not([disabled])');
    await page.context().close();
  });
});

const at = (ghost: Locator): Promise<string | null> => ghost.getAttribute('transform');

/** A game at a move for which two places are suggested that are for different things. */
function placesToGo(): string {
  let text: string | null = null;
  playInNode('restless', 'places', [REPUBLIC.mission, SHADOW.mission], (decision, match) => {
    const { game, state } = match;
    if (decision.step !== 'move.offer' || state.open.turn < 4) return 'on';
    const [first, second] = suggestionsFor(game, viewFor(state, decision.seat));
    if (!first?.answer.to || !second?.answer.to) return 'on';
    text = JSON.stringify(match.file());
    return 'stop';
  });
  if (text === null) throw new Error('Nowhere two places were suggested.');
  return text;
}
