import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { serve } from '../../../../scripts/serve.mjs';
import { launch, sharedBrowser } from '../../../../tests/browser/launch.ts';
import type { Settings } from '../../src/shell/settings.ts';
import { buildPage } from './buildPage.ts';

/** The built page on a local address, and a browser to look at it. */
export interface Site {
  readonly address: string;
  /** A browser that has never been here. */
  visit(route: string, options?: Visit): Promise<Page>;
  close(): Promise<void>;
}

/** What the computer does is shown instantly unless a test is about that. */
type Visit = BrowserContextOptions & { readonly pace?: Settings['pace'] };

/** A test that is about being offline asks for service workers; to the others they would be a download more. */
const USUAL = { locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

const LOOPBACK = '127.0.0.1';

/** Draws in three dimensions without a graphics card. */
const WITHOUT_CARD = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'] as const;

/** A site whose browser draws in three dimensions. */
export const openSite3d = (): Promise<Site> => openSite(LOOPBACK, WITHOUT_CARD);

/** Under a made-up name it is a page that came over plain http from another machine, as far as the browser knows. */
export async function openSite(name = LOOPBACK, more: readonly string[] = []): Promise<Site> {
  // The test files share the page that was built before them, and a browser.
  const built = process.env.FAULTLINE_PAGE;
  const { folder, clear } = built ? { folder: built, clear: () => {} } : await buildPage();
  const isHere = name === LOOPBACK;
  const served = await serve(folder, 0, { origins: isHere ? [] : [new URL(`http://${name}/`)] });
  const needs = [...more, ...(isHere ? [] : [`--host-resolver-rules=MAP ${name} ${LOOPBACK}`])];
  const own = built && needs.length === 0 ? null : await launch(needs);
  const browser = own ?? (await sharedBrowser());
  return siteAt(`http://${name}:${served.port}/`, browser, async () => {
    await own?.close();
    served.close();
    clear();
  });
}

/** Whatever serves the page at an address; `done` ends that. */
export function siteAt(address: string, browser: Browser, done: () => Promise<void>): Site {
  const visitors: BrowserContext[] = [];
  const offences: string[] = [];
  return {
    address,
    async visit(route, { pace = 'instant', ...options } = {}) {
      const context = await browser.newContext({ ...USUAL, ...options });
      visitors.push(context);
      await context.addInitScript(choosePace, pace);
      // Whatever a test is about, the page keeps to what it is allowed to load.
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) offences.push(message.text());
      });
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(`${address}${route}`);
      return page;
    },
    async close() {
      await Promise.all(visitors.map((context) => context.close()));
      await done();
      if (offences.length > 0) throw new Error(offences.join('\n'));
    },
  };
}

/** In the page, before its script: not over what a test or a person has chosen since. */
function choosePace(pace: string): void {
  try {
    if (!localStorage.getItem('faultline.settings'))
      localStorage.setItem('faultline.settings', JSON.stringify({ pace }));
  } catch {
    // A browser that keeps nothing has no settings either.
  }
}

/** `FAULTLINE_SLOW=6` makes pages six times slower than this machine: what a busy one would stumble over shows. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.FAULTLINE_SLOW ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Answers the open question: a suggested place, or one of the listed options. */
export async function answer(page: Page, pick = 0): Promise<void> {
  await page.waitForSelector('.prompt:not(.waiting)');
  const version = await versionOf(page);
  const listed = page.locator('.prompt-options button');
  if (await page.locator('[data-way=confirm]').count()) {
    await takeSuggested(page, (selector) => page.click(selector));
  } else {
    await listed.nth(pick % (await listed.count())).click();
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-way=end]') ||
        document.querySelector<HTMLElement>('.playground')?.dataset.version !== before,
      version,
      OFTEN,
    );
    const sure = page.locator('[data-way=end]');
    if (await sure.count()) await sure.click();
  }
  await goneOn(page, version);
}

/** Takes what is suggested: a place is planned first and then confirmed. */
export async function takeSuggested(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  await press('[data-way=suggest]');
  const first = await page.waitForSelector('[data-suggested="1"]');
  const isPlace = (await first.getAttribute('data-place')) === 'true';
  await press(isPlace ? '[data-way=confirm]:not([disabled])' : '[data-suggested="1"]');
}

/** How what comes by itself is looked for: by default a look waits for a frame, and has the browser draw every one. */
export const OFTEN = { polling: 10 } as const;

/** Waits until the game is past a version. */
export const goneOn = (page: Page, version: string | undefined) =>
  page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.playground')?.dataset.version !== before,
    version,
    OFTEN,
  );

export const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.playground')?.dataset.version);

/** Waits until the page's own letters are there. */
export async function lettersHere(page: Page): Promise<void> {
  await page.waitForSelector('html:not([data-letters])');
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** What a strict look for barriers finds, in words. */
export async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // Only what is wrong is written out: the rest would be most of the work.
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes[0]?.html.slice(0, 120) }));
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `${id}: ${where}`);
}
