import { createHash } from 'node:crypto';
import {
  dataHash,
  type GameEvent,
  OPTION_NAMES,
  type Options,
  reportOf,
  RULES_VERSION,
  RULING_OPTIONS,
  stateHash,
} from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame, witnessed } from '../../apps/cli/src/simulate/playing.ts';
import { type Seating, seat } from '../../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { tableOfSeed } from '../../apps/cli/src/tables.ts';
import { answers } from './answers.ts';

const WHAT_TO_DO = `Seeded games go another way than they did.
- Not meant? Something changed the rules: faultline replay on a game saved before shows where it departs.
- Meant, by another rule or order of steps: raise RULES_VERSION in packages/rules/src/version.ts.
- Meant, by other cards: nothing to raise; the cards' hash below tells them apart.
Then write the new hashes with: npm run vitest -- run tests/saves/golden.test.ts -u`;

const ending = (seed: string, close: boolean): string => {
  const { state, entries } = playGame(seat(seed, undefined, close), 20_000);
  return `${state.open.turn} turns, ${entries.length} decisions, ${stateHash(state)}`;
};

const NOT_TOLD = `Seeded games tell, ask or answer something else than they did, or in another order.
Meant? Write the new hashes with: npm run vitest -- run tests/saves/golden.test.ts -u`;

const { library } = seat('').game;

/** Any legal teams: close together in the open, or set up on a table with terrain. */
const closeBy = (seed: string): Seating => seat(seed, teamsOfSeed(library, seed), true);
const onTable = (seed: string): Seating => seat(seed, teamsOfSeed(library, seed), false, tableOfSeed(seed));

/** Every ruling the other way than usual. */
const OTHERWISE = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, RULING_OPTIONS[name].choices[1]]),
) as unknown as Options;
const otherwise = (seating: Seating): Seating => ({ ...seating, game: { ...seating.game, options: OTHERWISE } });

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name} ${n}`);

/** One hash over everything that was told, asked and laid down, decision by decision. */
function story(seating: Seating, most: number): string {
  const sum = summed();
  const all: GameEvent[] = [];
  const { state } = witnessed(seating, most, {
    begin: (begun, events) => sum.add({ events, begun }),
    after(after, { events, chanceMoved }) {
      all.push(...events);
      sum.add({ events, chanceMoved, after });
      return null;
    },
  });
  sum.add(reportOf(state.open, all));
  return sum.hash();
}

/** Queries are dear: every fifth position is asked. */
function answered(seating: Seating, most: number): string {
  const sum = summed();
  playGame(seating, most, (_, open) => {
    if (open.version % 5 === 0) sum.add(answers(seating.game, open));
  });
  return sum.hash();
}

function summed() {
  const sum = createHash('sha256');
  return {
    add: (value: unknown) => void sum.update(JSON.stringify(value)),
    hash: () => sum.digest('hex').slice(0, 16),
  };
}

describe('golden games', { timeout: 60_000 }, () => {
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

  it('tell, ask and lie as they always did', () => {
    const now = {
      close: numbered('close', 8).map((seed) => story(closeBy(seed), 250)),
      tables: numbered('table', 2).map((seed) => story(onTable(seed), 400)),
      otherwise: numbered('close', 3).map((seed) => story(otherwise(closeBy(seed)), 250)),
    };
    expect(now, NOT_TOLD).toMatchInlineSnapshot(`
      {
        "close": [
          "1f9bf2487e6f1e66",
          "09f845c84b9ccfc1",
          "d4616a64447f6ec8",
          "45bef805c553f15e",
          "675ac6ac6bb10344",
          "026174ec9be4351a",
          "c31d032e2447e758",
          "c1cdb12fb6c2f44b",
        ],
        "otherwise": [
          "0c271cb20a019f79",
          "e7fe32a59fbc834f",
          "0242ef8b9badcda6",
        ],
        "tables": [
          "fd0e4a48733653f9",
          "7cf00f437eecde47",
        ],
      }
    `);
  });

  it('answer what they always did', () => {
    const now = {
      close: numbered('close', 2).map((seed) => answered(closeBy(seed), 150)),
      tables: numbered('table', 2).map((seed) => answered(onTable(seed), 200)),
    };
    expect(now, NOT_TOLD).toMatchInlineSnapshot(`
      {
        "close": [
          "6c07049fc182edf4",
          "d71d0bd3c6b6b72e",
        ],
        "tables": [
          "51175986dc5fb354",
          "c93f76db701b403c",
        ],
      }
    `);
  });
});
