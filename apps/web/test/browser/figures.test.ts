import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitDuel } from './duel.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await visitDuel(site, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  await page.waitForSelector('[data-option=combat]');
});
afterAll(() => site?.close());

const MAUL = '[data-base="b1.1"]';

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const drawn = (selector: string): Promise<readonly Drawn[]> =>
  page.$$eval(selector, (all) =>
    all.flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return width > 0 ? [{ x, y, width, height }] : [];
    }),
  );

const overlaps = (a: Drawn, b: Drawn): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('names and badges', () => {
  it('stay within the rim, off every base', async () => {
    await page.waitForSelector('.board-label');
    const [table] = await drawn('.board-ground');
    const bases = await drawn('[data-base] .board-ring');
    expect(bases.length).toBe(5);
    if (!table) throw new Error('There is no table.');
    for (const each of await drawn('.board-label, .board-count, .board-letter.alone')) {
      expect([each.x >= table.x - 1, each.x + each.width <= table.x + table.width + 1]).toEqual([true, true]);
      expect(bases.filter((base) => overlaps(each, base))).toEqual([]);
    }
  });

  it('say which objective is which, upright also for whoever sits north', async () => {
    const letters = () => page.$$eval('.board-letter', (all) => all.map((each) => each.textContent));
    await expect.poll(letters).toEqual(['TC', 'ML', 'C', 'MR', 'BC']);
    await page.focus('.board-table');
    await page.keyboard.press('f');
    await page.waitForSelector('.board[data-flipped]');
    await expect.poll(letters).toEqual(['TC', 'ML', 'C', 'MR', 'BC']);
    const turned = await page.$$eval('.board-letter', (all) => all.map((each) => (each as SVGTextElement).getCTM()?.a));
    expect(Math.min(...turned.map((a) => a ?? 0))).toBeGreaterThan(0);
    await page.keyboard.press('f');
    await page.waitForSelector('.board:not([data-flipped])');
  });
});

describe('the card of the Unit that is looked at', () => {
  const card = () => page.textContent('.selected-unit h2');

  it('is of the one that acts, below its team', async () => {
    await expect.poll(card).toBe('General Anakin Skywalker');
    await expect.poll(() => page.textContent('.selected-unit')).toContain('Force');
  });

  it('is of another while that one is pointed at', async () => {
    await page.hover(MAUL);
    await expect.poll(card).toBe('Lord Maul');
    await page.mouse.move(5, 5);
    await expect.poll(card).toBe('General Anakin Skywalker');
  });
});

describe('a Struggle', () => {
  const lit = () =>
    page.$$eval('.board-objective:has(.board-lit)', (all) => all.map((each) => each.getAttribute('data-objective')));

  it('lights its objectives on the table while its card or its map is pointed at', async () => {
    await page.hover('[data-way=struggle]');
    await expect.poll(lit).toEqual(['TC', 'ML', 'C', 'MR', 'BC']);
    await page.mouse.move(700, 500);
    await expect.poll(lit).toEqual([]);
    await page.focus('[data-way=struggle]');
    await expect.poll(() => lit().then(({ length }) => length)).toBe(5);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.struggle-rules [data-rule]');
    await page.hover('.struggle-show');
    await expect.poll(() => lit().then(({ length }) => length)).toBe(5);
    await page.click('.struggle-sheet [data-way=close]');
    await page.waitForSelector('.struggle-sheet[open]', { state: 'detached' });
  });
});

describe('a figure', () => {
  it('answers a mouse: its state, whom it engages, and the attack on it', async () => {
    await page.hover(MAUL);
    await expect.poll(() => page.textContent('.figure-card')).toMatch(/Lord Maul.*Exposed.*Engaged: .*Anakin/);
    await expect.poll(() => page.textContent('.figure-card .figure-odds')).toMatch(/% to be Wounded by .*Anakin/);
  });

  it('covers neither itself nor the question', async () => {
    const boxes = ['.figure-card', MAUL, '.prompt'].map((each) => page.locator(each).first().boundingBox());
    const [card, base, prompt] = await Promise.all(boxes);
    const overlaps = (a: typeof card, b: typeof card) =>
      a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect([overlaps(card, base), overlaps(card, prompt)]).toEqual([false, false]);
    expect(await barriers(page)).toEqual([]);
  });

  it('is quiet again when the mouse has left it', async () => {
    await page.mouse.move(5, 5);
    await page.waitForSelector('.figure-card', { state: 'detached' });
  });

  it('answers a tap, and opens its whole card at the second', async () => {
    await page.tap(MAUL);
    await page.waitForSelector('.figure-card');
    await page.tap(MAUL);
    await page.waitForSelector('.unit-card[open] .unit-card-stance');
    await page.click('.unit-card[open] [data-way=close]');
  });
});
