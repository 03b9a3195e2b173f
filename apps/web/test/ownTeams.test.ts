import { REPUBLIC, SHADOW } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { teamsFrom, withoutTeam, withTeam } from '../src/setup/ownTeams.ts';

describe('teams of one’s own', () => {
  it('come back as they were kept', () => {
    expect(teamsFrom(JSON.stringify([REPUBLIC, SHADOW]))).toEqual([REPUBLIC, SHADOW]);
  });

  it.each([null, '', 'no json', '{}', '[7]', '[{"name":"x","mission":null,"squads":[{"primary":1}]}]'])(
    'are none where %j is stored',
    (stored) => {
      expect(teamsFrom(stored)).toEqual([]);
    },
  );

  it('are kept once, under the newest name', () => {
    const kept = withTeam([REPUBLIC, SHADOW], { ...REPUBLIC, name: 'Mine' });
    expect(kept.map(({ name }) => name)).toEqual([SHADOW.name, 'Mine']);
    expect(withoutTeam(kept, REPUBLIC)).toEqual([SHADOW]);
  });
});
