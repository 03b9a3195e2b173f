import { describe, expect, it } from 'vitest';
import { followHand } from '../src/board/hand.ts';

/** A hand whose frames and pauses come when they are called. */
function handAt() {
  const heard: (number | 'rest')[] = [];
  const frames: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const hand = followHand<number>(
    { onMove: (at) => heard.push(at), onRest: () => heard.push('rest') },
    { nextFrame: (act) => frames.push(act), aWhile: (act) => pauses.push(act) },
  );
  const called = (waiting: (() => void)[]) => () => {
    for (const act of waiting.splice(0)) act();
  };
  return { hand, heard, frame: called(frames), pause: called(pauses) };
}

describe('a hand that drags', () => {
  it('is heard once in a frame, where it is by then', () => {
    const { hand, heard, frame } = handAt();
    for (const at of [1, 2, 3]) hand.moved(at);
    expect(heard).toEqual([]);
    frame();
    hand.moved(4);
    frame();
    expect(heard).toEqual([3, 4]);
  });

  it('rests after a while without a move, and only once', () => {
    const { hand, heard, frame, pause } = handAt();
    for (const at of [1, 2]) {
      hand.moved(at);
      frame();
    }
    pause();
    expect(heard).toEqual([1, 2]);
    for (let n = 0; n < 4; n += 1) pause();
    expect(heard).toEqual([1, 2, 'rest']);
  });

  it('rests at once where it lets go, at the last place', () => {
    const { hand, heard, frame, pause } = handAt();
    hand.moved(1);
    hand.moved(2);
    hand.released();
    frame();
    pause();
    hand.released();
    expect(heard).toEqual([2, 'rest']);
  });

  it('is followed again after a rest', () => {
    const { hand, heard, frame, pause } = handAt();
    hand.moved(1);
    hand.released();
    frame();
    hand.moved(2);
    frame();
    for (let n = 0; n < 3; n += 1) pause();
    expect(heard).toEqual([1, 'rest', 2, 'rest']);
  });
});
