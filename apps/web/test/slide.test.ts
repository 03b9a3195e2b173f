import type { GameEvent } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { slideOf } from '../src/moments/slide.ts';

const token = (to: number): GameEvent => ({ event: 'token', to, by: 0 }) as GameEvent;

describe('the way of the Struggle token', () => {
  it('takes its time for every space', () => {
    expect(slideOf(1, [token(2), token(3)], 3)).toEqual([
      { space: 1, at: 0 },
      { space: 2, at: 120 },
      { space: 3, at: 240 },
    ]);
  });

  it('goes on to where a Struggle was won and rests there before it goes back to the middle', () => {
    expect(slideOf(4, [token(5)], 0)).toEqual([
      { space: 4, at: 0 },
      { space: 5, at: 120 },
      { space: 5, at: 1020 },
      { space: 0, at: 1620 },
    ]);
  });

  it('is straight back where a move was taken back, and none where it stays', () => {
    expect(slideOf(3, [], 1).map(({ space }) => space)).toEqual([3, 1]);
    expect(slideOf(3, [], 3)).toEqual([]);
  });
});
