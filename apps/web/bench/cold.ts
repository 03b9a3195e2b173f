import { slowLine } from './slowLine.ts';
import { quantile } from './trace.ts';
import type { Site } from '../test/browser/site.ts';

const VISITS = 5;
const SLOWER = 4;
const LINE = { bits: 1_600_000, delay: 150 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A quick game in which the person begins. */
const GAME = '#/play/quick/computer/cold';

/** What is waited for, and by what it is known. */
const STAGES = { home: '.home-doors a', board: '[data-base] .board-ring', decision: '.prompt:not(.waiting)' } as const;

type Stage = keyof typeof STAGES;
export type Cold = Readonly<Record<Stage, number>>;

/** Milliseconds from the first question for the page to each stage, the game asked for as soon as the start page stands: the middle of five visits that know nothing of the page. */
export async function coldVisits(site: Site): Promise<Cold> {
  const line = await slowLine(Number(new URL(site.address).port), LINE);
  const visits: Cold[] = [];
  try {
    for (let n = 0; n < VISITS; n += 1) visits.push(await coldVisit(site, line.address));
  } finally {
    line.close();
  }
  const middle = (stage: Stage) =>
    quantile(
      visits.map((visit) => visit[stage]),
      0.5,
    );
  return { home: middle('home'), board: middle('board'), decision: middle('decision') };
}

async function coldVisit(site: Site, address: string): Promise<Cold> {
  // Another origin than the slow line's: nothing of the page is kept from it.
  const page = await site.visit('manifest.webmanifest', PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch, { stages: STAGES, game: GAME });
  await page.goto(address);
  const noted = await page.waitForFunction(
    (count) => {
      const { stages } = globalThis as unknown as { stages?: Record<string, number> };
      return stages && Object.keys(stages).length === count && stages;
    },
    Object.keys(STAGES).length,
    { timeout: 120_000 },
  );
  const times = (await noted.jsonValue()) as Cold;
  await page.context().close();
  return times;
}

/** In the page: notes when each stage is drawn first, and goes on to the game from the start page. */
function watch({ stages, game }: { readonly stages: Readonly<Record<string, string>>; readonly game: string }): void {
  const times: Record<string, number> = {};
  Object.assign(globalThis, { stages: times });
  const look = () => {
    for (const [stage, selector] of Object.entries(stages)) {
      if (times[stage] !== undefined || !document.querySelector(selector)) continue;
      times[stage] = performance.now();
      if (stage === 'home') location.hash = game;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
