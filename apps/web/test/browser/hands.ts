import { library } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { type Answer, type Decision, gameOf, geometric, type Match, openGame, seal } from '@faultline/rules';
import { ALL_MODES } from '@faultline/rules/modes';
import type { GameFile } from '@faultline/rules';
import type { Page } from 'playwright-core';
import { OFTEN } from './site.ts';

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
  const { match } = openGame(gameOf(file, withOperations(library, OPERATIONS), ALL_MODES, geometric), file);
  return {
    match,
    async answer(answer, how) {
      const { decision } = match.state.open;
      if (!decision) throw new Error('Nobody is asked anything.');
      await how(page, decision, answer);
      const entry = await nextEntry(page, match.version);
      const sent = match.retake(entry);
      if ('refused' in sent) throw new Error(`Node refuses what the page took at ${decision.step}.`);
    },
  };
}

/** The file of the game on the screen, out of the browser's database. */
export async function keptFile(page: Page): Promise<GameFile> {
  const { file, entries, end } = await kept(page);
  return end ? seal({ ...file, entries: [...file.entries, ...entries], ...end }) : file;
}

interface Kept {
  readonly file: GameFile;
  readonly entries: GameFile['entries'];
  readonly end: Pick<GameFile, 'marks' | 'snapshot'> | undefined;
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('faultline'));
    const id = location.hash.split('/').at(-1) ?? '';
    const stores = db.transaction(['files', 'entries', 'ends']);
    const [file, entries, end] = await Promise.all([
      asked(stores.objectStore('files').get(id)),
      asked(stores.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))),
      asked(stores.objectStore('ends').get(id)),
    ]);
    db.close();
    return { file, entries, end };
  });

/** Puts another file in place of the one of the game on the screen; whose game it is stays as it was. */
export const replaceKept = (page: Page, file: GameFile): Promise<void> =>
  page.evaluate(async (other) => {
    const id = location.hash.split('/').at(-1) ?? '';
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('faultline');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const change = db.transaction(['files', 'entries', 'ends'], 'readwrite');
    change.objectStore('files').put(other, id);
    change.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    change.objectStore('ends').delete(id);
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onerror = () => reject(change.error);
    });
    db.close();
  }, file);

/** The entry after so many, as soon as the page shows what came of it. */
async function nextEntry(page: Page, version: number): Promise<GameFile['entries'][number]> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? -1) > before,
    version,
    OFTEN,
  );
  return page.evaluate(async (nth) => {
    const id = location.hash.split('/').at(-1) ?? '';
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('faultline');
      opening.onsuccess = () => {
        const db = opening.result;
        const request = db.transaction('entries').objectStore('entries').get([id, nth]);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        db.close();
      };
    });
  }, version);
}
