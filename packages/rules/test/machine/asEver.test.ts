import { createHash } from 'node:crypto';
import { applyInPlace, sampleAnswer } from '@faultline/rules';
import { skirmish, type Story } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { anAbility, CONDITIONS, pick, type Random, stream } from './anyAbility.ts';

const NOT_AS_BEFORE = `Made-up abilities do something else than they did, or it is told otherwise.
Meant? Write the new hashes with: npm run vitest -- run packages/rules/test/machine/asEver.test.ts -u`;

const GAMES = 40;
const CHOICES = 30;

/** Six Units close together round an objective, each with two abilities of any kind. */
function table(seed: number, random: Random): Story {
  const abilities = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x${i}`, anAbility(random)]));
  const fighter = (i: number, x: number, y: number) => ({
    at: [[x, y], ...(random(3) === 0 ? [[x, y + 2] as const] : [])] as [number, number][],
    has: [`x${i * 2}`, `x${i * 2 + 1}`],
    rank: pick(['primary', 'secondary', 'supporting'] as const, random),
    stamina: 3 + random(4),
    damage: random(3),
    hunker: random(2),
    injured: random(2),
    conditions: random(2) === 0 ? [pick(CONDITIONS, random)] : [],
    chart: [pick(['crit', 'damage', 'shove', 'heal', 'active', 'pinned', 'jump'], random)],
    armour: [pick(['block', 'jump', 'damage', 'strained', 'crit>strike'], random)],
  });
  return skirmish({
    red: { r1: fighter(0, 12, 12), r2: fighter(1, 16, 12), r3: fighter(2, 20, 12) },
    blue: { b1: fighter(3, 12, 17), b2: fighter(4, 16, 17), b3: fighter(5, 20, 17) },
    objectives: [{ key: 'C', at: [45720, 38100, 0], control: random(2) === 0 ? 0 : null }],
    missionDeck: ['were-going-to-need-a-new-exit', 'hack-the-security-network'],
    score: { momentum: [random(3), random(3)] },
    force: [random(4), random(4)],
    chance: seed,
    ...(random(2) === 0 ? { activates: 'r2' } : {}),
    abilities,
  });
}

/** One hash over all that was told, asked and laid down in many games. */
function played(row: string): string {
  const hash = createHash('sha256');
  for (let n = 0; n < GAMES; n += 1) {
    const random = stream(`${row} ${n}`);
    const { match } = table(n, random);
    const { game, state } = match;
    hash.update(JSON.stringify(state.open));
    for (let k = 0; k < CHOICES && state.open.decision; k += 1) {
      const { decision, version } = state.open;
      const answer = sampleAnswer({ game, open: state.open }, pick(decision.options, random).id, random);
      const taken = answer && applyInPlace(game, state, { seat: decision.seat, version, answer });
      hash.update(JSON.stringify([taken, state.open]));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

it('games of made-up abilities go as ever', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((row) => `${row} ${played(row)}`);
  expect(rows, NOT_AS_BEFORE).toMatchInlineSnapshot(`
    [
      "a e2be509f05e8886a",
      "b 495546c3088bb2ac",
      "c 2529606ff1503dd5",
      "d ac3ff6880afcd208",
      "e 30040cad162a070c",
    ]
  `);
});
