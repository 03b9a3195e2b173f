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
        "cards": "7c4151ef039770757193cbe49d84c0e72259e28cf43ee4b87466fbcce41b1c66",
        "close 1": "30 turns, 252 decisions, 99912b7d04342a350431980a00330a64b3fd56d044347d406a35df292aa1c04c",
        "close 2": "25 turns, 182 decisions, 71bbd04a59ba8fbdc4006bd736019a936df28beab45ce5294daeb3cde9e940fd",
        "close 3": "35 turns, 321 decisions, 2a5c98ca9559b08af95ac51608f7064ad9ae3af32a1965886fda94238711a842",
        "golden 1": "39 turns, 319 decisions, 74df1169cbbac51b5c3c68910dfc57c63dfc5eb72bb75dd662496d14132d8177",
        "golden 2": "28 turns, 240 decisions, 922aab3c5efeb0c5f28d50af9ff5ea20f67acc061d746280bd190c48999a15e6",
        "rules": "0.1.0",
      }
    `);
  });
});
