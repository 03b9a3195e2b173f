import { describe, expect, it } from 'vitest';
import {
  isRecord,
  listUpTo,
  isWhole,
  shaped,
  textUpTo,
  wholeFrom,
  wrongFieldOf,
  optional,
  isText,
} from '../src/guards.ts';
import { filled, list, Misfit, optional as may, record, whole } from '../src/shapes.ts';

describe('guards', () => {
  it('take for a record what has named fields, and no list', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true);
    expect([null, undefined, 'a', 1, [], ['a']].some(isRecord)).toBe(false);
  });

  it('look at sizes', () => {
    expect(textUpTo(3, 1)('abc')).toBe(true);
    expect(['', 'abcd', 3].some(textUpTo(3, 1))).toBe(false);
    expect(listUpTo(2, isWhole)([1, 2])).toBe(true);
    expect(listUpTo(2, isWhole)([1, 2, 3])).toBe(false);
  });

  it('take only whole numbers within bounds', () => {
    expect([1, 3].every(wholeFrom(1, 3))).toBe(true);
    expect([0, 4, 1.5, '2', Number.NaN].some(wholeFrom(1, 3))).toBe(false);
  });

  it('name the first field that is wrong, missing or unknown', () => {
    const wrong = wrongFieldOf({ name: isText, age: optional(isWhole) });
    expect(wrong({ name: 'Ahsoka' })).toBe(null);
    expect(wrong({ age: 14 })).toBe('name');
    expect(wrong({ name: 'Ahsoka', age: 'old' })).toBe('age');
    expect(wrong({ name: 'Ahsoka', rank: 1 })).toBe('rank');
    expect(shaped({ name: isText })(['Ahsoka'])).toBe(false);
  });
});

describe('shapes', () => {
  const squad = record({ name: filled, units: list(record({ id: filled, points: may(whole(0, 20)) }), 3) });
  const misfit = (value: unknown): Misfit => {
    try {
      squad.read(value, '');
    } catch (found) {
      if (found instanceof Misfit) return found;
    }
    throw new Error('It fits.');
  };

  it('read what fits as it is', () => {
    const value = { name: 'a', units: [{ id: 'b' }, { id: 'c', points: 4 }] };
    expect(squad.read(value, '')).toEqual(value);
  });

  it('say where a value stood and what was expected', () => {
    const { message, path, expected, value } = misfit({ name: 'a', units: [{ id: 'b' }, { id: 'c', points: 40 }] });
    expect(message).toBe('units[1].points should be a whole number from 0 to 20.');
    expect([path, expected, value]).toEqual(['units[1].points', 'a whole number from 0 to 20', 40]);
    expect(misfit('a').message).toBe('The value should be a record with named fields.');
  });

  it('refuse a field nobody knows, and name those that are known', () => {
    const { message, stranger } = misfit({ name: 'a', units: [{ id: 'b', price: 4 }] });
    expect(message).toBe('units[0].price should be left out, no such field is known.');
    expect(stranger).toEqual({ name: 'price', within: 'units[0]', known: ['id', 'points'] });
  });

  it('refuse a list that is too long before its items are read', () => {
    expect(misfit({ name: 'a', units: [1, 2, 3, 4] }).message).toBe('units should be a list of at most 3 items.');
  });
});
