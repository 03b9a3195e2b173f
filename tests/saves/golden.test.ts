import { dataHash, type GameEvent, hashOf, type Open, RULES_VERSION, reportOf, stateHash } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../apps/cli/src/simulate/playing.ts';
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

/** Any legal teams: close together in the open, or set up on a table with terrain. */
const closeBy = (seed: string): Seating => seat(seed, teamsOfSeed(library, seed), true);
const onTable = (seed: string): Seating => seat(seed, teamsOfSeed(library, seed), false, tableOfSeed(seed), 'restless');
const { library } = seat('').game;

/** One hash over what a listener makes of a game after each of so many decisions. */
function story(seating: Seating, most: number, heard: (events: readonly GameEvent[], open: Open) => unknown): string {
  const told: string[] = [];
  playGame(seating, most, (events, open) => told.push(hashOf(heard(events, open))));
  return hashOf(told);
}

const toldAndAsked = (seating: Seating, most: number): string => {
  const all: GameEvent[] = [];
  return story(seating, most, (events, open) => {
    all.push(...events);
    return { events, decision: open.decision, report: open.decision ? null : reportOf(open, all) };
  });
};

/** Queries are dear: every fifth position is asked. */
const answered = (seating: Seating, most: number): string =>
  story(seating, most, (_, open) => (open.version % 5 === 0 ? answers(seating.game, open) : null));

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

  it('tell and ask what they always did', () => {
    const now = {
      close: ['close 1', 'close 2', 'close 3', 'close 4', 'close 5', 'close 6'].map((seed) =>
        toldAndAsked(closeBy(seed), 300),
      ),
      tables: ['table 1', 'table 2', 'table 3'].map((seed) => toldAndAsked(onTable(seed), 400)),
    };
    expect(now, NOT_TOLD).toMatchInlineSnapshot(`
      {
        "close": [
          "09b03cde439f707fb9a6a3db69bb0d04e85f83cb7feccb9da15527ecff009a05",
          "0364fde554517ead96164e92bfa754f89e9351cdfa71392e72dd48bd7c83a6d4",
          "d0f6ae0bcf8426bdadf4efc3f00744ea3b9a3ae9ecff89f38083ea63ecd579ab",
          "737c9976d719b3bdeec7afb273641f409341bba9731ac1df58deec9dbc37396f",
          "8a8d17d7cbbb3db4db19e1bd280b26d33cd547042817143452ac4714c4e61930",
          "47586a009d976d0d2c13d43772e084ce1872bf9e5bf56f1e36d38c191be53913",
        ],
        "tables": [
          "7960fcc0dfb7ded8e8f4dd9d488f0fe33fef172aacec178a9952e79010d48a6a",
          "ff8f7588a48e7f92d34e613223588241ed1acb4c9b1ace572a1c14efe45b1ffb",
          "3f8b4edcff62ae572f8f0ae605bed45efef3d905de5f6cbe70d77623e1827a7d",
        ],
      }
    `);
  });

  it('answer what they always did', () => {
    const now = {
      close: ['close 1', 'close 2'].map((seed) => answered(closeBy(seed), 200)),
      tables: ['table 1', 'table 2'].map((seed) => answered(onTable(seed), 200)),
    };
    expect(now, NOT_TOLD).toMatchInlineSnapshot(`
      {
        "close": [
          "9f08e3bed5a91d6105ab9173ee14cc9420ddb8eb725285939417d0862097a389",
          "d95b216307dd5f45daf96cb3eae76239dd689410fbf948bd0f6d67187e12c9aa",
        ],
        "tables": [
          "d9f883958e1b17c1f9371133a14db9e6352aa4decf2f0d8c525eefc5279a1020",
          "e88aab1d62bc99db29df87a6f64e811bb503a0213df79813f5d941b9d16b16d1",
        ],
      }
    `);
  });
});
