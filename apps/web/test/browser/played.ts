import { OPPONENTS, type OpponentName } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  type Decision,
  type GameFile,
  gameOf,
  geometric,
  Match,
  OPTIONS,
  type Open,
  sha256,
  standard,
  viewFor,
} from '@faultline/rules';
import type { Page } from 'playwright-core';
import { chanceFrom } from '../../src/engine/chance.ts';
import type { Playing } from '../../src/port/port.ts';

const NONE = { units: [], abilities: [] };

/** A game of the core box in Node, before its first question. */
export function beginInNode(seed: string, missions: readonly [string, string]): Match {
  const table = TABLES['core-1'];
  const rules = { mode: standard.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table };
  const game = gameOf(rules, library, [standard], geometric);
  const teams = [
    { ...REPUBLIC, mission: missions[0] },
    { ...SHADOW, mission: missions[1] },
  ] as const;
  return Match.begin(game, { kind: 'teams', mode: 'standard', teams }, chanceFrom(sha256(seed)));
}

/** Such a game that opponents of a kind play; told of every question before it is answered. */
export function playInNode(
  how: OpponentName,
  seed: string,
  missions: readonly [string, string],
  told: (decision: Decision, match: Match) => 'stop' | 'on',
): void {
  const match = beginInNode(seed, missions);
  const opponent = OPPONENTS[how](match.game, seed);
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (told(decision, match) === 'stop') return;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
}

/** A game of two greedy opponents, who come to an end soon, or sooner where time is called. */
export function playedOut(seed: string, isTime: (match: Match) => boolean = () => false): Match {
  let played: Match | null = null;
  playInNode('greedy', seed, ['shifting-priorities', 'shifting-priorities'], (_, match) => {
    if (isTime(match) && !match.state.open.flags.timeCalled) match.send('clock', { do: 'time-called' });
    played = match;
    return 'on';
  });
  return played as unknown as Match;
}

/** Games of a seed in which a question may come. */
const MOST_GAMES = 8;

/** A game played in Node until a question is asked; its file's text. A game that ends before is followed by another. */
export function playedUntil(seed: string, asked: (decision: Decision, open: Open) => boolean): string {
  for (let game = 1; game <= MOST_GAMES; game += 1) {
    const text = playedOnce(game === 1 ? seed : `${seed} ${game}`, asked);
    if (text !== null) return text;
  }
  throw new Error(`${MOST_GAMES} games of ${seed} ended before the question came.`);
}

function playedOnce(seed: string, asked: (decision: Decision, open: Open) => boolean): string | null {
  let text: string | null = null;
  playInNode('restless', seed, [REPUBLIC.mission, SHADOW.mission], (decision, match) => {
    if (!asked(decision, match.state.open)) return 'on';
    text = JSON.stringify(match.file());
    return 'stop';
  });
  return text;
}

/** Opens a game file on the page as a person would, and goes on with it. */
export async function openFile(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}#/games`);
  await page.waitForSelector('.games-import input', { state: 'attached' });
  const before = await page.locator('.game-row').count();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.setInputFiles('.games-import input', file);
  await page.waitForFunction((rows) => document.querySelectorAll('.game-row').length > rows, before);
  await page.click('.game-row a');
  await page.waitForSelector('.prompt:not(.waiting), .end-units table');
}

/** Lays a game file among the saves of the browser the page is open in, as a game of two people unless others play it, and goes on with it. */
export async function goOnWith(
  page: Page,
  id: string,
  file: GameFile,
  players: Playing['players'] = ['person', 'person'],
  appears = '.prompt:not(.waiting)',
): Promise<void> {
  await page.evaluate(
    async ({ id, file, players }) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await asked(indexedDB.open('faultline'));
      const change = db.transaction(['games', 'files'], 'readwrite');
      const saved = { id, players, teams: ['Republic', 'Shadow'], changed: 1 };
      await asked(change.objectStore('games').put(saved));
      await asked(change.objectStore('files').put(file, id));
      db.close();
      location.hash = `#/play/${id}`;
    },
    { id, file, players },
  );
  // Not by a handle: it would keep the page it points into.
  await page.locator(appears).first().waitFor({ timeout: 300_000 });
}
