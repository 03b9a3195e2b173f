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
        "close 1": "39 turns, 307 decisions, 5504db7d70e51455ee3c01f221779d96e53ffd8705bfca9e99a0b89bb819b03c",
        "close 2": "43 turns, 330 decisions, 5bfc524fb9b6dabd3aa7fd124e965bad0054b23d6f017c646386769cc0aca0ed",
        "close 3": "55 turns, 447 decisions, 505f94257eaab7c266cd9c9fe43f5989bdd87101af7a3f2fc990b0a79ebdf826",
        "golden 1": "41 turns, 285 decisions, 23c87accc99e4bc7f26411148c8c6676c75dba9c80f9b64277f24bcef2810264",
        "golden 2": "55 turns, 359 decisions, 913b34dc7c480d0cc8a1b4167dac627a4f1f1e6ed13ed57d365dbe3ebe71f9e6",
        "rules": "0.1.0",
      }
    `);
  });
});
