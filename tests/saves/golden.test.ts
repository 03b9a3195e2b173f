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
        "close 1": "30 turns, 252 decisions, d4a0b50089719b9d4f5f3190392674644f6e23ca12f8210ca2479fdf21cb34dd",
        "close 2": "20 turns, 139 decisions, eda87eb400ca3af32b853ed2a677ed54f0744579e0d263acfb5d56eb3fecd98a",
        "close 3": "23 turns, 205 decisions, c25f0b7a5ced9ad3710a0ce46533e96d5469f02ea985c0c65dc94ab741589858",
        "golden 1": "33 turns, 280 decisions, 64d1f56dd4d64724ab26b6b7716a184d60a10a9d12a98f9d0b04b7f5a928ee79",
        "golden 2": "28 turns, 240 decisions, 497d128eba935bf806819249e7cf420bb7272cf3c0de229113a964e114beb6df",
        "rules": "0.1.0",
      }
    `);
  });
});
