import { expect, it } from 'vitest';
import { axisOf } from '../../src/movement/axis.ts';

it('[R-PUSH-9] no axis between centres that coincide within the tolerance', () => {
  const axis = (x: number, y: number) => axisOf([100 + x, 200 + y, 0], [100, 200, 0], false, 5);
  expect([axis(0, 0), axis(5, 0), axis(0, -5), axis(-5, 5)]).toEqual([null, null, null, null]);
  expect([axis(6, 0), axis(0, -6), axis(5, 6)]).toEqual([
    [6, 0],
    [0, -6],
    [5, 6],
  ]);
});

it('[CR-PUSH-14] toward somebody the axis points there, away it points from there', () => {
  const axis = (toward: boolean) => axisOf([100, 200, 0], [400, 200, 0], toward, 5);
  expect([axis(true), axis(false)]).toEqual([
    [300, 0],
    [-300, 0],
  ]);
});
