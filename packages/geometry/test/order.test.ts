import { expect, it } from 'vitest';
import { by } from '../src/order.ts';

it('things are put in order by the first number in which they differ', () => {
  const inOrder = by<readonly number[]>(
    ([first = 0]) => first,
    ([, second = 0]) => second,
  );
  const things = [
    [3, 1],
    [1, 9],
    [1, -2],
    [-4, 5],
    [1, 9],
  ];
  expect(things.toSorted(inOrder)).toEqual([
    [-4, 5],
    [1, -2],
    [1, 9],
    [1, 9],
    [3, 1],
  ]);
  expect(inOrder([1, 9], [1, 9])).toBe(0);
});
