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
import { type Seating, seat, setupOf } from '../../apps/cli/src/simulate/seating.ts';
import { tableOfSeed } from '../../apps/cli/src/tables.ts';
import { firstTeams } from '../firstUnits.ts';
import { answers } from './answers.ts';

const WHAT_TO_DO = `Seeded games go another way than they did.
- Not meant? Something changed the rules: faultline replay on a game saved before shows where it departs.
- Meant, by another rule or order of steps: raise RULES_VERSION in packages/rules/src/file/version.ts.
- Meant, by other cards: nothing to raise; the cards' hash below tells them apart.
- Meant to change no play, only how a state is stored: npm run same -- <commit before> must be green.
Then write the new hashes with: npm run vitest -- run tests/saves/golden.test.ts -u`;

const ending = (seed: string, close: boolean): string => {
  const { state, entries } = playGame(seat(seed, undefined, close), 20_000);
  return `${state.open.turn} turns, ${entries.length} decisions, ${stateHash(state)}`;
};

const NOT_TOLD = `Seeded games tell, ask or answer something else than they did, or in another order.
Meant? Write the new hashes with: npm run vitest -- run tests/saves/golden.test.ts -u`;

const { library } = seat('').game;

/** Any legal teams: close together in the open, or set up on a table with terrain. */
const closeBy = (seed: string): Seating => seat(seed, firstTeams(library, seed), true);
const onTable = (seed: string): Seating => seat(seed, firstTeams(library, seed), false, tableOfSeed(seed));

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
      cards: dataHash(seat('').game, setupOf(seat(''))),
      'golden 1': ending('golden 1', false),
      'golden 2': ending('golden 2', false),
      'close 1': ending('close 1', true),
      'close 2': ending('close 2', true),
      'close 3': ending('close 3', true),
    };
    expect(now, WHAT_TO_DO).toMatchInlineSnapshot(`
      {
        "cards": "fielded ad623f3e144c61f96a9ba0b58b49ea926229451af702d0877389e376925a149e",
        "close 1": "30 turns, 252 decisions, 98cf653d0298626ff3bfdf036278d58d77aa92492d7548c36732224e62079302",
        "close 2": "19 turns, 142 decisions, ae88f8861f33a3cf6afc772c500405a06993528bb20d229f147831e169f0c3e6",
        "close 3": "23 turns, 205 decisions, 9951663cf550ef9f1ffe0d74b35855642f93628f2731d3c2b38747f306285e92",
        "golden 1": "27 turns, 236 decisions, 7bb04687f3a210cc10f3dae781864b47aa1defd7dc95bf952e1b5113628db958",
        "golden 2": "28 turns, 240 decisions, 1e033f52a058e84ea21a6c9c75f052daeb7c54be83dbac70475b04783807e1cc",
        "rules": "0.6.3",
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
          "8be57a062bfd01a8",
          "18cac55e058da47e",
          "8f144557121c762a",
          "285653bac04b0c56",
          "b23cba307ee95dbb",
          "73d2793cef20a4ac",
          "2ccd7e0eea625a91",
          "107dfb0a2e0e4425",
        ],
        "otherwise": [
          "3cc89c204d5b8f2f",
          "01819ddf30225d89",
          "33124538d40bad69",
        ],
        "tables": [
          "1caafb65435f7f02",
          "ec55561b1d35805a",
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
          "91d86c3d0e444b4d",
          "6733544125e64b46",
        ],
        "tables": [
          "419a4b0866eb1a07",
          "36d404c6dd9620ba",
        ],
      }
    `);
  });
});
