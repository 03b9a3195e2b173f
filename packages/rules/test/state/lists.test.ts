import { describe, expect, it } from 'vitest';
import { byText, distinct, isEmpty, less } from '../../src/state/lists.ts';

describe('a list', () => {
  it('holds each thing once, where it first stood', () => {
    expect(distinct(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  });

  it('loses one thing of a kind, and stays as it was for others', () => {
    const before = ['a', 'b', 'a'];
    expect([less(before, 'a'), before]).toEqual([
      ['b', 'a'],
      ['a', 'b', 'a'],
    ]);
  });

  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['a', 'ab', -1],
    ['Z', 'a', -1],
    ['é', 'z', 1],
  ])('puts texts in order by their code units: %s and %s', (a, b, order) => {
    expect(byText(a, b)).toBe(order);
  });

  it('is empty with nothing in it', () => {
    expect([isEmpty([]), isEmpty([0]), isEmpty([0, 0])]).toEqual([true, false, false]);
  });
});
