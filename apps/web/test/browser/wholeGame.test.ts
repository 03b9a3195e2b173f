import { restlessOpponent } from '@faultline/ai';
import { stateHash, viewFor } from '@faultline/rules';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardSizes, watchBoard } from './boardSizes.ts';
import { byKeys, byPointer } from './carry.ts';
import { type Carry, handsOn, keptFile } from './hands.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Only to end what hangs: well over a hundred answers are given one by one. */
const LONG = 600_000;

const DESK = { viewport: { width: 1280, height: 800 } };

/** Plays a game at the page from the first question to its end, each Turn in the way that is named; which steps asked. */
async function play(seed: string, howIn: (turn: number) => Carry, look: BrowserContextOptions) {
  const page = await site.visit(`#/play/new/two/${seed}`, look);
  const { match, answer } = await handsOn(page);
  await watchBoard(page);
  const head = restlessOpponent(match.game, seed);
  const asked = new Set<string>();
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    asked.add(decision.step);
    await answer(
      head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }),
      howIn(match.state.open.turn),
    );
  }
  await expect.poll(() => page.textContent('.prompt h2, .end-page h1')).not.toBe('');
  const { snapshot } = await keptFile(page);
  expect(snapshot.state.open.result).toEqual(match.state.open.result);
  expect(stateHash(snapshot.state)).toBe(match.hash);
  expect(await boardSizes(page)).toHaveLength(1);
  await page.context().close();
  return [...asked].sort();
}

/** What every whole game asks. */
const OFTEN = [
  'action.parts',
  'activation.main',
  'effects.choose',
  'effects.each',
  'effects.may',
  'move.offer',
  'order.choose',
  'order.reserve',
  'order.shatterpoint',
  'push.ask',
  'setup.place',
  'setup.side',
  'setup.squad',
  'setup.stance',
  'struggle.map',
  'window.ask',
];

describe('a whole game at the page, on a board that keeps its size,', () => {
  it('by pointer and keyboard in turn ends where the same commands lead in Node', { timeout: LONG }, async () => {
    const inTurn = (turn: number) => (turn % 2 === 0 ? byPointer : byKeys);
    expect(await play('w353', inTurn, DESK)).toEqual(expect.arrayContaining(OFTEN));
  });
});

/** Too long for `npm test`, which plays the one above (docs/proofs.md). */
describe.runIf(process.env.FAULTLINE_WHOLE === '1')('a whole game in one way', () => {
  it('by pointer ends where the same commands lead in Node', { timeout: LONG }, async () => {
    expect(await play('w353', () => byPointer, DESK)).toEqual(expect.arrayContaining(OFTEN));
  });

  it('by keyboard alone ends where the same commands lead in Node', { timeout: LONG }, async () => {
    expect(await play('w1867', () => byKeys, DESK)).toEqual(expect.arrayContaining(OFTEN));
  });
});
