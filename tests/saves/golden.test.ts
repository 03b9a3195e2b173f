import { dataHash, RULES_VERSION, stateHash } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../apps/cli/src/simulate/playing.ts';
import { seat } from '../../apps/cli/src/simulate/seating.ts';

const WHAT_TO_DO = `Seeded games go another way than they did.
- Not meant? Something changed the rules: faultline replay on a game saved before shows where it departs.
- Meant, by another rule or order of steps: raise RULES_VERSION in packages/rules/src/version.ts.
- Meant, by other cards: nothing to raise; the cards' hash below tells them apart.
Then write the new hashes with: npm run vitest -- run tests/saves/golden.test.ts -u`;

const ending = (seed: string, close: boolean): string => {
  const { state, entries } = playGame(seat(seed, undefined, close), 20_000);
  return `${state.open.turn} turns, ${entries.length} decisions, ${stateHash(state)}`;
};

describe('golden games', () => {
  it('end as they always did', () => {
    const now = {
      rules: RULES_VERSION,
      cards: dataHash(seat('').game),
      'golden 1': ending('golden 1', false),
      'golden 2': ending('golden 2', false),
      'close 1': ending('close 1', true),
      'close 2': ending('close 2', true),
      'close 3': ending('close 3', true),
    };
    expect(now, WHAT_TO_DO).toMatchInlineSnapshot(`
      {
        "cards": "ba9952a62ada2ee65d2eaf83df781ca398c26467da19670dd1f276d14f8259db",
        "close 1": "18 turns, 154 decisions, 3e9a568f196c65d31e326657790c69a36f78123e4f5e5f7073b2e13a60b45f07",
        "close 2": "25 turns, 167 decisions, db7385930f37033e43845dddd0d455c80e971b1450b34faf21778f5344dc53fe",
        "close 3": "19 turns, 162 decisions, 54d999b5872c7b5b7b7111b6589dc43dc33db5b389f4548e23d4d0d75ae367b1",
        "golden 1": "41 turns, 285 decisions, 4a3ecbbbd45ce9522800e8e94284859f7028bb741db16204b72e2b33c1208b17",
        "golden 2": "55 turns, 359 decisions, 585d773604c1cb0a8b5ab280fe8e81aeecd54c79f8239c277e1a9548a8306b10",
        "rules": "0.1.0",
      }
    `);
  });
});
