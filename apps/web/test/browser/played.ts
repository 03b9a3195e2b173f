import { restlessOpponent } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  type Decision,
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

const NONE = { units: [], abilities: [] };

/** A game of the core box, played in Node until a question is asked; its file's text. */
export function playedUntil(seed: string, asked: (decision: Decision, open: Open) => boolean): string {
  const table = TABLES['core-1'];
  const rules = { mode: standard.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table };
  const game = gameOf(rules, library, [standard], geometric);
  const match = Match.begin(
    game,
    { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
    chanceFrom(sha256(seed)),
  );
  const opponent = restlessOpponent(game, seed);
  for (;;) {
    const { open } = match.state;
    const { decision, version } = open;
    if (!decision) throw new Error(`The game of ${seed} ended before the question came.`);
    if (asked(decision, open)) return JSON.stringify(match.file());
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send({ do: 'answer', seat: decision.seat, version, answer });
  }
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
  await page.waitForSelector('.prompt:not(.waiting)');
}
