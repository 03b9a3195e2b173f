import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const before = duel({});
const after = duel({ defender: { damage: 3, conditions: ['pinned'] }, sides: [{ force: { ready: 1, pool: 3 } }, {}] });

describe('tokens', () => {
  it('[SD-TKN-02] that stand for objectives lie on the table, each in a place of its own', () => {
    const { objectives } = duel({
      objectives: [
        { key: 'C', at: [45720, 45720, 0], active: true },
        { key: 'TL', at: [20320, 71120, 0], active: false },
      ],
    }).open;
    expect(objectives.map(({ x, y }) => [x, y])).toEqual([
      [45720, 45720],
      [20320, 71120],
    ]);
  });

  it('[SD-TKN-01, SD-TKN-03] for damage, Force and conditions are kept with Unit and player and take no room', () => {
    expect(after.unit('defender')).toMatchObject({ damage: 3, conditions: ['pinned'] });
    expect(after.open.seats[0].forceReady).toBe(1);
    expect(after.open.characters).toEqual(before.open.characters);
    expect(after.open.objectives).toEqual(before.open.objectives);
  });
});
