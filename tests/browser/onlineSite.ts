import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { restlessOpponent } from '@faultline/ai';
import { TABLES, type TableId } from '@faultline/geometry';
import type { LineMoment } from '@faultline/host/wire';
import type { Answer, Decision, Open } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { coreGame } from '@faultline/testkit';
import { sharedBrowser } from './launch.ts';
import { openSqlite } from '../../apps/server/src/database/sqlite/open.ts';
import { QUICK, serverOn } from '../../apps/server/test/live/server.ts';
import { type Pair, play, Visitor } from '../../apps/server/test/live/visitor.ts';
import { buildPage } from '../../apps/web/test/browser/buildPage.ts';
import { carriedBy, FINGER, POINTER } from '../../apps/web/test/browser/carry.ts';
import type { Carry } from '../../apps/web/test/browser/hands.ts';
import { type Site, siteAt } from '../../apps/web/test/browser/site.ts';

const SERVER = fileURLToPath(new URL('../../apps/server/test/chaos/serverProcess.ts', import.meta.url));

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
  /** A server that is a process of its own takes its place at the same address, over the same games. */
  apart(): Promise<void>;
  /** Kills that process, and starts another server in its place. */
  kill(): Promise<void>;
  /** From now on the server's clock shows so much later; entries are stored at the real time. */
  pass(ms: number): void;
}

export async function openOnlineSite(): Promise<OnlineSite> {
  const built = process.env.FAULTLINE_PAGE;
  const { folder: page, clear } = built ? { folder: built, clear: () => {} } : await buildPage();
  const data = mkdtempSync(join(QUICK, 'faultline-'));
  let passed = 0;
  const start = async (port: number) => {
    const db = await openSqlite(join(data, 'faultline.sqlite'));
    const opened = await serverOn(db, page, { port, exactly: port !== 0 }, () => Date.now() + passed);
    // Time that is leapt over is no outage.
    opened.house.pulse.beat = async () => false;
    return opened;
  };
  let server = await start(0);
  let child: ChildProcess | null = null;
  const killed = async () => {
    const gone = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await gone;
    child = null;
  };
  const site = siteAt(server.here, await sharedBrowser(), async () => {
    await (child ? killed() : server.close());
    rmSync(data, { recursive: true });
    clear();
  });
  return {
    ...site,
    async apart() {
      await server.close();
      const env = { ...process.env, FAULTLINE_DATA: data, DATABASE_URL: '' };
      child = spawn(process.execPath, [SERVER, String(server.port)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout as Readable, 'data');
    },
    async kill() {
      await killed();
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

/** The players of two browsers do something while lines of their own tell them how the game stands; gives its version. */
async function withLines(
  pages: readonly [Page, Page],
  address: string,
  play: (pair: Pick<Pair, 'g' | 'people'>) => Promise<void>,
): Promise<number> {
  const g = gameOf(pages[0]);
  const people = [await besides(pages[0], address, g), await besides(pages[1], address, g)] as const;
  await play({ g, people });
  const version = people[0].game(g).moment?.version ?? 0;
  for (const person of people) person.cut();
  return version;
}

/** What the server shows of each Order Deck to both players. */
export async function shownToBoth(pages: readonly [Page, Page], address: string): Promise<(string | null)[][]> {
  let decks: (string | null)[][] = [];
  await withLines(pages, address, async ({ g, people }) => {
    const [one, other] = [needed(people[0], g).view.decks, needed(people[1], g).view.decks];
    decks = one.map((deck, owner) => deck.map((card, place) => (card === other[owner]?.[place] ? card : null)));
  });
  return decks;
}

/** The same by the players of two browsers, until both show it; tells the version. */
export async function playOn(
  pages: readonly [Page, Page],
  address: string,
  seed: string,
  sought: Sought,
): Promise<number> {
  const version = await withLines(pages, address, (pair) => playUntil(pair, seed, sought));
  await Promise.all(pages.map((page) => page.waitForSelector(`.playground[data-version="${version}"]`)));
  return version;
}

/** Two people answer with their own hands whatever their pages ask, until it is enough or the game is over. */
export const playAtPages = (
  pages: readonly [Page, Page],
  hands: readonly [Carry, Carry],
  address: string,
  seed: string,
  enough: (open: Open, version: number) => boolean = () => false,
): Promise<number> =>
  withLines(pages, address, async ({ g, people }) => {
    const game = coreGame({ table: TABLES[(people[0].game(g).moment?.head.terms.table ?? 'core-1') as TableId] });
    const head = restlessOpponent(game, seed);
    for (;;) {
      const { open } = needed(people[0], g).view;
      const { decision, version } = open;
      if (open.result || !decision || enough(open, version)) return;
      const { seat } = decision;
      while (needed(people[seat], g).version < version) await people[seat].news(g);
      const page = pages[seat];
      await page.waitForSelector(`.playground[data-version="${version}"] .prompt:not(.waiting)`);
      const { view } = needed(people[seat], g);
      // Where a place lies under something, or the page would have it otherwise, another answer is thought of.
      while (!(await byHand(hands[seat], page, decision, head.decide(view, decision, { trials: 0 }))));
      while (needed(people[0], g).version === version) await people[0].news(g);
    }
  });

/** Nobody suggests a place in a game over a line. */
const NOT_BY_HAND = new Error('This answer cannot be given by hand from here.');
const noSuggestion = (): never => {
  throw NOT_BY_HAND;
};

export const BY_POINTER = carriedBy({ ...POINTER, suggested: noSuggestion });
export const BY_TOUCH = carriedBy({ ...FINGER, suggested: noSuggestion });

const byHand = (carry: Carry, page: Page, decision: Decision, answer: Answer): Promise<boolean> =>
  carry(page, decision, answer).then(
    () => true,
    (error) => {
      if (error === NOT_BY_HAND) return false;
      throw error;
    },
  );

function needed(person: Visitor, g: string): LineMoment {
  const { moment } = person.game(g);
  if (!moment) throw new Error('The game has not begun.');
  return moment;
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
