import { randomOpponent } from '@faultline/ai';
import { library } from '@faultline/cards';
import { type GameFile, stateHash, viewFor } from '@faultline/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byPointer } from './carry.ts';
import { handsOn, keptFile } from './hands.ts';
import { goOnWith, playInNode } from './played.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const GAMES = ['k1', 'k2', 'k3', 'k4'];

/** The first game that comes to each kind of question, over all missions. */
function everyQuestion(): ReadonlyMap<string, GameFile> {
  const found = new Map<string, GameFile>();
  const missions = Object.keys(library.missions);
  const pairs = missions.map((mission, i) => [mission, missions[(i + 1) % missions.length] as string] as const);
  for (const how of ['random', 'restless'] as const)
    for (const seed of GAMES)
      for (const both of pairs)
        playInNode(how, seed, both, ({ step }, match) => {
          if (!found.has(step)) found.set(step, match.file());
          return match.version < 600 ? 'on' : 'stop';
        });
  return found;
}

/** What the core box asks on its five missions. */
const KINDS = [
  'action.parts',
  'activation.main',
  'attack.target',
  'attack.tree',
  'attack.type',
  'effects.choose',
  'effects.each',
  'effects.may',
  'effects.pick',
  'heal.resolve',
  'move.offer',
  'order.choose',
  'order.reserve',
  'order.shatterpoint',
  'order.source',
  'pay.means',
  'ploy.choose',
  'ploy.dash',
  'ploy.pick',
  'priority.other',
  'push.ask',
  'setup.mission',
  'setup.place',
  'setup.side',
  'setup.squad',
  'setup.stance',
  'struggle.map',
  'window.ask',
];

it('every kind of question is answered at the page, and leads where the same command leads in Node', {
  timeout: 600_000,
}, async () => {
  const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
  await page.waitForSelector('.home');
  const answered: string[] = [];
  for (const [step, file] of everyQuestion()) {
    await goOnWith(page, step.replace('.', '-'), file);
    const { match, answer } = await handsOn(page);
    const { decision } = match.state.open;
    if (!decision) throw new Error(`The game that came to ${step} is over.`);
    const head = randomOpponent(match.game, step);
    await answer(head.decide(viewFor(match.state, decision.seat), decision, { trials: 0 }), byPointer);
    const { snapshot } = await keptFile(page);
    expect(stateHash(snapshot.state), step).toBe(match.hash);
    answered.push(step);
  }
  console.info(`Answered at the page: ${answered.toSorted().join(', ')}.`);
  expect(answered).toEqual(expect.arrayContaining(KINDS));
});
