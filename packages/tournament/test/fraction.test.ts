import { describe, expect, it } from 'vitest';
import { compare, dividedBy, fourDecimals, fraction, sum } from '../src/fraction.ts';

describe('exact fractions', () => {
  it('are kept in lowest terms', () => {
    expect(fraction(6, 4)).toEqual({ over: 3, under: 2 });
    expect(fraction(0, 7)).toEqual({ over: 0, under: 1 });
  });

  it('[SD-R-53] thirds add up to exactly one', () => {
    const third = fraction(1, 3);
    expect(sum(sum(third, third), third)).toEqual({ over: 1, under: 1 });
  });

  it('[SD-R-53] compare without rounding', () => {
    expect(compare(fraction(33333, 100000), fraction(1, 3))).toBeLessThan(0);
    expect(compare(dividedBy(fraction(16, 4), 3), fraction(4, 3))).toBe(0);
  });

  it.each([
    [4, 3, '1.3333'],
    [17, 8, '2.1250'],
    [7, 6, '1.1667'],
    [1, 20000, '0.0001'],
    [-1, 20000, '-0.0001'],
    [-1, 30000, '0.0000'],
    [0, 1, '0.0000'],
    [29999, 10000, '2.9999'],
  ])('[SD-R-53] %i/%i shows as %s, halves away from zero', (over, under, shown) => {
    expect(fourDecimals(fraction(over, under))).toBe(shown);
  });
});
