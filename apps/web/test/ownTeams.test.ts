import { REPUBLIC, SHADOW } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { withUnit } from '../src/setup/draft.ts';
import { teamsFrom, withoutTeam, withTeam, withUsed } from '../src/setup/ownTeams.ts';

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

  it('are kept with the sheet they were saved for', () => {
    const saved = [{ ...REPUBLIC, sheet: '1.3' }, SHADOW];
    expect(teamsFrom(JSON.stringify(saved))).toEqual(saved);
    expect(teamsFrom(JSON.stringify([{ ...REPUBLIC, sheet: 7 }]))).toEqual([]);
  });

  it('that were used of late come newest first, each once, and not without end', () => {
    expect(withUsed([SHADOW, REPUBLIC], [REPUBLIC])).toEqual([REPUBLIC, SHADOW]);
    const many = Array.from({ length: 9 }, (_, n) => withUnit(REPUBLIC, 0, 'primary', `unit ${n}`));
    expect(withUsed(many, [SHADOW])).toEqual([SHADOW, ...many.slice(0, 5)]);
  });
});
