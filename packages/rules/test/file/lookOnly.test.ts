import { REPUBLIC, SHADOW } from '@faultline/cards';
import { branch, Match, openGame, parseGame, replay, sha256 } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
const begun = (generator: 'chacha' | 'fast') => Match.begin(game, setup, seeded('few rolls', generator));
const side = (match: Match) => {
  const { decision, version } = match.state.open;
  return match.send(decision?.seat ?? 0, { do: 'answer', version, answer: { option: 'south' } });
};
const opened = (match: Match) => openGame(game, parseGame(JSON.stringify(match.file()))).match;

describe('a file that names the generator of search', () => {
  it('opens to be looked at, and nobody plays on', () => {
    const match = opened(begun('fast'));
    expect([match.isLookOnly, match.version]).toEqual([true, 0]);
    expect(side(match)).toEqual({ refused: { why: 'look-only', reasons: [] } });
    expect(match.send('arbiter', { do: 'note', text: 'a note' })).toHaveProperty('refused');
    expect(match.version).toBe(0);
  });

  it('is branched, and the branch is played with dice that nobody works out', () => {
    const match = branch(opened(begun('fast')), 0, 0, sha256('on'));
    expect(match.file().chance).toMatchObject({ kind: 'seeded', generator: 'chacha' });
    expect(side(match)).not.toHaveProperty('refused');
  });

  it('is one whichever part of it names the generator', () => {
    const file = branch(begun('chacha'), 0, 0, sha256('on')).file();
    const { match } = replay(game, file);
    expect(match.isPredictable).toBe(false);
    const quick = { ...file, chance: seeded('other', 'fast') };
    expect(replay(game, quick).match.isPredictable).toBe(true);
  });
});

describe('any other game', () => {
  it('is played on', () => {
    const match = opened(begun('chacha'));
    expect(match.isLookOnly).toBe(false);
    expect(side(match)).not.toHaveProperty('refused');
  });

  it('is played in memory with whatever dice it has', () => {
    expect(side(begun('fast'))).not.toHaveProperty('refused');
  });
});
