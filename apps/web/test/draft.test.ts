import { REPUBLIC } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { fielded, sameUnits, withBothSquads, withUnit } from '../src/setup/draft.ts';

describe('a team in the making', () => {
  it('is fielded once every place is filled', () => {
    expect(fielded(withUnit(REPUBLIC, 0, 'primary', null), true)).toBeNull();
    expect(fielded(REPUBLIC, true)).toEqual(REPUBLIC);
  });

  it('loses a fixed Era with a change of Units', () => {
    expect(withUnit(REPUBLIC, 1, 'primary', 'lord-maul').squads[1]).not.toHaveProperty('era');
  });

  it('has two squads whatever was read', () => {
    expect(withBothSquads({ name: '', squads: [], mission: null }).squads).toHaveLength(2);
  });

  it('is known by its Units, not by its name', () => {
    expect(sameUnits({ ...REPUBLIC, name: 'other' }, REPUBLIC)).toBe(true);
    expect(sameUnits(withUnit(REPUBLIC, 0, 'primary', null), REPUBLIC)).toBe(false);
  });
});
