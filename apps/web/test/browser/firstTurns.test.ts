import { restlessOpponent } from '@faultline/ai';
import { stateHash, viewFor } from '@faultline/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeys, byPointer } from './carry.ts';
import { type Carry, handsOn, keptFile } from './hands.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Plays at the page until so many answers are given; which steps asked. */
async function play(seed: string, answers: number, how: Carry): Promise<ReadonlySet<string>> {
  const page = await site.visit(`#/play/new/two/${seed}`, { viewport: { width: 1280, height: 800 } });
  const { match, answer } = await handsOn(page);
  const head = restlessOpponent(match.game, seed);
  const asked = new Set<string>();
  while (match.version < answers && match.state.open.decision) {
    const { decision } = match.state.open;
    asked.add(decision.step);
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), how);
  }
  const { state } = (await keptFile(page)).snapshot;
  expect(stateHash(state)).toBe(match.hash);
  return asked;
}

/** What a game asks in its first Turns, whichever way they are played. */
const SURELY = [
  'setup.side',
  'setup.squad',
  'setup.place',
  'setup.stance',
  'order.reserve',
  'activation.main',
  'move.offer',
];

describe('a game at the page', () => {
  it.each([
    ['by pointer', byPointer],
    ['by keyboard alone', byKeys],
  ])('stands after its first Turns %s where the same commands lead in Node', async (_, how) => {
    const asked = await play('s', 60, how);
    expect([...asked]).toEqual(expect.arrayContaining(SURELY));
  });
});
