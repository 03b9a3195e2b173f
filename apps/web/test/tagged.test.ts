import { library } from '@faultline/cards';
import type { Open } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { hasTag, taggedOn } from '../src/cards/tagged.ts';

const unit = (id: number, seat: 0 | 1, slot: number, card: string, characters: number[]) => ({
  id,
  seat,
  slot,
  card,
  characters,
});
const open = {
  units: [
    unit(0, 0, 1, 'general-anakin-skywalker', [0]),
    unit(1, 1, 1, 'lord-maul', [1]),
    unit(2, 1, 2, 'kalani', [2]),
  ],
  characters: [
    { unit: 0, number: 1, onTable: true, x: 5, y: 6 },
    { unit: 1, number: 1, onTable: false, x: 7, y: 8 },
    { unit: 2, number: 1, onTable: true, x: 9, y: 9 },
  ],
} as unknown as Open;

describe('a tag', () => {
  it('is had by those whose card says so', () => {
    expect(hasTag({ card: 'lord-maul' }, 'Force User', library)).toBe(true);
    expect(hasTag({ card: 'lord-maul' }, 'Jedi', library)).toBe(false);
    expect(hasTag({ card: 'lord-maul' }, null, library)).toBe(false);
  });

  it('points at those of both sides who stand on the table', () => {
    const { who } = taggedOn(open, 'Force User', library);
    expect(who.map(({ name, at }) => [name, at.x, at.y])).toEqual([['a1.1', 5, 6]]);
  });
});
