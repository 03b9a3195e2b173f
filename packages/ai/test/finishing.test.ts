import type { Position } from '../src/greedy/choice.ts';
import { notForNothing } from '../src/greedy/prudence.ts';
import { describe, expect, it } from 'vitest';

/** Somebody of the first seat asks where to go, for the sake of an ability that cost so much Force. */
const asked = (spent: number): Position =>
  ({
    open: { units: [{ seat: 0 }, { seat: 1 }], frames: [{ at: 'effects.run', context: { unit: 0, spent } }] },
  }) as unknown as Position;

const go = (value: number) => ({ answer: { option: 'dash', to: [0, 0, 0] as const }, value });
const stay = { answer: { option: 'decline' }, value: 2 };
const left = (p: Position, value: number): string[] =>
  notForNothing(p, 0, [stay, go(value)]).map(({ answer }) => answer.option);

describe('who has paid for a move', () => {
  it('does not stay for a little, but does where every place is clearly worse', () => {
    expect(left(asked(1), 1.5)).toEqual(['dash']);
    expect(left(asked(1), 0.5)).toEqual(['decline', 'dash']);
  });

  it('may stay where it cost nothing, or an enemy has paid', () => {
    expect(left(asked(0), 1.5)).toEqual(['decline', 'dash']);
    expect(notForNothing(asked(1), 1, [stay, go(1.5)])).toHaveLength(2);
  });
});
