import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entered, founded } from './showdown.ts';
import { answer, barriers, goneOn, openSite, type Site, versionOf } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function quick(): Promise<Page> {
  const page = await site.visit('#/play/quick/two/saves');
  await page.waitForSelector('.prompt:not(.waiting)');
  return page;
}

const question = (page: Page) => page.textContent('.prompt h2');

async function toGames(page: Page): Promise<void> {
  await page.goto(`${site.address}#/games`);
  await page.waitForSelector('.games');
}

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=export]')]);
  return readFileSync(await download.path(), 'utf8');
}

const bring = (page: Page, text: string) =>
  page.setInputFiles('.games-import input', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

describe('the saves', () => {
  it('say what comes here where there is nothing yet', async () => {
    const page = await site.visit('#/games');
    await page.waitForSelector('.games-none');
    expect(await barriers(page)).toEqual([]);
  });

  it('keep a name and give a deleted game back', async () => {
    const page = await quick();
    await toGames(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.fill('.game-row input', 'Rainy Sunday');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rainy Sunday' }).waitFor();
    await page.click('[data-way=remove]');
    await page.waitForSelector('.games-none');
    await page.click('[data-way=restore]');
    await page.getByRole('heading', { name: 'Rainy Sunday' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  it('take a game file, and refuse a broken one without losing anything', async () => {
    const page = await quick();
    await answer(page);
    await page.click('[data-way=menu]');
    const text = await exported(page);
    await toGames(page);
    await bring(page, text.slice(0, -20));
    await expect.poll(() => page.textContent('[role=alert]')).toContain('incomplete or damaged');
    await expect.poll(() => page.locator('.game-row').count()).toBe(1);
    await bring(page, text);
    await page.waitForFunction(() => document.querySelectorAll('.game-row').length === 2);
    await expect.poll(() => page.locator('[role=alert]').count()).toBe(0);
  });

  it('are not destroyed by a second tab with the same game', async () => {
    const first = await quick();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.waitForSelector('.prompt:not(.waiting)');
    await answer(second);
    const [version, asked] = [await versionOf(second), await question(second)];
    await answer(first);
    await first.waitForSelector('[data-kept=elsewhere]');
    await first.getByRole('button', { name: 'Continue here' }).click();
    await first.waitForFunction(
      (stands) => document.querySelector<HTMLElement>('.playground')?.dataset.version === stands,
      version,
    );
    await expect.poll(() => question(first)).toBe(asked);
  });

  it('are missed with a sentence where the browser keeps nothing, and the game stays exportable', async () => {
    const page = await site.visit('');
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    await page.route('**/engine.worker*', async (route) => {
      const response = await route.fetch();
      const body = `Object.defineProperty(globalThis,'indexedDB',{value:undefined});${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.address}#/play/quick/two`);
    await page.waitForSelector('[data-kept=nowhere]');
    await page.click('[data-way=menu]');
    expect(JSON.parse(await exported(page))).toHaveProperty('seal');
  });
});

describe('everything in one file', () => {
  let text: string;

  it('is saved: games with their names, and events of the desk', async () => {
    const page = await quick();
    await page.goto(`${site.address}#/desk/new`);
    await founded(page);
    await toGames(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.fill('.game-row input', 'Rainy Sunday');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rainy Sunday' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=save-everything]')]);
    text = readFileSync(await download.path(), 'utf8');
    const { games, events } = JSON.parse(text);
    expect([games[0].name, games.length, events.length]).toEqual(['Rainy Sunday', 1, 1]);
  });

  it('comes back in another browser, once; a broken file changes nothing', async () => {
    const page = await site.visit('#/games');
    const bringAll = async (given: string, told: string) => {
      const file = { name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(given) };
      await page.setInputFiles('.bring-back input', file);
      await page.locator('.backup-told', { hasText: told }).waitFor();
    };
    await bringAll(text.slice(0, -40), 'incomplete or damaged');
    await expect.poll(() => page.locator('.game-row').count()).toBe(0);
    await bringAll(text, 'Restored: 1 game, 0 teams, 1 tournament.');
    await page.getByRole('heading', { name: 'Rainy Sunday' }).waitFor();
    await bringAll(text, '2 items were already here.');
    await expect.poll(() => page.locator('.game-row').count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    await page.click('.game-row a');
    await page.waitForSelector('.prompt:not(.waiting)');
  });
});

describe('a step back', () => {
  it('and forth again come with one key each', async () => {
    const page = await site.visit('#/play/new/two');
    await answer(page);
    await answer(page);
    const before = await question(page);
    await answer(page);
    const after = await question(page);
    await page.keyboard.press('u');
    await page.waitForFunction((asked) => document.querySelector('.prompt h2')?.textContent === asked, before);
    await page.keyboard.press('r');
    await page.waitForFunction((asked) => document.querySelector('.prompt h2')?.textContent === asked, after);
  });

  it('behind what was revealed needs both players', async () => {
    const page = await quick();
    const version = await versionOf(page);
    await page.keyboard.press('u');
    await page.waitForSelector('dialog[open]');
    await expect.poll(() => page.locator('[data-way=take-back]').isDisabled()).toBe(true);
    await page.getByLabel('Player 1 agrees').check();
    await page.getByLabel('Player 2 agrees').check();
    await page.click('[data-way=take-back]');
    await goneOn(page, version);
    await expect.poll(() => page.textContent('.top-where')).toContain('Setup');
  });
});

describe('conceding', () => {
  it('is asked twice, and ends the game', async () => {
    const page = await quick();
    await page.click('[data-way=menu]');
    await page.click('[data-way=concede]');
    await page.click('[data-way=concede-it]');
    await page.getByText('By concession.').waitFor();
    await page.click('.end-ways [data-way=look-back]');
    await page.waitForSelector('[data-way=go-on]');
  });
});

describe('a browser that has thrown everything away', () => {
  /** As it does when the disk is full: the data are gone, and the connections to them dead. */
  const thrownAway = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(site.address).origin,
      storageTypes: 'indexeddb',
    });
  };

  it('keeps a game again from the next answer on, with all that was played before', async () => {
    const page = await quick();
    await answer(page);
    await thrownAway(page);
    await answer(page);
    await expect.poll(() => page.locator('[data-kept]').count()).toBe(0);
    const [version, asked] = [await versionOf(page), await question(page)];
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect([await versionOf(page), await question(page)]).toEqual([version, asked]);
  });

  it('has another thread keep the game where its own can open nothing any more', async () => {
    const page = await site.visit('');
    await page.route('**/engine.worker*', async (route) => {
      const response = await route.fetch();
      const once = `const first=IDBFactory.prototype.open;let opened=0;IDBFactory.prototype.open=function(...asked){
        if(opened++>0)throw new DOMException('Internal error.','UnknownError');return first.apply(this,asked)};`;
      await route.fulfill({ response, body: `${once}${await response.text()}` });
    });
    await page.goto(`${site.address}#/play/quick/two/saves`);
    await answer(page);
    await thrownAway(page);
    await answer(page);
    await expect.poll(() => page.locator('[data-kept]').count()).toBe(0);
    await answer(page);
    const version = await versionOf(page);
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    expect(await versionOf(page)).toBe(version);
  });

  it('keeps an event again from the next act on, with all that was done before', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    await thrownAway(page);
    await entered(page, ['Ana', 'Ben']);
    await page.reload();
    await page.getByText('Ben').waitFor();
  });
});

/** Takes the second entry out of a database. */
const loseEntry = (page: Page, name: string) =>
  page.evaluate(async (database) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(database);
      opening.onsuccess = () => resolve(opening.result);
    });
    const change = db.transaction('entries', 'readwrite');
    const entries = change.objectStore('entries');
    const keys = entries.getAllKeys();
    keys.onsuccess = () => entries.delete(keys.result[1] as IDBValidKey);
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    db.close();
  }, name);

describe('an event with a missing record', () => {
  it('says so, is left out of the file of everything with a word, and comes back from its own file', async () => {
    const page = await site.visit('#/desk/new');
    await founded(page);
    await entered(page, ['Ana', 'Ben']);
    await page.click('.desk-nav a[href$="/event"]');
    const [own] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=export]')]);
    const text = readFileSync(await own.path(), 'utf8');
    await loseEntry(page, 'faultline-events');
    await page.reload();
    await page.getByRole('heading', { name: 'Part of this event is missing.' }).waitFor();
    await toGames(page);
    const [all] = await Promise.all([page.waitForEvent('download'), page.click('[data-way=save-everything]')]);
    await page.getByText('Downloaded without 1 game, tournament or campaign').waitFor();
    expect(JSON.parse(readFileSync(await all.path(), 'utf8')).events).toEqual([]);
    await page.goto(`${site.address}#/desk`);
    const file = { name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.setInputFiles('.desk-file input', file);
    await page.getByText('Ben').waitFor();
  });
});

describe('a saved game with a missing record', () => {
  it.each([
    ['en', 'Part of this saved game is missing.'],
    ['de', 'Von dieser gespeicherten Partie fehlt ein Teil.'],
  ])('goes on from where it stood, and says so (%s)', async (locale, sentence) => {
    const page = await site.visit('#/play/quick/two/saves', { locale });
    await page.waitForSelector('.prompt:not(.waiting)');
    for (let n = 0; n < 3; n += 1) await answer(page);
    const asked = await question(page);
    await loseEntry(page, 'faultline');
    await page.reload();
    await page.waitForSelector('.prompt:not(.waiting)');
    await page.locator('.playground-note', { hasText: sentence }).waitFor();
    expect(await question(page)).toBe(asked);
    await answer(page);
    await expect.poll(() => page.locator('.playground-note', { hasText: sentence }).count()).toBe(0);
  });
});
