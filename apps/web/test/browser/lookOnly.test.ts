import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameFile, seal } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedUntil } from './played.ts';
import { barriers, openSite, type Site } from './site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visit('#/games', { viewport: { width: 1280, height: 800 } });
});
afterAll(() => site?.close());

const bring = (text: string) =>
  page.setInputFiles('.games-import input', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** A game of which somebody wrote another state, and sealed it anew as one of an older version. */
function forged(change: (open: GameFile['snapshot']['state']['open']) => object): string {
  const { seal: _seal, ...file } = JSON.parse(playedUntil('forged', (_, open) => open.turn === 1)) as GameFile;
  const { state, version } = file.snapshot;
  const snapshot = { version, state: { ...state, open: { ...state.open, ...change(state.open) } } };
  return JSON.stringify(seal({ ...file, rulesVersion: '0.0.9', snapshot }));
}

describe('a file with a state that no game comes to', () => {
  it.each<[string, Parameters<typeof forged>[0], string]>([
    ['damage of -50', (open) => ({ units: open.units.map((u) => ({ ...u, damage: -50 })) }), 'damage is -50'],
    ['frames that are none', () => ({ frames: 'x' }), 'cannot be one of this game'],
  ])('is refused with a sentence: %s', async (_what, change, sentence) => {
    await bring(forged(change));
    await expect.poll(() => page.textContent('[role=alert]')).toContain(sentence);
    expect([await page.locator('.game-row').count(), await barriers(page)]).toEqual([0, []]);
  });
});

describe('a game whose dice can be worked out', () => {
  it('opens to be looked at, and says why nobody plays on', async () => {
    const old = fileURLToPath(new URL('../../../../tests/saves/format-1.json', import.meta.url));
    await bring(readFileSync(old, 'utf8'));
    await expect.poll(() => page.textContent('.game-row h2')).toBe('Player 1 vs. Player 2');
    await page.click('.game-row a');
    await page.waitForSelector('.looking');
    await expect.poll(() => page.textContent('.playground-note')).toContain('predicted from a few rolls');
    expect(await barriers(page)).toEqual([]);
  });

  it('shows it again under the address of the game itself', async () => {
    const id = /play\/([^/]+)/.exec(page.url())?.[1];
    await page.goto(`${site.address}#/play/${id}`);
    await page.waitForURL(`**/play/${id}/at*`);
    await page.waitForSelector('.looking');
  });

  it('leads back to the saved games', async () => {
    await page.click('[data-way=leave]');
    await page.waitForSelector('.game-row');
    await page.goBack();
    await page.waitForSelector('.looking');
  });

  it('is continued as a game of its own, which is played', async () => {
    await page.click('[data-way=go-on]');
    await page.click('[data-way=begin]');
    await page.waitForSelector('.playground[data-version="0"] .prompt:not(.waiting)');
    expect(await page.locator('.looking').count()).toBe(0);
  });
});
