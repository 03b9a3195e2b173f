import { library } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { readMission } from '../../src/readMission.ts';
import printed from '../../missions/shifting-priorities/card.json' with { type: 'json' };

const [first, ...others] = printed.struggles;

describe('a Mission Set', () => {
  it.each(Object.values(library.missions))(
    '[MS-GEN-01] $name: three cards of each phase on the mission’s objectives',
    (mission) => {
      const keys = mission.objectives.map(({ key }) => key);
      expect([1, 2, 3].map((phase) => mission.struggles.filter((card) => card.phase === phase).length)).toEqual([
        3, 3, 3,
      ]);
      for (const { active } of mission.struggles.flatMap(({ maps }) => maps))
        expect(keys).toEqual(expect.arrayContaining([...active]));
    },
  );

  it('[CR-TEAM-13] with a foreign Struggle Card is refused', () => {
    const struggles = [{ ...first, set: 'SWP45' }, ...others];
    expect(() => readMission({ ...printed, struggles })).toThrow(
      'struggle steal-the-secret-plans should be: the set symbol SWP01, not SWP45.',
    );
  });

  it('[CR-TEAM-13] with a missing Struggle Card is refused', () => {
    expect(() => readMission({ ...printed, struggles: others })).toThrow(
      'struggles should be: 3 cards of phase 1, not 2.',
    );
  });

  it.each([
    [{ active: ['XX'] }, 'objectives of the mission, not "XX"'],
    [{ active: ['C', 'C'] }, 'each one once, "C" is there twice'],
    [{ active: ['C'], dice: { crit: 'C' } }, 'results of a Defense Die, not "crit"'],
    [{ active: ['C'], dice: { block: 'TL' } }, 'dice that mark Active objectives, not "TL"'],
  ])('a map that makes no sense is refused: %j', (map, sentence) => {
    expect(() => readMission({ ...printed, struggles: [{ ...first, maps: [map] }, ...others] })).toThrow(sentence);
  });

  it('has Struggle Cards under names no other set uses', () => {
    const ids = Object.values(library.missions).flatMap(({ struggles }) => struggles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
