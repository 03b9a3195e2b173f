import { between, type Surroundings, surroundingsOf, tableOf, withMoved } from '@faultline/rules';
import { type Skirmish, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck } from '../movement/board.ts';

const INCH = 2540;

const near: Skirmish = {
  activates: 'hero',
  red: { hero: { at: [10, 18] } },
  blue: { villain: { at: [21, 18] } },
};

const positionOf = (setup: Skirmish) => {
  const { game, state } = skirmish(setup).match;
  return { game, open: state.open };
};

/** As the hero would see it from there. */
const seenFrom = (x: number, y: number): Surroundings =>
  surroundingsOf(withMoved(positionOf(near), 'a1.1', [x * INCH, y * INCH, 0]), 'a1.1');

describe('surroundings', () => {
  it('tell who is Engaged, now and after a move', () => {
    expect(surroundingsOf(positionOf(near), 'a1.1').engaged).toEqual([]);
    expect(seenFrom(19, 18).engaged).toEqual([['a1.1', 'b1.1']]);
  });

  it('measure to every enemy with the smallest Range that reaches', () => {
    expect(seenFrom(11, 18).enemies).toMatchObject([{ name: 'b1.1', range: 5, seen: true, blockedBy: null }]);
    expect(seenFrom(2, 2).enemies[0]?.range).toBeNull();
  });

  it('look at nobody where nobody looks', () => {
    expect(surroundingsOf(positionOf(near), null).enemies).toEqual([]);
  });

  it('[CR-MEAS-03] are measured from edge to edge', () => {
    const spot = (x: number, r: number) => ({ x: x * INCH, y: INCH, z: 0, r });
    expect(between(positionOf(near), spot(1, INCH), spot(5, 0))).toMatchObject({ distance: 3 * INCH, range: 2 });
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, null],
  ])('[CR-MEAS-01] name the smallest Range that reaches: over %i inches', (inches, range) => {
    const spot = (x: number) => ({ x: x * INCH, y: INCH, z: 0, r: 0 });
    expect(between(positionOf(near), spot(2), spot(2 + inches))).toMatchObject({ distance: inches * INCH, range });
  });

  it('[CR-LOS-06] name what stands in the way', () => {
    const wall = { ...deck('wall', [15, 18], 4), bottom: 0, blocked: true, impassable: true, walkable: false };
    const walled = { ...near, game: { table: tableOf('walled', [wall]) } };
    expect(surroundingsOf(positionOf(walled), 'a1.1').enemies).toMatchObject([{ seen: false, blockedBy: 'wall' }]);
  });

  it('change nothing', () => {
    const position = positionOf(near);
    const before = JSON.stringify(position.open);
    surroundingsOf(withMoved(position, 'a1.1', [0, 0, 0]), 'a1.1');
    expect(JSON.stringify(position.open)).toBe(before);
  });
});
