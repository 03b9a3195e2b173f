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
        "close 1": "18 turns, 154 decisions, e9113d14a614740fe444b5f9ae5ba91b5883644aa36b42259479111710a1804f",
        "close 2": "25 turns, 167 decisions, 5565297269143d482c92dd8c3fc388cf4cadf803bcc8efba3405988f63ff509b",
        "close 3": "19 turns, 162 decisions, 584c1690868ca8c228f970f3512fe167291a250f3affbcd966a1a2c5f6871387",
        "golden 1": "41 turns, 285 decisions, 63e1be30d44b4fa8e20975939e5c576f6f10bb30f80a4c035b08483f763acc6b",
        "golden 2": "55 turns, 359 decisions, 92da7a9d05f7f4e737285aea8c4988197eeefa1280bef088c4fd62778ae8967a",
        "rules": "0.1.0",
      }
    `);
  });
});
