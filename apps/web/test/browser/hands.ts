import {
  type Answer,
  type Decision,
  gameOf,
  geometric,
  type Match,
  openGame,
  parseGame,
  standard,
} from '@faultline/rules';
import { library } from '@faultline/cards';
import type { GameFile } from '@faultline/rules';
import type { Page } from 'playwright-core';

/** A person's hands at the page: they carry out what a head in Node decides, and tell it what came of it. */
export interface Hands {
  /** The game as the page has it, played on in Node from the page's own entries. */
  readonly match: Match;
  /** Answers on the page, and in Node with the very entry the page made of it. */
  answer(answer: Answer, how: Carry): Promise<void>;
}

/** How an answer is given: by pointer or by keys. */
export type Carry = (page: Page, decision: Decision, answer: Answer) => Promise<void>;

export async function handsOn(page: Page): Promise<Hands> {
  await page.waitForSelector('.prompt:not(.waiting)');
  const file = await keptFile(page);
  const { match } = openGame(gameOf(file, library, [standard], geometric), file);
  return {
    match,
    async answer(answer, how) {
      const { decision } = match.state.open;
      if (!decision) throw new Error('Nobody is asked anything.');
      await how(page, decision, answer);
      const entry = await nextEntry(page, match.version);
      const sent = match.send(entry);
      if ('refused' in sent) throw new Error(`Node refuses what the page took at ${decision.step}.`);
    },
  };
}

/** The file of the game on the screen, out of the browser's database. */
export async function keptFile(page: Page): Promise<GameFile> {
  return parseGame(JSON.stringify(await fromFile(page, null)));
}

const nextEntry = async (page: Page, version: number) => (await fromFile(page, version)) as GameFile['entries'][number];

/** The whole file, or its entry after so many as soon as the page shows what came of it. */
const fromFile = (page: Page, version: number | null): Promise<unknown> =>
  page.evaluate(async (after) => {
    const shown = () => Number(document.querySelector<HTMLElement>('.playground')?.dataset.version ?? -1);
    while (after !== null && shown() <= after) await new Promise((resolve) => requestAnimationFrame(resolve));
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('faultline'));
    const id = location.hash.split('/').at(-1) ?? '';
    const file = await asked(db.transaction('files').objectStore('files').get(id));
    db.close();
    return after === null ? file : file.entries[after];
  }, version);
