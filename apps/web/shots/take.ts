// `npm run shots`: pictures of every screen into docs/screens, both sizes, both languages, both themes where it matters.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openFile, playedUntil } from '../test/browser/played.ts';
import { openSite, type Site } from '../test/browser/site.ts';

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly theme: 'dark' | 'light';
}

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const LOOKS: readonly Look[] = [
  { name: 'desk', options: DESK, theme: 'dark' },
  { name: 'desk-light-de', options: { ...DESK, locale: 'de' }, theme: 'light' },
  { name: 'phone-de', options: { ...PHONE, locale: 'de' }, theme: 'dark' },
];

const ATTACK = ['attack.type', 'attack.tree', 'push.ask'] as const;

/** What is shown, and how one gets there. */
const SCREENS: Readonly<Record<string, (page: Page, site: Site) => Promise<unknown>>> = {
  home: (page) => page.waitForSelector('.home'),
  settings: async (page) => {
    await page.click('.home-top button');
    await page.waitForSelector('dialog[open]');
  },
  setup: async (page, { address }) => {
    await page.goto(`${address}#/new`);
    await page.waitForSelector('[data-way=begin]:not([disabled])');
  },
  'setup-refused': async (page) => {
    await page.selectOption('[data-seat="0"] .squad:nth-of-type(2) select >> nth=0', 'general-anakin-skywalker');
    await page.waitForSelector('.team-reasons');
  },
  'games-empty': async (page, { address }) => {
    await page.goto(`${address}#/games`);
    await page.waitForSelector('.games-none');
  },
  deployment: async (page, { address }) => {
    await page.goto(`${address}#/play/new/two/shots`);
    await page.click('.prompt-options button');
    await page.click('.prompt-options button');
    await page.click('[data-way=suggest]');
    await page.waitForSelector('.board-ghost');
  },
  table: async (page, { address }) => {
    await page.goto(`${address}#/play/quick/two/shots`);
    await page.waitForSelector('.prompt:not(.waiting)');
  },
  'take-back': async (page) => {
    await page.click('[data-way=undo]');
    await page.waitForSelector('dialog[open]');
  },
  ...Object.fromEntries(
    ATTACK.map((step) => [
      step.replace('.', '-'),
      (page: Page, { address }: Site) =>
        openFile(
          page,
          address,
          playedUntil('shove', (decision) => decision.step === step),
        ),
    ]),
  ),
  games: async (page, { address }) => {
    await page.goto(`${address}#/games`);
    await page.waitForSelector('.game-row');
  },
};

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await openSite();
try {
  for (const look of LOOKS) await takeAll(look);
} finally {
  await site.close();
}

async function takeAll({ name, options, theme }: Look): Promise<void> {
  const page = await site.visit('', options);
  await page.evaluate((chosen) => localStorage.setItem('faultline.settings', JSON.stringify({ theme: chosen })), theme);
  await page.reload();
  for (const [screen, show] of Object.entries(SCREENS)) {
    await show(page, site);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path: join(folder, `${screen}-${name}.png`) });
    await page.keyboard.press('Escape');
  }
  console.log(`${name}: ${Object.keys(SCREENS).length} pictures`);
  await page.context().close();
}
