import { describe, expect, it } from 'vitest';
import type { Scene, SceneBase } from '../src/board/scene.ts';
import type { Game } from '../src/game/game.ts';
import { isSeenFromNorth } from '../src/game/seenFrom.ts';
import { isBelow } from '../src/table/seen.ts';

const SIZE = 91440;

const sceneWith = (y: number, focus: Scene['focus'] = null) =>
  ({
    size: SIZE,
    focus,
    bases: [{ y, selected: true, threatened: false }] as unknown as readonly SceneBase[],
  }) as const;

describe('the question', () => {
  it('goes to the upper edge where it would cover whoever acts', () => {
    expect(isBelow(sceneWith(5000), false)).toBe(true);
    expect(isBelow(sceneWith(45000), false)).toBe(false);
  });

  it('knows which edge is below', () => {
    expect(isBelow(sceneWith(86000), true)).toBe(true);
    expect(isBelow(sceneWith(5000), true)).toBe(false);
  });

  const figures = (side: 'a' | 'b', ...ys: readonly number[]) =>
    ys.map((y) => ({ y, side, selected: false, threatened: false })) as unknown as readonly SceneBase[];

  it('covers as few figures as it can where nobody acts, whosever they are', () => {
    const crowd = [...figures('a', 5000), ...figures('b', 6000, 88000)];
    expect(isBelow({ size: SIZE, bases: crowd, focus: null }, false)).toBe(true);
    const behind = [...figures('a', 5000), ...figures('b', 87000, 88000)];
    expect(isBelow({ size: SIZE, bases: behind, focus: null }, false)).toBe(false);
  });

  it("would rather cover the others' figures than the own where nobody acts", () => {
    const even = [...figures('a', 5000), ...figures('b', 88000)];
    expect(isBelow({ size: SIZE, bases: even, focus: null }, false)).toBe(true);
  });

  it('makes room for a deployment zone', () => {
    const focus = { west: 0, east: SIZE, south: 0, north: 15000 };
    expect(isBelow({ size: SIZE, bases: [], focus }, false)).toBe(true);
  });
});

/** The first player sits in the north. */
const seen = (me: 0 | 1, active: 0 | 1, turn: number, other: 'person' | 'trooper') =>
  ({
    me,
    playing: { players: ['person', other] },
    view: { open: { seats: [{ edge: 'north' }, { edge: 'south' }], turn, active } },
  }) as unknown as Game;

describe('with two people at one screen the board', () => {
  it('turns with the Turn, not with a reaction', () => {
    expect(isSeenFromNorth(seen(1, 0, 4, 'person'), 'turns')).toBe(true);
    expect(isSeenFromNorth(seen(0, 1, 5, 'person'), 'turns')).toBe(false);
  });

  it('stays still where that was chosen', () => {
    expect(isSeenFromNorth(seen(1, 1, 5, 'person'), 'never')).toBe(true);
  });

  it('stays with the person who plays the computer', () => {
    expect(isSeenFromNorth(seen(0, 1, 5, 'trooper'), 'turns')).toBe(true);
  });
});
