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
        "cards": "21e6fa1171fe8334b903c65343b52251be6869c8cbf87a1fc8d2635c24197071",
        "close 1": "30 turns, 252 decisions, 658ddc9b8799df4410652602738ee4596d106f6d3fc6dad7baac3071f7529602",
        "close 2": "20 turns, 139 decisions, b13685cafcae1a12ae4019199614eed002afe092cf173d969f6b7f016bfcf7d5",
        "close 3": "23 turns, 205 decisions, 16bf10f405c1fb8861a67fc4a28ac91c2a0e58c4117e63e5df179d9d0c1ad5cb",
        "golden 1": "33 turns, 280 decisions, fc396a015de0f162ed86581d74e9ab34b3aaed08dbe53f01941bfcb3e298ebdd",
        "golden 2": "28 turns, 240 decisions, 0d3276f3888c942c56178efb7669ccf4628090a2b0b0d0de011df3159a1ed669",
        "rules": "0.1.0",
      }
    `);
  });
});
