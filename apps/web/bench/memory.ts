// `npm run bench:memory`: whether a tab that plays game after game grows. Ten seeded games between two computers are
// played in one tab, each to its end page and from there back to the first page; after every game garbage is collected
// and the heaps are read: the page's on the first page, the game's thread before it was left. Ends with 1 if the page grew.

import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { beginInNode, goOnWith } from '../test/browser/played.ts';
import { openSite } from '../test/browser/site.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, json: { type: 'boolean', default: false } },
});

/** What the page may have grown by from the fifth game to the last: what is fetched, and made ready by use, has come by then. */
const MOST_GROWN = 0.1;
const WARM = 5;

interface Heaps {
  readonly game: number;
  readonly entries: number;
  /** Bytes in use after a collection. */
  readonly page: number;
  /** Of the thread that ran the game, at its end. */
  readonly thread: number;
  /** Threads that are left on the first page. */
  readonly threads: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Talks to the threads of a page past the driver, which keeps them to itself. */
class Threads {
  private readonly session: CDPSession;
  private readonly open = new Map<string, string>();
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private asked = 0;

  constructor(session: CDPSession) {
    this.session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => this.open.set(sessionId, targetInfo.url));
    session.on('Target.detachedFromTarget', ({ sessionId }) => this.open.delete(sessionId));
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { readonly id: number; readonly result: unknown };
      this.waiting.get(id)?.(result);
      this.waiting.delete(id);
    });
  }

  static async of(page: Page): Promise<Threads> {
    const session = await page.context().newCDPSession(page);
    const threads = new Threads(session);
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return threads;
  }

  get count(): number {
    return this.open.size;
  }

  /** What the largest of them uses. */
  async used(): Promise<number> {
    const sizes = await Promise.all([...this.open.keys()].map((thread) => this.usedBy(thread)));
    return Math.max(0, ...sizes);
  }

  private async usedBy(thread: string): Promise<number> {
    await this.ask(thread, 'HeapProfiler.collectGarbage');
    const { usedSize } = (await this.ask(thread, 'Runtime.getHeapUsage')) as { readonly usedSize: number };
    return usedSize;
  }

  private async ask(sessionId: string, method: string): Promise<unknown> {
    this.asked += 1;
    const id = this.asked;
    const answer = new Promise((resolve) => this.waiting.set(id, resolve));
    await this.session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  }
}

async function played(page: Page, session: CDPSession, threads: Threads, game: number): Promise<Heaps> {
  const file = beginInNode(`memory ${game}`, ['shifting-priorities', 'shifting-priorities']).file();
  await goOnWith(page, `memory-${game}`, file, ['greedy', 'greedy'], '.end-units table');
  const thread = await threads.used();
  const entries = Number(await page.getAttribute('.end-page', 'data-version'));
  await page.evaluate(() => {
    location.hash = '';
  });
  await page.locator('.home').waitFor();
  // Whoever looks at a heap keeps what it was asked for last.
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { game, entries, page: usedSize, thread, threads: threads.count, nodes, listeners: jsEventListeners };
}

const site = await openSite();
try {
  const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
  await page.locator('.home').waitFor();
  const session = await page.context().newCDPSession(page);
  const threads = await Threads.of(page);
  const all: Heaps[] = [];
  for (let game = 1; game <= Number(values.games); game += 1) {
    const heaps = await played(page, session, threads, game);
    all.push(heaps);
    if (!values.json) console.log(told(heaps));
  }
  const [warm, last] = [all[WARM - 1], all.at(-1)];
  const grown = warm && last ? last.page / warm.page - 1 : 0;
  console.log(
    values.json ? JSON.stringify({ games: all, grown }, null, 2) : `from game ${WARM} to the last: ${share(grown)}`,
  );
  if (grown > MOST_GROWN) process.exitCode = 1;
} finally {
  await site.close();
}

function told({ game, entries, page, thread, threads, nodes, listeners }: Heaps): string {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `game ${game}, ${entries} entries: page ${mb(page)}, ${nodes} nodes, ${listeners} listeners; thread ${mb(thread)} at the end, ${threads} threads left`;
}

function share(grown: number): string {
  return `${grown < 0 ? '−' : '+'}${Math.abs(100 * grown).toFixed(1)} %`;
}
