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
        "close 1": "30 turns, 252 decisions, c8d83bbea61acf4350e8e4c48a53c67b19c6fcb567bec9aa85d742d3b9b34f91",
        "close 2": "19 turns, 142 decisions, 5f82e69fee53301ec9dee4380282d0d5f2782d8b7e4f31afcb056ccbdd8491d9",
        "close 3": "23 turns, 205 decisions, 4375c092a2aef253c3d1783636ab6223b4645436e3af97452e7174bc35a8cce6",
        "golden 1": "27 turns, 236 decisions, b4d8c9d907cc50c8dcd4836fc08b86fc5b40f04361cb3f027d99af10084ad9b3",
        "golden 2": "28 turns, 240 decisions, 1c3ccbbb01ed1be9ada0887adad9b2c1e10bee64c06a8b69f6df2e7f93dfd65c",
        "rules": "0.5.0",
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
          "d35c8c8c1db2b7ac",
          "a3efe7fd99605726",
          "00ba96c77aeedb14",
          "03681dd0aad239c9",
          "c389718224318ca1",
          "565ae533b27a1420",
          "da702610809b4c1e",
          "55b61854a9ef352a",
        ],
        "otherwise": [
          "13ef933fcf987090",
          "2e4b9d837d128652",
          "b24e680deb9ee29d",
        ],
        "tables": [
          "d075babffeb276e4",
          "78dddaf65a2cc398",
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
          "8754b6d97bd5bc5f",
          "84a3ae72cdea531a",
        ],
        "tables": [
          "633b14fa694ef929",
          "f44a8a045b96a6fb",
        ],
      }
    `);
  });
});
