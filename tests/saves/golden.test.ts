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
        "close 1": "33 turns, 254 decisions, 0b26190e314d2181b596e4ddb1e68dee4ad0eb09e8aaf7ac0557aa03f750d1ba",
        "close 2": "35 turns, 241 decisions, d6f445301bca31022a636a14a42fd15356279481b590e18d3247bb5c71077d3b",
        "close 3": "41 turns, 334 decisions, 06a1523926680a1faa4a6df124e35ec9cc3ada341246399a901afed7c18887c2",
        "golden 1": "29 turns, 209 decisions, d6aa4f5d838f8a907404bbc93692e59bba80e71a076926a647119eb57061320c",
        "golden 2": "41 turns, 280 decisions, cf3e2c6a0622ef4355a1bdda4d170a2c8ccf0c98c5afe565a0d38f8d8f693df4",
        "rules": "0.1.0",
      }
    `);
  });
});
