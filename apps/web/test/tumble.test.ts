import { describe, expect, it } from 'vitest';
import { poseAt, sidesOf, type Throw } from '../src/attack/tumble.ts';
import { millisecondsIn, unfolded } from '../src/attack/useUnfolding.ts';
import { liesAt } from '../src/board/thrown.ts';

const die = (place: number, kind: Throw['kind'] = 'attack'): Throw => ({ kind, place, to: { x: 100, y: 50 } });
/** A whole roll, in milliseconds. */
const ROLL = 800;

describe('a die that tumbles', () => {
  it('lies after 300 milliseconds and 55 for each before it, and none later than the roll lasts', () => {
    expect([0, 1, 2].map((place) => Math.round(ROLL * liesAt({ place })))).toEqual([300, 355, 410]);
    expect(liesAt({ place: 30 })).toBe(1);
  });

  it('never moves once it lies', () => {
    expect(poseAt(die(2), liesAt({ place: 2 }), 400)).toBeNull();
    expect(poseAt(die(2), 1, 400)).toBeNull();
  });

  it('comes from the edge of its side to its place', () => {
    expect(poseAt(die(3), 0, 400)?.x).toBeLessThan(0);
    expect(poseAt(die(3, 'defense'), 0, 400)?.x).toBeGreaterThan(400);
    const near = poseAt(die(3), liesAt({ place: 3 }) * 0.999, 400);
    expect(Math.hypot((near?.x ?? 0) - 100, (near?.y ?? 0) - 50)).toBeLessThan(2);
  });

  it('shows the sides that face whoever looks, the nearest last', () => {
    for (const kind of ['attack', 'defense'] as const) {
      const sides = sidesOf(kind, [0.4, 0.9, 1.7]);
      expect(sides.length).toBeGreaterThan(0);
      expect(sides.length).toBeLessThan(5);
      expect(sides.every(({ light }) => light >= 0 && light <= 1)).toBe(true);
    }
  });
});

describe('the time dice fall', () => {
  it('is read in whichever unit the style has it', () => {
    expect(['800ms', ' .8s', '0s', ''].map(millisecondsIn)).toEqual([800, 800, 0, 0]);
  });
});

describe('changes to the dice', () => {
  it('are not done while dice fall', () => {
    expect(unfolded(0, 0, 0, false)).toMatchObject({ done: false, fallen: false });
  });

  it('are shown one by one, those of the attack first', () => {
    const shown = [0, 1, 2, 3].map((n) => unfolded(2, n, 3));
    expect(shown.map(({ attack, defense }) => [attack, defense])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(shown.map(({ done }) => done)).toEqual([false, false, false, true]);
  });
});
