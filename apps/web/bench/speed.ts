// `npm run bench:page`: how fast the table page answers. A ghost is dragged over a full table on a processor slowed
// down four times, and forty answers are given at full speed late in a game; figures for docs/performance.md.
// `--cold` measures a first visit on a slow phone instead: five of them, the middle counts.

import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { handsOn } from '../test/browser/hands.ts';
import { byPointer } from '../test/browser/carry.ts';
import { openFile, playedUntil } from '../test/browser/played.ts';
import { openSite } from '../test/browser/site.ts';
import { restlessOpponent } from '@faultline/ai';
import { type Decision, type Open, viewFor } from '@faultline/rules';
import { type Cold, coldVisits } from './cold.ts';
import { quantile, workByEvent } from './trace.ts';

const SLOWER = 4;
const MOVES = 150;
const ANSWERS = 40;

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, cold: { type: 'boolean', default: false } },
});

const site = await openSite();

/** The page with a game that has come to a question, all bases on a table of 26 parts. */
async function pageAt(seed: string, asked: (decision: Decision, open: Open) => boolean): Promise<Page> {
  const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
  await openFile(page, site.address, playedUntil(seed, asked));
  return page;
}

/** Ten inches. */
const NEAR = 25_400;

/** Whether somebody may move who has five enemies about, so that a ghost draws its lines to all of them. */
function isAmongEnemies({ options, seat }: Decision, { characters, units }: Open): boolean {
  const asks = options.find((option) => option.asks?.kind === 'move')?.asks;
  if (asks?.kind !== 'move' || characters.some(({ onTable }) => !onTable)) return false;
  const [x, y] = asks.from;
  const enemies = characters.filter(({ unit }) => units[unit]?.seat !== seat);
  return enemies.filter((enemy) => Math.hypot(enemy.x - x, enemy.y - y) < NEAR).length >= 5;
}

/**
 * What each move of the pointer costs while a ghost is dragged in circles, in milliseconds. The browser's brake counts
 * the time other programs took as well: on a busy machine four times the thread's own time at full speed tells more.
 */
async function drag(slower: number) {
  const page = await pageAt('crowd 3', isAmongEnemies);
  await page.click('[data-way=suggest]');
  await page.waitForSelector('.board-ghost .board-grip');
  const bases = await page.locator('[data-base]').count();
  const lines = await page.locator('.board-sight').count();
  const { x, y } = await middle(page, '.board-ghost > [data-ghost] .board-grip');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // Past the driver's own mouse, which calls functions of its own in the page with every move.
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number, dy: number) =>
    session.send('Input.dispatchMouseEvent', { type, x: x + dx, y: y + dy, button: 'left', buttons: 1, clickCount: 1 });
  const trace = await traced(page, async () => {
    await mouse('mousePressed', 0, 0);
    for (let n = 0; n < MOVES; n += 1) {
      const angle = (n / MOVES) * 6 * Math.PI;
      const far = 20 + (60 * n) / MOVES;
      await mouse('mouseMoved', far * Math.cos(angle), far * Math.sin(angle));
    }
    await mouse('mouseReleased', 0, 60);
  });
  await page.context().close();
  return { bases, lines, slower, ...workByEvent(trace, 'pointermove') };
}

/** From pressing to the picture of what came of it. */
async function answers() {
  const page = await pageAt('shove', ({ step }, { turn }) => turn >= 12 && step === 'activation.main');
  await page.evaluate(watch);
  const { match, answer } = await handsOn(page);
  const head = restlessOpponent(match.game, 'speed');
  for (let n = 0; n < ANSWERS && match.state.open.decision; n += 1) {
    const { decision } = match.state.open;
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), byPointer);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
  await page.context().close();
  return { count: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95), most: Math.max(...times) };
}

/** In the page: notes the time between the last press and the first frame that shows another version. */
function watch(): void {
  const shown: number[] = [];
  Object.assign(globalThis, { shown });
  let pressed = 0;
  addEventListener('click', () => (pressed = performance.now()), { capture: true });
  const ground = document.querySelector('.playground');
  if (!ground) throw new Error('There is no table.');
  new MutationObserver(() => {
    const since = pressed;
    // After the frame that draws it.
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - since)));
  }).observe(ground, { attributeFilter: ['data-version'] });
}

async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`There is no ${selector}.`);
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** What the browser writes down of its own work meanwhile. */
async function traced(page: Page, act: () => Promise<void>): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  return (await browser.stopTracing()).toString('utf8');
}

type Figures = {
  readonly drag: Awaited<ReturnType<typeof drag>>;
  readonly unbraked: Awaited<ReturnType<typeof drag>>;
  readonly answers: Awaited<ReturnType<typeof answers>>;
};

function told({ drag: d, unbraked: u, answers: a }: Figures): string {
  const ms = (n: number) => `${n.toFixed(1)} ms`;
  return [
    `dragging a ghost, ${d.bases} bases, ${d.lines} lines of sight to begin with, processor ${d.slower} times slower, ${d.events} moves of the pointer:`,
    `  script and layout for each: median ${ms(d.median)}, 95 % ${ms(d.p95)}, most ${ms(d.most)}`,
    `  of that script: median ${ms(d.scriptMedian)}, 95 % ${ms(d.scriptP95)}`,
    `  four times what it is at full speed: median ${ms(SLOWER * u.median)}, 95 % ${ms(SLOWER * u.p95)}`,
    `  frames: median ${ms(d.frameMedian)}, 95 % ${ms(d.frameP95)} apart`,
    `an answer to its picture, ${a.count} answers: median ${ms(a.median)}, 95 % ${ms(a.p95)}, most ${ms(a.most)}`,
  ].join('\n');
}

function toldCold({ home, board, decision }: Cold): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    'a first visit, 390 by 844, processor 4 times slower, 1.6 Mbit/s, 150 ms, the middle of five:',
    `  start page usable ${seconds(home)} (aim 1.5), board visible ${seconds(board)} (aim 3), first decision ${seconds(decision)} (aim 3.5)`,
  ].join('\n');
}

try {
  if (values.cold) {
    const visit = await coldVisits(site);
    console.log(values.json ? JSON.stringify(visit, null, 2) : toldCold(visit));
  } else {
    const figures = { drag: await drag(SLOWER), unbraked: await drag(1), answers: await answers() };
    console.log(values.json ? JSON.stringify(figures, null, 2) : told(figures));
  }
} finally {
  await site.close();
}
