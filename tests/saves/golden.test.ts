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
        "cards": "09629c44a267485a570246352c81df8c734e85063765d24bf50d325fe45b6d29",
        "close 1": "18 turns, 154 decisions, 4cafd2d1b25b34df9e16933f9cf3116a767c1aa2f1035be01bccfe5fc31f6960",
        "close 2": "25 turns, 188 decisions, d7e7247f61d62a662eed460cf9f45cfdd483b3eb0baf1aae2214403922dd9516",
        "close 3": "19 turns, 161 decisions, e9bf3193700125d33396cbff4edcf7440d8405c996d6e77ee8aa0b72fc184327",
        "golden 1": "41 turns, 285 decisions, 4638cb9e84ee55bf54bd0532012b2548b5011fd778728aade95f74d31489b47d",
        "golden 2": "55 turns, 359 decisions, 980f553718e4ffa0dee1903210a1382f75d0d76268cc06210e85b36db628fc1c",
        "rules": "0.1.0",
      }
    `);
  });
});
