import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { type GameFile, Match, OPEN_TABLE, openGame, seal } from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { RAID } from './raid.ts';

const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;

const game = coreGame({
  mode: keyOperations,
  library: { ...library, operations: { raid: RAID, foray: RAID } },
  table: OPEN_TABLE,
});

const setup = { kind: 'teams', mode: 'key-operations', teams: [republic, shadow] } as const;
const file = Match.begin(game, { ...setup, plan: { operation: 'raid', aggressor: 0 } }, seeded('file')).file();

const planned = (operation: string): GameFile =>
  seal({ ...file, setup: { ...setup, plan: { operation, aggressor: 0 } } });

/** The same file, played on to a state of another operation. */
function ending(operation: string): GameFile {
  const { state } = file.snapshot;
  const score = { ...state.open.score, operation } as typeof state.open.score;
  return seal({ ...file, snapshot: { ...file.snapshot, state: { ...state, open: { ...state.open, score } } } });
}

describe('a file of a Key Operation', () => {
  it('opens as it was written', () => {
    expect(openGame(game, file).changed).toEqual([]);
  });

  it.each([
    ['begins with', planned('heist')],
    ['ends with', ending('heist')],
    ['begins with, of another version,', { ...planned('heist'), rulesVersion: '0.0.1' }],
  ])('that %s an unknown operation is refused by its name, with the known ones', (_case, altered) => {
    expect(() => openGame(game, altered)).toThrow('Unknown operation "heist". Known operations: raid, foray.');
  });

  it('that begins with another operation than it ends with is none', () => {
    expect(() => openGame(game, planned('foray'))).toThrow('it begins with foray and ends with raid');
  });
});
