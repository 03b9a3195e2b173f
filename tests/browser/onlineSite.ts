import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { TABLES, type TableId } from '@faultline/geometry';
import type { Decision } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { sharedBrowser } from './launch.ts';
import { openSqlite } from '../../apps/server/src/database/sqlite/open.ts';
import { QUICK, serverOn } from '../../apps/server/test/live/server.ts';
import { type Pair, play, Visitor } from '../../apps/server/test/live/visitor.ts';
import { buildPage } from '../../apps/web/test/browser/buildPage.ts';
import { type Site, siteAt } from '../../apps/web/test/browser/site.ts';

export const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const;
export const GERMAN_PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  locale: 'de',
  colorScheme: 'light',
} as const;

/** The page with a live server behind it, on a folder that is thrown away with it. */
export interface OnlineSite extends Site {
  /** Ends the server and starts another at the same address, over the same games. */
  restart(): Promise<void>;
  /** From now on the server's clock shows so much later. */
  pass(ms: number): void;
}

export async function openOnlineSite(): Promise<OnlineSite> {
  const built = process.env.FAULTLINE_PAGE;
  const { folder: page, clear } = built ? { folder: built, clear: () => {} } : await buildPage();
  const data = mkdtempSync(join(QUICK, 'faultline-'));
  let passed = 0;
  const start = async (port: number) =>
    serverOn(
      await openSqlite(join(data, 'games.sqlite')),
      page,
      { port, exactly: port !== 0 },
      () => Date.now() + passed,
    );
  let server = await start(0);
  const site = siteAt(server.here, await sharedBrowser(), async () => {
    await server.close();
    rmSync(data, { recursive: true });
    clear();
  });
  return {
    ...site,
    async restart() {
      await server.close();
      server = await start(server.port);
    },
    pass(ms) {
      passed += ms;
    },
  };
}

/** The player of a browser with another line of their own: it answers while the browser looks. */
async function besides(page: Page, address: string, g: string): Promise<Visitor> {
  const cookies = await page.context().cookies(address);
  const visitor = new Visitor(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  await visitor.connect();
  const begun = visitor.next('game');
  visitor.join(g);
  await begun;
  return visitor;
}

const enough = new Error('Enough was played.');

/** Whether a question is the one that is looked for; `before` is the last one answered. */
type Sought = (decision: Decision, version: number, before: Decision | undefined) => boolean;

/** Two people answer whatever they are asked, until one is asked what is looked for. */
async function playUntil({ g, people }: Pick<Pair, 'g' | 'people'>, seed: string, sought: Sought): Promise<void> {
  const { head } = people[0].game(g).moment ?? {};
  const game = coreGame({ table: TABLES[(head?.terms.table ?? 'core-1') as TableId] });
  const decisions = new Map<number, Decision>();
  const done = await Promise.allSettled(
    people.map((person, seat) =>
      play(person, g, game, `${seed} ${seat}`, async (version) => {
        const { decision } = person.game(g).moment?.view.open ?? {};
        if (!decision) return;
        decisions.set(version, decision);
        if (sought(decision, version, decisions.get(version - 1))) throw enough;
      }),
    ),
  );
  for (const each of done) if (each.status === 'rejected' && each.reason !== enough) throw each.reason;
}

/** The same by the players of two browsers, until both show it; tells the version. */
export async function playOn(
  pages: readonly [Page, Page],
  address: string,
  seed: string,
  sought: Sought,
): Promise<number> {
  const g = gameOf(pages[0]);
  const people = [await besides(pages[0], address, g), await besides(pages[1], address, g)] as const;
  await playUntil({ g, people }, seed, sought);
  const version = people[0].game(g).moment?.version ?? 0;
  for (const person of people) person.cut();
  await Promise.all(pages.map((page) => page.waitForSelector(`.playground[data-version="${version}"]`)));
  return version;
}

export const gameOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** What a browser wrote down while the dice of its game were sealed. */
export const receiptOf = (page: Page): Promise<{ readonly seals: readonly string[]; readonly bytes: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('faultline-online');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('receipts').objectStore('receipts').getAll();
          request.onsuccess = () => resolve(request.result.at(-1));
          opening.result.close();
        };
      }),
  );
