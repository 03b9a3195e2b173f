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
        "cards": "e2a50c7d8e3219ae3516f7dbad219020b6c8e962ef51c6e8928787336ca3b7b4",
        "close 1": "14 turns, 130 decisions, f61107f1248fdb1685b69513ba9384ffe508021b8ffdbd14a3b7fb0b5cc45c9a",
        "close 2": "21 turns, 144 decisions, 3fec0e515cf83aed29097a27f3b58850bb02bad0bea98eafb64216ab846ef5e4",
        "close 3": "17 turns, 145 decisions, 6c26f4f0e29eb864b17a6cc7a87e1130f2b20395e94dd22bab8e245ed41b6920",
        "golden 1": "37 turns, 263 decisions, 9a4acebdffaa0241ef657f2456c4218d86c41b7c333e775dfe9b4b274431e866",
        "golden 2": "24 turns, 165 decisions, 1808e06799b8e3ea8f4c72056e117bd9c5ba4a469f2e8d0998ebc530d489ac3b",
        "rules": "0.1.0",
      }
    `);
  });
});
