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
        "cards": "5d26c73a5f235341042257da8b543d135af72b208c8e4eec9377344e47590f7c",
        "close 1": "57 turns, 416 decisions, 6e0a75d51a0e1b9cc956dc5f6cc61442f8a76e6a91441596ab9e90316bef57bd",
        "close 2": "69 turns, 534 decisions, e958143eb60a3e693628e35a3103454c71e139f1fc736b19a92f92916f7f6b39",
        "close 3": "54 turns, 426 decisions, ac120086f7fd2eee8435f6754e21572d3c9998f7d8a3c36bb46e7b1dd6b58500",
        "golden 1": "29 turns, 209 decisions, d6aa4f5d838f8a907404bbc93692e59bba80e71a076926a647119eb57061320c",
        "golden 2": "41 turns, 280 decisions, cf3e2c6a0622ef4355a1bdda4d170a2c8ccf0c98c5afe565a0d38f8d8f693df4",
        "rules": "0.1.0",
      }
    `);
  });
});
