import { restlessOpponent } from '@faultline/ai';
import { stateHash, viewFor } from '@faultline/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeys, byPointer, byTouch } from './carry.ts';
import { type Carry, handsOn, keptFile } from './hands.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Only to end what hangs: well over a hundred answers are given one by one. */
const LONG = 600_000;

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de' };

/** Plays a game at the page from the first question to its end, or so many answers of it; which steps asked. */
async function play(seed: string, how: Carry, look: BrowserContextOptions, answers = Number.POSITIVE_INFINITY) {
  const page = await site.visit(`#/play/new/two/${seed}`, look);
  const { match, answer } = await handsOn(page);
  await watchBoard(page);
  const head = restlessOpponent(match.game, seed);
  const asked = new Set<string>();
  for (let { decision } = match.state.open; decision && match.version < answers; { decision } = match.state.open) {
    asked.add(decision.step);
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), how);
  }
  await expect.poll(() => page.textContent('.prompt h2, .end-page h1')).not.toBe('');
  const { snapshot } = await keptFile(page);
  expect(snapshot.state.open.result).toEqual(match.state.open.result);
  expect(stateHash(snapshot.state)).toBe(match.hash);
  expect(await boardSizes(page)).toHaveLength(1);
  await page.context().close();
  return [...asked].sort();
}

interface Watching {
  boardSizes?: Set<string>;
}

/** Notes every size the board has from now on. */
const watchBoard = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    (globalThis as Watching).boardSizes = sizes;
    const board = document.querySelector('.board-table');
    if (!board) throw new Error('There is no board.');
    new ResizeObserver(([entry]) => {
      // The end of a game is a page of its own.
      if (!board.isConnected) return;
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      sizes.add(`${width} ${height}`);
    }).observe(board);
  });

const boardSizes = (page: Page) => page.evaluate(() => [...((globalThis as Watching).boardSizes ?? [])]);

/** What every whole game asks. */
const OFTEN = [
  'action.parts',
  'activation.main',
  'effects.choose',
  'effects.each',
  'effects.may',
  'move.offer',
  'order.choose',
  'order.reserve',
  'order.shatterpoint',
  'push.ask',
  'setup.place',
  'setup.side',
  'setup.squad',
  'setup.stance',
  'struggle.map',
  'window.ask',
];

describe('a whole game at the page, on a board that keeps its size,', () => {
  it('by pointer ends where the same commands lead in Node', { timeout: LONG }, async () => {
    expect(await play('w353', byPointer, DESK)).toEqual(expect.arrayContaining(OFTEN));
  });

  it('by keyboard alone ends where the same commands lead in Node', { timeout: LONG }, async () => {
    expect(await play('w1867', byKeys, DESK)).toEqual(expect.arrayContaining(OFTEN));
  });

  it('begins by touch on a German phone', { timeout: LONG }, async () => {
    const asked = await play('w1867', byTouch, PHONE, 60);
    expect(asked).toEqual(expect.arrayContaining(['setup.place', 'activation.main', 'move.offer']));
  });
});
