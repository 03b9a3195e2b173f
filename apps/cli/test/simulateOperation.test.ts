import { describe, expect, it } from 'vitest';
import { playPart } from '../src/simulate/part.ts';
import { CORE_TEAMS } from '../src/simulate/teams.ts';
import { neededOperation, PLAYABLE, tableOfOperation } from '../src/simulate/modes/operation.ts';

const ASKED = {
  seed: 'operation',
  from: 1,
  teams: 'random',
  fielded: CORE_TEAMS,
  table: null,
  opponents: 'restless',
  operation: 'trigger-a-chain-reaction',
  save: null,
} as const;

describe('games of a Key Operation', () => {
  it('are played by chance to an end and proved on the way', () => {
    const { played, broken } = playPart({ ...ASKED, to: 2, close: false });
    expect(broken).toEqual([]);
    expect(played.map(({ operation }) => operation?.end)).toEqual([
      expect.stringMatching(/: (stage|countdown)$/),
      expect.stringMatching(/: (stage|countdown)$/),
    ]);
  });

  it('begin in the middle of a Stage too', () => {
    const { played, broken } = playPart({ ...ASKED, to: 6, close: true });
    expect(broken).toEqual([]);
    const stages = new Set(played.map(({ operation }) => operation?.end.split(':')[0]));
    expect([...stages].sort()).toEqual(['expose-the-core', 'trigger-the-reaction']);
  });
});

describe('games that once broke', () => {
  const again = (operation: string, seed: string, game: number, close: boolean) =>
    playPart({ ...ASKED, fielded: null, operation, seed, from: game, to: game, close }).broken;

  it('[R-ABIL-4] a reaction that waits for the end of an attack may wait in vain', () => {
    expect(again('trigger-a-chain-reaction', 'close', 15, true)).toEqual([]);
  });

  it('[KO-R-65] nobody pays to push Captured Units alone', () => {
    expect(again('jail-break', 'fuzz', 28, false)).toEqual([]);
  });
});

describe('an operation by its name', () => {
  it('is one that is known, and whose rules are all played', () => {
    expect(PLAYABLE).toContain('trigger-a-chain-reaction');
    expect(() => neededOperation('tea-party')).toThrow('Unknown operation "tea-party". Available: crash-landing, ');
  });

  it('is played on tables with room for its map', () => {
    expect(() => tableOfOperation('trigger-a-chain-reaction', 's', 'core-1')).toThrow(
      'Trigger a Chain Reaction has no room on "core-1". It fits on core-3, core-4, high-2, mixed-1, open.',
    );
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => tableOfOperation('trigger-a-chain-reaction', seed, null).name,
    );
    expect(new Set(names).size).toBeGreaterThan(1);
  });
});
