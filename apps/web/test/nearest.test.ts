import { describe, expect, it } from 'vitest';
import { nearestIn } from '../src/game/nearest.ts';
import { stopOf } from '../src/table/stopOf.ts';

const square = [0, 0, 10, 0, 10, 10, 0, 10];
const areas = [
  { z: 0, rings: [square] },
  { z: 50, rings: [[20, 0, 30, 0, 30, 10, 20, 10]] },
];

describe('the nearest legal spot', () => {
  it('is the spot itself where it is legal', () => {
    expect(nearestIn(areas, { x: 25, y: 5 })).toEqual({ x: 25, y: 5, z: 50 });
  });

  it('lies on the edge of the nearest area, at its height', () => {
    expect(nearestIn(areas, { x: 12, y: 5 })).toEqual({ x: 10, y: 5, z: 0 });
    expect(nearestIn(areas, { x: 40, y: 20 })).toEqual({ x: 30, y: 10, z: 50 });
  });

  it('is nowhere when nothing is legal', () => {
    expect(nearestIn([], { x: 1, y: 1 })).toBeNull();
  });
});

describe('a blocked line', () => {
  it('stops where it first meets what blocks it', () => {
    expect(stopOf([square], { x: -10, y: 5 }, { x: 30, y: 5 })).toEqual({ x: 0, y: 5 });
    expect(stopOf([square], { x: 30, y: 5 }, { x: -10, y: 5 })).toEqual({ x: 10, y: 5 });
  });

  it('does not stop where it meets nothing', () => {
    expect(stopOf([square], { x: -10, y: 20 }, { x: 30, y: 20 })).toBeNull();
  });
});
