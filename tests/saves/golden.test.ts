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
        "cards": "927e2c61d10c22b7ade22e4c901b5330d4f9404d373f0349ea808ff4b0f318f5",
        "close 1": "18 turns, 154 decisions, 78c28e240c3877064607a33d52a32d5139cc1f9719531156ebf1679307b06d13",
        "close 2": "25 turns, 167 decisions, 5565297269143d482c92dd8c3fc388cf4cadf803bcc8efba3405988f63ff509b",
        "close 3": "19 turns, 162 decisions, 584c1690868ca8c228f970f3512fe167291a250f3affbcd966a1a2c5f6871387",
        "golden 1": "41 turns, 285 decisions, a75162705e49df3e7149c3491e63fa727507387ece4c048acf8a99a3570c66aa",
        "golden 2": "55 turns, 359 decisions, e4ac9bab85e6b347fea694a712b038eb816e54f32f4534bc8dd7ec876f5dab9a",
        "rules": "0.1.0",
      }
    `);
  });
});
