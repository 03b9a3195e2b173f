import { createHash } from 'node:crypto';
import { applyInPlace, type Command, sampleAnswer, whyNot } from '@faultline/rules';
import { illegalCommand } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { pick, type Random, stream } from '../../packages/rules/test/kernel/anyAbility.ts';
import { anyTable } from '../../packages/rules/test/kernel/anyTable.ts';
import { answers } from './answers.ts';

const NOT_AS_BEFORE = `Made-up abilities do, refuse or answer something else than they did.
Meant? Write the new hashes with: npm run vitest -- run tests/saves/madeUp.test.ts -u`;

const GAMES = 40;
const CHOICES = 30;
/** Queries are dear: every so manieth position is asked. */
const ASKED = 10;

/** A legal command with its place moved a little, or with something else wrong about it. */
function almost(legal: Command, random: Random): Command {
  const { to } = legal.answer;
  if (!to || random(3) === 0) return illegalCommand(legal, random);
  const moved = to.map((at, i) => at + (i < 2 ? random(4001) - 2000 : 0)) as unknown as typeof to;
  return { ...legal, answer: { ...legal.answer, to: moved } };
}

/** One hash over all that was told, asked, refused, answered and laid down in many games. */
function played(row: string): string {
  const sum = createHash('sha256');
  const add = (value: unknown): void => void sum.update(JSON.stringify(value ?? null));
  for (let n = 0; n < GAMES; n += 1) {
    const random = stream(`${row} ${n}`);
    const { game, state } = anyTable(n, random).match;
    for (let k = 0; k < CHOICES && state.open.decision; k += 1) {
      const { decision, version } = state.open;
      const p = { game, open: state.open };
      const answer = sampleAnswer(p, pick(decision.options, random).id, random);
      if (!answer) continue;
      const legal = { seat: decision.seat, version, answer };
      add(whyNot(p, almost(legal, random)));
      add([applyInPlace(game, state, legal), state.open]);
      if (k % ASKED === 0) add(answers(game, state.open));
    }
  }
  return sum.digest('hex').slice(0, 16);
}

it('games of made-up abilities go as ever', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((row) => `${row} ${played(row)}`);
  expect(rows, NOT_AS_BEFORE).toMatchInlineSnapshot(`
    [
      "a b7fc96a32b537552",
      "b 5df3e2dccd0e805e",
      "c d61660e2a271e44e",
      "d cfb810152ffa1dcd",
      "e a8d548ae4481d31c",
    ]
  `);
});
