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
        "close 1": "30 turns, 252 decisions, be309094a53b5474955324731d2bc2550c6bb4e4f47969a567157af969fd3da5",
        "close 2": "20 turns, 139 decisions, eda87eb400ca3af32b853ed2a677ed54f0744579e0d263acfb5d56eb3fecd98a",
        "close 3": "23 turns, 205 decisions, 43364c579a0c5c23f160a76b554ad2413f4cd5de545b53a51d9dd1e0a6308dbf",
        "golden 1": "33 turns, 280 decisions, c8ad8106c9de239c5d1a6e09ea719419cc51cbcda27f1088d780c1e40e9bdad2",
        "golden 2": "28 turns, 240 decisions, 08485e64e824e567b924c950f4e6797c8112b2f13e879f7fc6e1028fcb63c7e5",
        "rules": "0.1.0",
      }
    `);
  });
});
