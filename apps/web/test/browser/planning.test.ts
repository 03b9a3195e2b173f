import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Two people at one screen, the first character about to be set up. */
async function settingUp(options = {}): Promise<Page> {
  const page = await site.visit('#/play/new/two', options);
  await answer(page);
  await answer(page);
  await page.waitForSelector('.board-legal');
  return page;
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to be seen.`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

const confirmable = (page: Page) => page.waitForSelector('[data-way=confirm]:not([disabled])');

describe('planning a place', () => {
  it('takes a tap, then a drag, then a confirmation', async () => {
    const page = await settingUp();
    const zone = await boxOf(page, '.board-legal');
    await page.mouse.click(zone.middle.x, zone.middle.y);
    await confirmable(page);
    const before = await boxOf(page, '.board-ghost .board-outline');
    await page.mouse.move(before.middle.x, before.middle.y);
    await page.mouse.down();
    await page.mouse.move(before.middle.x + 60, before.middle.y, { steps: 5 });
    await page.waitForFunction(
      (x) => (document.querySelector('.board-ghost .board-outline')?.getBoundingClientRect().x ?? 0) > x,
      before.x + 40,
    );
    await page.mouse.up();
    await page.waitForSelector('[data-dragging]', { state: 'detached' });
    const version = await versionOf(page);
    await page.click('[data-way=confirm]');
    await goneOn(page, version);
    await expect.poll(() => page.locator('[data-base]').count()).toBe(1);
  });

  it('leads from a refused spot to the nearest legal one', async () => {
    const page = await settingUp();
    const table = await boxOf(page, '.board-ground');
    await page.mouse.click(table.x + table.width * 0.9, table.middle.y);
    await page.click('[data-way=nearest]');
    await confirmable(page);
  });

  it('can be done with the keyboard alone', async () => {
    const page = await settingUp();
    const version = await versionOf(page);
    await page.focus('.board-table');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.board-ghost');
    await page.keyboard.press('Shift+ArrowRight');
    await confirmable(page);
    await page.keyboard.press('Enter');
    await goneOn(page, version);
  });

  it('needs no pointer: a digit takes an option, S suggests, Enter confirms, U takes back', async () => {
    const page = await site.visit('#/play/new/two');
    for (const key of ['1', '1']) {
      await page.waitForSelector('.prompt-options button');
      const version = await versionOf(page);
      await page.keyboard.press(key);
      await goneOn(page, version);
    }
    await page.waitForSelector('[data-way=suggest]');
    const version = await versionOf(page);
    await page.keyboard.press('s');
    await confirmable(page);
    await page.keyboard.press('Enter');
    await goneOn(page, version);
    await page.keyboard.press('u');
    await page.waitForFunction(() => document.querySelectorAll('[data-base]').length === 0);
  });

  it('comes close on a phone', async () => {
    const page = await settingUp({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.tap('[data-way=suggest]');
    await confirmable(page);
    await page.tap('[data-way=confirm]');
    await page.waitForFunction(() => (document.querySelector('[data-base]')?.getBoundingClientRect().width ?? 0) > 30);
  });
});

describe('the ruler', () => {
  it('measures between two spots, and says the Range', async () => {
    const page = await settingUp();
    await page.getByRole('button', { name: /Ruler/ }).click();
    const { x, y, width, height } = await boxOf(page, '.board-ground');
    await page.mouse.click(x + width * 0.1, y + height * 0.5);
    await page.mouse.click(x + width * 0.2, y + height * 0.5);
    await expect.poll(() => page.locator('.board-rings circle').count()).toBe(5);
    await expect.poll(() => page.textContent('.board-ruler .board-tag text')).toMatch(/^3\.[56]" · Range 3$/);
  });
});
